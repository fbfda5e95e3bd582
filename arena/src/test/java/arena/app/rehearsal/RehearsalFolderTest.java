package arena.app.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.RoundedTime;
import arena.app.contest.ContestEstimate;
import arena.app.contest.ContestFiles;
import arena.app.contest.ProgramMeasurement;
import arena.config.BotSource;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.LaunchSettings;
import arena.config.ReadResult;
import arena.standin.Habit;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RehearsalFolderTest {

    @TempDir
    private Path folder;

    private ContestFile rehearsed(ContestFile event) {
        RehearsalFolder files = new RehearsalSample(folder).files(event);
        files.write();
        ReadResult<Configuration> reading = ConfigReader.read(files.config(), List.of());
        assertThat(reading).isInstanceOf(ReadResult.Sound.class);
        Configuration machine = ((ReadResult.Sound<Configuration>) reading).value();
        assertThat(machine.field().folder()).startsWithRaw(files.folder());
        assertThat(machine.launch().confine()).isEqualTo(LaunchSettings.Confine.AUTO);
        return ContestFiles.read(files.contest(), machine);
    }

    private ContestFile event(String lines, int teams) {
        return new RehearsalSample(folder).event(lines, teams);
    }

    @Test
    void theRehearsalIsTheSameContestWithStandInsInAFolderOfItsOwn() {
        ContestFile event = event(RehearsalSample.HEAD + "[format]\nlegs = 2\n", 6);

        ContestFile rehearsal = rehearsed(event);

        assertThat(rehearsal.contest().folder())
                .startsWithRaw(event.contest().folder().resolve("rehearsal"));
        assertThat(rehearsal.teamNames()).containsExactlyInAnyOrderElementsOf(event.teamNames());
        assertThat(rehearsal.format()).isEqualTo(event.format());
        assertThat(rehearsal.teams())
                .extracting(
                        team -> ((BotSource.Launched) team.entry()).program().command())
                .allMatch(command -> command.contains("arena.standin.StandIn"));
        assertThat(rehearsal.run().probation()).isZero();
    }

    @Test
    void aRehearsalHasShortTimes() {
        ContestFile event = event(RehearsalSample.HEAD + "[settings]\nmove-time = 10m\nswaps = 3\n", 2);

        assertThat(rehearsed(event).settings().texts())
                .containsEntry("move-time", "3s")
                .containsEntry("swaps", "3");
    }

    @Test
    void standInsHaveTheStartUpTimeOfTheEventExceptTheAbsentOne() {
        ContestFile event = event(RehearsalSample.HEAD, 40);
        StandIns standIns = StandIns.of(event);

        assertThat(rehearsed(event).teams())
                .allSatisfy(team -> assertThat(
                                ((BotSource.Launched) team.entry()).program().startUp())
                        .isEqualTo(
                                standIns.habit(team.name()) == Habit.ABSENT
                                        ? Duration.ofSeconds(5)
                                        : Duration.ofSeconds(10)));
    }

    @Test
    void theSeedOfTheEventIsNotUsedSinceItWouldRevealTheDraw() {
        String seed = "0123456789abcdef".repeat(4);
        ContestFile event = event(RehearsalSample.HEAD + "[draw]\nseed = " + seed + "\n", 2);

        assertThat(event.draw().seed()).contains(seed);
        assertThat(rehearsed(event).draw().seed()).isEmpty();
    }

    @Test
    void teamsThatArePlacedByHandStayThere() {
        ContestFile event = event(
                RehearsalSample.HEAD.replace("round-robin", "groups")
                        + "[format]\ngroups = 2\n[draw]\nkind = hand\ngroup.A = Team_1 Team_4\ngroup.B = Team_2"
                        + " Team_3\n",
                4);

        assertThat(rehearsed(event).draw()).isEqualTo(event.draw());
    }

    @Test
    void eachHabitIsPlayedInALargeContestAndMostPlayWell() {
        StandIns standIns = StandIns.of(event(RehearsalSample.HEAD, 40));

        assertThat(standIns.habits().values()).contains(Habit.values());
        assertThat(standIns.bad()).isEqualTo(13);
    }

    @Test
    void aSmallContestHasSomeBadHabitsAndASuperBotPlaysItself() {
        StandIns standIns = StandIns.of(event(RehearsalSample.HEAD + "[team Known]\nbot = superbot:2\n", 6));

        assertThat(standIns.habits()).hasSize(6).doesNotContainKey("Known");
        assertThat(standIns.habit("Team_3")).isEqualTo(Habit.CRASH);
        assertThat(standIns.habit("Team_6")).isEqualTo(Habit.LATE);
        assertThat(standIns.habit("Known")).isEqualTo(Habit.WELL);
    }

    @Test
    void theRehearsalPlaysAsManyGamesAtATimeAsTheEventAndSaysSoBeforeTheMachineIsBusy() {
        ContestFile event = event("[run]\nmatches = 7\n" + RehearsalSample.HEAD, 4);

        assertThat(rehearsed(event).run().matches()).hasValue(7);
        assertThat(rehearsed(event(RehearsalSample.HEAD, 4)).run().matches()).isPresent();
    }

    @Test
    void theMovesOfTheProgramsThemselvesCountMoreThanThoseOfStandIns() {
        assertThat(RehearsalForecast.turns(
                        List.of(),
                        Path.of("none"),
                        List.of(new ProgramMeasurement.Game(9, 9, 40), new ProgramMeasurement.Game(9, 9, 60))))
                .isEqualTo(50);
    }

    @Test
    void theForecastSpreadsFromBotsThatAnswerAtOnceToThoseThatTakeAllTheirTime() {
        RehearsalForecast forecast = new RehearsalForecast(
                100,
                2,
                Duration.ofMinutes(3),
                Optional.of(new ContestEstimate(2, 6_000, 2_000)),
                50,
                Duration.ofSeconds(3),
                2_000,
                50_000,
                1_000);

        assertThat(forecast.best()).isEqualTo(Duration.ofMinutes(3));
        assertThat(forecast.worst()).isEqualTo(Duration.ofMinutes(3 + 125));
        assertThat(forecast.real()).contains(Duration.ofMinutes(5));
        assertThat(forecast.bytes()).isEqualTo(250_000);
        assertThat(RoundedTime.words(forecast.worst())).isEqualTo("2 h 8 min");
        assertThat(RoundedTime.words(Duration.ofMillis(10))).isEqualTo("1 s");
    }
}

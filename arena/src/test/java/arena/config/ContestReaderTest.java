package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContestReaderTest {

    @TempDir
    private Path folder;

    private SampleContest sample = new SampleContest(Path.of("."));

    @BeforeEach
    void begin() throws IOException {
        sample = new SampleContest(folder);
    }

    @Test
    void whatAFileLeavesOutHasItsDefault() throws IOException {
        ContestFile read = sample.sound(SampleContest.SMALL);

        assertThat(read.file()).isEqualTo(folder.resolve("Cup.ini"));
        assertThat(read.contest())
                .isEqualTo(new ContestSettings(
                        "Spring Cup",
                        "toy",
                        2,
                        folder.resolve("Cup.contest"),
                        ContestSettings.Results.PUBLIC,
                        Optional.empty(),
                        new BotSource.SuperBot(1)));
        assertThat(read.run())
                .isEqualTo(new RunSettings(
                        OptionalInt.empty(), 3, 3, RunSettings.NobodyReady.ASK, RunSettings.OnProbation.ASK));
        assertThat(read.format().id()).isEqualTo("league");
        assertThat(read.format().settings().texts()).containsEntry("legs", "1").hasSize(1);
        assertThat(read.format().points()).contains(List.of(1, 0));
        assertThat(read.format().tieBreaks()).isEmpty();
        assertThat(read.draw())
                .isEqualTo(new DrawSettings(DrawSettings.Kind.LOT, List.of(), List.of(), Optional.empty()));
        assertThat(read.settings().texts())
                .as("config.ini's, over the game's own")
                .containsEntry("swaps", "5")
                .containsEntry("move-time", "3s");
        assertThat(read.playOff()).isEmpty();
        assertThat(read.database()).isEmpty();
        assertThat(read.teamNames()).containsExactly("Alpha", "Beta");
    }

    @Test
    void everyValueMayBeChanged() throws IOException {
        ContestFile read = sample.sound("""
                [contest]
                name = Größte Liga
                game = TOY6
                format = League
                seats = 5
                folder = data
                results = hidden
                budget = 2m
                fill = Known
                [run]
                matches = 4
                probation = 0
                replays = 1
                nobody-ready = lot
                on-probation = out
                [format]
                legs = 2
                points = 10 6 4
                tie-breaks = moves Duel
                [draw]
                kind = hand
                group.B = Beta
                group.a = Alpha
                seed = 00000000000000000000000000000000000000000000000000000000000000AB
                [settings]
                rounds = 7
                [play-off]
                rounds = 3
                [database]
                url = jdbc:postgresql://localhost/cup
                user = referee
                password-file = secret
                [team Alpha]
                bot = superbot:2
                title = The Alphas
                members = Ann, Bob
                seed-number = none
                [team Beta]
                served = on
                """);

        assertThat(read.contest())
                .isEqualTo(new ContestSettings(
                        "Größte Liga",
                        "toy6",
                        5,
                        folder.resolve("data"),
                        ContestSettings.Results.HIDDEN,
                        Optional.of(Duration.ofMinutes(2)),
                        new BotSource.Launched(sample.known().named("Filler"))));
        assertThat(read.run())
                .isEqualTo(new RunSettings(
                        OptionalInt.of(4), 0, 1, RunSettings.NobodyReady.LOT, RunSettings.OnProbation.OUT));
        assertThat(read.format().settings().texts()).containsEntry("legs", "2");
        assertThat(read.format().points()).contains(List.of(10, 6, 4));
        assertThat(read.format().tieBreaks()).containsExactly("moves", "duel");
        assertThat(read.draw().groups()).containsExactly(List.of("Alpha"), List.of("Beta"));
        assertThat(read.draw().seed()).contains("0".repeat(62) + "ab");
        assertThat(read.settings().texts()).containsEntry("rounds", "7");
        assertThat(read.playOff()).containsEntry("rounds", "3");
        assertThat(read.database())
                .contains(new DatabaseSettings(
                        "jdbc:postgresql://localhost/cup", "referee", Optional.of(folder.resolve("secret")), 32));
        assertThat(read.team("Alpha"))
                .contains(new TeamEntry(
                        "Alpha", new BotSource.SuperBot(2), "The Alphas", "Ann, Bob", OptionalInt.empty(), 33));
        assertThat(read.team("Beta"))
                .contains(new TeamEntry("Beta", new BotSource.Served(), "Beta", "", OptionalInt.empty(), 38));
    }

    @Test
    void aTeamHasAProgramOfItsOwnOrOneOfTheMachine() throws IOException {
        ContestFile read = sample.sound(SampleContest.HEAD + """
                [team Alpha]
                command = ./run --fast
                folder = bots/alpha
                start-up = 2s
                env.LEVEL = 3
                [team Beta]
                bot = Known
                """);

        BotEntry alpha = ((BotSource.Launched) read.teams().get(0).entry()).program();
        assertThat(alpha.name()).isEqualTo("Alpha");
        assertThat(alpha.command()).containsExactly("./run", "--fast");
        assertThat(alpha.workingFolder()).isEqualTo(folder.resolve("bots/alpha"));
        assertThat(alpha.startUp()).isEqualTo(Duration.ofSeconds(2));
        assertThat(alpha.environment()).containsEntry("LEVEL", "3");
        assertThat(read.teams().get(1).entry())
                .isEqualTo(new BotSource.Launched(sample.known().named("Beta")));
    }

    @Test
    void teamsAreSeededByAListOrByNumbers() throws IOException {
        String list = "[draw]\nkind = seeding\norder = Beta Alpha\n";
        String numbers = """
                [draw]
                kind = seeding
                [team Alpha]
                served = on
                seed-number = 9
                [team Beta]
                served = on
                seed-number = 4
                """;

        assertThat(sample.sound(SampleContest.SMALL + list).draw().order()).containsExactly("Beta", "Alpha");
        assertThat(sample.sound(SampleContest.HEAD + numbers).draw().order()).containsExactly("Beta", "Alpha");
    }

    @Test
    void pointsOfSixSeatsCountThoseWhomOneHasLeftBehindAndMayBeTheGames() throws IOException {
        String six = SampleContest.SMALL.replace("game = toy", "game = toy6");

        assertThat(sample.sound(six).format().points()).contains(List.of(5, 4, 3, 2, 1, 0));
        assertThat(sample.sound(six + "[format]\npoints = GAME\n").format().points())
                .isEmpty();
    }

    @Test
    void aFillerHasANameThatNoTeamHasAndPlaysUnderIt() throws IOException {
        ContestFile read = sample.sound(SampleContest.SMALL
                .replace("[team Beta]", "[team filler2]")
                .replace("format = league", "format = league\nfill = Known"));

        List<TeamEntry> fillers = read.fillers(3);

        assertThat(fillers)
                .allMatch(TeamEntry::isFiller)
                .extracting(TeamEntry::name)
                .containsExactly("Filler1", "Filler3", "Filler4");
        assertThat(fillers.get(2).entry())
                .isEqualTo(new BotSource.Launched(sample.known().named("Filler4")));
        assertThat(read.fillers(0)).isEmpty();
    }

    @Test
    void whatTheDiskDoesNotHaveIsToldApartSoThatAContestGoesOnWithoutOneTeam() throws IOException {
        ContestFile read = sample.sound(SampleContest.HEAD + """
                [database]
                url = jdbc:postgresql://localhost/cup
                password-file = secret
                [team Alpha]
                command = ./run
                folder = gone
                [team Beta]
                bot = superbot:1
                """);

        assertThat(read.missing())
                .extracting(ConfigError::sentence)
                .containsExactly(
                        sample.file() + ", line 7: there is no file " + folder.resolve("secret")
                                + " with the password of the database; write the password into it, or correct"
                                + " password-file.",
                        sample.file() + ", line 8: the team Alpha is started in the folder " + folder.resolve("gone")
                                + ", which does not exist; make it, or name another one.");
    }
}

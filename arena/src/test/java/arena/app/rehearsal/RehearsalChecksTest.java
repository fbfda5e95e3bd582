package arena.app.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.ContestFile;
import arena.config.TeamEntry;
import arena.contest.AttemptCauses;
import arena.contest.Contest;
import arena.contest.ContestFactory;
import arena.contest.ContestState;
import arena.plugin.Games;
import arena.standin.Habit;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import arena.tournament.format.SealedSeed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of a contest of three teams, whose third one crashes, as its store would hold it; each test damages something.
 */
class RehearsalChecksTest {

    @TempDir
    private Path folder;

    private final List<AttemptRow> end = new ArrayList<>();
    private StandIns standIns = new StandIns(new TreeMap<>());
    private Optional<Contest> founded = Optional.empty();

    @BeforeEach
    void playAll() {
        ContestFile event = new RehearsalSample(folder).event(RehearsalSample.HEAD + "[format]\nlegs = 1\n", 3);
        standIns = StandIns.of(event);
        Contest contest = new ContestFactory(event, Games.byId("chain-reaction").info())
                .contest(
                        event.teams().stream().map(TeamEntry::name).toList(),
                        new SealedSeed("0123456789abcdef".repeat(4)));
        founded = Optional.of(contest);
        List<Fixture> fixtures = situation().progress().fixtures();
        assertThat(fixtures).hasSize(3);
        end.add(attempt(1, fixtures.get(0), Optional.of(result(fixtures.get(0), "king hit"))));
        end.add(attempt(2, fixtures.get(1), Optional.of(cutOff())));
        end.add(attempt(3, fixtures.get(1), Optional.of(result(fixtures.get(1), "king hit"))));
        end.add(attempt(4, fixtures.get(2), Optional.of(result(fixtures.get(2), "king hit"))));
    }

    private ContestState situation() {
        return ContestState.of(founded.orElseThrow(), end, List.of());
    }

    private static AttemptRow attempt(long sequence, Fixture fixture, Optional<AttemptResult> ended) {
        return new AttemptRow(
                new Attempt(sequence, fixture.id(), (int) sequence, fixture.seats(), "arena", 0), ended, sequence);
    }

    /** The team with the smaller number wins, so that no two teams are level. */
    private static AttemptResult result(Fixture fixture, String cause) {
        int best = Collections.min(fixture.seats());
        List<SeatResult> seats = fixture.seats().stream()
                .map(team -> team == best
                        ? new SeatResult(team, 1, 1, "king hit", "", new MoveTally(20, 0, 0, 5, 1))
                        : new SeatResult(team, 2, 0, cause, "", new MoveTally(20, 0, 0, 5, 1)))
                .toList();
        return new AttemptResult(
                Verdict.DECIDED, AttemptCauses.PLAYED, "king hit", "", new GameResult(seats, 40), 10, "record", 1);
    }

    private static AttemptResult cutOff() {
        return new AttemptResult(
                Verdict.BROKEN, AttemptCauses.ARENA_ENDED, "arena-ended", "", new GameResult(List.of(), 0), 0, "", 1);
    }

    /** The store when the arena was killed: one result, and one running game. */
    private List<AttemptRow> killed() {
        return List.of(end.get(0), new AttemptRow(end.get(1).attempt(), Optional.empty(), 2));
    }

    private List<String> failures(List<AttemptRow> killed, int exitCode) {
        Observations seen = new Observations(
                killed,
                killed,
                situation(),
                exitCode,
                folder,
                new Observations.Cost(Duration.ofSeconds(1), Duration.ZERO));
        return RehearsalChecks.of(seen, standIns).stream()
                .filter(check -> !check.holds())
                .map(RehearsalChecks.Check::words)
                .filter(words -> !words.startsWith("The records of these games are missing"))
                .toList();
    }

    @Test
    void aContestThatContinuedAfterAKillPassesAllChecks() {
        assertThat(failures(killed(), 0)).isEmpty();
    }

    @Test
    void aMissingRecordIsNamed() {
        Observations seen = new Observations(
                killed(),
                killed(),
                situation(),
                0,
                folder,
                new Observations.Cost(Duration.ofSeconds(1), Duration.ZERO));
        assertThat(RehearsalChecks.of(seen, standIns))
                .filteredOn(check -> !check.holds())
                .singleElement()
                .satisfies(check -> assertThat(check.words())
                        .contains(end.get(0).attempt().fixture(), "are missing or have a different end"));
    }

    @Test
    void aLostResultIsReported() {
        List<AttemptRow> killed = killed();
        end.remove(0);
        assertThat(failures(killed, 3))
                .anyMatch(words -> words.startsWith("1 of 1 results from before the arena was killed are missing"))
                .anyMatch(words ->
                        words.contains("2 of 3 games have a result, and the arena ended with exit" + " code 3"));
    }

    @Test
    void aGameThatCountsTwiceIsReported() {
        end.add(attempt(5, situation().progress().fixtures().get(0), end.get(0).ended()));
        assertThat(failures(killed(), 0))
                .singleElement()
                .asString()
                .startsWith("These games have more than one result");
    }

    @Test
    void aRunningGameThatWasNotRecordedIsReported() {
        List<AttemptRow> killed = killed();
        end.remove(1);
        assertThat(failures(killed, 0))
                .singleElement()
                .asString()
                .startsWith("These games were running when the arena was killed and were not played again");
    }

    @Test
    void anArenaThatWasKilledInItsOnlyGameHadNoResultToLose() {
        List<AttemptRow> running =
                killed().stream().filter(one -> one.ended().isEmpty()).toList();
        assertThat(running).isNotEmpty();
        assertThat(failures(running, 0)).isEmpty();
        end.removeIf(one ->
                one.ended().filter(ended -> ended.verdict() == Verdict.BROKEN).isPresent());
        assertThat(failures(running, 0))
                .singleElement()
                .asString()
                .startsWith("These games were running when the arena was killed and were not played again");
    }

    @Test
    void anArenaThatWasOverBeforeItWasKilledProvesNothing() {
        assertThat(failures(List.of(), 0))
                .singleElement()
                .asString()
                .startsWith("The arena could not be killed in the middle");
    }

    @Test
    void aGoodBotThatWasLateMeansThatTheMachineIsTooBusy() {
        Fixture last = situation().progress().fixtures().get(2);
        String loser = founded.orElseThrow().name(Collections.max(last.seats()));
        standIns = new StandIns(new TreeMap<>(Map.of(loser, Habit.CRASH)));
        end.set(3, attempt(4, last, Optional.of(result(last, "process ended"))));
        assertThat(failures(killed(), 0)).isEmpty();
        standIns = new StandIns(new TreeMap<>());
        assertThat(failures(killed(), 0)).singleElement().asString().contains("this machine is too busy", loser);
    }
}

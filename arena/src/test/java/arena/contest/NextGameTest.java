package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings.NobodyReady;
import arena.game.Settings;
import arena.store.Attempt;
import arena.tournament.format.Fixture;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the choice of the next game. */
class NextGameTest {

    @TempDir
    private Path folder;

    private TestContest cup;

    @BeforeEach
    void draw() {
        cup = TestContest.of(folder, 6);
    }

    @AfterEach
    void close() {
        cup.close();
    }

    private Optional<Fixture> next(Fixture... running) {
        return new NextGame(cup.state()).next(List.of(running));
    }

    private boolean playsIn(Fixture fixture, String team) {
        return fixture.isPlayedBy(cup.number(team));
    }

    @Test
    void theFirstGameIsTheFirstOfTheFormat() {
        assertThat(next()).contains(cup.state().progress().fixtures().get(0));
    }

    @Test
    void nobodyPlaysTwoGamesAtOnce() {
        List<Fixture> running = new ArrayList<>();
        for (Optional<Fixture> one = next(); one.isPresent(); one = next(running.toArray(new Fixture[0]))) {
            cup.begin(one.get());
            running.add(one.get());
        }
        SortedSet<Integer> players = new TreeSet<>();
        running.forEach(one -> assertThat(players.addAll(one.seats())).isTrue());
        assertThat(running).hasSize(3);
        assertThat(players).hasSize(6);
    }

    @Test
    void whoHasPlayedTheFewestGamesComesFirst() {
        for (int round = 0; round < 3; round++) {
            Fixture game = next().orElseThrow();
            cup.play(game, TestContest.bySeed(dueGame(game)));
        }
        SortedSet<Integer> players = new TreeSet<>();
        cup.state().attempts().forEach(one -> players.addAll(one.attempt().contestants()));
        assertThat(players).hasSize(6);
    }

    @Test
    void inAWholeContestNobodyPlaysTwiceInARowWhereItCanBeHelped() {
        List<Integer> before = List.of();
        for (Optional<Fixture> game = next(); game.isPresent(); game = next()) {
            assertThat(Collections.disjoint(game.get().seats(), before))
                    .as("%s after %s", game.get(), before)
                    .isTrue();
            cup.play(game.get(), TestContest.bySeed(dueGame(game.get())));
            before = game.get().seats();
        }
        assertThat(cup.state().done()).isEqualTo(15);
    }

    private static DueGame dueGame(Fixture fixture) {
        return new DueGame(
                fixture,
                new Attempt(1, fixture.id(), 1, fixture.seats(), "test", 1),
                TestContest.SEAL.matchSeed(fixture.id(), 1),
                new Settings(new TreeMap<>()),
                new TreeMap<>(),
                EntryDigests.of(List.of()));
    }

    @Test
    void aGameThatTheRefereeIsAskedAboutWaitsAndNoOther() {
        Fixture asked = next().orElseThrow();
        cup.play(asked, TestContest.broken(AttemptCauses.NOBODY_READY));
        for (Optional<Fixture> game = next(); game.isPresent(); game = next()) {
            cup.play(game.get(), TestContest.bySeed(dueGame(game.get())));
        }
        assertThat(cup.state().open()).containsExactly(asked);
    }

    @Test
    void aTeamOnProbationPlaysNoMoreAndHoldsNobodyElse() {
        for (String other : List.of("B", "C", "D")) {
            cup.play(cup.game("A", other), cup.wonByFaults(cup.game("A", other), other));
        }
        assertThat(cup.state().pending().probation()).containsOnlyKeys(cup.number("A"));
        for (Optional<Fixture> game = next(); game.isPresent(); game = next()) {
            assertThat(playsIn(game.get(), "A")).isFalse();
            cup.play(game.get(), TestContest.bySeed(dueGame(game.get())));
        }
        assertThat(cup.state().open()).hasSize(2).allMatch(fixture -> playsIn(fixture, "A"));
    }

    @Test
    void gamesOfTheDisqualifiedAreNotPlayed() {
        cup.decide(DecisionKind.DISQUALIFIED, "A");
        assertThat(cup.state().open()).hasSize(10).noneMatch(fixture -> playsIn(fixture, "A"));
    }

    @Test
    void tablesOfSixThatShareAPlayerWaitForEachOther(@TempDir Path other) {
        try (TestContest seven =
                TestContest.of(other, "round-robin", 7, 6, TestContest.runSettings(3, 3, NobodyReady.ASK))) {
            NextGame lineup = new NextGame(seven.state());
            Fixture first = lineup.next(List.of()).orElseThrow();
            assertThat(lineup.next(List.of(first))).isEmpty();
        }
    }
}

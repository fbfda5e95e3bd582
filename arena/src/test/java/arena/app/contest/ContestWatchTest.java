package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.play.ServicesFactory;
import arena.config.ConfigReader;
import arena.config.ContestSettings;
import arena.contest.ContestListener;
import arena.contest.ContestPhase;
import arena.report.GameAccount;
import arena.report.RatingHistory;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.tournament.format.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a contest as an observer sees it, while another arena plays and decides. */
@Timeout(120)
class ContestWatchTest {

    private static final DecisionAuthor ANN = new DecisionAuthor("Ann", "so it was");

    @TempDir
    private Path folder;

    private final List<String> remarks = new ArrayList<>();

    @BeforeEach
    void writeCup() throws IOException {
        Files.writeString(folder.resolve("cup.ini"), """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                results = hidden
                [settings]
                turn-limit = 4
                [run]
                matches = 1
                [team Alpha]
                bot = superbot:1
                [team Beta]
                bot = superbot:1
                [team Gamma]
                bot = superbot:1
                """);
    }

    private OpenContest open() {
        return OpenContest.open(ConfigReader.standard(folder), folder.resolve("cup.ini"), remarks::add);
    }

    private ContestWatch watch() {
        return ContestWatch.open(ConfigReader.standard(folder), folder.resolve("cup.ini"), remarks::add);
    }

    private void play(OpenContest contest) {
        new ContestRun(
                        contest,
                        new ServicesFactory(folder, remarks::add),
                        new ContestRun.Terms(1, Optional.empty(), "Ann"),
                        new ContestListener() {})
                .play();
    }

    @Test
    void aLookShowsTheDrawTheGamesAndTheDecisionsOfAnotherArena() {
        try (ContestWatch watch = watch();
                OpenContest arena = open()) {
            assertThat(watch.poll()).isFalse();
            assertThat(watch.view()).isEmpty();

            new ContestDraw(arena).hold(ANN);
            assertThat(watch.poll()).isTrue();
            assertThat(watch.poll()).isFalse();
            long first = watch.view().orElseThrow().number();

            play(arena);
            assertThat(watch.poll()).isTrue();
            ContestWatch.View played = watch.view().orElseThrow();
            assertThat(played.number()).isGreaterThan(first);
            assertThat(played.whole().progress().done())
                    .isGreaterThanOrEqualTo(3)
                    .isEqualTo(arena.situation().done());
            assertThat(played.forecast()).isEmpty();

            new Referee(arena, ANN).show(ContestSettings.Results.PUBLIC);
            assertThat(watch.poll()).isTrue();
            assertThat(watch.view().orElseThrow().isOpen()).isTrue();
        }
    }

    @Test
    void hiddenResultsAreShownOnlyAfterTheirPublication() {
        try (ContestWatch watch = watch();
                OpenContest arena = open()) {
            play(arena);
            watch.poll();
            ContestWatch.View hidden = watch.view().orElseThrow();
            assertThat(hidden.open().games()).allMatch(game -> game.result().isEmpty());
            assertThat(hidden.open().ratings()).isEmpty();
            assertThat(hidden.withoutFolders().games()).allMatch(game -> game.state() == GameAccount.State.PLAYED);
            assertThat(hidden.isOpenToTeams()).isFalse();

            new Referee(arena, ANN).publish();
            watch.poll();
            ContestWatch.View out = watch.view().orElseThrow();
            assertThat(out.isPublished()).isTrue();
            assertThat(out.whole().situation().phase()).isEqualTo(ContestPhase.PUBLISHED);
            assertThat(out.open().games()).allMatch(game -> game.result().isPresent());
        }
    }

    @Test
    void theForecastCountsTheRestOfARunningGameAndThenTheOthers() {
        try (ContestWatch watch = watch();
                OpenContest arena = open()) {
            new ContestDraw(arena).hold(ANN);
            new ContestEstimate(2, 60_000, 1_000).write(arena.folder());
            List<Fixture> games = arena.situation().open();
            assertThat(arena.store().acquireLock()).isTrue();
            long begun = System.currentTimeMillis() - 20_000;
            arena.store().begin(games.get(0).id(), games.get(0).seats(), "test", begun);
            watch.poll();
            ContestForecast forecast =
                    watch.view().flatMap(ContestWatch.View::forecast).orElseThrow();

            assertThat(forecast.gameMillis()).isEqualTo(60_000);
            assertThat(forecast.begins())
                    .containsOnlyKeys(games.get(1).id(), games.get(2).id());
            assertThat(forecast.begins().get(games.get(1).id())).isEqualTo(begun + 60_000);
            assertThat(forecast.begins().get(games.get(2).id())).isEqualTo(begun + 120_000);
            assertThat(forecast.endEpochMillis()).isEqualTo(begun + 180_000);
        }
    }

    /** The settings allow one game at a time; the arena was started with another number. */
    @Test
    void theForecastCountsAsManyGamesAtATimeAsWerePlayed() {
        try (ContestWatch watch = watch();
                OpenContest arena = open()) {
            new ContestDraw(arena).hold(ANN);
            List<Fixture> games = arena.situation().open();
            assertThat(arena.store().acquireLock()).isTrue();
            watch.poll();
            long begun = System.currentTimeMillis() - 20_000;
            Attempt first = arena.store().begin(games.get(0).id(), games.get(0).seats(), "test", begun);
            arena.store().begin(games.get(1).id(), games.get(1).seats(), "test", begun + 1);
            arena.store().end(first, AttemptResult.broken("test", "test", "test", begun + 10_000));
            new ContestEstimate(2, 60_000, 1_000).write(arena.folder());
            watch.poll();

            assertThat(watch.view()
                            .flatMap(ContestWatch.View::forecast)
                            .orElseThrow()
                            .endEpochMillis())
                    .as("two at a time: the broken game now, the last one behind the running one")
                    .isEqualTo(begun + 1 + 2 * 60_000);
        }
    }

    @Test
    void aGameOfADeadArenaIsBrokenOffUntilAnotherArenaHasTheContest() {
        try (ContestWatch watch = watch()) {
            try (OpenContest arena = open()) {
                new ContestDraw(arena).hold(ANN);
                Fixture first = arena.situation().open().get(0);
                assertThat(arena.store().acquireLock()).isTrue();
                arena.store().begin(first.id(), first.seats(), "test", System.currentTimeMillis());
                watch.poll();
                assertThat(pending(watch)).containsExactly(GameAccount.Pending.RUNS);
            }
            assertThat(watch.poll()).isTrue();
            assertThat(pending(watch)).containsExactly(GameAccount.Pending.BROKEN_OFF);
            assertThat(watch.poll()).isFalse();
            try (OpenContest next = open()) {
                assertThat(next.store().acquireLock()).isTrue();
                assertThat(watch.poll()).isTrue();
                assertThat(pending(watch)).containsExactly(GameAccount.Pending.RUNS);
            }
        }
    }

    private static List<GameAccount.Pending> pending(ContestWatch watch) {
        return watch.view().orElseThrow().whole().games().stream()
                .map(GameAccount::pending)
                .filter(pending -> pending != GameAccount.Pending.NOTHING)
                .toList();
    }

    @Test
    void theRatingsOfTheLastStepAreThoseOfAllGames() {
        try (ContestWatch watch = watch();
                OpenContest arena = open()) {
            play(arena);
            watch.poll();
            RatingHistory history = RatingHistory.of(watch.view().orElseThrow().withoutFolders());
            int games = arena.situation().done();
            assertThat(history.steps())
                    .extracting(RatingHistory.Step::games)
                    .startsWith(1)
                    .endsWith(games);
            assertThat(history.steps().get(history.steps().size() - 1).ratings())
                    .containsExactlyInAnyOrderElementsOf(
                            watch.view().orElseThrow().withoutFolders().ratings());
        }
    }

    @Test
    void aRecordIsFoundByItsNameAndNoneByAnother() {
        try (ContestWatch watch = watch();
                OpenContest arena = open()) {
            play(arena);
            watch.poll();
            String record = watch.view()
                    .orElseThrow()
                    .whole()
                    .games()
                    .get(0)
                    .ended()
                    .orElseThrow()
                    .record();
            String match = record.replaceFirst("[.]jsonl.*", "");
            assertThat(watch.attempt(match)).isPresent();
            assertThat(watch.attempt("")).isEqualTo(Optional.empty());
            assertThat(watch.attempt(match + "x")).isEmpty();
        }
    }
}

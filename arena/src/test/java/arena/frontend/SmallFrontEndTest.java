package arena.frontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.app.RequestFailure;
import arena.app.contest.ContestRun;
import arena.app.contest.OpenContest;
import arena.app.play.MatchOutcome;
import arena.app.play.ServicesFactory;
import arena.config.ConfigReader;
import arena.contest.Contest;
import arena.contest.ContestListener;
import arena.contest.ContestState;
import arena.series.Stoppable;
import arena.store.AttemptRow;
import arena.tournament.format.Fixture;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What one front end can do another can: here one that is no command line. */
@Timeout(120)
class SmallFrontEndTest {

    private static final String GAME = "chain-reaction";

    /** A match of which so many lines were told has begun, and is not over. */
    private static final int SOME_LINES = 6;

    @TempDir
    private Path folder;

    @Test
    void itStartsAMatchAndFollowsItWhileItIsPlayed() throws Exception {
        List<String> page = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        try (SmallFrontEnd frontEnd = new SmallFrontEnd(folder)) {
            Future<MatchOutcome> match = frontEnd.start(GAME, List.of("superbot:1", "superbot:2"), 7, line -> {
                page.add(line);
                if (page.size() == SOME_LINES) {
                    begun.countDown();
                    await(goOn);
                }
            });

            await(begun);
            assertThat(match.isDone()).isFalse();
            assertThat(page.get(0)).isEqualTo("begins: superbot_1, superbot_2");
            assertThat(frontEnd.board("last").lines())
                    .startsWith("still played")
                    .hasSizeGreaterThan(3);

            goOn.countDown();
            MatchOutcome outcome = match.get();
            assertThat(page.get(page.size() - 1)).isEqualTo("0 faults; " + outcome.verdict());
            assertThat(frontEnd.board("last").lines()).startsWith("over");
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void itListsTheRecords() throws Exception {
        try (SmallFrontEnd frontEnd = new SmallFrontEnd(folder)) {
            assertThat(frontEnd.records(Optional.empty()).lines()).isEmpty();
            frontEnd.start(GAME, List.of("superbot:1", "superbot:2"), 1, line -> {})
                    .get();
            frontEnd.start(GAME, List.of("superbot:3", "superbot:2"), 2, line -> {})
                    .get();

            assertThat(frontEnd.records(Optional.empty()).lines())
                    .hasSize(2)
                    .allMatch(line -> line.contains("\"over\":true"));
            assertThat(frontEnd.records(Optional.of("SuperBot_3")).lines())
                    .singleElement()
                    .asString()
                    .contains("\"seed\":2");
        }
    }

    @Test
    void itSaysWhatCannotBeDone() {
        try (SmallFrontEnd frontEnd = new SmallFrontEnd(folder)) {
            assertThatExceptionOfType(RequestFailure.class)
                    .isThrownBy(() -> frontEnd.start("chess", List.of("superbot:1"), 1, line -> {}))
                    .withMessageStartingWith("There is no game \"chess\"");
            SmallFrontEnd.Answer answer = frontEnd.tables(folder.resolve("none.ini"));
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.lines()).singleElement().asString().contains("none.ini");
        }
    }

    @Test
    void itReadsTheTablesOfAContest() throws IOException {
        Path file = Files.writeString(folder.resolve("cup.ini"), """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                [settings]
                turn-limit = 4
                [run]
                matches = 1
                [team Alpha]
                bot = superbot:1
                [team Beta]
                bot = superbot:1
                """);
        try (OpenContest contest = OpenContest.open(ConfigReader.standard(folder), file, remark -> {})) {
            new ContestRun(
                            contest,
                            new ServicesFactory(folder, remark -> {}),
                            new ContestRun.Terms(1, Optional.empty(), "Ann"),
                            SILENT)
                    .play();
        }

        try (SmallFrontEnd frontEnd = new SmallFrontEnd(folder)) {
            SmallFrontEnd.Answer answer = frontEnd.tables(file);
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.lines()).hasSize(3);
            assertThat(answer.lines().get(1)).matches("1 (Alpha|Beta) [0-9.]+");
            assertThat(answer.lines().get(2)).matches("[12] (Alpha|Beta) [0-9.]+");
        }
    }

    /** Listens to nothing. */
    private static final ContestListener SILENT = new ContestListener() {
        @Override
        public void drawn(Contest contest, boolean now) {}

        @Override
        public void begins(Stoppable games, ContestState now) {}

        @Override
        public void begun(Fixture fixture) {}

        @Override
        public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {}

        @Override
        public void polled(ContestState now, int running) {}

        @Override
        public void remark(String words) {}

        @Override
        public void ends() {}
    };

    @Test
    void itKnowsNothingOfTheCommandLine() {
        JavaClass frontEnd = new ClassFileImporter().importClass(SmallFrontEnd.class);
        assertThat(frontEnd.getDirectDependenciesFromSelf())
                .isNotEmpty()
                .noneMatch(used -> used.getTargetClass().getPackageName().startsWith("arena.cli"));
    }
}

package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.NameLookup;
import arena.app.play.ServicesFactory;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ReadResult;
import arena.contest.ContestListener;
import arena.contest.DecisionCodec;
import arena.contest.RefereeDecision;
import arena.match.Event;
import arena.match.SeatClock;
import arena.record.MatchRecord;
import arena.report.AuditTrail;
import arena.report.ContestAccount;
import arena.report.text.ContestText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a contest with a team whose folder is on a share, where answers may be seen before they are complete. */
@Timeout(120)
class ContestOnShareTest {

    @TempDir
    private Path folder;

    private final List<String> reports = new CopyOnWriteArrayList<>();

    @BeforeEach
    void writeContest() throws IOException {
        Files.writeString(folder.resolve("config.ini"), "");
        Files.writeString(folder.resolve("cup.ini"), """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            results = public
            [settings]
            turn-limit = 4
            [run]
            matches = 1
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            [team Far]
            served = on
            """);
    }

    private OpenContest open() {
        return OpenContest.open(configured(), folder.resolve("cup.ini"), reports::add);
    }

    private ServicesFactory factory() {
        return new ServicesFactory(folder, reports::add);
    }

    private void play(OpenContest contest) {
        ContestListener listener = new ContestListener() {
            @Override
            public void remark(String words) {
                reports.add(words);
            }
        };
        new ContestRun(contest, factory(), new ContestRun.Terms(1, Optional.empty(), "Ann"), listener).play();
    }

    @Test
    void theCheckAdvisesTheProfileForSharesForAServedFolder() throws IOException {
        assertThat(advice())
                .singleElement()
                .asString()
                .startsWith("Started elsewhere: Far. If their folders are on a share, set profile = share in"
                        + " section [exchange] of config.ini: ")
                .contains("(settle is 200ms now)");

        Files.writeString(folder.resolve("config.ini"), "[exchange]\nprofile = share\n");
        assertThat(advice()).isEmpty();
    }

    private Configuration configured() {
        return ((ReadResult.Sound<Configuration>) ConfigReader.read(
                        folder.resolve("config.ini"),
                        List.of(NameLookup.game("chain-reaction").info())))
                .value();
    }

    private List<String> advice() {
        try (OpenContest contest = open()) {
            return ContestCheck.of(contest, new ContestDraw(contest).tried(), factory(), false)
                    .advice();
        }
    }

    @Test
    @Tag("slow")
    void withTheProfileForSharesHalfAMoveIsNotPlayedAndTheAnswerHasMoreTime() throws Exception {
        Files.writeString(folder.resolve("config.ini"), "[exchange]\nprofile = share\n");
        Thread far = new Thread(() -> writeSlowly(true), "far");
        far.start();
        try (OpenContest contest = open()) {
            play(contest);
            assertThat(contest.situation().incompleteAnswers()).isEmpty();
            // Teams that are level play their places off.
            List<MatchRecord> records = contest.situation().attempts().stream()
                    .filter(one -> contest.situation()
                            .names(one.attempt().contestants())
                            .contains("Far"))
                    .map(one -> MatchRecord.read(
                            contest.records().resolve(one.ended().orElseThrow().record())))
                    .toList();
            assertThat(records).hasSizeGreaterThanOrEqualTo(2).allSatisfy(record -> {
                assertThat(record.began().orElseThrow().sittings())
                        .extracting(Event.SeatAssignment::clock)
                        .contains(new SeatClock.ByGame(Duration.ofSeconds(1)));
                assertThat(record.events(Event.Ruled.class)
                                .flatMap(ruled -> ruled.reply().bytes().stream())
                                .map(bytes -> new String(bytes, StandardCharsets.US_ASCII)))
                        .contains("K 12\n")
                        .doesNotContain("K 1");
            });
        } finally {
            far.interrupt();
            far.join();
        }
    }

    @Tag("slow")
    @Test
    void aPlayedHalfMoveIsReportedAtOnceAndIsInTheAuditTrail() throws Exception {
        Thread far = new Thread(() -> writeSlowly(false), "far");
        far.start();
        try (OpenContest contest = open()) {
            play(contest);
            assertThat(reports)
                    .anyMatch(words -> words.matches(
                            ".*, Far: output_1.txt was taken with 3 bytes when it no longer changed but had no"
                                    + " line end, and has grown since: an incomplete answer was played\\. The"
                                    + " result counts; `arena contest replay cup.ini .*` orders a replay\\."));
            assertThat(contest.situation().decisions())
                    .anyMatch(decision -> DecisionCodec.read(decision) instanceof RefereeDecision.AnswerGrew);
            assertThat(new ContestText(ContestAccount.of(contest.situation()), 1_000).halfAnswers())
                    .anyMatch(line -> line.contains(" half of an answer of Far was played: output_1.txt was taken"));
            assertThat(AuditTrail.of(ContestAccount.of(contest.situation())))
                    .anyMatch(item -> item.words().contains("saw an answer grow after it was taken, game ")
                            && item.words().contains(", team Far: output_1.txt was taken with 3 bytes"));
        } finally {
            far.interrupt();
            far.join();
        }
    }

    /**
     * Serves the folder of Far as over a share: of its first answer half is seen before the rest.
     *
     * @param soon whether the rest is seen after a second, else only after the half was taken
     */
    private void writeSlowly(boolean soon) {
        Path own = folder.resolve("team-folders/Far");
        try {
            while (!Thread.interrupted()) {
                Files.createDirectories(own);
                if (Files.exists(own.resolve("Gameover.txt"))) {
                    try (Stream<Path> old = Files.list(own)) {
                        for (Path file : old.toList()) {
                            Files.deleteIfExists(file);
                        }
                    }
                } else if (Files.exists(own.resolve("input_2.txt"))) {
                    Files.writeString(own.resolve("output_1.txt"), "K 12\n");
                    answer(own, 2, "C 25\n");
                } else if (Files.exists(own.resolve("input_1.txt"))) {
                    answer(own, 1, "K 1");
                    Path half = own.resolve("output_1.txt");
                    if (soon && Files.size(half) == "K 1".length()) {
                        Thread.sleep(1_000);
                        Files.writeString(half, "2\n", StandardOpenOption.APPEND);
                    }
                } else {
                    Files.writeString(own.resolve("ready.txt"), "");
                }
                Thread.sleep(60);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    private static void answer(Path own, int number, String text) throws IOException {
        if (!Files.exists(own.resolve("output_" + number + ".txt"))) {
            // The growth of the previous answer is seen before this one.
            Files.writeString(own.resolve("beside"), text);
            Files.move(own.resolve("beside"), own.resolve("output_" + number + ".txt"));
        }
    }
}

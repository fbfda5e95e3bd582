package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings.NobodyReady;
import arena.store.AttemptResult;
import arena.tournament.format.Format;
import arena.tournament.format.Formats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of every format: a contest always ends, and always with the same result, whatever interrupts it. */
@Tag("slow")
@Timeout(60)
class AllFormatsTest {

    @TempDir
    private Path folder;

    static Stream<String> formats() {
        // The format of 2015 consists of groups and a knock-out, and a ladder has no end of its own.
        return Formats.all().stream().map(Format::id).filter(id -> !id.equals("spl-2015") && !id.equals("ladder"));
    }

    private TestContest cup(String format, String name) throws IOException {
        return TestContest.of(
                Files.createDirectories(folder.resolve(name)),
                format,
                teams(format),
                2,
                TestContest.runSettings(3, 3, NobodyReady.LOT));
    }

    private static int teams(String format) {
        return format.equals("groups") ? 12 : format.equals("series") ? 2 : 6;
    }

    private static ContestRunner.End play(TestContest cup, int atOnce, GameRunner runner) {
        return new ContestRunner(cup.contest(), cup.store(), runner, new RecordingListener()).play(atOnce, "somebody");
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aContestThatIsBrokenOffAgainAndAgainEndsAsIfNothingHadHappened(String format) throws IOException {
        try (TestContest smooth = cup(format, "smooth");
                TestContest rough = cup(format, "rough")) {
            play(smooth, 1, TestContest::bySeed);
            Random random = new Random(4711);
            AtomicInteger until = new AtomicInteger();
            for (ContestRunner.End end = ContestRunner.End.STOPPED; end != ContestRunner.End.OVER; ) {
                until.set(1 + random.nextInt(25));
                end = playUntil(rough, until);
            }
            assertThat(rough.rows()).isEqualTo(smooth.rows());
            assertThat(rough.state().progress().placing())
                    .isEqualTo(smooth.state().progress().placing());
        }
    }

    /** Plays three games at a time and stops after a number of beginnings, with an open attempt as after a kill. */
    private static ContestRunner.End playUntil(TestContest cup, AtomicInteger until) {
        ContestRunner[] contestRunner = new ContestRunner[1];
        GameRunner runner = dueGame -> {
            if (until.decrementAndGet() <= 0) {
                contestRunner[0].stopNow();
                return TestContest.broken(AttemptCauses.STOPPED);
            }
            return TestContest.bySeed(dueGame);
        };
        contestRunner[0] = new ContestRunner(cup.contest(), cup.store(), runner, new RecordingListener());
        ContestRunner.End end = contestRunner[0].play(3, "somebody");
        cup.state().open().stream().findFirst().ifPresent(cup::begin);
        return end;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aContestEndsThoughEverybodyIsDisqualified(String format) throws IOException {
        try (TestContest cup = cup(format, "empty")) {
            cup.contest().names().forEach(team -> cup.decide(DecisionKind.DISQUALIFIED, team));
            assertThat(play(cup, 2, TestContest::bySeed)).isEqualTo(ContestRunner.End.OVER);
            assertThat(cup.state().attempts()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aContestEndsThoughNobodyIsEverReady(String format) throws IOException {
        try (TestContest cup = cup(format, "absent")) {
            assertThat(play(cup, 2, dueGame -> TestContest.broken(AttemptCauses.NOBODY_READY)))
                    .isEqualTo(ContestRunner.End.OVER);
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aContestEndsThoughEveryGameIsDrawn(String format) throws IOException {
        try (TestContest cup = cup(format, "drawn")) {
            assertThat(play(cup, 2, AllFormatsTest::drawn)).isEqualTo(ContestRunner.End.OVER);
            assertThat(cup.state().progress().placing()).isNotEmpty();
        }
    }

    private static AttemptResult drawn(DueGame dueGame) {
        return TestContest.tied(dueGame.fixture());
    }
}

package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.store.AuditEntry;
import arena.store.ContestStore;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that one arena at a time plays a contest, and that an arena which lost the lock does no harm. */
class OneArenaTest extends SixTeamContest {

    @Test
    void aSecondArenaDoesNotPlayWhatAnotherPlays() throws Exception {
        CountDownLatch playing = new CountDownLatch(1);
        CountDownLatch tried = new CountDownLatch(1);
        ExecutorService background = Executors.newSingleThreadExecutor();
        try (TestContest other = TestContest.of(folder, TEAMS)) {
            Future<ContestRunner.End> first = background.submit(() -> play(1, dueGame -> {
                playing.countDown();
                awaitLatch(tried);
                return TestContest.bySeed(dueGame);
            }));
            awaitLatch(playing);
            assertThat(new ContestRunner(other.contest(), other.store(), TestContest::bySeed, new RecordingListener())
                            .play(1, "other"))
                    .isEqualTo(ContestRunner.End.ELSEWHERE);
            tried.countDown();
            assertThat(first.get()).isEqualTo(ContestRunner.End.OVER);
            assertPlayedOnceEach();
        } finally {
            background.shutdownNow();
        }
    }

    @Test
    void aResultThatComesAfterAnotherArenaHasTakenOverIsRefusedSaidAndKept() throws Exception {
        CountDownLatch playing = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        ExecutorService background = Executors.newSingleThreadExecutor();
        try (TestContest other = TestContest.of(folder, TEAMS)) {
            Future<ContestRunner.End> first = background.submit(() -> play(1, dueGame -> {
                playing.countDown();
                awaitLatch(over);
                return TestContest.bySeed(dueGame);
            }));
            awaitLatch(playing);
            Files.delete(folder.resolve("running.lock"));
            assertThat(new ContestRunner(other.contest(), other.store(), TestContest::bySeed, new RecordingListener())
                            .play(1, "other"))
                    .isEqualTo(ContestRunner.End.OVER);
            over.countDown();

            assertThat(first.get()).isEqualTo(ContestRunner.End.OVER);
            assertThat(listener.begun).hasSize(1);
            assertThat(listener.remarks)
                    .anyMatch(words -> words.startsWith("Another arena has taken over this contest"))
                    .anyMatch(words ->
                            words.startsWith("The result of " + listener.begun.get(0) + " does not" + " count: "));
            assertThat(cup.store().decisions().stream()
                            .map(AuditEntry::decided)
                            .filter(decided -> decided.verb().equals(DecisionKind.RESULT_REFUSED.key()))
                            .toList())
                    .singleElement()
                    .satisfies(decided -> {
                        assertThat(decided.fixture()).contains(listener.begun.get(0));
                        assertThat(decided.details())
                                .containsEntry("attempt", "1")
                                .hasSize(4);
                    });
            assertThat(causes()).hasSize(GAMES + 1).startsWith(AttemptCauses.ARENA_ENDED);
        } finally {
            background.shutdownNow();
        }
    }

    @Tag("slow")
    @Test
    void anArenaThatHasLostItsHoldWaitsUntilItHasItAgain() {
        List<ContestStore> others = new ArrayList<>();
        AtomicInteger idle = new AtomicInteger();
        RecordingListener patient = new RecordingListener((now, running) -> {
            if (running == 0 && !others.isEmpty() && idle.incrementAndGet() == 2) {
                others.get(0).close();
            }
        });
        ContestRunner.End end = play(
                1,
                dueGame -> {
                    if (others.isEmpty()) {
                        assertThat(folder.resolve("running.lock").toFile().delete())
                                .isTrue();
                        others.add(cup.reopened());
                        assertThat(others.get(0).acquireLock()).isTrue();
                    }
                    return TestContest.bySeed(dueGame);
                },
                patient);
        assertThat(end).isEqualTo(ContestRunner.End.OVER);
        assertThat(idle).hasValueGreaterThanOrEqualTo(2);
        assertPlayedOnceEach();
    }
}

package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class FieldClockTest {

    @TempDir
    Path root;

    private Field field;
    private final List<Thread> sleepers = new ArrayList<>();

    @BeforeEach
    void open() {
        field = Field.open(root, FieldOptions.STANDARD);
    }

    @AfterEach
    void close() throws InterruptedException {
        for (Thread sleeper : sleepers) {
            sleeper.interrupt();
            sleeper.join();
        }
        field.close();
    }

    private FolderWatch watch(String team, Clock clock) throws IOException {
        FolderWatch watch = field.mailroom().watch(Files.createDirectories(root.resolve(team)), clock);
        watch.joined();
        watch.drain();
        return watch;
    }

    /** Waits at the bell on a thread of its own; completes with whether the wait was ended by an interrupt. */
    private CompletableFuture<Boolean> await(Clock clock, long untilNanos) {
        CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
        Thread sleeper = new Thread(() -> {
            try {
                clock.bell().await(untilNanos);
                interrupted.complete(false);
            } catch (InterruptedException stop) {
                interrupted.complete(true);
            }
        });
        sleepers.add(sleeper);
        sleeper.start();
        return interrupted;
    }

    /** A match is woken once when it is left alone; here nobody has waited yet. */
    private static void hush(Clock clock) throws InterruptedException {
        clock.bell().await(0);
    }

    private void answer(String team) throws IOException {
        Files.writeString(root.resolve(team).resolve("output_1.txt"), "C 5\n");
    }

    @Test
    void aMatchThatIsAloneIsWokenByAnAnswer() throws Exception {
        Clock clock = field.clock();
        FolderWatch watch = watch("Alpha", clock);
        CompletableFuture<Boolean> answered = awaitAnswer(clock, watch);
        answer("Alpha");
        assertThat(answered.get()).isTrue();
    }

    @Test
    void aMatchThatIsAloneHearsAnybodyElsesRing() throws Exception {
        Clock clock = field.clock();
        watch("Alpha", clock);
        hush(clock);
        CompletableFuture<Boolean> woken = await(clock, Long.MAX_VALUE);
        clock.bell().ring();
        assertThat(woken.get()).isFalse();
    }

    @Test
    void aMatchThatIsAloneWakesWhenItsTimeHasComeAndNotBefore() throws Exception {
        Clock clock = field.clock();
        watch("Alpha", clock);
        hush(clock);
        long until = clock.nanos() + TimeUnit.MILLISECONDS.toNanos(30);
        assertThat(await(clock, until).get()).isFalse();
        assertThat(clock.nanos()).isGreaterThanOrEqualTo(until);
    }

    @Test
    void aMatchThatIsAloneCanBeInterrupted() throws Exception {
        Clock clock = field.clock();
        watch("Alpha", clock);
        hush(clock);
        CompletableFuture<Boolean> woken = await(clock, Long.MAX_VALUE);
        sleepers.get(0).interrupt();
        assertThat(woken.get()).isTrue();
    }

    @Test
    void aRingBeforeTheWaitIsNotLost() throws Exception {
        Clock clock = field.clock();
        watch("Alpha", clock);
        hush(clock);
        clock.bell().ring();
        assertThat(await(clock, Long.MAX_VALUE).get()).isFalse();
    }

    @Test
    void aMatchThatIsJoinedByOthersIsWokenAndSoAreThey() throws Exception {
        Clock first = field.clock();
        CompletableFuture<Boolean> alpha = awaitAnswer(first, watch("Alpha", first));
        Clock second = field.clock();
        CompletableFuture<Boolean> beta = awaitAnswer(second, watch("Beta", second));
        answer("Beta");
        assertThat(beta.get()).isTrue();
        assertThat(alpha).isNotDone();
        answer("Alpha");
        assertThat(alpha.get()).isTrue();
    }

    @Test
    void aMatchThatIsLeftAloneIsWokenStill() throws Exception {
        for (int match = 0; match < 20; match++) {
            Clock first = field.clock();
            FolderWatch watch = watch("Alpha" + match, first);
            FolderWatch other = watch("Beta" + match, field.clock());
            CompletableFuture<Boolean> answered = awaitAnswer(first, watch);
            field.mailroom().forget(other);
            answer("Alpha" + match);
            assertThat(answered.get()).isTrue();
            field.mailroom().forget(watch);
        }
    }

    /** Looks at each ring, as a match does, until there is an answer. */
    private CompletableFuture<Boolean> awaitAnswer(Clock clock, FolderWatch watch) {
        CompletableFuture<Boolean> answered = new CompletableFuture<>();
        Thread sleeper = new Thread(() -> {
            try {
                while (!watch.drain().names().contains("output_1.txt")) {
                    clock.bell().await(Long.MAX_VALUE);
                }
                answered.complete(true);
            } catch (InterruptedException stop) {
                answered.complete(false);
            }
        });
        sleepers.add(sleeper);
        sleeper.start();
        return answered;
    }

    @Test
    void manyMatchesOneAfterAnotherAreAllWoken() throws IOException, ExecutionException, InterruptedException {
        for (int match = 0; match < 50; match++) {
            Clock clock = field.clock();
            FolderWatch watch = watch("Alpha" + match, clock);
            CompletableFuture<Boolean> answered = awaitAnswer(clock, watch);
            answer("Alpha" + match);
            assertThat(answered.get()).isTrue();
            field.mailroom().forget(watch);
        }
    }
}

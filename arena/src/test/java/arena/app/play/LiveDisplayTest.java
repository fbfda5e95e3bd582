package arena.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import arena.record.RecordedEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LiveDisplayTest {

    private static final int MANY = 2_000;

    /** A terminal that blocks until it is released. */
    private static final class StuckTerminal implements LiveDisplay.Renderer {
        private final CountDownLatch free = new CountDownLatch(1);
        private final List<Integer> taken = Collections.synchronizedList(new ArrayList<>());
        private int drawn;
        private int finished;

        @Override
        public boolean take(RecordedEvent entry) {
            taken.add(entry.line());
            return true;
        }

        @Override
        public void draw() {
            drawn++;
            try {
                free.await();
            } catch (InterruptedException interruption) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void finish() {
            finished++;
        }
    }

    private static Event event(int number) {
        return new Event.Noticed(number, 0, "kind", "words");
    }

    @Test
    void aMatchNeverWaitsForATerminalThatIsStuck() {
        StuckTerminal terminal = new StuckTerminal();
        LiveDisplay show = new LiveDisplay(terminal, Duration.ZERO);

        for (int i = 1; i <= MANY; i++) {
            show.write(event(i));
        }
        terminal.free.countDown();
        show.close();

        assertThat(terminal.taken).hasSize(MANY).isSorted();
        assertThat(terminal.finished).isOne();
        assertThat(terminal.drawn).as("far behind, pictures are left out").isLessThan(MANY / 2);
    }

    @Test
    void whenTheMatchIsStoppedOnlyTheEndIsDrawn() {
        StuckTerminal terminal = new StuckTerminal();
        LiveDisplay show = new LiveDisplay(terminal, Duration.ofHours(1));
        show.write(event(1));
        show.write(event(2));

        Thread.currentThread().interrupt();
        show.close();

        assertThat(Thread.interrupted()).as("the thread stays interrupted").isTrue();
        assertThat(terminal.taken).containsExactly(1, 2);
        assertThat(terminal.finished).isOne();
    }
}

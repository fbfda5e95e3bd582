package asterobots;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** The thread in which a player thinks, one question after the other, while the folder is watched. */
final class Thinker implements AutoCloseable {

    private final ComputerPlayer player;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "player");
        made.setDaemon(true);
        return made;
    });

    Thinker(ComputerPlayer player) {
        this.player = player;
    }

    /** Asks the player. What he saves goes to {@code drafts} at once, and is his answer if he fails. */
    Thought begin(Prompt prompt, Consumer<String> drafts) {
        String nothing = prompt.asksForVein() ? "select\n" : "End\n";
        AtomicReference<String> saved = new AtomicReference<>(nothing);
        Future<String> answer = thread.submit(() -> {
            player.connect(text -> {
                saved.set(text);
                drafts.accept(text);
            });
            return player.answer(prompt);
        });
        return new Thought(answer, saved);
    }

    /** Waits until the player has left off thinking of what nobody asks any more. */
    void rest() throws InterruptedException {
        try {
            thread.submit(() -> {}).get();
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    /** An answer that is being thought of. */
    static final class Thought {

        private final Future<String> answer;
        private final AtomicReference<String> saved;

        private Thought(Future<String> answer, AtomicReference<String> saved) {
            this.answer = answer;
            this.saved = saved;
        }

        /** Returns the answer if it is there within so many milliseconds. */
        Optional<String> within(long millis) throws InterruptedException {
            try {
                return Optional.of(answer.get(millis, TimeUnit.MILLISECONDS));
            } catch (TimeoutException notYet) {
                return Optional.empty();
            } catch (ExecutionException | CancellationException failure) {
                Throwable cause = Optional.ofNullable(failure.getCause()).orElse(failure);
                cause.printStackTrace();
                return Optional.of(saved.get());
            }
        }

        /** Interrupts the player. */
        void stop() {
            answer.cancel(true);
        }
    }
}

package acquire;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The thread in which a player thinks, one question after the other, while the folder is watched. */
final class Thinker implements AutoCloseable {

    private final PlayerBrain brain;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "player");
        made.setDaemon(true);
        return made;
    });

    Thinker(PlayerBrain brain) {
        this.brain = brain;
    }

    /** Asks the player. */
    Thought begin(Prompt prompt) {
        return new Thought(thread.submit(() -> brain.answer(new Game(prompt))));
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

        private Thought(Future<String> answer) {
            this.answer = answer;
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
                return Optional.of(PlayerBrain.SILENCE);
            }
        }

        /** Interrupts the player. */
        void stop() {
            answer.cancel(true);
        }
    }
}

package windwardopolis;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The thread in which a player thinks, of one input after the other, while the folder is watched. */
final class Thinker implements AutoCloseable {

    private static final Future<?> NOTHING = CompletableFuture.completedFuture(null);

    private final PlayerBrain brain;
    private Future<?> thought = NOTHING;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "player");
        made.setDaemon(true);
        return made;
    });

    Thinker(PlayerBrain brain) {
        this.brain = brain;
    }

    Orders orders() {
        return brain.orders();
    }

    /** Tells the player of an input. */
    void begin(Game game, boolean first) {
        thought = thread.submit(() -> brain.told(game, first));
    }

    /** Returns whether the player has left off thinking, within so many milliseconds. */
    boolean rests(long millis) throws InterruptedException {
        try {
            thought.get(millis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException notYet) {
            return false;
        } catch (ExecutionException failure) {
            Optional.ofNullable(failure.getCause()).orElse(failure).printStackTrace();
            thought = NOTHING;
        }
        return true;
    }

    /** Interrupts the player. */
    void stop() {
        thought.cancel(true);
        thought = NOTHING;
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
}

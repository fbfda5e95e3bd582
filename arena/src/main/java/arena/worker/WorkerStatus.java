package arena.worker;

import java.time.Duration;
import java.util.Optional;

/**
 * A worker as the database knows it.
 *
 * @param order what the organiser wants of it
 * @param silence the time since its last report; absent before the first one
 * @param report its last report; absent before the first one
 */
public record WorkerStatus(String name, WorkerOrder order, Optional<Duration> silence, Optional<WorkerReport> report) {

    /** The silence after which a worker counts as gone. */
    public static final Duration LONGEST_SILENCE = Duration.ofSeconds(4);

    /** Returns whether it answers. */
    public boolean isAlive() {
        return silence.filter(time -> time.compareTo(LONGEST_SILENCE) < 0).isPresent();
    }

    /** Returns the number of games that it takes at a time now. */
    public int slots() {
        return isAlive() && order == WorkerOrder.WORK
                ? report.map(WorkerReport::slots).orElse(0)
                : 0;
    }

    /** Returns whether it can play a game now. */
    public boolean canPlay(RemoteGame game) {
        return slots() > 0
                && report.filter(told -> told.met().containsAll(game.needs())).isPresent();
    }
}

package arena.worker;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A report of a worker about itself, made twice a second.
 *
 * @param version of the arena
 * @param machine its machine
 * @param slots the number of games that it plays at a time; 0 while it has a problem
 * @param confinement a sentence on the confinement of bots
 * @param met the needs that its machine meets
 * @param playing the games that it plays, by their ids
 * @param done the number of games that it has played
 * @param refused the number of games whose record did not count
 * @param loadPercent the load of its processors
 * @param problem why it takes no games, as a sentence; empty if it does
 */
public record WorkerReport(
        String version,
        Machine machine,
        int slots,
        String confinement,
        SortedSet<String> met,
        List<String> playing,
        long done,
        long refused,
        int loadPercent,
        String problem) {

    /**
     * The machine of a worker.
     *
     * @param kind its class, as records name it; times and speeds of one class are comparable
     * @param speed of one thread when the worker started, in millions of steps of a fixed calculation a second
     */
    public record Machine(String kind, int speed) {}

    /** The largest number of games of a worker at a time. */
    public static final int MOST_SLOTS = 256;

    public WorkerReport {
        slots = Math.max(0, Math.min(slots, MOST_SLOTS));
        met = Collections.unmodifiableSortedSet(new TreeSet<>(met));
        playing = List.copyOf(playing);
    }

    String json() {
        return JsonMapper.shared().writeValueAsString(this);
    }

    /** Returns the report of a text; nothing if it is none, since a worker may send anything. */
    static Optional<WorkerReport> of(String json) {
        try {
            return Optional.of(JsonMapper.shared().readValue(json, WorkerReport.class));
        } catch (JacksonException damaged) {
            return Optional.empty();
        }
    }
}

package arena.worker;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * An instruction to a worker: the answer to its report.
 *
 * @param order what the organiser wants of it
 * @param isGameWaiting whether a game waits for a worker
 * @param assigned the attempts that it is to play now, by their numbers
 */
public record WorkerInstruction(WorkerOrder order, boolean isGameWaiting, SortedSet<Long> assigned) {

    public WorkerInstruction {
        assigned = Collections.unmodifiableSortedSet(new TreeSet<>(assigned));
    }
}

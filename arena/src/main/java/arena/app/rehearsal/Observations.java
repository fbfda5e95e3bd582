package arena.app.rehearsal;

import arena.contest.ContestState;
import arena.store.AttemptRow;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The observations of a rehearsal.
 *
 * @param before the attempts in the store when the arena was about to be killed
 * @param killed the attempts after the kill; empty like {@code before} if the arena had ended before
 * @param end the state of the contest after its continuation
 * @param exitCode the exit code of the arena that continued
 * @param records the folder of the records
 * @param cost of the rehearsal
 */
public record Observations(
        List<AttemptRow> before, List<AttemptRow> killed, ContestState end, int exitCode, Path records, Cost cost) {

    /**
     * The cost of a rehearsal.
     *
     * @param length from the first start to the end
     * @param processor the processor time of the arena itself, without its bots
     */
    public record Cost(Duration length, Duration processor) {}

    public Observations {
        before = List.copyOf(before);
        killed = List.copyOf(killed);
    }
}

package arena.app.rehearsal;

import arena.contest.ContestState;
import arena.store.AttemptRow;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What was seen of a rehearsal.
 *
 * @param before what the store held when the arena was about to be killed
 * @param killed what it held after the arena was killed; with {@code before} empty if it had ended before it could be
 * @param end how the contest stands after it was gone on with
 * @param exitCode what the arena that went on has ended with
 * @param records the folder of the records
 * @param cost what it took
 */
public record Observations(
        List<AttemptRow> before, List<AttemptRow> killed, ContestState end, int exitCode, Path records, Cost cost) {

    /**
     * What a rehearsal took.
     *
     * @param length from the first start to the end
     * @param processor the time on processors of the arena itself, without its bots
     */
    public record Cost(Duration length, Duration processor) {}

    public Observations {
        before = List.copyOf(before);
        killed = List.copyOf(killed);
    }
}

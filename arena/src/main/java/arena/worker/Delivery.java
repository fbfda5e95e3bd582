package arena.worker;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * The record of a game as a worker has returned it.
 *
 * @param number of the delivery, in the order in which they came
 * @param sequence the number of the attempt in the journal of the contest
 * @param worker the name of the worker
 * @param refusal why it does not count; absent if it counts
 * @param recordName the file name of the record; empty if there is none
 * @param record the bytes of that file
 * @param problem why the worker could not play the game, as a sentence; empty if it could
 */
public record Delivery(
        long number,
        long sequence,
        String worker,
        Optional<String> refusal,
        String recordName,
        ByteBuffer record,
        String problem) {

    public Delivery {
        record = record.asReadOnlyBuffer();
    }
}

package arena.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The window of a game in real time: of the updates and of the orders the last ones stay, so that the folder of a round
 * of a hundred thousand ticks stays small. The first input, which tells what is fixed for the round, always stays.
 */
final class PastFiles {

    /** How many updates stay, and how many orders with their acknowledgements. */
    static final int KEPT = 64;

    private static final Logger LOG = LoggerFactory.getLogger(PastFiles.class);

    private PastFiles() {}

    /** Returns the names that are not needed any more once an update of this number was published. */
    static List<String> afterUpdate(int number) {
        int old = number - KEPT;
        return old > 1 ? List.of(FileName.of(FileName.Kind.INPUT, old)) : List.of();
    }

    /**
     * Returns the names that are not needed any more once an order of this number was acknowledged: the bot's own too.
     */
    static List<String> afterOrder(int number) {
        int old = number - KEPT;
        List<String> names = new ArrayList<>();
        if (old > 0) {
            names.add(FileName.of(FileName.Kind.OUTPUT, old));
            names.add(FileName.of(FileName.Kind.ACKNOWLEDGE, old));
            names.add(FileName.of(FileName.Kind.EXPLAIN, old));
        }
        return names;
    }

    /**
     * Removes names from a folder. What cannot be removed, because somebody has it open say, stays until the next
     * match.
     */
    static void remove(HeldFolder folder, List<String> names) {
        for (String name : names) {
            try {
                folder.remove(Path.of(name), false);
            } catch (IOException kept) {
                LOG.debug("{} stays in {}: {}", name, folder.path(), kept.toString());
            }
        }
    }
}

package arena.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The window of a long match, so that the folder of a round of a hundred thousand ticks stays small: in real time the
 * last updates and orders stay, and where answers are waited for the last questions, of which there are few in most
 * games. The first input, which tells what is fixed for the round, always stays.
 */
final class FileWindow {

    /** How many updates stay, and how many orders with their acknowledgements. */
    static final int KEPT = 64;

    /** How many questions stay, with their answers and acknowledgements. */
    static final int QUESTIONS_KEPT = 500;

    private static final Logger LOG = LoggerFactory.getLogger(FileWindow.class);

    private FileWindow() {}

    /** Returns the names that are not needed any more once an update of this number was published. */
    static List<String> afterUpdate(int number) {
        return input(number - KEPT);
    }

    private static List<String> input(int old) {
        return old > 1 ? List.of(FileName.of(FileName.Kind.INPUT, old)) : List.of();
    }

    /** Returns the names that are not needed any more once a question of this number was asked. */
    static List<String> afterQuestion(int number) {
        List<String> names = new ArrayList<>(answered(number - QUESTIONS_KEPT));
        names.addAll(input(number - QUESTIONS_KEPT));
        return names;
    }

    /**
     * Returns the names that are not needed any more once an order of this number was acknowledged: the bot's own too.
     */
    static List<String> afterOrder(int number) {
        return answered(number - KEPT);
    }

    private static List<String> answered(int old) {
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

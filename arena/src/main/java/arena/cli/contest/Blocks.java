package arena.cli.contest;

import java.util.ArrayList;
import java.util.List;

/** Lines for people in blocks. */
final class Blocks {

    private Blocks() {}

    /** Returns some blocks one below the other, with an empty line between those that are not empty. */
    @SafeVarargs
    static List<String> of(List<String>... blocks) {
        List<String> lines = new ArrayList<>();
        for (List<String> block : blocks) {
            if (!lines.isEmpty() && !block.isEmpty()) {
                lines.add("");
            }
            lines.addAll(block);
        }
        return lines;
    }
}

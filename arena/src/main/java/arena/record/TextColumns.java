package arena.record;

import java.util.ArrayList;
import java.util.List;

/** A layout of many short lines in columns, from top to bottom and from left to right, like a listed directory. */
public final class TextColumns {

    private static final int GAP = 3;
    private static final int MOST_COLUMNS = 6;

    private TextColumns() {}

    /** Returns the lines in one to six columns, as many as fit into a width. */
    public static List<String> of(List<String> lines, int width) {
        int widest = lines.stream().mapToInt(String::length).max().orElse(0) + GAP;
        int columns = Math.max(1, Math.min(MOST_COLUMNS, (width + GAP) / widest));
        int rows = (lines.size() + columns - 1) / columns;
        List<String> set = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int cell = row; cell < lines.size(); cell += rows) {
                String text = lines.get(cell);
                line.append(text).append(" ".repeat(widest - text.length()));
            }
            set.add(line.toString().stripTrailing());
        }
        return set;
    }
}

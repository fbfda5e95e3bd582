package arena.report.text;

import arena.record.Printable;
import java.util.ArrayList;
import java.util.List;

/** Sentences on lines that fit into a terminal. */
final class WrappedLines {

    private WrappedLines() {}

    /**
     * Returns a sentence on as many lines as it needs.
     *
     * @param first what the first line begins with; the others begin with as many blanks
     * @param words blanks in it are where it may be parted
     * @param width of the terminal; a word that is longer stands on a line of its own
     */
    static List<String> lines(String first, String words, int width) {
        List<String> lines = new ArrayList<>();
        String indent = " ".repeat(first.length());
        StringBuilder line = new StringBuilder(first);
        boolean fresh = true;
        for (String word : Printable.of(words).split(" ", -1)) {
            if (!fresh && line.length() + 1 + word.length() > width) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(indent);
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
            fresh = false;
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }
}

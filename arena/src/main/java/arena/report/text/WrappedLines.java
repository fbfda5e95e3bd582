package arena.report.text;

import arena.record.Printable;
import java.util.ArrayList;
import java.util.List;

/** A sentence wrapped into lines that fit into a terminal. */
final class WrappedLines {

    private WrappedLines() {}

    /**
     * Returns the lines of a sentence.
     *
     * @param first the beginning of the first line; the others begin with as many blanks
     * @param words the sentence, which is broken at blanks
     * @param width the width of the terminal; a longer word has a line of its own
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

package arena.record;

import arena.text.Quote;
import java.util.ArrayList;
import java.util.List;

/** The mismatches between a record and the rules about one subject, as parts of sentences. */
final class Mismatches {

    private static final String RULES = "the rules say";

    private final String about;
    private final List<String> differences = new ArrayList<>();

    /** Creates an empty list about a subject. */
    Mismatches(String about) {
        this.about = about;
    }

    void compare(String what, long recorded, long right) {
        compareWith(RULES, what, recorded, right);
    }

    void compareWith(String judge, String what, long recorded, long right) {
        if (recorded != right) {
            note(what + " in " + about + " is recorded as " + recorded + ", " + judge + " " + right);
        }
    }

    void compareText(String what, String recorded, String right) {
        if (!recorded.equals(right)) {
            note(what + " in " + about + " is recorded as \"" + Printable.of(recorded) + "\", " + RULES + " \""
                    + Printable.of(right) + "\"");
        }
    }

    /** Compares two texts of many lines and notes the first line that differs. */
    void compareLines(String recorded, String right) {
        if (recorded.equals(right)) {
            return;
        }
        List<String> recordedLines = List.of(recorded.split("\n", -1));
        List<String> rightLines = List.of(right.split("\n", -1));
        int at = 0;
        while (lineAt(recordedLines, at).equals(lineAt(rightLines, at))) {
            at++;
        }
        note("line " + (at + 1) + " of " + about + " is recorded as " + lineAt(recordedLines, at) + ", " + RULES + " "
                + lineAt(rightLines, at));
    }

    private static String lineAt(List<String> lines, int at) {
        return at < lines.size() ? Quote.of(lines.get(at)) : "missing";
    }

    void note(String difference) {
        differences.add(difference);
    }

    List<String> differences() {
        return List.copyOf(differences);
    }
}

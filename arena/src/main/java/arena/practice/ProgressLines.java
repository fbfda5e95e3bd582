package arena.practice;

import arena.text.Quote;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Reads the lines of a file of progress: attempts, matches that were begun, and those of them that will count for
 * nothing.
 */
final class ProgressLines {

    private static final String VOID = "void ";

    private final Path file;
    private final int levels;
    private final List<LadderMatch> attempts = new ArrayList<>();
    private final List<OpenLadderMatch> open = new ArrayList<>();
    private final SortedSet<String> settled = new TreeSet<>();

    private ProgressLines(Path file, int levels) {
        this.file = file;
        this.levels = levels;
    }

    /** Returns the line that says that a match counts for nothing, without the line end. */
    static String voided(OpenLadderMatch match) {
        return VOID + match.match();
    }

    /**
     * Returns what a text tells; an end without a line end is passed over.
     *
     * @param file where it stands, for the words about a mistake
     * @param levels how many levels there are
     */
    static LadderProgress read(String text, Path file, int levels) {
        int whole = text.lastIndexOf('\n') + 1;
        List<String> lines = text.substring(0, whole).lines().toList();
        ProgressLines reading = new ProgressLines(file, levels);
        for (int number = 1; number <= lines.size(); number++) {
            reading.take(number, lines.get(number - 1));
        }
        Optional<String> remark =
                whole == text.length() ? Optional.empty() : Optional.of(reading.torn(lines.size() + 1));
        return new LadderProgress(reading.attempts, reading.open, remark);
    }

    private void take(int number, String line) {
        Optional<OpenLadderMatch> begun = OpenLadderMatch.of(line).filter(match -> match.level() <= levels);
        if (begun.isPresent()) {
            open.add(begun.get());
        } else if (line.startsWith(VOID)) {
            settle(line.substring(VOID.length()));
        } else {
            count(attempt(number, line));
        }
    }

    /** Two arenas may find out at once how a match ended that a third one has begun; it counts once. */
    private void count(LadderMatch attempt) {
        if (!settled.contains(attempt.match())) {
            attempts.add(attempt);
            settle(attempt.match());
        }
    }

    private void settle(String match) {
        if (open.removeIf(begun -> begun.match().equals(match))) {
            settled.add(match);
        }
    }

    private LadderMatch attempt(int number, String line) {
        return LadderMatch.of(line)
                .filter(attempt -> attempt.level() <= levels)
                .orElseThrow(() -> new ProgressException("Line " + number + " of " + file + " is " + Quote.of(line)
                        + "; a line is a level from 1 to " + levels + ", won, lost or drawn, and the name of a match,"
                        + " such as \"1 won by-hand\". Correct the line or take it out."));
    }

    private String torn(int line) {
        return "Line " + line + " of " + file
                + " has no line end, so it was not written whole and does not count; the next"
                + " match takes its place.";
    }
}

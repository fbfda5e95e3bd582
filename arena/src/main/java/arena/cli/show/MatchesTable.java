package arena.cli.show;

import arena.record.MatchSummary;
import arena.record.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Matches as lines with a head, none wider than the terminal: one for each match, or two where one is not enough. */
public final class MatchesTable {

    private static final String NAME = "MATCH";
    private static final String WINNER = "WINNER";
    private static final String END = "HOW IT ENDED";
    private static final int USUAL_WIDTH = 80;
    private static final double NANOS_PER_MILLI = 1e6;

    private final List<MatchSummary> summaries;
    private final int width;

    /** Makes a table for a terminal of a width; the largest number if it does not matter. */
    public MatchesTable(List<MatchSummary> summaries, int width) {
        this.summaries = List.copyOf(summaries);
        this.width = width;
    }

    /** Returns the width of the terminal that this process writes to. */
    public static int terminalWidth() {
        try (Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .provider("exec")
                .build()) {
            return terminal.getWidth() > 0 ? terminal.getWidth() : USUAL_WIDTH;
        } catch (IOException unknown) {
            // Where the width is unknown, one that every terminal has is used.
            return USUAL_WIDTH;
        }
    }

    /** Returns the head and the matches. */
    public List<String> lines() {
        List<String> names = column(
                NAME,
                summaries.stream().map(MatchSummary::matchId).map(Printable::of).toList());
        List<String> winners =
                column(WINNER, summaries.stream().map(MatchesTable::winner).toList());
        List<String> ends =
                column(END, summaries.stream().map(MatchesTable::end).toList());
        boolean fitsOneLine =
                names.get(0).length() + winners.get(0).length() + ends.get(0).length() + 4 <= width;
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < names.size(); row++) {
            String second = winners.get(row) + "  " + ends.get(row).stripTrailing();
            if (fitsOneLine) {
                lines.add(names.get(row) + "  " + second);
            } else {
                // A name may be cut, since every command accepts the beginning of a name.
                lines.add(cut(names.get(row).stripTrailing(), ""));
                lines.add(cut("  " + second, "..."));
            }
        }
        return lines;
    }

    private String cut(String line, String sign) {
        return line.length() <= width ? line : line.substring(0, Math.max(0, width - sign.length())) + sign;
    }

    private static List<String> column(String head, List<String> cells) {
        int widest = Math.max(
                head.length(), cells.stream().mapToInt(String::length).max().orElse(0));
        List<String> column = new ArrayList<>(List.of(head));
        column.addAll(cells);
        column.replaceAll(cell -> cell + " ".repeat(widest - cell.length()));
        return column;
    }

    private static String winner(MatchSummary summary) {
        return summary.winners().isEmpty() ? "-" : Printable.of(String.join(", ", summary.winners()));
    }

    private static String end(MatchSummary summary) {
        String remark =
                summary.remark().map(words -> "; " + Printable.of(words)).orElse("");
        String moves = summary.verdict()
                .map(ended -> ", " + ended.moves() + (ended.moves() == 1 ? " move" : " moves"))
                .orElse("");
        String time =
                summary.durationNanos().map(nanos -> ", " + duration(nanos)).orElse("");
        String reason = summary.end().isEmpty() ? "no end" : Printable.of(summary.reason());
        return reason + moves + time + faults(summary) + remark;
    }

    private static String duration(long nanos) {
        double millis = nanos / NANOS_PER_MILLI;
        return millis < 1000
                ? String.format(Locale.ROOT, "%.0f ms", millis)
                : String.format(Locale.ROOT, "%.1f s", millis / 1000);
    }

    /** Returns the number of faults of each team; nothing if there are none. */
    private static String faults(MatchSummary summary) {
        List<Integer> counts = summary.faults();
        String words = IntStream.range(
                        0, Math.min(counts.size(), summary.names().size()))
                .filter(seat -> counts.get(seat) > 0)
                .mapToObj(seat -> Printable.of(summary.names().get(seat)) + " " + counts.get(seat))
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? "" : "; faults: " + words;
    }
}

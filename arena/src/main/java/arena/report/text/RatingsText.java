package arena.report.text;

import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.RatingsExplanation;
import java.util.ArrayList;
import java.util.List;

/** The text of the ratings and their intervals, the strongest team first. */
final class RatingsText {

    private static final String MODEL =
            "Elo points by the model of Bradley and Terry (of Plackett and Luce for more than two seats).";

    private RatingsText() {}

    static List<String> of(ContestAccount account, int width) {
        TextTable table = TextTable.of(account, ContestTables.readableRatings(account));
        List<String> lines = new ArrayList<>(table.lines(width));
        lines.add("");
        lines.addAll(WrappedLines.lines("", MODEL + " " + RatingsExplanation.BASIS, width));
        return lines;
    }
}

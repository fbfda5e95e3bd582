package arena.report.text;

import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.SlotText;
import arena.tournament.format.SectionState;
import arena.tournament.format.Slot;
import arena.tournament.format.StandingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The text of the table of one section: a line for each team, and below it the reasons, the outlook and its games. */
final class StandingsText {

    private static final String INDENT = "      ";
    private static final String GAP = "  ";

    private StandingsText() {}

    static List<String> of(ContestAccount account, SectionState state, int width) {
        List<String> lines = new ArrayList<>(List.of(head(state)));
        if (state.rows().isEmpty()) {
            lines.addAll(WrappedLines.lines("  ", "Waits for " + awaited(account, state) + ".", width));
            return lines;
        }
        List<String> table =
                TextTable.of(account, ContestTables.readable(account, state)).lines(width);
        lines.add(table.get(0));
        for (int row = 0; row < state.rows().size(); row++) {
            lines.add(table.get(row + 1));
            lines.addAll(below(state, state.rows().get(row), width));
        }
        lines.addAll(games(account, state, width));
        return lines;
    }

    /** Returns the games of more than two: the teams in columns, or one after the other if they do not fit. */
    private static List<String> games(ContestAccount account, SectionState state, int width) {
        if (!ContestTables.isOfMany(state)) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of(""));
        TextTable beside = TextTable.of(account, ContestTables.gamesOfMany(account, state));
        if (!beside.isEmpty() && beside.width() <= width) {
            lines.add("Each game, with the points of the game and the place:");
            lines.addAll(beside.lines(width));
            return lines;
        }
        lines.add("Each game, with the place and the points of the game:");
        for (List<Cell> row : ContestTables.listOfMany(account, state).rows()) {
            String places = words(row.get(1));
            lines.addAll(WrappedLines.lines(words(row.get(0)) + GAP, places.isEmpty() ? "no result" : places, width));
        }
        return lines;
    }

    private static String words(Cell cell) {
        return cell instanceof Cell.Text text ? text.words() : "";
    }

    private static String head(SectionState state) {
        String stage = state.section().stage();
        String title = state.section().title();
        return (stage.equals(title) ? title : stage + ", " + title) + " ("
                + state.section().id() + ")" + (state.over() ? "" : ": not over");
    }

    /** Returns the known members of a section, and the labels of the others. */
    static String awaited(ContestAccount account, SectionState state) {
        List<Slot> slots = state.section().slots();
        return String.join(
                " and ",
                IntStream.range(0, slots.size())
                        .mapToObj(slot -> state.members()
                                .get(slot)
                                .map(member -> account.name(member) + " (here)")
                                .orElseGet(() -> SlotText.of(slots.get(slot))))
                        .toList());
    }

    private static List<String> below(SectionState state, StandingRow row, int width) {
        List<String> lines = new ArrayList<>();
        if (!row.why().isEmpty()) {
            lines.addAll(WrappedLines.lines(INDENT + " why: ", row.why(), width));
        }
        if (!row.outlook().isEmpty()) {
            lines.addAll(WrappedLines.lines(INDENT + "next: ", row.outlook(), width));
        }
        if (!ContestTables.isOfMany(state)) {
            lines.addAll(WrappedLines.lines(INDENT, String.join(" ", row.fixtures()), width));
        }
        return lines;
    }
}

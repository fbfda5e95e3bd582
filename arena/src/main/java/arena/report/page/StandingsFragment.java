package arena.report.page;

import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.ReportTable;
import arena.report.SlotText;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The fragment with the table of one section, with the reasons, outlook and games of each row. */
final class StandingsFragment {

    private StandingsFragment() {}

    static Html of(ContestAccount account, SectionState state, PageLinks links) {
        if (state.rows().isEmpty()) {
            return Html.tag("p", Html.text("Waits for "), awaited(account, state, links), Html.text("."));
        }
        ReportTable table = ContestTables.readable(account, state);
        HtmlTable grid = HtmlTable.headed(state.section().title() + (state.over() ? "" : " (not over)"), table);
        for (int row = 0; row < table.rows().size(); row++) {
            grid.add(table.rows().get(row).stream()
                    .map(cell -> cell instanceof Cell.Exact points
                            ? Html.tag("strong", points.digits())
                            : HtmlTable.piece(cell, account, links))
                    .toArray());
            below(state, state.rows().get(row), links).ifPresent(grid::addBelow);
        }
        ReportTable games = ContestTables.gamesOfMany(account, state);
        if (games.rows().isEmpty()) {
            return grid.html();
        }
        HtmlTable each = HtmlTable.headed("Each game, with the points of the game and the place", games);
        for (int row = 0; row < games.rows().size(); row++) {
            List<Object> cells = new ArrayList<>();
            cells.add(links.game(
                    state.fixtures().get(row).id(),
                    state.shortName(state.fixtures().get(row))));
            games.rows().get(row).stream().skip(1).forEach(cell -> cells.add(HtmlTable.piece(cell, account, links)));
            each.add(cells.toArray());
        }
        return Html.all(grid.html(), each.html());
    }

    private static Optional<Html> below(SectionState state, StandingRow row, PageLinks links) {
        List<Html> below = new ArrayList<>();
        if (!row.why().isEmpty()) {
            below.add(Html.tag("p", row.why()));
        }
        if (!row.outlook().isEmpty()) {
            below.add(Html.tag("p", row.outlook()).of("outlook"));
        }
        if (!ContestTables.isOfMany(state)) {
            below.add(games(row, links));
        }
        return below.isEmpty() ? Optional.empty() : Optional.of(Html.all(below));
    }

    private static Html games(StandingRow row, PageLinks links) {
        List<Html> pieces = new ArrayList<>();
        row.fixtures().forEach(id -> pieces.addAll(List.of(links.game(id), Html.text(" "))));
        return Html.tag("p", pieces).of("ids");
    }

    /** Returns the known members of a section, and the slots of the others. */
    static Html awaited(ContestAccount account, SectionState state, PageLinks links) {
        List<Html> slots = IntStream.range(0, state.members().size())
                .mapToObj(slot -> state.members()
                        .get(slot)
                        .map(member -> links.team(account, member))
                        .orElseGet(() ->
                                Html.text(SlotText.of(state.section().slots().get(slot)))))
                .toList();
        return Html.joined(slots, " and ");
    }
}

package arena.report.page;

import arena.report.Account;
import arena.report.Cell;
import arena.report.ContestTables;
import arena.report.ReportTable;
import arena.report.SlotWords;
import arena.tournament.format.Row;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The table of one section, with why each row stands where it stands, what is still possible, and the row's games. */
final class StandingsPart {

    private StandingsPart() {}

    static Html of(Account account, SectionState state, PageLinks links) {
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
            grid.addBelow(below(state.rows().get(row), links));
        }
        return grid.html();
    }

    private static Html below(Row row, PageLinks links) {
        List<Html> below = new ArrayList<>();
        if (!row.why().isEmpty()) {
            below.add(Html.tag("p", row.why()));
        }
        if (!row.outlook().isEmpty()) {
            below.add(Html.tag("p", row.outlook()).of("outlook"));
        }
        below.add(games(row, links));
        return Html.all(below);
    }

    private static Html games(Row row, PageLinks links) {
        List<Html> pieces = new ArrayList<>();
        row.fixtures().forEach(id -> pieces.addAll(List.of(links.game(id), Html.text(" "))));
        return Html.tag("p", pieces).of("ids");
    }

    /** Returns who is in a section by now, and where the others will come from. */
    static Html awaited(Account account, SectionState state, PageLinks links) {
        List<Html> slots = IntStream.range(0, state.members().size())
                .mapToObj(slot -> state.members()
                        .get(slot)
                        .map(member -> links.team(account, member))
                        .orElseGet(() ->
                                Html.text(SlotWords.of(state.section().slots().get(slot)))))
                .toList();
        return Joined.of(slots, " and ");
    }
}

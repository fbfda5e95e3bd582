package arena.report.page;

import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.ReportTable;

/** The fragment with all teams and their figures. */
final class TeamsFragment {

    private static final int MEMBERS = 2;

    private TeamsFragment() {}

    static Html of(ContestAccount account, PageLinks links) {
        ReportTable table = ContestTables.teams(account)
                .only("number", "team", "members", "folder", "won", "drawn", "lost", "moves", "mean_ms", "slowest_ms");
        HtmlTable grid = HtmlTable.headed("Teams", table);
        for (int team = 0; team < table.rows().size(); team++) {
            Object[] cells = table.rows().get(team).stream()
                    .map(cell -> HtmlTable.piece(cell, account, links))
                    .toArray();
            // The direction of these names must not change that of the row.
            cells[MEMBERS] = Html.tag("bdi", account.members(team));
            grid.add(cells);
        }
        return grid.html();
    }
}

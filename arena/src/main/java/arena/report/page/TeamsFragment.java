package arena.report.page;

import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.ReportTable;

/** All teams, with what each has done. */
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
            // Whatever direction their names are written in, the rest of the row keeps its own.
            cells[MEMBERS] = Html.tag("bdi", account.members(team));
            grid.add(cells);
        }
        return grid.html();
    }
}

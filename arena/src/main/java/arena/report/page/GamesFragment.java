package arena.report.page;

import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.GameTables;
import arena.report.ReportTable;
import java.util.List;

/** The fragment with a table of games: teams, result and reason; only the schedule if none was played. */
final class GamesFragment {

    private static final String[] SCHEDULE = {"game", "section", "round", "seats"};
    private static final String[] RESULTS = {"game", "section", "round", "seats", "result", "ending", "moves"};

    private GamesFragment() {}

    static Html of(ContestAccount account, String caption, List<GameAccount> games, PageLinks links) {
        boolean havePages = games.stream().anyMatch(GameAccount::hasPage);
        // The result of a game of more than two names all teams.
        boolean areNamed =
                games.stream().anyMatch(game -> game.fixture().seats().size() > 2);
        ReportTable table = GameTables.games(games.stream()).only(havePages ? RESULTS : SCHEDULE);
        HtmlTable grid = HtmlTable.of(caption, havePages && areNamed ? table.without("seats") : table, account, links);
        return grid.isEmpty() ? Html.tag("p", "There is no game.") : grid.html();
    }
}

package arena.report.page;

import arena.report.Account;
import arena.report.ContestTables;
import arena.report.GameAccount;
import java.util.List;

/** Games as a table: the teams, how each game counts, and why; of games that are all ahead the schedule alone. */
final class GamesPart {

    private static final String[] SCHEDULE = {"game", "section", "round", "seats"};
    private static final String[] RESULTS = {"game", "section", "round", "seats", "result", "ending", "moves"};

    private GamesPart() {}

    static Html of(Account account, String caption, List<GameAccount> games, PageLinks links) {
        HtmlTable grid = HtmlTable.of(
                caption,
                ContestTables.games(games.stream())
                        .only(games.stream().anyMatch(GameAccount::isTold) ? RESULTS : SCHEDULE),
                account,
                links);
        return grid.isEmpty() ? Html.tag("p", "There is no game.") : grid.html();
    }
}

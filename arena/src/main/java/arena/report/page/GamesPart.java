package arena.report.page;

import arena.report.Account;
import arena.report.ContestTables;
import arena.report.GameAccount;
import java.util.List;

/** Games as a table: who played, how it counts, and why. */
final class GamesPart {

    private GamesPart() {}

    static Html of(Account account, String caption, List<GameAccount> games, PageLinks links) {
        HtmlTable grid = HtmlTable.of(
                caption,
                ContestTables.games(games.stream())
                        .only("game", "section", "round", "seats", "result", "ending", "moves"),
                account,
                links);
        return grid.isEmpty() ? Html.tag("p", "There is no game.") : grid.html();
    }
}

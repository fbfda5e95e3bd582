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

    /** Returns who won; of more than two who is on which place. */
    static Html result(Account account, GameAccount game, PageLinks links) {
        if (game.state() == GameAccount.State.ANNULLED) {
            return Html.tag("span", "annulled").of("open");
        }
        if (game.result().isEmpty()) {
            return Html.tag("span", game.state().words()).of("open");
        }
        List<Integer> order = game.inOrder();
        if (order.size() == 2) {
            boolean drawn = game.place(order.get(1)).filter(place -> place == 1).isPresent();
            return drawn
                    ? Html.text("drawn")
                    : Html.tag("strong", links.team(account, order.get(0))).and(Html.text(" won"));
        }
        return Joined.of(
                order.stream()
                        .map(one -> Html.all(Html.text(game.place(one).orElse(0) + ". "), links.team(account, one)))
                        .toList(),
                ", ");
    }
}

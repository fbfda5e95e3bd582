package arena.report.page;

import arena.report.Account;
import arena.report.GameAccount;
import arena.store.Ended;
import java.util.List;

/** Games as a table: who played, how it counts, and why. */
final class GamesPart {

    private GamesPart() {}

    static Html of(Account account, String caption, List<GameAccount> games, Links links) {
        Grid grid =
                new Grid(caption, "Game", "Section", ">Round", "Seats in order", "Result", "How it ended", ">Moves");
        for (GameAccount game : games) {
            grid.add(
                    links.game(game.id()),
                    links.section(game),
                    game.fixture().round(),
                    seats(account, game, links),
                    result(account, game, links),
                    ending(game),
                    game.result().map(result -> String.valueOf(result.moves())).orElse(""));
        }
        return grid.isEmpty() ? Html.tag("p", "There is no game.") : grid.html();
    }

    private static Html seats(Account account, GameAccount game, Links links) {
        return Joined.of(
                game.fixture().seats().stream()
                        .map(contestant -> links.team(account, contestant))
                        .toList(),
                " \u2013 ");
    }

    /** Returns who won; of more than two who is on which place. */
    static Html result(Account account, GameAccount game, Links links) {
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

    /** Returns how it came to its result, in a few words. */
    static String ending(GameAccount game) {
        return switch (game.state()) {
            case PLAYED -> game.ended().map(Ended::reason).orElse("");
            case FORFEITED, ANNULLED ->
                game.state().words()
                        + game.ended().map(end -> "; played: " + end.reason()).orElse("");
            case RULED ->
                game.ruling()
                        .map(decision -> "Decided by " + decision.decided().by() + ": "
                                + decision.decided().reason())
                        .orElse("");
            case WITHOUT -> GameAccount.State.WITHOUT.words();
            case OPEN, ASKED -> "";
        };
    }
}

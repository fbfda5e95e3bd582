package arena.report.page;

import arena.report.AuditTrail;
import arena.report.ContestAccount;
import arena.report.TimeText;

/** What was decided and what did not count, in the order in which it happened. */
final class AuditFragment {

    private AuditFragment() {}

    static Html of(ContestAccount account, PageLinks links) {
        HtmlTable grid = new HtmlTable("Audit trail", "When", "Game", "What");
        AuditTrail.of(account)
                .forEach(item -> grid.add(TimeText.utc(item.epochMillis()), game(account, item, links), item.words()));
        return Html.all(
                Html.tag(
                        "p",
                        "Every decision with its reason, and every attempt at a game that does not count. Nothing is"
                                + " ever"
                                + " deleted."),
                grid.isEmpty() ? Html.tag("p", "There is nothing yet.") : grid.html());
    }

    /** Some are about no game, and some about one that the course of the contest has left behind. */
    private static Html game(ContestAccount account, AuditTrail.Item item, PageLinks links) {
        return account.game(item.game()).isPresent() ? links.game(item.game()) : Html.text(item.game());
    }
}

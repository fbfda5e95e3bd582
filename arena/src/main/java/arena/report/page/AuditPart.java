package arena.report.page;

import arena.report.Account;
import arena.report.AuditTrail;
import arena.report.Moments;

/** What was decided and what did not count, in the order in which it happened. */
final class AuditPart {

    private AuditPart() {}

    static Html of(Account account, PageLinks links) {
        HtmlTable grid = new HtmlTable("Audit trail", "When", "Game", "What");
        AuditTrail.of(account)
                .forEach(item -> grid.add(Moments.utc(item.epochMillis()), game(account, item, links), item.words()));
        return Html.all(
                Html.tag(
                        "p",
                        "Every decision with its reason, and every attempt at a game that does not count. Nothing is"
                                + " ever"
                                + " deleted."),
                grid.isEmpty() ? Html.tag("p", "There is nothing yet.") : grid.html());
    }

    /** Some are about no game, and some about one that the course of the contest has left behind. */
    private static Html game(Account account, AuditTrail.Item item, PageLinks links) {
        return account.game(item.game()).isPresent() ? links.game(item.game()) : Html.text(item.game());
    }
}

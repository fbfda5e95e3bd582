package arena.report.page;

import arena.report.AuditTrail;
import arena.report.ContestAccount;
import arena.report.TimeText;

/** The fragment with the audit trail: decisions, and attempts that do not count, in order of time. */
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

    /** Returns the game of an item; some items have none, and some one that is no longer part of the contest. */
    private static Html game(ContestAccount account, AuditTrail.Item item, PageLinks links) {
        return account.game(item.game()).isPresent() ? links.game(item.game()) : Html.text(item.game());
    }
}

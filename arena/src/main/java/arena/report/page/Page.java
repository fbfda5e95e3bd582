package arena.report.page;

import arena.record.Printable;
import arena.report.ContestAccount;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The frame of every page. */
final class Page {

    private Page() {}

    /** Returns a page of the folder, with links to the others, in UTF-8. */
    static byte[] of(ContestAccount account, String title, PageLinks links, Html... body) {
        Html style = Html.tag("link").with("rel", "stylesheet").with("href", links.address("style.css"));
        Html head = Html.tag(
                "header", Html.tag("p", Html.link(links.address("index.html"), contest(account))), navigation(links));
        return whole(title + " \u2013 " + contest(account), style, Html.all(head, main(title, body)));
    }

    /** Returns a page of its own, with its style sheet inside. */
    static String alone(ContestAccount account, String title, String styleSheet, Html... body) {
        Html style = Html.tag("style", styleSheet);
        byte[] page = whole(title + " \u2013 " + contest(account), style, main(title, body));
        return new String(page, StandardCharsets.UTF_8);
    }

    private static String contest(ContestAccount account) {
        return Printable.of(account.contest().name());
    }

    private static Html main(String title, Html... body) {
        return Html.tag("main", Html.tag("h1", title)).and(body);
    }

    private static Html navigation(PageLinks links) {
        return links.areComplete()
                ? Html.tag(
                        "nav",
                        List.of(
                                Html.link(links.address("index.html"), "Contest"),
                                Html.link(links.address("games.html"), "Games"),
                                Html.link(links.address("teams.html"), "Teams"),
                                Html.link(links.address("ratings.html"), "Ratings"),
                                Html.link(links.address("fairness.html"), "Fairness"),
                                Html.link(links.address("audit.html"), "Audit trail")))
                : Html.nothing();
    }

    private static byte[] whole(String title, Html style, Html body) {
        Html head = Html.tag(
                "head",
                Html.tag("meta").with("charset", "utf-8"),
                Html.tag("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"),
                Html.tag("meta").with("name", "color-scheme").with("content", "light dark"),
                Html.tag("title", title),
                style);
        return Html.tag("html", head, Html.tag("body", body)).with("lang", "en").page();
    }
}

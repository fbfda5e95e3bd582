package arena.report.page;

import arena.report.Account;

/** What the contest is, and how far it has come. */
final class ProgressPart {

    private ProgressPart() {}

    static Html of(Account account) {
        Account.Progress progress = account.progress();
        String words = progress.done() + " of " + progress.games() + " games have a result";
        return Html.tag(
                "section",
                Html.tag(
                        "p",
                        account.contest().game().title() + ", format "
                                + account.contest().format() + ", "
                                + account.teams().size() + " teams; "
                                + progress.phase().words() + "."),
                Html.tag(
                        "p",
                        Html.tag("progress", words)
                                .with("value", String.valueOf(progress.done()))
                                .with("max", String.valueOf(Math.max(1, progress.games())))
                                .with("aria-label", words),
                        Html.text(" " + words + ".")),
                remarks(account));
    }

    private static Html remarks(Account account) {
        return Html.tag(
                "ul",
                account.contest().plan().remarks().stream()
                        .map(remark -> Html.tag("li", remark))
                        .toList());
    }
}

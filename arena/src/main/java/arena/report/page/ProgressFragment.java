package arena.report.page;

import arena.report.ContestAccount;

/** The fragment with the contest's format and progress. */
final class ProgressFragment {

    private ProgressFragment() {}

    static Html of(ContestAccount account) {
        return of(account, 0);
    }

    /** Returns the progress with the number of played games whose record is missing. */
    static Html of(ContestAccount account, long missing) {
        ContestAccount.Progress progress = account.progress();
        String words = progress.done() + " of " + progress.games() + " games have a result";
        return Html.tag(
                "section",
                Html.tag(
                        "p",
                        account.contest().game().title() + ", format "
                                + account.contest().format() + ", "
                                + account.teams().size() + " teams; "
                                + account.phaseWords() + "."),
                Html.tag(
                        "p",
                        Html.tag("progress", words)
                                .with("value", String.valueOf(progress.done()))
                                .with("max", String.valueOf(Math.max(1, progress.games())))
                                .with("aria-label", words),
                        Html.text(" " + words + ".")),
                missing == 0
                        ? Html.nothing()
                        : Html.tag(
                                "p",
                                missing + " of these games cannot be shown move by move: another arena has played them,"
                                        + " and their records are not in the folder of this contest."),
                remarks(account));
    }

    private static Html remarks(ContestAccount account) {
        return Html.tag(
                "ul",
                account.contest().plan().remarks().stream()
                        .map(remark -> Html.tag("li", remark))
                        .toList());
    }
}

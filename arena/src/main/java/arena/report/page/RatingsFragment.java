package arena.report.page;

import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.RatingsExplanation;

/** The fragment with the ratings and their intervals, the strongest team first. */
final class RatingsFragment {

    private RatingsFragment() {}

    static Html of(ContestAccount account, PageLinks links) {
        if (account.ratings().isEmpty()) {
            return Html.tag("p", "There are no ratings before the first game was played to a result.");
        }
        return Html.all(
                Html.tag(
                        "p",
                        "What all games together say about strength, by the model of Bradley and Terry (of Plackett"
                                + " and Luce for"
                                + " more than two seats). The mean of all teams is 1500; 400 points more let expect"
                                + " ten wins for"
                                + " one loss. The true strength lies within the interval in 95 of 100 cases."),
                Html.tag("p", RatingsExplanation.BASIS),
                HtmlTable.of("Ratings in Elo points", ContestTables.readableRatings(account), account, links)
                        .html());
    }
}

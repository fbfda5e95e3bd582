package arena.report.page;

import arena.report.Account;
import arena.report.RatingsWords;
import arena.tournament.rating.Rating;

/** How strong each team is, the strongest first, and how sure that is. */
final class RatingsPart {

    private RatingsPart() {}

    static Html of(Account account, Links links) {
        if (account.ratings().isEmpty()) {
            return Html.tag("p", "There are no ratings before the first game was played to a result.");
        }
        Grid grid = new Grid("Ratings in Elo points", ">No", "Team", ">Rating", "95 % interval", ">Games");
        int rank = 0;
        for (Rating rating : account.ratings()) {
            rank++;
            grid.add(
                    rank,
                    links.team(account, rating.contestant()),
                    Math.round(rating.value()),
                    Math.round(rating.interval().low()) + " to "
                            + Math.round(rating.interval().high()),
                    rating.games());
        }
        return Html.all(
                Html.tag(
                        "p",
                        "What all games together say about strength, by the model of Bradley and Terry (of Plackett and Luce for"
                                + " more than two seats). The mean of all teams is 1500; 400 points more let expect ten wins for"
                                + " one loss. The true strength lies within the interval in 95 of 100 cases."),
                Html.tag("p", RatingsWords.BASIS),
                grid.html());
    }
}

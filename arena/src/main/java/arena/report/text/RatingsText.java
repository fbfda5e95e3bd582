package arena.report.text;

import arena.report.Account;
import arena.report.RatingsWords;
import arena.tournament.rating.Rating;
import java.util.ArrayList;
import java.util.List;

/** How strong the teams are, the strongest first, and how sure that is. */
final class RatingsText {

    private static final String MODEL =
            "Elo points by the model of Bradley and Terry (of Plackett and Luce for more than two seats).";

    private RatingsText() {}

    static List<String> of(Account account, int width) {
        TextTable table = new TextTable(">NO", "TEAM", ">RATING", "95 % INTERVAL", ">GAMES");
        List<Rating> ratings = account.ratings();
        for (int rank = 0; rank < ratings.size(); rank++) {
            Rating rating = ratings.get(rank);
            table.add(
                    rank + 1,
                    ContestText.marked(account, rating.contestant()),
                    Math.round(rating.value()),
                    Math.round(rating.interval().low()) + " to "
                            + Math.round(rating.interval().high()),
                    rating.games());
        }
        List<String> lines = new ArrayList<>(table.lines(width));
        lines.add("");
        lines.addAll(Wrapped.lines("", MODEL + " " + RatingsWords.BASIS, width));
        return lines;
    }
}

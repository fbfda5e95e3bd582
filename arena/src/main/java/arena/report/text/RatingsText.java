package arena.report.text;

import arena.report.Account;
import arena.tournament.rating.Rating;
import java.util.List;

/** How strong the teams are, the strongest first, and how sure that is. */
final class RatingsText {

    private RatingsText() {}

    static List<String> of(Account account, int width) {
        TextTable table = new TextTable(">NO", "TEAM", ">RATING", "95 % INTERVAL", ">GAMES");
        List<Rating> ratings = account.ratings();
        for (int rank = 0; rank < ratings.size(); rank++) {
            Rating rating = ratings.get(rank);
            table.add(
                    rank + 1,
                    account.name(rating.contestant()),
                    Math.round(rating.value()),
                    Math.round(rating.interval().low()) + " to "
                            + Math.round(rating.interval().high()),
                    rating.games());
        }
        return table.lines(width);
    }
}

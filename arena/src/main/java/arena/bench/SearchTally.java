package arena.bench;

import arena.tournament.Interval;
import java.util.Locale;

/** How often the higher of two levels has won so far, and what both have thought. */
final class SearchTally {

    private final SearchLevels.Pair pair;
    private SearchEffort ofHigher = SearchEffort.NONE;
    private SearchEffort ofLower = SearchEffort.NONE;
    private int matches;
    private int won;

    SearchTally(SearchLevels.Pair pair) {
        this.pair = pair;
    }

    void add(SearchDuel.Result result) {
        matches++;
        won += result.won() ? 1 : 0;
        ofHigher = ofHigher.plus(result.ofHigher());
        ofLower = ofLower.plus(result.ofLower());
    }

    int matches() {
        return matches;
    }

    /** Returns one line: who plays, the matches, how many were won, the share with its 95 % interval (Wilson), and the thinking. */
    String line() {
        double share = (double) won / matches;
        Interval interval = Interval.wilson(won, matches);
        return String.format(
                Locale.ROOT,
                "%d : %d   %8d %5d %6.1f %%   %5.1f - %5.1f   %6.2f : %.2f",
                pair.higher(),
                pair.lower(),
                matches,
                won,
                100 * share,
                100 * interval.low(),
                100 * interval.high(),
                ofHigher.millisPerMove(),
                ofLower.millisPerMove());
    }
}

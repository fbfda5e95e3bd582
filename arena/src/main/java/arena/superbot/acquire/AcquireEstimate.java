package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.AcquireState;
import arena.search.SearchRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * What the players of Acquire may hope for: in how many of some futures each has most money, if all go on with an aim
 * and the bag is in any order. Each has the hands that there are.
 */
final class AcquireEstimate {

    private static final int FUTURES = 24;

    /** As if so many futures more had ended in a draw of all: few futures are not the whole truth. */
    private static final double DOUBT = 2;

    private AcquireEstimate() {}

    /** Returns the chances of all players in a position that is not over. */
    static List<Double> of(AcquireState state) {
        PackedTable start = StateTranslation.table(state);
        PackedTable table = StateTranslation.table(state);
        PlayoutPolicy player = new GreedyPolicy(PolicyWeights.TRIED);
        TablePlayouts playouts = new TablePlayouts((seen, seat, lots) -> player, Integer.MAX_VALUE, 0);
        SearchRandom dice = new SearchRandom(Chance.of(state.moment().turn(), "estimate"));
        playouts.meet(start, dice);
        double[] firsts = new double[start.seats()];
        for (int future = 0; future < FUTURES; future++) {
            table.copyFrom(start);
            table.tiles.shuffle(dice);
            playouts.play(table, table.turn(), dice);
            addFirsts(table, firsts);
        }
        List<Double> chances = new ArrayList<>();
        for (double first : firsts) {
            chances.add((first + DOUBT / firsts.length) / (FUTURES + DOUBT));
        }
        return chances;
    }

    /** Those who are first share the 1. */
    private static void addFirsts(PackedTable table, double[] firsts) {
        int most = 0;
        for (int seat = 0; seat < firsts.length; seat++) {
            most = Math.max(most, table.accounts.cash(seat));
        }
        int equal = 0;
        for (int seat = 0; seat < firsts.length; seat++) {
            equal += table.accounts.cash(seat) == most ? 1 : 0;
        }
        for (int seat = 0; seat < firsts.length; seat++) {
            firsts[seat] += table.accounts.cash(seat) == most ? 1.0 / equal : 0;
        }
    }
}

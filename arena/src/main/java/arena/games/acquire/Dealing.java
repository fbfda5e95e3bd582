package arena.games.acquire;

import arena.game.Chance;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.HotelTile;
import java.util.List;

/** Deals the tiles before the first turn (Setup). */
final class Dealing {

    private Dealing() {}

    /** Returns the state at the first question of a match of this seed. */
    static AcquireState dealt(List<String> names, AcquireTerms terms, long seed) {
        Chance.Shuffled<HotelTile> bag = Chance.of(seed, "acquire bag").shuffle(HotelTile.all());
        Chance lots = Chance.of(seed, "acquire lots");
        if (terms.startsWithTiles()) {
            List<HotelTile> placed = bag.list().subList(0, names.size());
            int first = 1;
            for (int player = 2; player <= names.size(); player++) {
                first = placed.get(player - 1).compareTo(placed.get(first - 1)) < 0 ? player : first;
            }
            return begun(AcquireState.start(names, terms, bag.list(), first, lots), first);
        }
        int first = (terms.firstSeat() - 1) % names.size() + 1;
        return begun(AcquireState.start(names, terms, bag.list(), first, lots), first);
    }

    /**
     * Places the first tiles, if the rules say so, and deals the hands.
     *
     * @param table with a full bag in drawing order
     * @param first who begins, and if tiles are placed draws first
     */
    static AcquireState begun(AcquireState table, int first) {
        StepState dealing = new StepState(table);
        int players = table.players().size();
        boolean withTiles = table.terms().startsWithTiles();
        if (withTiles) {
            for (int player = 1; player <= players; player++) {
                dealing.placeFirst(player);
            }
        }
        for (int step = 0; step < players; step++) {
            dealing.fillUp(withTiles ? (first - 1 + step) % players + 1 : step + 1);
        }
        AcquireTurns.begin(dealing);
        return dealing.state();
    }
}

package arena.superbot.acquire;

import arena.game.Chance;
import arena.search.Budget;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;

/**
 * Plays every option on by lot, again and again, on guesses of the other hands and the bag, and takes the one after
 * which it stood best on average.
 */
final class Rollouts extends SearchingMind {

    private static final int TURNS = 12;
    private static final int MOST_OPTIONS = 10;

    private final Player player = new RandomPlayer();
    private final GreedyPlayer favourite = new GreedyPlayer(Taste.PLAIN);
    private final Race race =
            new Race(favourite, new Options(favourite, MOST_OPTIONS), new Race.Margins(Double.MAX_VALUE, 0));

    Rollouts(Place place, Chance chance, Thinking thinking) {
        super(place, chance, thinking);
    }

    @Override
    Player settler() {
        return player;
    }

    @Override
    Found search(PackedTable table, Race.Draw draw, Decision into, Budget budget) {
        return race.run(table, draw, new Playouts((seen, seat, lots) -> player, TURNS, 0), dice, budget, into);
    }
}

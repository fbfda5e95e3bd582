package arena.games.acquire.levels;

import arena.game.Chance;
import arena.games.acquire.state.AcquireState;
import arena.search.SearchRandom;

/** Random matches on arrays for benchmarks, all from one start with a new order of the bag. */
public final class RandomMatches {

    private final PackedTable start;
    private final PackedTable table;
    private final TablePlayouts playouts;
    private final SearchRandom dice;

    /** Creates matches from a state. */
    public RandomMatches(AcquireState start, long seed) {
        this.start = StateTranslation.table(start);
        this.table = StateTranslation.table(start);
        this.dice = new SearchRandom(Chance.of(seed, "random matches"));
        PlayoutPolicy policy = new RandomPolicy();
        this.playouts = new TablePlayouts((seen, seat, dice) -> policy, Integer.MAX_VALUE, 0);
        playouts.choosePolicies(table, dice);
    }

    /** Plays a match to its end and returns its number of turns. */
    public int play() {
        table.copyFrom(start);
        table.tiles.shuffle(dice);
        playouts.play(table, 0, dice);
        return table.turn();
    }
}

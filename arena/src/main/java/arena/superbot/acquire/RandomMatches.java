package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.State;
import arena.search.Dice;

/** Whole random matches on arrays, from one start with the bag in another order each time, for measuring. */
public final class RandomMatches {

    private final PackedTable start;
    private final PackedTable table;
    private final Playouts playouts;
    private final Dice dice;

    /** Creates matches from a state. */
    public RandomMatches(State start, long seed) {
        this.start = StateTranslation.table(start);
        this.table = StateTranslation.table(start);
        this.dice = new Dice(Chance.of(seed, "random matches"));
        Player player = new RandomPlayer();
        this.playouts = new Playouts((seen, seat, lots) -> player, Integer.MAX_VALUE, 0);
        playouts.meet(table, dice);
    }

    /** Plays a match to its end and returns how many turns it had. */
    public int play() {
        table.copyFrom(start);
        table.tiles.shuffle(dice);
        playouts.play(table, 0, dice);
        return table.turn();
    }
}

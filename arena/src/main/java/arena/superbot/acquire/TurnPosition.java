package arena.superbot.acquire;

import arena.game.Chance;
import arena.search.Dice;
import arena.search.SearchPosition;

/**
 * A table for a tree search by one seat: the moves are the seat's own steps, and between them all others play as they
 * are taken to play. Mergers after the first step are settled by them all.
 */
final class TurnPosition implements SearchPosition {

    private final PackedTable table;
    private final Playouts playouts;
    private final Options options;
    private final Decision decision = new Decision();
    private Dice dice = new Dice(Chance.of(1, "nothing is played yet"));
    private int searcher;
    private int firstTurn;
    private long played;

    TurnPosition(PackedTable table, Playouts playouts, Options options) {
        this.table = table;
        this.playouts = playouts;
        this.options = options;
    }

    /** Begins at what stands on the table: who is asked there searches. */
    void begin(Dice source) {
        dice = source;
        searcher = table.asked();
        firstTurn = table.turn();
    }

    /** Returns how many steps were played in all. */
    long steps() {
        return played + playouts.steps();
    }

    @Override
    public int mostCode() {
        return Options.MOST_CODE;
    }

    @Override
    public int mostMoves() {
        return Options.MOST;
    }

    @Override
    public int seat() {
        return searcher;
    }

    @Override
    public int listMoves(int[] into) {
        return options.list(table, into);
    }

    @Override
    public void play(int move) {
        options.read(move, table, decision);
        table.play(decision);
        played++;
        while (!isOver() && (table.asked() != searcher || table.step() == PackedTable.Step.MERGE)) {
            playouts.step(table, dice);
        }
    }

    @Override
    public boolean isOver() {
        return playouts.isDone(table, firstTurn);
    }

    @Override
    public double share(int seat) {
        return playouts.share(table, seat);
    }

    @Override
    public void finish(Dice source) {
        playouts.play(table, firstTurn, source);
    }
}

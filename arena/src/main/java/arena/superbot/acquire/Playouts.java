package arena.superbot.acquire;

import arena.search.Dice;

/** Plays packed tables on for some turns, each seat by a player of its own, and says how it went. */
public final class Playouts {

    /** A lead, in dollars, by which the odds are e to one. */
    private static final double SCALE = 5_000;

    private final Player[] players;
    private final int turns;
    private final double hope;
    private final Decision decision = new Decision();
    private long steps;

    /**
     * Creates them.
     *
     * @param players who plays on each seat
     * @param turns how many turns are played
     * @param hope how far bonuses are counted by shares when the game has not ended then
     */
    Playouts(Player[] players, int turns, double hope) {
        this.players = players;
        this.turns = turns;
        this.hope = hope;
    }

    /** Returns playouts to the end of random play, for measuring. */
    public static Playouts random(int seats) {
        Player[] players = new Player[seats];
        java.util.Arrays.fill(players, new RandomPlayer());
        return new Playouts(players, Integer.MAX_VALUE, 0);
    }

    /** Plays on until so many turns are over, from the given one on, or the match is. */
    void play(PackedTable table, int firstTurn, Dice dice) {
        while (!isDone(table, firstTurn)) {
            step(table, dice);
        }
    }

    /** Returns whether the match or the last of the turns that are played is over. */
    boolean isDone(PackedTable table, int firstTurn) {
        return table.isOver() || table.turn() - firstTurn >= turns;
    }

    /** Plays one step. */
    void step(PackedTable table, Dice dice) {
        players[table.asked()].decide(table, dice, decision);
        table.play(decision);
        steps++;
    }

    /** Lets other players play from now on. */
    void seat(int seat, Player player) {
        players[seat] = player;
    }

    /** Returns how many steps it has played. */
    long steps() {
        return steps;
    }

    /** Returns how well a seat stands, from 0 to 1: by its lead on the others, on all and on the best of them. */
    double share(PackedTable table, int seat) {
        double mine = Worth.of(table, seat, hope);
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                double worth = Worth.of(table, other, hope);
                best = Math.max(best, worth);
                sum += worth;
            }
        }
        double lead = mine - (sum / (table.seats() - 1) + best) / 2;
        return 1 / (1 + Math.exp(-lead / SCALE));
    }
}

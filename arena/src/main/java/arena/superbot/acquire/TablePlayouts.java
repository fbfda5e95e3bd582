package arena.superbot.acquire;

import arena.search.SearchRandom;

/** Plays packed tables on for some turns, each seat by a player of its own, and says how it went. */
final class TablePlayouts {

    /** A lead, in dollars, by which the odds are e to one. */
    private static final double SCALE = 5_000;

    private final PolicyChoice choice;
    private final int turns;
    private final double hope;
    private final PackedAction decision = new PackedAction();
    private PlayoutPolicy[] policies = new PlayoutPolicy[0];
    private long steps;

    /** Who plays on a seat. */
    @FunctionalInterface
    interface PolicyChoice {
        /** Returns the player of a seat of a table. */
        PlayoutPolicy policy(PackedTable table, int seat, SearchRandom dice);
    }

    /**
     * Creates them.
     *
     * @param casting who plays on each seat
     * @param turns how many turns are played
     * @param hope how far bonuses are counted by shares when the game has not ended then
     */
    TablePlayouts(PolicyChoice casting, int turns, double hope) {
        this.choice = casting;
        this.turns = turns;
        this.hope = hope;
    }

    /** Has all seats of a table played by who is cast for them from now on. */
    void choosePolicies(PackedTable table, SearchRandom dice) {
        policies = policies.length == table.seats() ? policies : new PlayoutPolicy[table.seats()];
        for (int seat = 0; seat < policies.length; seat++) {
            policies[seat] = choice.policy(table, seat, dice);
        }
    }

    /** Plays on until so many turns are over, from the given one on, or the match is. */
    void play(PackedTable table, int firstTurn, SearchRandom dice) {
        while (!table.isOver() && table.turn() - firstTurn < turns) {
            policies[table.asked()].decide(table, dice, decision);
            table.play(decision);
            steps++;
        }
    }

    /** Returns how many steps it has played. */
    long steps() {
        return steps;
    }

    /** Returns how well a seat stands, from 0 to 1: by its lead on the others, on all and on the best of them. */
    double share(PackedTable table, int seat) {
        double mine = PackedWorth.of(table, seat, hope);
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                double worth = PackedWorth.of(table, other, hope);
                best = Math.max(best, worth);
                sum += worth;
            }
        }
        double lead = mine - (sum / (table.seats() - 1) + best) / 2;
        return 1 / (1 + Math.exp(-lead / SCALE));
    }
}

package arena.games.acquire.levels;

import arena.search.SearchRandom;

/** Playouts of packed tables over a number of turns, with a policy for each seat. */
final class TablePlayouts {

    /** The lead, in dollars, at which the odds are e to one. */
    private static final double SCALE = 5_000;

    private final PolicyChoice choice;
    private final int turns;
    private final double hope;
    private final PackedAction decision = new PackedAction();
    private PlayoutPolicy[] policies = new PlayoutPolicy[0];
    private long steps;

    /** The choice of policies for seats. */
    @FunctionalInterface
    interface PolicyChoice {
        /** Returns the policy of a seat. */
        PlayoutPolicy policy(PackedTable table, int seat, SearchRandom dice);
    }

    /**
     * Creates playouts.
     *
     * @param choice the choice of policies
     * @param turns the number of turns of a playout
     * @param hope the degree to which bonuses count by shares if the game has not ended then
     */
    TablePlayouts(PolicyChoice choice, int turns, double hope) {
        this.choice = choice;
        this.turns = turns;
        this.hope = hope;
    }

    /** Chooses the policies of all seats of a table. */
    void choosePolicies(PackedTable table, SearchRandom dice) {
        policies = policies.length == table.seats() ? policies : new PlayoutPolicy[table.seats()];
        for (int seat = 0; seat < policies.length; seat++) {
            policies[seat] = choice.policy(table, seat, dice);
        }
    }

    /** Plays until the number of turns has passed since the given one, or the match is over. */
    void play(PackedTable table, int firstTurn, SearchRandom dice) {
        while (!table.isOver() && table.turn() - firstTurn < turns) {
            policies[table.asked()].decide(table, dice, decision);
            table.play(decision);
            steps++;
        }
    }

    /** Returns the number of steps played. */
    long steps() {
        return steps;
    }

    /** Returns the standing of a seat, from 0 to 1, by its lead on the average and on the best of the others. */
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

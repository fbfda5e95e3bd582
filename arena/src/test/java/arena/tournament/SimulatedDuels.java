package arena.tournament;

import arena.game.Chance;

/**
 * Simulated duels with a known true score: games without draws, in which one seat is a large advantage and a seed
 * decides some games of a block alike.
 */
final class SimulatedDuels {

    private static final int FINE = 1_000_000;
    private static final double SEAT = 0.1;

    private final double chanceFirst;
    private final double chanceSecond;
    private Chance chance;

    /**
     * Creates contestants with a score, 0 to 1, slightly less extreme at the ends, where the advantage of a seat is
     * limited.
     */
    SimulatedDuels(double score, Chance chance) {
        this.chanceFirst = Math.min(1, score + SEAT);
        this.chanceSecond = Math.max(0, score - SEAT);
        this.chance = chance;
    }

    double truth() {
        return (chanceFirst + chanceSecond) / 2;
    }

    /** Returns the half points of the next block: 0, 2 or 4. */
    int block() {
        return 2 * (isWon(chanceFirst) + isWon(chanceSecond));
    }

    BlockScores blocks(int number) {
        long[] counts = new long[5];
        for (int block = 0; block < number; block++) {
            counts[block()]++;
        }
        return BlockScores.of(counts);
    }

    private int isWon(double probability) {
        Chance.Drawn drawn = chance.below(FINE);
        chance = drawn.rest();
        return drawn.whole() < probability * FINE ? 1 : 0;
    }
}

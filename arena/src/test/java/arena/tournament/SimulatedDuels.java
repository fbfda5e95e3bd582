package arena.tournament;

import arena.game.Chance;

/**
 * Duels of which the truth is known: games without draws, in which one seat is worth a lot and a seed decides some
 * alike.
 */
final class SimulatedDuels {

    private static final int FINE = 1_000_000;
    private static final double SEAT = 0.1;

    private final double chanceFirst;
    private final double chanceSecond;
    private Chance chance;

    /** Makes contestants of a score, 0 to 1, which is a little less at the ends, since a seat cannot be worth more. */
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

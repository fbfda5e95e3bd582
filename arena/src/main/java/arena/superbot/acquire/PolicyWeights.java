package arena.superbot.acquire;

/**
 * What a {@link GreedyPolicy} likes, as weights of dollars.
 *
 * @param hope how far bonuses are counted by shares and not by ranks while the bank is full
 * @param growth what shares may gain as their chain grows
 * @param thrift what it costs to spend money that is short
 * @param rivalry what others gain by a tile, as a loss
 * @param bonus what a bonus that is paid now is worth
 * @param founding what the bonus of a chain that is founded is worth
 * @param keeping what shares of a chain that is gone may be worth, of what they cost when it is founded anew
 * @param cardGain what a card must bring, in dollars, while the bag is full
 */
record PolicyWeights(
        double hope,
        double growth,
        double thrift,
        double rivalry,
        double bonus,
        double founding,
        double keeping,
        double cardGain) {

    /** Ranks and money as they stand. */
    static final PolicyWeights PLAIN = new PolicyWeights(0, 0, 0, 0, 1, 1, 0, 1_000);

    /** What won most among many that were tried on packed tables. */
    static final PolicyWeights TUNED = new PolicyWeights(1.5, 3, 0.7, 1.5, 1.5, 0.8, 2.5, 3_200);
}

package arena.games.acquire.levels;

/**
 * The weights of a {@link GreedyPolicy}, in dollars.
 *
 * @param hope the degree to which bonuses count by shares and not by ranks while the bank is full
 * @param growth the expected gain of shares as their chain grows
 * @param thrift the cost of spending scarce money
 * @param rivalry the weight of the others' gain by a tile, as a loss
 * @param bonus the weight of a bonus that is paid now
 * @param founding the weight of the bonus of a chain that is founded
 * @param keeping the value of kept shares of a defunct chain, relative to their price when it is founded again
 * @param cardGain the least gain of a card, in dollars, while the bag is full
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

    /** The weights of present ranks and money only. */
    static final PolicyWeights PLAIN = new PolicyWeights(0, 0, 0, 0, 1, 1, 0, 1_000);

    /** The weights that won most matches in a tuning on packed tables. */
    static final PolicyWeights TUNED = new PolicyWeights(1.5, 3, 0.7, 1.5, 1.5, 0.8, 2.5, 3_200);
}

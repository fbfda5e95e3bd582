package arena.bench;

/**
 * What a level has spent.
 *
 * @param nanos of processor time in all
 * @param moves for so many moves
 */
record SearchEffort(long nanos, long moves) {

    static final SearchEffort NONE = new SearchEffort(0, 0);

    private static final double NANOS_PER_MILLI = 1e6;

    SearchEffort plus(SearchEffort more) {
        return new SearchEffort(nanos + more.nanos, moves + more.moves);
    }

    double millisPerMove() {
        return nanos / NANOS_PER_MILLI / Math.max(1, moves);
    }
}

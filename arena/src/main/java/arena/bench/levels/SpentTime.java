package arena.bench.levels;

/**
 * The time that a level has used.
 *
 * @param nanos of processor time in all
 * @param most of them in one turn
 * @param turns the number of turns
 */
record SpentTime(long nanos, long most, long turns) {

    static final SpentTime NONE = new SpentTime(0, 0, 0);

    private static final double NANOS_PER_MILLI = 1e6;

    /** Returns the time with one more turn. */
    SpentTime plus(long turnNanos) {
        return plus(new SpentTime(turnNanos, turnNanos, 1));
    }

    SpentTime plus(SpentTime more) {
        return new SpentTime(nanos + more.nanos, Math.max(most, more.most), turns + more.turns);
    }

    double meanMillis() {
        return nanos / NANOS_PER_MILLI / Math.max(1, turns);
    }

    double mostMillis() {
        return most / NANOS_PER_MILLI;
    }
}

package arena.probe;

/** The times of a probe. */
final class ProbeTimes {

    /** The delay of late files. */
    static final int LATE_MILLIS = 1_200;

    /** The long pause, in which the bot is observed. */
    static final int PAUSE_MILLIS = 4_000;

    /** The time after which a file written in pieces is complete; the document allows 200 ms. */
    static final int PIECES_MILLIS = 150;

    /** The time for which a file stays empty: nearly all of the 200 ms that the document allows. */
    static final int EMPTY_MILLIS = 180;

    /** The time for which a visible file cannot be opened. */
    static final int HELD_MILLIS = 120;

    /** The time for which a folder is missing. */
    static final int LOST_MILLIS = 300;

    /** The time limit for a bot to end or to be ready again after {@code Gameover.txt}. */
    static final int END_MILLIS = 3_000;

    /** The longest time without a new {@code ready.txt}. */
    static final int READY_MILLIS = 1_000;

    /** The time for a bot to reach its loop after it is ready, or after an acknowledgement. */
    static final int SETTLE_MILLIS = 100;

    /** The interval between two checks of a folder. */
    static final int LOOK_MILLIS = 5;

    /**
     * The limit on the processor use of a waiting bot, in percent of one processor; a loop with a sleep uses less than
     * ten.
     */
    static final int BUSY_PERCENT = 70;

    /** The time of a match after which ordinary turns are left out. */
    static final int PLAIN_MILLIS = 8_000;

    /** The time limit of the whole probe. */
    static final int WHOLE_MILLIS = 300_000;

    /** The limit on repetitions of a match that ended too soon, with its remaining faults. */
    static final int ROUNDS = 8;

    private ProbeTimes() {}
}

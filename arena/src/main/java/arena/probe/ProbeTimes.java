package arena.probe;

/** How long everything lasts, in one place. */
final class ProbeTimes {

    /** What comes late comes after so long. */
    static final int LATE_MILLIS = 1_200;

    /** A long pause, in which the bot is watched. */
    static final int PAUSE_MILLIS = 4_000;

    /**
     * A file that is written in pieces is whole after so long: an honest part of the 200 ms that the document grants.
     */
    static final int PIECES_MILLIS = 150;

    /** A file that stays empty for nearly all of the 200 ms that the document grants. */
    static final int EMPTY_MILLIS = 180;

    /** How long a file that can be seen cannot be opened. */
    static final int HELD_MILLIS = 120;

    /** How long a folder is gone. */
    static final int LOST_MILLIS = 300;

    /** How long a bot may take after {@code Gameover.txt} to end, or to be ready again. */
    static final int END_MILLIS = 3_000;

    /** How long a bot may go on without a new {@code ready.txt}. */
    static final int READY_MILLIS = 1_000;

    /** How long a bot that is ready, or has just been told its code, is left in peace to come to its loop. */
    static final int SETTLE_MILLIS = 100;

    /** The time between two looks at a folder. */
    static final int LOOK_MILLIS = 5;

    /** How much of one processor a bot may want while it waits, in percent; a loop with a sleep wants less than ten. */
    static final int BUSY_PERCENT = 70;

    /** Ordinary turns after this time of a match are left out. */
    static final int PLAIN_MILLIS = 8_000;

    /** The whole probe is broken off after so long. */
    static final int WHOLE_MILLIS = 300_000;

    /** A match whose match ended too soon is repeated with what is left, so often at most. */
    static final int ROUNDS = 8;

    private ProbeTimes() {}
}

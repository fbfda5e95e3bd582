package arena.store;

/**
 * What is to be expected of a database after a failure.
 *
 * @param kind whether it pays to try again
 * @param words what is wrong, as the middle of a sentence: {@code its disk is full}
 */
record DatabaseFailure(Kind kind, String words) {

    enum Kind {
        /** Another was faster: it works when it is tried again. */
        AGAIN,
        /** It works again once somebody has helped, or by itself. */
        PASSING,
        /** It passes while a contest runs; when a store is opened it is a wrong setting. */
        PASSING_ONCE_OPEN,
        /** It never works. */
        FINAL
    }

    static DatabaseFailure passing(String words) {
        return new DatabaseFailure(Kind.PASSING, words);
    }

    static DatabaseFailure passingOnceOpen(String words) {
        return new DatabaseFailure(Kind.PASSING_ONCE_OPEN, words);
    }

    static DatabaseFailure never(String words) {
        return new DatabaseFailure(Kind.FINAL, words);
    }
}

package arena.store;

/**
 * A failure of a database, with the prospect of a retry.
 *
 * @param kind whether a retry can help
 * @param words the cause, as the middle of a sentence: {@code its disk is full}
 */
record DatabaseFailure(Kind kind, String words) {

    enum Kind {
        /** Another transaction was faster; a retry succeeds. */
        AGAIN,
        /** It passes by itself or after repair. */
        PASSING,
        /** It passes while a contest runs; while a store is opened it is a wrong setting. */
        PASSING_ONCE_OPEN,
        /** No retry can succeed. */
        FINAL
    }

    static DatabaseFailure transientFailure(String words) {
        return new DatabaseFailure(Kind.PASSING, words);
    }

    static DatabaseFailure passingOnceOpen(String words) {
        return new DatabaseFailure(Kind.PASSING_ONCE_OPEN, words);
    }

    static DatabaseFailure permanentFailure(String words) {
        return new DatabaseFailure(Kind.FINAL, words);
    }
}

package arena.game;

/**
 * The judgement of one answer.
 *
 * @param code the code in {@code acknowledge_i.txt}: 0, or the code of the first rule that was broken
 * @param words the same for people in one line, computed from the seat's own view
 * @param line the line of the answer that it concerns, from 1; 0 if it concerns none
 * @param counts the action that the rules take: the order, or the action in its place
 * @param again whether the seat may try once more while its time lasts; then its next answer counts, and this one
 *     counts only if no time is left. A late answer never allows a second try, and in a game of ticks, which waits for
 *     no seat, the flag has no effect.
 */
public record Ruling<A>(int code, String words, int line, A counts, boolean again) {

    /** The code of every game for an answer that did not come in time. */
    public static final int LATE = 20;

    /** The first code that is no fault: codes from here on inform, for example that a hidden king was found. */
    public static final int FIRST_NEWS = 100;

    /** Creates a final judgement of an answer. */
    public Ruling(int code, String words, int line, A counts) {
        this(code, words, line, counts, false);
    }

    /**
     * Returns the refusal of an answer after which the seat is asked once more.
     *
     * @param otherwise the action that counts if no time is left
     */
    public static <A> Ruling<A> refused(int code, String words, int line, A otherwise) {
        return new Ruling<>(code, words, line, otherwise, true);
    }

    public Ruling {
        if (words.indexOf('\n') >= 0 || words.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("the words of a ruling are one line, not: " + words);
        }
    }

    /**
     * Returns whether a code means a broken rule or a missing answer: 0 is no fault, and 100 and above only inform.
     */
    public static boolean isFault(int code) {
        return code != 0 && code < FIRST_NEWS;
    }
}

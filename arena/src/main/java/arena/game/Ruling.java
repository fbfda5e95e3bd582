package arena.game;

/**
 * The judgement of one answer.
 *
 * @param code what {@code acknowledge_i.txt} says: 0, or the code of the first rule that was broken
 * @param words the same for people in one line, computed from the seat's own view
 * @param line the line of the answer it is about, from 1; 0 if it is about none
 * @param counts the action that the rules take: the order, or what they put in its place
 * @param again whether the seat may try once more while its time lasts; what counts then is its next answer, and this
 *     one counts only if no time is left. An answer that did not come in time is never refused like this, and in real
 *     time, where nobody waits, it means nothing.
 */
public record Ruling<A>(int code, String words, int line, A counts, boolean again) {

    /** The code of every game for an answer that did not come in time. */
    public static final int LATE = 20;

    /** The first code that is no fault: from here on a code brings news, such as a hidden king that was found. */
    public static final int FIRST_NEWS = 100;

    /** Makes the judgement of an answer that settles what the seat does. */
    public Ruling(int code, String words, int line, A counts) {
        this(code, words, line, counts, false);
    }

    /**
     * Returns the refusal of an answer after which the seat is asked once more.
     *
     * @param otherwise what counts if no time is left
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
     * Returns whether a code says that a rule was broken or no answer came: 0 is no fault, and 100 and above are news.
     */
    public static boolean isFault(int code) {
        return code != 0 && code < FIRST_NEWS;
    }
}

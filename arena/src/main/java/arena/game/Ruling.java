package arena.game;

/**
 * The judgement of one answer.
 *
 * @param code what {@code acknowledge_i.txt} says: 0, or the code of the first rule that was broken
 * @param words the same for people in one line, computed from the seat's own view
 * @param line the line of the answer it is about, from 1; 0 if it is about none
 * @param counts the action that the rules take: the order, or what they put in its place
 */
public record Ruling<A>(int code, String words, int line, A counts) {

    /** The code of every game for an answer that did not come in time. */
    public static final int LATE = 20;

    /** The first code that is no fault: from here on a code brings news, such as a hidden king that was found. */
    public static final int FIRST_NEWS = 100;

    public Ruling {
        if (words.indexOf('\n') >= 0 || words.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("the words of a ruling are one line, not: " + words);
        }
    }

    /** Returns whether a code says that a rule was broken or no answer came: 0 is no fault, and 100 and above are news. */
    public static boolean isFault(int code) {
        return code != 0 && code < FIRST_NEWS;
    }
}

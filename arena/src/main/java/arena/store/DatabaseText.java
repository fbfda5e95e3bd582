package arena.store;

import java.nio.charset.StandardCharsets;

/** Texts as every database gives them back. */
final class DatabaseText {

    /** No evidence needs more, and no bot may fill the disk with its words. */
    static final int MOST_CHARACTERS = 1 << 20;

    private DatabaseText() {}

    /**
     * Returns the text as it is kept: PostgreSQL takes no NUL, UTF-8 no half of a surrogate pair, and a text that is
     * too long is cut.
     */
    static String clean(String text) {
        String whole = text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS);
        return new String(whole.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).replace('\0', '\uFFFD');
    }
}

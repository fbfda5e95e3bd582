package arena.store;

import java.nio.charset.StandardCharsets;

/** The cleaner of texts, so that every database returns them unchanged. */
final class DatabaseText {

    /** The longest stored text: evidence needs no more, and no bot may fill the disk with its output. */
    static final int MOST_CHARACTERS = 1 << 20;

    private DatabaseText() {}

    /**
     * Returns the text as the database stores it: without NUL (PostgreSQL) and unpaired surrogates (UTF-8), and cut at
     * the longest length.
     */
    static String clean(String text) {
        String whole = text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS);
        return new String(whole.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).replace('\0', '\uFFFD');
    }
}

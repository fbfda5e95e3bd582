package arena.text;

import java.util.ArrayList;
import java.util.List;

/** A line as words with blanks between them. */
public final class WordSplitter {

    private WordSplitter() {}

    /** Returns the words of a line between its blanks; none if it holds no text. */
    public static List<String> of(String line) {
        List<String> words = new ArrayList<>();
        Cursor cursor = new Cursor(line);
        cursor.skipBlanks();
        while (!cursor.atEnd()) {
            words.add(cursor.takeWord());
            cursor.skipBlanks();
        }
        return words;
    }

    /**
     * Returns a word in small letters; only those from A to Z are made small, so that no other letter becomes one of
     * them.
     */
    public static String small(String word) {
        char[] letters = word.toCharArray();
        for (int at = 0; at < letters.length; at++) {
            if (letters[at] >= 'A' && letters[at] <= 'Z') {
                letters[at] = (char) (letters[at] + 'a' - 'A');
            }
        }
        return String.valueOf(letters);
    }
}

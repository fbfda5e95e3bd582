package arena.text;

import java.util.ArrayList;
import java.util.List;

/** A splitter of lines into words. */
public final class WordSplitter {

    private WordSplitter() {}

    /** Returns the words between the blanks of a line; none if it is blank. */
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

    /** Returns a word in lower case; only A to Z are changed, so that no other letter becomes one of them. */
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

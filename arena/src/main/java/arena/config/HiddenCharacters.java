package arena.config;

import java.util.Optional;

/**
 * The finder of invisible characters that change the text around them: control characters, marks of writing direction,
 * joiners, and separators of lines and paragraphs.
 */
public final class HiddenCharacters {

    private HiddenCharacters() {}

    /** Returns the first one in a text, as {@code U+202E}; nothing if there is none. */
    public static Optional<String> first(String text) {
        return text.codePoints()
                .filter(HiddenCharacters::isHidden)
                .mapToObj(letter -> String.format("U+%04X", letter))
                .findFirst();
    }

    private static boolean isHidden(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> false;
        };
    }
}

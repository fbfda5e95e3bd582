package arena.config;

import java.util.Optional;

/**
 * The characters that nobody sees and that change what is seen around them: controls, marks that turn the direction of
 * writing or join letters, and separators of lines and paragraphs.
 */
public final class HiddenCharacters {

    private HiddenCharacters() {}

    /** Returns the first of them in a text, as {@code U+202E}; nothing if there is none. */
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

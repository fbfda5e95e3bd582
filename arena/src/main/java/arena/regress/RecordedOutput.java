package arena.regress;

import arena.game.Answer;
import arena.game.GameDefinition;
import arena.text.Quote;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The bytes of a bot's answer and their notation: {@code C 12} for one line with its line end, otherwise in quotation
 * marks with {@code \n}, {@code \r}, {@code \t}, {@code \"}, {@code \\} and {@code \xNN} for any byte.
 *
 * @param letters one character for each byte, at least one
 */
public record RecordedOutput(String letters) {

    private static final Pattern PLAIN = Pattern.compile("[!#-'*-~]([ -~]*[!-~])?");
    private static final Pattern HEXADECIMAL = Pattern.compile("[0-9A-Fa-f]{2}");
    private static final int LAST_ASCII = '~';

    public RecordedOutput {
        if (letters.isEmpty() || letters.chars().anyMatch(letter -> letter > 0xFF)) {
            throw new IllegalArgumentException("an output is at least one byte, a character for each, not: " + letters);
        }
    }

    /** Returns the output of these bytes. */
    public static RecordedOutput of(byte[] bytes) {
        return new RecordedOutput(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    /** Returns whether another answer to the same prompt is the same order, in any notation. */
    <S, V, A> boolean isSameOrder(RecordedOutput other, GameDefinition<S, V, A> game, V view) {
        return equals(other)
                || (game.answers().read(bytes(), view) instanceof Answer.Given<A> given
                        && given.equals(game.answers().read(other.bytes(), view)));
    }

    /**
     * Returns the output of a notation.
     *
     * @throws IllegalArgumentException with a clause that names the expected and the actual text
     */
    public static RecordedOutput read(String notation) {
        if (notation.startsWith("\"")) {
            return new RecordedOutput(unquoted(notation));
        }
        if (!PLAIN.matcher(notation).matches()) {
            throw mistake(notation);
        }
        return new RecordedOutput(notation + "\n");
    }

    private static String unquoted(String notation) {
        StringBuilder letters = new StringBuilder();
        int at = 1;
        while (at < notation.length() - 1 && notation.charAt(at) != '"') {
            if (notation.charAt(at) == '\\') {
                letters.append(escaped(notation, at + 1));
                at += notation.charAt(at + 1) == 'x' ? 4 : 2;
            } else {
                letters.append(notation.charAt(at++));
            }
        }
        boolean ascii = notation.chars().allMatch(letter -> letter >= ' ' && letter <= LAST_ASCII);
        if (letters.length() == 0 || at != notation.length() - 1 || notation.charAt(at) != '"' || !ascii) {
            throw mistake(notation);
        }
        return letters.toString();
    }

    private static char escaped(String notation, int at) {
        char letter = notation.charAt(at);
        if (letter == 'x') {
            String digits = notation.substring(at + 1, Math.min(notation.length(), at + 3));
            if (!HEXADECIMAL.matcher(digits).matches()) {
                throw mistake(notation);
            }
            return (char) Integer.parseInt(digits, 16);
        }
        return switch (letter) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case '"', '\\' -> letter;
            default -> throw mistake(notation);
        };
    }

    private static IllegalArgumentException mistake(String notation) {
        return new IllegalArgumentException(
                "an answer is one line such as C 12, or stands in quotation marks with \\n for a line end, such as"
                        + " \"C 12\\n\", not " + Quote.of(notation));
    }

    /** Returns the notation; {@link #read} is the inverse. */
    public String notation() {
        if (letters.endsWith("\n")) {
            String line = letters.substring(0, letters.length() - 1);
            if (PLAIN.matcher(line).matches()) {
                return line;
            }
        }
        StringBuilder quoted = new StringBuilder("\"");
        letters.chars().forEach(letter -> quoted.append(escape((char) letter)));
        return quoted.append('"').toString();
    }

    private static String escape(char letter) {
        return switch (letter) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '"', '\\' -> "\\" + letter;
            default ->
                letter >= ' ' && letter <= LAST_ASCII
                        ? String.valueOf(letter)
                        : String.format(Locale.ROOT, "\\x%02X", (int) letter);
        };
    }

    /** Returns the notation, or a text for a missing answer. */
    public static String words(Optional<RecordedOutput> output) {
        return output.map(RecordedOutput::notation).orElse("(no answer)");
    }

    /** Returns the bytes of the answer. */
    public byte[] bytes() {
        return letters.getBytes(StandardCharsets.ISO_8859_1);
    }
}

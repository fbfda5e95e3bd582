package arena.config;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The rules of display names, which pages show for people, teams and bots: any script, cleaned and limited. The name of
 * a folder is a different one, of letters, digits and underscores ({@link TeamNames}).
 */
public final class DisplayNames {

    /** The largest number of characters of a name, as people count them. */
    public static final int MOST_CHARACTERS = 32;

    private static final int MOST_CODE_POINTS = 4 * MOST_CHARACTERS;

    /** A character with more combining marks would cover the lines above and below. */
    private static final Pattern MANY_MARKS = Pattern.compile("(\\p{Mn}{3})\\p{Mn}+");

    /** Invisible characters, which are removed; joiners stay, since emoji and some scripts need them. */
    private static final Pattern INVISIBLE =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}&&[^\u200C\u200D\\s]]");

    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern CHARACTER = Pattern.compile("\\X");
    private static final Pattern VISIBLE = Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S}]");
    private static final String FALLBACK = "person";

    private DisplayNames() {}

    /** Returns a name without invisible characters, with single blanks. */
    public static String clean(String text) {
        String start = text.substring(0, Math.min(text.length(), 2 * MOST_CODE_POINTS + 2));
        String seen = INVISIBLE
                .matcher(Normalizer.normalize(start, Normalizer.Form.NFC))
                .replaceAll("");
        return MANY_MARKS.matcher(BLANKS.matcher(seen).replaceAll(" ").strip()).replaceAll("$1");
    }

    /** Returns what is wrong with a cleaned name, as a sentence without its full stop; nothing if it is valid. */
    public static Optional<String> mistake(String name) {
        if (!VISIBLE.matcher(name).find()) {
            return Optional.of("A name has at least one character that can be seen");
        }
        return CHARACTER.matcher(name).results().count() > MOST_CHARACTERS
                        || name.codePoints().count() > MOST_CODE_POINTS
                ? Optional.of("A name has at most " + MOST_CHARACTERS + " characters, and this one has more: "
                        + name.substring(0, name.offsetByCodePoints(0, MOST_CHARACTERS)) + "...")
                : Optional.empty();
    }

    /** Returns the most similar name for a folder: letters, digits and underscores. */
    public static String plain(String name) {
        String latin = Normalizer.normalize(name.replace("ß", "ss"), Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .replaceAll("[\\s-]+", "_")
                .replaceAll("[^A-Za-z0-9_]", "");
        String whole = latin.substring(0, Math.min(latin.length(), TeamNames.MOST_LETTERS - 4));
        boolean isUsable = !whole.replace("_", "").isEmpty()
                && TeamNames.STANDARD.mistake(whole).isEmpty()
                && !whole.toLowerCase(Locale.ROOT).startsWith("superbot");
        return isUsable ? whole : FALLBACK;
    }
}

package arena.app.signup;

import arena.app.RequestFailure;
import arena.config.HiddenCharacters;
import arena.record.Printable;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The names of the files and folders of one entry. Each must mean the same on every system, stay within the entry, and
 * occur once: names that differ only in case or in their Unicode form would be one file on some systems.
 */
final class EntryNames {

    private static final int LONGEST = 200;
    private static final int LONGEST_PART = 100;
    private static final int DEEPEST = 16;
    private static final int MOST_SHOWN = 80;
    /** Windows takes superscript digits for digits here. */
    private static final Pattern RESERVED = Pattern.compile(
            "(con|conin[$]|conout[$]|clock[$]|prn|aux|nul|(com|lpt)[0-9\u00b9\u00b2\u00b3])(" + " *[.].*)?");

    private static final String FORBIDDEN = ":*?\"<>|";

    /** The names so far, by a normal form that all names of the same file share. */
    private final SortedMap<String, Name> names = new TreeMap<>();

    private record Name(String name, boolean folder) {}

    /**
     * Adds the name of a file or folder, and those of its parent folders.
     *
     * @throws RequestFailure if it is not allowed
     */
    List<String> add(String name, boolean folder) {
        List<String> parts = parts(name);
        for (int length = 1; length < parts.size(); length++) {
            put(String.join("/", parts.subList(0, length)), true, false);
        }
        put(String.join("/", parts), folder, !folder);
        return parts;
    }

    private void put(String name, boolean folder, boolean once) {
        String same = Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        Name before = names.putIfAbsent(same, new Name(name, folder));
        if (before == null) {
            return;
        }
        if (!before.name().equals(name)) {
            throw refused(name, "is the same as \"" + shown(before.name()) + "\" on some systems");
        }
        if (once || before.folder() != folder) {
            throw refused(name, "occurs twice");
        }
    }

    /**
     * Returns the parts of a name after checking that they stay within the folder.
     *
     * @throws RequestFailure if they do not
     */
    static List<String> parts(String name) {
        if (name.indexOf('\\') >= 0) {
            throw refused(name, "contains a backslash; separate folders with slashes");
        }
        if (name.startsWith("/")) {
            throw refused(name, "is an absolute path; make it relative to the folder of the entry");
        }
        if (name.length() > LONGEST) {
            throw refused(name, "is longer than " + LONGEST + " characters");
        }
        List<String> parts = List.of(name.replaceFirst("/$", "").split("/", -1));
        if (parts.size() > DEEPEST) {
            throw refused(name, "is more than " + DEEPEST + " folders deep");
        }
        parts.forEach(part -> requireGood(name, part));
        return parts;
    }

    private static void requireGood(String name, String part) {
        if (part.equals("..") || part.equals(".") || part.isEmpty()) {
            throw refused(name, "contains an empty part, \".\" or \"..\"");
        }
        if (part.length() > LONGEST_PART) {
            throw refused(name, "has a part longer than " + LONGEST_PART + " characters");
        }
        if (HiddenCharacters.first(part).isPresent()
                || part.codePoints().anyMatch(letter -> FORBIDDEN.indexOf(letter) >= 0)) {
            throw refused(name, "has a character that is not allowed in names on every system");
        }
        if (part.endsWith(".") || part.endsWith(" ")) {
            throw refused(name, "ends in a dot or a space, which some systems drop");
        }
        if (RESERVED.matcher(part.toLowerCase(Locale.ROOT)).matches()) {
            throw refused(name, "is the name of a device on Windows");
        }
    }

    static RequestFailure refused(String name, String why) {
        return RequestFailure.failed("\"" + shown(name) + "\" " + why + "; nothing of this entry was accepted.");
    }

    private static String shown(String name) {
        return Printable.of(name, MOST_SHOWN);
    }
}

package arena.web.http;

import arena.config.ServeSettings;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names by which a browser may ask for the pages. After DNS rebinding, a page of another site counts as the arena's
 * own origin, but the header {@code Host} still holds its name; a numeric address cannot be rebound.
 */
final class HostNames {

    private static final Pattern HOST =
            Pattern.compile("(?<number>[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?"
                    + "|(?<name>[0-9A-Za-z._-]+?)\\.?(?::[0-9]{1,5})?");

    private final SortedSet<String> names = new TreeSet<>();

    private HostNames() {}

    static HostNames of(ServeSettings settings) {
        HostNames made = new HostNames();
        made.add("localhost");
        made.add(settings.host());
        made.add(settings.organiser().host());
        settings.names().forEach(made::add);
        return made;
    }

    private void add(String name) {
        names.add(name.toLowerCase(Locale.ROOT));
    }

    /** Returns whether a header {@code Host}, with or without a port, has an allowed name or a numeric address. */
    boolean has(String header) {
        Matcher parts = HOST.matcher(header);
        return parts.matches()
                && (parts.group("number") != null
                        || names.contains(parts.group("name").toLowerCase(Locale.ROOT)));
    }
}

package arena.config;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The rule for names of teams. A team's name is the name of its folder, so it must be valid on every system.
 *
 * @param pattern a regular expression that a whole name must match
 */
public record TeamNames(String pattern) {

    /** One to 32 letters, digits and underscores; the rules of 2015 ask for 6 to 10. */
    public static final TeamNames STANDARD = new TeamNames("[A-Za-z0-9_]{1,32}");

    private static final Pattern RESERVED = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");
    private static final Pattern TWIN = Pattern.compile(".*__[0-9]+");
    /** The largest number of letters of a name. */
    static final int MOST_LETTERS = 32;

    private static final Pattern PORTABLE = Pattern.compile("[A-Za-z0-9_]{1,32}");

    /** Returns what is wrong with a name, as the end of a sentence; nothing if it is valid. */
    public Optional<String> mistake(String name) {
        if (!PORTABLE.matcher(name).matches()) {
            return Optional.of("\"" + name
                    + "\" is no name for a team: a name has 1 to 32 letters, digits and underscores, and nothing else");
        }
        if (RESERVED.matcher(name.toLowerCase(Locale.ROOT)).matches()) {
            return Optional.of("\"" + name + "\" is no name for a team: Windows keeps this name for a device");
        }
        if (TWIN.matcher(name).matches()) {
            return Optional.of(
                    "\"" + name + "\" is no name for a team: names that end in two underscores and a number are the"
                            + " arena's own, for a bot that plays against itself");
        }
        if (!name.matches(pattern)) {
            return Optional.of("\"" + name + "\" is no name for a team here: team-name in [field] asks for " + pattern);
        }
        return Optional.empty();
    }

    /**
     * Returns the name of a bot's further seat in a match against itself, which no team can have.
     *
     * @param number the number of the seat among those of the bot, from 2
     */
    public static String twin(String name, int number) {
        String end = "__" + number;
        return name.substring(0, Math.min(name.length(), MOST_LETTERS - end.length())) + end;
    }

    /** Returns the first name that differs from this one only in case; the two would be one folder on some systems. */
    public static Optional<String> clash(String name, List<String> others) {
        return others.stream()
                .filter(other -> other.equalsIgnoreCase(name) && !other.equals(name))
                .findFirst();
    }
}

package arena.app;

import arena.config.SpellingSuggestion;
import arena.game.GameDefinition;
import arena.match.Event;
import arena.plugin.Games;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Collectors;

/** Look-ups by name, and the sentences for names that do not exist. */
public final class NameLookup {

    private static final int MOST_LISTED = 12;

    private NameLookup() {}

    /**
     * Returns the game with an id.
     *
     * @throws RequestFailure if there is none
     */
    public static GameDefinition<?, ?, ?> game(String id) {
        if (!Games.ids().contains(id)) {
            throw RequestFailure.usage(unknown("game", id, Games.ids()));
        }
        return Games.byId(id);
    }

    /**
     * Returns the game of a recorded match.
     *
     * @throws RequestFailure with the game's version and what to do, if this arena does not have it
     */
    public static GameDefinition<?, ?, ?> game(Event.Began recorded) {
        if (!Games.ids().contains(recorded.gameId())) {
            throw RequestFailure.usage(
                    "There is no game \"" + recorded.gameId() + "\" here, but the match was played with"
                            + " it (arena " + recorded.arenaVersion() + "); put its jar into the folder games.d beside"
                            + " config.ini, or name its folder with --games.");
        }
        return Games.byId(recorded.gameId());
    }

    /** Returns the sentence for an unknown name, with the most similar known name, or with all of them. */
    public static String unknown(String kind, String word, Collection<String> known) {
        String all = known.isEmpty() ? "there is none yet." : "there are: " + listed(word, known) + ".";
        return "There is no " + kind + " \"" + word + "\"; "
                + SpellingSuggestion.of(word, known)
                        .map(near -> "did you mean " + near + "?")
                        .orElse(all);
    }

    /**
     * Returns names as a list for people, in alphabetical order; of many names only the most similar, and the number
     * of the others.
     */
    public static String listed(String word, Collection<String> known) {
        if (known.size() <= MOST_LISTED) {
            return sorted(known);
        }
        return sorted(SpellingSuggestion.first(word, known, MOST_LISTED)) + " and " + (known.size() - MOST_LISTED)
                + " more";
    }

    private static String sorted(Collection<String> names) {
        return names.stream()
                .sorted(String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder()))
                .collect(Collectors.joining(", "));
    }

    /** Returns a word for a shell, in quotes if necessary. */
    public static String shell(String word) {
        return word.matches("[A-Za-z0-9_./:+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}

package arena.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The settings of section {@code [games]}. They are read before all others, since the games decide which other sections
 * there are.
 *
 * @param folder the folder of the jars of further games, absolute
 * @param first the game that is played if none is named; empty for the first of the arena's own
 */
public record GamesSettings(Path folder, Optional<String> first) {

    static final String SECTION = "games";

    private static final String AUTO = "auto";

    static GamesSettings read(SectionReader section) {
        section.says("""
                The games beside those of the arena. A game is a jar; it runs with the rights of the arena.""");
        Path folder = section.get(Key.path("folder", "games.d").says("""
                The folder of the jars. Also: --games, which names a further folder, and the environment variable
                ARENA_GAMES."""));
        String first =
                section.get(Key.text("first", AUTO, text -> Optional.empty()).says("""
                The game that is played if neither --game nor a bot names one; "auto" for the first of
                "arena games"."""));
        return new GamesSettings(folder, Optional.of(first).filter(game -> !game.equals(AUTO)));
    }

    /** Returns the settings of a file; the defaults if it cannot be read, which the reader of all settings reports. */
    public static GamesSettings of(Path config) {
        IniSource source = new IniSource(config);
        return source.section(source.sections(source.lenientText().orElse("")), SECTION, GamesSettings::read);
    }
}

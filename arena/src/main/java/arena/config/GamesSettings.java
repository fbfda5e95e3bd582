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

    static GamesSettings read(SectionReader section) {
        section.says("""
                The games beside those of the arena. A game is a jar; it runs with the rights of the arena.""");
        return new GamesSettings(
                section.get(Key.path("folder", "games.d").says("""
                        The folder of the jars. Also: --games, which names a further folder, and the environment variable
                        ARENA_GAMES.""")),
                Optional.of(section.get(
                                Key.text("first", "", text -> Optional.empty()).says("""
                                The game that is played if neither --game nor a bot names one; empty for the first of
                                "arena games".""")))
                        .filter(first -> !first.isEmpty()));
    }

    /** Returns the settings of a file; the defaults if it cannot be read, which the reader of all settings reports. */
    public static GamesSettings of(Path config) {
        IniSource source = new IniSource(config);
        return source.section(source.sections(source.lenientText().orElse("")), SECTION, GamesSettings::read);
    }
}

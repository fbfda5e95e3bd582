package arena.config;

import arena.game.GameInfo;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads a configuration file, and reports everything that is wrong with it at once.
 *
 * <p>The text is UTF-8, with or without a byte order mark. Sections, keys and words may be written in any case.
 */
public final class ConfigReader {

    private static final List<String> SECTIONS =
            List.of("field", "exchange", "match", "launch", "record", "practice", "serve");

    private static final String MISSING =
            "there is no such file; name an existing one after --config, or leave --config away.";

    private final IniSource source;
    private final List<GameInfo> games;

    private ConfigReader(Path file, List<GameInfo> games) {
        this.source = new IniSource(file);
        this.games = games;
    }

    /**
     * Reads a file.
     *
     * @param games the games whose settings it may change
     */
    public static Reading<Configuration> read(Path file, List<GameInfo> games) {
        ConfigReader reader = new ConfigReader(file, games);
        Optional<Configuration> configuration = reader.source.text(MISSING).map(reader::configuration);
        List<Mistake> mistakes = reader.source.mistakes();
        return mistakes.isEmpty() && configuration.isPresent()
                ? new Reading.Sound<>(configuration.get())
                : new Reading.Mistaken<>(mistakes);
    }

    /** Returns the defaults, for a machine without a file: folders begin at the one that is given. */
    public static Configuration standard(Path folder) {
        ConfigReader reader = new ConfigReader(folder.resolve("config.ini"), List.of());
        Configuration defaults = reader.configuration("");
        return new Configuration(
                Optional.empty(),
                defaults.field(),
                defaults.exchange(),
                defaults.match(),
                defaults.launch(),
                defaults.record(),
                defaults.practice(),
                defaults.serve(),
                defaults.games(),
                defaults.bots());
    }

    private Configuration configuration(String text) {
        IniText ini = source.sections(text);
        source.checkHeadings(ini, headings(), new IniSource.Named("bot", "MyTeam"));
        LaunchSettings launch = source.section(ini, "launch", LaunchSettings::read);
        FieldSettings field = source.section(ini, "field", FieldSettings::read);
        return new Configuration(
                Optional.of(source.file()),
                field,
                source.section(ini, "exchange", ExchangeSettings::read),
                source.section(ini, "match", MatchSettings::read),
                launch,
                source.section(ini, "record", RecordSettings::read),
                source.section(ini, "practice", PracticeSettings::read),
                source.section(ini, "serve", ServeSettings::read),
                games(ini),
                source.named(ini, "bot", (name, section) -> bot(name, section, launch.startUp(), field.teamNames())));
    }

    private List<String> headings() {
        List<String> known = new ArrayList<>(SECTIONS);
        games.forEach(game -> known.add("game " + game.id()));
        return known;
    }

    private SortedMap<String, SortedMap<String, String>> games(IniText ini) {
        SortedMap<String, SortedMap<String, String>> changed = new TreeMap<>();
        for (GameInfo game : games) {
            changed.put(
                    game.id(), source.section(ini, "game " + game.id(), section -> section.settings(game.settings())));
        }
        return changed;
    }

    private static Optional<BotEntry> bot(String name, SectionReader section, Duration startUp, TeamNames names) {
        names.mistake(name).ifPresent(words -> section.note(words + "; rename the section."));
        return section.program(name, "the bot " + name, startUp);
    }
}

package arena.config;

import arena.game.GameInfo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The reader of a configuration file and of the bots file beside it, which reports all errors of both at once.
 *
 * <p>The text is UTF-8, with or without a byte order mark. Sections, keys and words may be written in any case.
 */
public final class ConfigReader {

    /** The name of the file that is read by default. */
    public static final String FILE = "config.ini";

    private static final List<String> SECTIONS = List.of(
            "field",
            "exchange",
            "match",
            "launch",
            "record",
            "practice",
            "ladder",
            "ladder-database",
            "serve",
            "http",
            "wire",
            GamesSettings.SECTION);

    private static final String MISSING =
            "there is no such file; name an existing one after --config, or leave --config away.";

    private static final IniSource.Named BOT = new IniSource.Named("bot", "MyTeam");

    private final IniSource source;
    private final IniSource ownBots;
    private final List<GameInfo> games;

    private ConfigReader(Path file, List<GameInfo> games) {
        this.source = new IniSource(file);
        this.ownBots = new IniSource(BotSection.fileBeside(file));
        this.games = games;
    }

    /**
     * Reads a configuration file.
     *
     * @param games the games whose settings it may change
     */
    public static ReadResult<Configuration> read(Path file, List<GameInfo> games) {
        ConfigReader reader = new ConfigReader(file, games);
        return reader.reading(reader.source.text(MISSING).map(reader::configuration));
    }

    private ReadResult<Configuration> reading(Optional<Configuration> configuration) {
        List<ConfigError> mistakes = new ArrayList<>(source.mistakes());
        mistakes.addAll(ownBots.mistakes());
        return mistakes.isEmpty() && configuration.isPresent()
                ? new ReadResult.Sound<>(configuration.get())
                : new ReadResult.Mistaken<>(mistakes);
    }

    /** Returns the defaults, without bots; folders are relative to the given one. */
    public static Configuration standard(Path folder) {
        return new ConfigReader(folder.resolve(FILE), List.of()).settings("").withoutFile();
    }

    /** Reads the bots file of a folder without a configuration file; all settings are defaults. */
    public static ReadResult<Configuration> withoutFile(Path folder, List<GameInfo> games) {
        ConfigReader reader = new ConfigReader(folder.resolve(FILE), games);
        return reader.reading(Optional.of(reader.configuration("").withoutFile()));
    }

    /**
     * Returns the sections of a new file, in which comments explain all settings and their defaults, and a comment
     * about the sections of bots.
     */
    static String comments(List<GameInfo> games) {
        ConfigReader reader = new ConfigReader(Path.of(FILE), games);
        Configuration standard = reader.settings("");
        return reader.source.comments(reader.headings())
                + reader.source.comment(
                        BOT,
                        (name, section) ->
                                reader.bot(name, section, standard.launch().startUp(), TeamNames.STANDARD));
    }

    /**
     * Returns whether a file belongs to another program: it has no bot and no game, and most of its sections are
     * unknown to the arena. An empty file is not foreign, nor is an unreadable one, which the reader reports.
     */
    public static boolean isForeign(Path file, List<GameInfo> games) {
        ConfigReader reader = new ConfigReader(file, games);
        Optional<String> text = reader.source.lenientText();
        return Files.isDirectory(file)
                || text.map(reader.source::sections).filter(reader::isForeign).isPresent();
    }

    private boolean isForeign(IniText ini) {
        List<String> words = ini.sections().stream().map(IniText.Section::word).toList();
        long known = words.stream().filter(SECTIONS::contains).count();
        return (!words.isEmpty() || !ini.mistakes().isEmpty())
                && words.stream().noneMatch(word -> word.startsWith("bot ") || word.startsWith("game "))
                && 2 * known < Math.max(1, words.size());
    }

    private Configuration configuration(String text) {
        Configuration settings = settings(text);
        List<BotEntry> bots = new ArrayList<>(settings.bots());
        bots.addAll(ownBots(settings));
        return settings.withBots(bots);
    }

    private List<BotEntry> ownBots(Configuration settings) {
        if (!Files.exists(ownBots.file())) {
            return List.of();
        }
        Optional<IniText> text = ownBots.text(MISSING).map(ownBots::sections);
        text.ifPresent(this::refuseSettings);
        List<BotEntry> own = text.map(ini -> bots(ownBots, ini, settings.launch(), settings.field()))
                .orElse(List.of());
        own.forEach(bot -> refuseTwin(settings, bot));
        return own;
    }

    private void refuseSettings(IniText ini) {
        ownBots.checkHeadings(ini, headings(), BOT);
        ini.sections().stream()
                .filter(section -> headings().contains(section.word()))
                .forEach(section -> ownBots.note(
                        section.line(),
                        "this file holds sections [bot NAME] alone; move [" + section.spelled() + "] to "
                                + source.file() + "."));
    }

    private void refuseTwin(Configuration settings, BotEntry own) {
        settings.bots().stream()
                .filter(bot -> BotSection.isSame(bot.name(), own.name()))
                .findFirst()
                .ifPresent(bot -> ownBots.note(
                        own.fileLine().map(BotEntry.FileLine::line).orElse(0),
                        "[bot " + own.name() + "] stands in "
                                + bot.fileLine().map(BotEntry.FileLine::words).orElse("config.ini")
                                + " as well; rename or remove one of the two."));
    }

    private List<BotEntry> bots(IniSource file, IniText ini, LaunchSettings launch, FieldSettings field) {
        return file.named(ini, BOT.word(), (name, section) -> bot(name, section, launch.startUp(), field.teamNames()));
    }

    private Configuration settings(String text) {
        IniText ini = source.sections(text);
        source.checkHeadings(ini, headings(), BOT);
        LaunchSettings launch = source.section(ini, "launch", LaunchSettings::read);
        FieldSettings field = source.section(ini, "field", FieldSettings::read);
        source.section(ini, GamesSettings.SECTION, GamesSettings::read);
        return new Configuration(
                Optional.of(source.file()),
                field,
                source.section(ini, "exchange", ExchangeSettings::read),
                source.section(ini, "match", MatchSettings::read),
                launch,
                source.section(ini, "record", RecordSettings::read),
                new Configuration.LadderSections(
                        source.section(ini, "practice", PracticeSettings::read),
                        source.section(ini, "ladder", section -> LadderSettings.read(section, games)),
                        source.section(ini, "ladder-database", DatabaseSettings::readOfLadder)),
                source.section(ini, "serve", ServeSettings::read),
                new DoorSettings(
                        source.section(ini, "http", HttpSettings::read),
                        source.section(ini, "wire", WireSettings::read)),
                games(ini),
                bots(source, ini, launch, field));
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
                    game.id(),
                    source.section(
                            ini,
                            "game " + game.id(),
                            section -> section.says("The settings of " + game.title() + "; \"arena games " + game.id()
                                            + "\" lists them too. Also: --set KEY=VALUE for one match.")
                                    .settings(game.settings(), false)));
        }
        return changed;
    }

    private Optional<BotEntry> bot(String name, SectionReader section, Duration startUp, TeamNames names) {
        section.says("""
                The bots that the arena can start, each in a section [bot NAME]; NAME is the name of its team and of its
                folder. "arena new-bot LANGUAGE NAME" adds a section to bots.ini, and "arena check NAME" checks a
                bot.""");
        names.mistake(name).ifPresent(words -> section.note(words + "; rename the section."));
        if (!section.has("command") && !section.has("url")) {
            section.note("the bot " + name + " has no command; add a line such as command = python3 bot.py {folder}.");
        }
        List<String> ids = games.stream().map(GameInfo::id).toList();
        Optional<String> game = section.get(Key.id("game", ids)
                .optional(ids.stream().findFirst().orElse("ID"))
                .says("""
                        Its game. Commands that name the bot play this game unless --game names another one, for which
                        they refuse the bot. Default: none; the bot is started for any game."""));
        Optional<String> title = section.get(Key.text("title", "", DisplayNames::mistake)
                        .optional("My Bot")
                        .says("Its title on pages, up to 32 characters of any script. Default: NAME."))
                .map(DisplayNames::clean);
        return BotEntry.read(section, name, startUp)
                .map(bot -> bot.forGame(game).titled(title));
    }
}

package arena.config;

import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The reader of a contest file, which reports all its errors at once.
 *
 * <p>The syntax is that of {@link ConfigReader}. Relative paths begin at the folder of the contest file. The file
 * depends on {@code config.ini}: it may name its bots, it inherits its game settings, and its pattern limits the names
 * of teams.
 */
public final class ContestReader {

    private static final String SETTINGS = "settings";
    private static final List<String> SECTIONS =
            List.of("contest", "run", "format", "draw", SETTINGS, "play-off", "database", "workers");

    private static final IniSource.Named TEAM = new IniSource.Named("team", "MyTeam");
    private static final GameInfo ANY = new GameInfo("any", "any game", "", 2, Seat.MOST, List.of());
    private static final int ANY_LEVEL = 99;
    private static final int LEAST_TEAMS = 2;

    private static final int LONGEST_NAME = 60;
    private static final String SUFFIX = ".ini";

    private final IniSource source;
    private final Configuration configuration;
    private final ContestChoices choices;

    /** Section {@code [contest]}, with the game and the format that it names. */
    private record ContestSection(Optional<GameInfo> game, Optional<FormatChoice> format, ContestSettings settings) {}

    /** A choice of a key with its id in the file and its words for people. */
    private record Choice<T>(String id, String words, T value) {}

    private ContestReader(Path file, Configuration configuration, ContestChoices choices) {
        this.source = new IniSource(file);
        this.configuration = configuration;
        this.choices = choices;
    }

    /**
     * Reads a contest file.
     *
     * @param configuration the configuration of this machine
     * @param choices the choices of a contest file
     */
    public static ReadResult<ContestFile> read(Path file, Configuration configuration, ContestChoices choices) {
        ContestReader reader = new ContestReader(file, configuration, choices);
        Optional<ContestFile> contest =
                reader.source.text(missing(file)).map(reader.source::sections).flatMap(reader::contest);
        List<ConfigError> mistakes = reader.source.mistakes();
        return mistakes.isEmpty() && contest.isPresent()
                ? new ReadResult.Sound<>(contest.get())
                : new ReadResult.Mistaken<>(mistakes);
    }

    /**
     * Returns the sections of a contest file, in which comments explain all settings and their defaults, and a comment
     * about the sections of teams.
     *
     * @param text a contest file with the values that differ from the defaults
     * @param game its game
     */
    static String comments(String text, ContestChoices choices, GameInfo game) {
        ContestReader reader = new ContestReader(Path.of("contest.ini"), ConfigReader.standard(Path.of("")), choices);
        reader.contest(reader.source.sections(text));
        TeamReader teams = new TeamReader(reader.configuration, reader.entries(Optional.of(game)));
        return reader.source.comments(SECTIONS) + reader.source.comment(TEAM, teams::read);
    }

    private static String missing(Path file) {
        return "there is no such file; name an existing one, or begin one with \"arena contest new " + file + "\".";
    }

    private Optional<ContestFile> contest(IniText ini) {
        source.checkHeadings(ini, SECTIONS, TEAM);
        boolean begun =
                ini.sections().stream().anyMatch(section -> section.word().equals("contest"));
        if (!begun && source.mistakes().isEmpty()) {
            source.note(
                    0,
                    "there is no section [contest]; write one with name, game and format, or begin with \"arena"
                            + " contest new"
                            + " FILE\".");
        }
        return begun ? Optional.of(contest(ini, source.section(ini, "contest", this::head))) : Optional.empty();
    }

    /** Reads the rest of the file. Settings of an unknown game or format are skipped, since they cannot be checked. */
    private ContestFile contest(IniText ini, ContestSection head) {
        List<TeamEntry> teams = teams(ini, head);
        Settings settings = head.game().map(game -> settings(ini, game, head)).orElse(new Settings(new TreeMap<>()));
        Optional<DatabaseSettings> database = source.section(ini, "database", DatabaseSettings::readOfContest);
        return new ContestFile(
                source.file(),
                head.settings(),
                source.section(
                        ini,
                        "run",
                        section -> RunSettings.read(
                                section,
                                head.format()
                                        .map(RunSettings::standardOnProbation)
                                        .orElse(RunSettings.OnProbation.ASK))),
                head.format().map(format -> format(ini, format, head)).orElse(FormatSettings.NONE),
                source.section(ini, "draw", section -> new DrawReader(section, names(ini), teams).read()),
                settings,
                head.game()
                        .map(game -> changed(ini, "play-off", game, head, settings.texts()))
                        .orElse(new TreeMap<>()),
                database,
                source.section(ini, "workers", section -> WorkerSettings.read(section, database.isPresent())),
                teams);
    }

    private FormatSettings format(IniText ini, FormatChoice format, ContestSection head) {
        FormatReader reader =
                new FormatReader(format, head.settings().seats(), head.game().orElse(ANY), choices.tieBreaks());
        return source.section(ini, "format", reader::read);
    }

    private ContestSection head(SectionReader section) {
        String name = section.get(
                        Key.title("name", LONGEST_NAME)
                                .optional("Spring Cup")
                                .says("The title of the contest. Needed."),
                        "the contest has no name; add a line such as name = Spring Cup.")
                .orElse("");
        Optional<GameInfo> game = one(
                section,
                "game",
                "The game.",
                choices.games().stream()
                        .map(info ->
                                new Choice<>(info.id(), info.title() + ", for " + info.seatRange() + " players.", info))
                        .toList());
        Optional<FormatChoice> format = one(
                section,
                "format",
                "The format, which decides who plays whom.",
                choices.formats().stream()
                        .map(choice -> new Choice<>(choice.id(), choice.words(), choice))
                        .toList());
        GameInfo played = game.orElse(ANY);
        int seats =
                section.get(Key.whole("seats", usualSeats(played), Math.max(2, played.leastSeats()), played.mostSeats())
                        .says("""
                        The number of seats of a match. Default: the usual number of the game."""));
        Path folder = folder(section);
        ContestSettings.Results results =
                section.get(Key.word("results", ContestSettings.Results.PUBLIC).says("""
                        The audience of results before they are published: "hidden" for you alone, "teams" for the
                        teams, "public" for everybody."""));
        Optional<Duration> budget = section.get(MatchSettings.budget(""));
        Optional<BotSource> fill = entries(game).read(section, "fill", "Filler", """
                        The bot that fills a place which the format needs and no team has: superbot:LEVEL, or a bot of
                        config.ini. Its copies are called Filler1, Filler2 and so on. Default: superbot:1.""");
        return new ContestSection(
                game,
                format,
                new ContestSettings(
                        name, played.id(), seats, folder, results, budget, fill.orElse(new BotSource.SuperBot(1))));
    }

    /** Returns the default number of seats: at least 2, also for a game that can be played alone. */
    static int usualSeats(GameInfo game) {
        return Math.max(2, game.usualSeats());
    }

    private static <T> Optional<T> one(SectionReader section, String key, String words, List<Choice<T>> choices) {
        List<String> ids = choices.stream().map(Choice::id).toList();
        Optional<String> chosen = section.get(
                Key.id(key, ids)
                        .optional("ID")
                        .says(words + " Needed. One of:"
                                + Key.list(choices.stream().map(choice -> choice.id() + ": " + choice.words()))),
                "the contest has no " + key + "; add a line " + key + " = ID with one of " + String.join(", ", ids)
                        + ".");
        return chosen.flatMap(id -> choices.stream()
                .filter(choice -> choice.id().equals(id))
                .findFirst()
                .map(Choice::value));
    }

    /** Returns the folder of a contest, also if its file has errors. */
    static Path folder(IniSource source, IniText ini) {
        return source.section(ini, "contest", ContestReader::folder);
    }

    private static Path folder(SectionReader section) {
        return section.get(Key.path("folder", ".").optional("my-cup.contest").says("""
                        The folder of the contest: its database, records, logs and exports. Default: a folder beside
                        this file with its name, where .ini is replaced by .contest."""))
                .orElseGet(() -> section.file().resolveSibling(folder(section.file())));
    }

    private static String folder(Path file) {
        String name = String.valueOf(file.getFileName());
        boolean usual = name.toLowerCase(Locale.ROOT).endsWith(SUFFIX) && name.length() > SUFFIX.length();
        return (usual ? name.substring(0, name.length() - SUFFIX.length()) : name) + ".contest";
    }

    private EntryReader entries(Optional<GameInfo> game) {
        int levels =
                game.map(known -> choices.levels().getOrDefault(known.id(), 0)).orElse(ANY_LEVEL);
        boolean connects =
                game.map(GameInfo::id).filter(choices.connectable()::contains).isPresent();
        return new EntryReader(configuration, game.map(GameInfo::id), levels, connects);
    }

    private Settings settings(IniText ini, GameInfo game, ContestSection head) {
        SortedMap<String, String> all = new TreeMap<>(configuration.gameSettings(game.id()));
        all.putAll(changed(ini, SETTINGS, game, head, all));
        return Settings.of(game, all);
    }

    /**
     * Returns the settings that a section changes. That no game can begin with them is reported once: for the play-off
     * only if the game can begin with the other settings.
     */
    private SortedMap<String, String> changed(
            IniText ini, String name, GameInfo game, ContestSection head, SortedMap<String, String> before) {
        return source.section(ini, name, section -> {
            section.says("The settings of the game in "
                    + (name.equals(SETTINGS)
                            ? "this contest. Default of each: the value in config.ini, or else the value shown here."
                            : "play-off games, such as fewer swaps. Default of each: the value in [settings]."));
            SortedMap<String, String> changed = section.settings(game.settings(), true);
            Optional<String> refusal = refusal(game, head, before, changed)
                    .filter(words -> name.equals(SETTINGS)
                            || refusal(game, head, before, new TreeMap<>()).isEmpty());
            refusal.ifPresent(words -> changed.keySet().stream()
                    .filter(key ->
                            refusal(game, head, before, without(key, changed)).isEmpty())
                    .findFirst()
                    .ifPresentOrElse(key -> section.note(key, words), () -> section.note(words)));
            return changed;
        });
    }

    private Optional<String> refusal(
            GameInfo game, ContestSection head, SortedMap<String, String> before, SortedMap<String, String> changed) {
        SortedMap<String, String> all = new TreeMap<>(before);
        all.putAll(changed);
        return choices.beginning().refusal(game, head.settings().seats(), Settings.of(game, all));
    }

    private static SortedMap<String, String> without(String key, SortedMap<String, String> changed) {
        SortedMap<String, String> rest = new TreeMap<>(changed);
        rest.remove(key);
        return rest;
    }

    private List<TeamEntry> teams(IniText ini, ContestSection head) {
        TeamReader reader = new TeamReader(configuration, entries(head.game()));
        List<TeamEntry> teams = source.named(ini, TEAM.word(), reader::read);
        int number = names(ini).size();
        boolean tooFew = number < LEAST_TEAMS && !configuration.serve().signUp().isOpen();
        if (number > ContestSettings.MOST_TEAMS || tooFew && source.mistakes().isEmpty()) {
            source.note(
                    0,
                    (number == 0
                                    ? "there is no team"
                                    : number == 1 ? "there is only one team" : "there are " + number + " teams")
                            + ", and a contest has " + LEAST_TEAMS + " to " + ContestSettings.MOST_TEAMS
                            + "; write a section [team NAME] for each.");
        }
        return teams;
    }

    /**
     * Returns the names of all teams, also of those whose sections have errors, so that no second, misleading error is
     * reported.
     */
    private static List<String> names(IniText ini) {
        return ini.sections().stream()
                .filter(section -> section.word().startsWith(TEAM.word() + " "))
                .map(section -> section.spelled().substring(TEAM.word().length() + 1))
                .toList();
    }
}

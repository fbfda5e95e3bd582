package arena.config;

import arena.game.GameInfo;
import arena.game.Setting;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
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

    private static final List<String> SECTIONS = List.of("field", "exchange", "match", "launch", "record", "practice");

    private final Path file;
    private final List<GameInfo> games;
    private final List<Mistake> mistakes = new ArrayList<>();

    private ConfigReader(Path file, List<GameInfo> games) {
        this.file = file.toAbsolutePath().normalize();
        this.games = games;
    }

    /**
     * Reads a file.
     *
     * @param games the games whose settings it may change
     */
    public static ConfigReading read(Path file, List<GameInfo> games) {
        ConfigReader reader = new ConfigReader(file, games);
        Optional<Configuration> configuration = reader.text().map(reader::configuration);
        return reader.mistakes.isEmpty() && configuration.isPresent()
                ? new ConfigReading.Sound(configuration.get())
                : new ConfigReading.Mistaken(reader.sorted());
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
                defaults.games(),
                defaults.bots());
    }

    private List<Mistake> sorted() {
        return mistakes.stream().sorted(Comparator.comparingInt(Mistake::line)).toList();
    }

    private Optional<String> text() {
        try {
            return decode(Files.readAllBytes(file));
        } catch (NoSuchFileException missing) {
            note(0, "there is no such file; name an existing one after --config, or leave --config away.");
        } catch (IOException failure) {
            note(0, "the file cannot be read (" + failure + "); make it a readable file.");
        }
        return Optional.empty();
    }

    private Optional<String> decode(byte[] bytes) {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(rest)
                    .toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException wrong) {
            int line = 1;
            for (int i = 0; i < rest.position(); i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            note(line, "a byte stands here that is no UTF-8; save the file as UTF-8.");
            return Optional.empty();
        }
    }

    private Configuration configuration(String text) {
        IniText ini = new IniText(file, text);
        mistakes.addAll(ini.mistakes());
        ini.sections().forEach(this::checkHeading);
        LaunchSettings launch = read(ini, "launch", LaunchSettings::read);
        FieldSettings field = read(ini, "field", FieldSettings::read);
        return new Configuration(
                Optional.of(file),
                field,
                read(ini, "exchange", ExchangeSettings::read),
                read(ini, "match", MatchSettings::read),
                launch,
                read(ini, "record", RecordSettings::read),
                read(ini, "practice", PracticeSettings::read),
                games(ini),
                bots(ini, launch.startUp(), field.teamNames()));
    }

    private void checkHeading(IniText.Section section) {
        String word = section.word();
        if (SECTIONS.contains(word) || word.startsWith("bot ")) {
            return;
        }
        if (word.equals("bot")) {
            note(section.line(), "a bot's section has the name of its team, as in [bot MyTeam]; add the name.");
            return;
        }
        List<String> known = new ArrayList<>(SECTIONS);
        games.forEach(game -> known.add("game " + game.id()));
        if (!known.contains(word)) {
            known.add("bot NAME");
            String listed = "[" + String.join("], [", known) + "]";
            note(
                    section.line(),
                    "there is no section [" + section.spelled() + "]; "
                            + Nearest.of(word, known)
                                    .map(near -> "did you mean [" + near + "]?")
                                    .orElse("there are " + listed + "."));
        }
    }

    private interface Shape<T> {
        T read(SectionReader section);
    }

    private <T> T read(IniText ini, String name, Shape<T> shape) {
        SectionReader reader = ini.sections().stream()
                .filter(section -> section.word().equals(name))
                .findFirst()
                .map(section -> new SectionReader(file, section, mistakes))
                .orElseGet(() -> SectionReader.absent(file, name, mistakes));
        T value = shape.read(reader);
        reader.finish();
        return value;
    }

    private SortedMap<String, SortedMap<String, String>> games(IniText ini) {
        SortedMap<String, SortedMap<String, String>> changed = new TreeMap<>();
        for (GameInfo game : games) {
            changed.put(game.id(), read(ini, "game " + game.id(), section -> settings(section, game)));
        }
        return changed;
    }

    private static SortedMap<String, String> settings(SectionReader section, GameInfo game) {
        SortedMap<String, String> changed = new TreeMap<>();
        for (Setting setting : game.settings()) {
            section.checked(setting.key(), setting::mistake).ifPresent(text -> changed.put(setting.key(), text));
        }
        return changed;
    }

    private List<BotEntry> bots(IniText ini, Duration startUp, TeamNames names) {
        List<BotEntry> bots = new ArrayList<>();
        for (IniText.Section section : ini.sections()) {
            if (section.word().startsWith("bot ")) {
                bot(section, startUp, names).ifPresent(bots::add);
            }
        }
        return bots;
    }

    private Optional<BotEntry> bot(IniText.Section section, Duration startUp, TeamNames names) {
        String name = section.spelled().substring("bot ".length()).strip();
        names.mistake(name).ifPresent(words -> note(section.line(), words + "; rename the section."));
        SectionReader reader = new SectionReader(file, section, mistakes);
        List<String> command = reader.command(
                "command",
                "the bot " + name + " has no command; add a line such as command = python3 bot.py {folder}.");
        Path folder = reader.path("folder", ".");
        Duration allowance = reader.time("start-up", startUp, Duration.ofMillis(100), Duration.ofHours(1));
        SortedMap<String, String> environment = new TreeMap<>();
        reader.beginningWith("env.")
                .forEach(entry -> environment.put(
                        entry.spelled().substring("env.".length()).strip(), entry.value()));
        reader.finish();
        return command.isEmpty()
                ? Optional.empty()
                : Optional.of(new BotEntry(name, command, folder, environment, allowance, section.line()));
    }

    private void note(int line, String words) {
        mistakes.add(new Mistake(file, line, words));
    }
}

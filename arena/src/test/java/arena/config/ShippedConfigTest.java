package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameInfo;
import arena.game.Setting;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the shipped config.ini: it documents its settings itself, so it must be correct. */
class ShippedConfigTest {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    private static final Path FILE = HOME.resolve("config.ini");

    private static final List<GameInfo> GAMES =
            Games.all().stream().map(box -> box.info()).toList();

    private static final Pattern KEY = Pattern.compile("(?:; )?([a-z][a-z-]*) = ");
    private static final Pattern LIMITS = Pattern.compile("from ([0-9]+[a-z]*) to ([0-9]+[a-z]*)");

    @TempDir
    private Path folder;

    @Test
    void everyValueInItIsTheDefault() {
        Configuration shipped = shipped();
        Configuration standard = ConfigReader.standard(HOME);

        assertThat(shipped.field()).isEqualTo(standard.field());
        assertThat(shipped.exchange()).isEqualTo(standard.exchange());
        assertThat(shipped.match()).isEqualTo(standard.match());
        assertThat(shipped.launch()).isEqualTo(standard.launch());
        assertThat(shipped.record()).isEqualTo(standard.record());
        assertThat(shipped.practice()).isEqualTo(standard.practice());
        assertThat(shipped.serve()).isEqualTo(standard.serve());
        for (GameInfo game : GAMES) {
            for (Setting setting : game.settings()) {
                assertThat(shipped.gameSettings(game.id()))
                        .as(game.id())
                        .containsEntry(setting.key(), setting.standard());
            }
        }
    }

    @Test
    void everySettingStandsInItAndNoOther() throws IOException {
        SortedMap<String, SortedSet<String>> written = new TreeMap<>();
        String section = "";
        for (String line : Files.readAllLines(FILE)) {
            section = line.startsWith("[") ? line.substring(1, line.length() - 1) : section;
            Matcher key = KEY.matcher(line);
            if (key.lookingAt() && !section.startsWith("bot ")) {
                written.computeIfAbsent(section, any -> new TreeSet<>()).add(key.group(1));
            }
        }

        assertThat(written.keySet()).hasSize(7 + GAMES.size());
        for (String name : written.keySet()) {
            assertThat(written.getOrDefault(name, new TreeSet<>())).as(name).isEqualTo(known(name));
        }
    }

    /** Returns the keys that the reader knows, which its sentence about an unknown key lists. */
    private SortedSet<String> known(String section) throws IOException {
        List<String> sentences = sentences("[" + section + "]\nsome-word-that-is-far-from-any-other = 1\n");
        Matcher known = Pattern.compile("it has (.*)\\.").matcher(sentences.get(0));
        assertThat(known.find()).as("%s", sentences).isTrue();
        return new TreeSet<>(List.of(known.group(1).split(", ")));
    }

    private List<String> sentences(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("config.ini"), text);
        return ConfigReader.read(file, GAMES) instanceof ReadResult.Mistaken<Configuration> mistaken
                ? mistaken.mistakes().stream().map(ConfigError::sentence).toList()
                : List.of();
    }

    @Test
    void aCommentStandsAboveEachSettingOrItsGroup() throws IOException {
        List<String> lines = Files.readAllLines(FILE);
        List<String> inGroups = new ArrayList<>();
        for (int i = 1; !lines.get(i).startsWith("[bot "); i++) {
            if (lines.get(i).matches("[a-z-]+ = .*") && !lines.get(i - 1).startsWith(";")) {
                inGroups.add(lines.get(i).split(" ", -1)[0]);
            }
        }

        assertThat(inGroups)
                .containsExactly(
                        "share-settle",
                        "share-allowance",
                        "organiser-port",
                        "sign-up-per-hour",
                        "sign-up-bytes",
                        "sign-up-files");
    }

    @Test
    void theLimitsThatItNamesAreThoseOfTheReader() throws IOException {
        List<String> lines = Files.readAllLines(FILE);
        int tried = 0;
        for (int i = 1; i < lines.size(); i++) {
            Matcher limits = LIMITS.matcher(commentAbove(lines, i));
            Matcher key = KEY.matcher(lines.get(i));
            if (key.lookingAt() && limits.find()) {
                tried++;
                String most = limits.group(2);
                assertThat(sentences(changed(lines, i, key.group(1) + " = " + limits.group(1))))
                        .isEmpty();
                assertThat(sentences(changed(lines, i, key.group(1) + " = " + most)))
                        .isEmpty();
                assertThat(sentences(changed(lines, i, key.group(1) + " = 9" + most)))
                        .hasSize(1);
            }
        }
        assertThat(tried).isGreaterThanOrEqualTo(3);
    }

    private static String commentAbove(List<String> lines, int line) {
        int first = line;
        while (first > 0 && lines.get(first - 1).startsWith(";")) {
            first--;
        }
        return String.join(" ", lines.subList(first, line)).replace(" ; ", " ");
    }

    private static String changed(List<String> lines, int line, String other) {
        List<String> all = new ArrayList<>(lines);
        all.set(line, other);
        return String.join("\n", all);
    }

    @Test
    void aBotOfEachStarterLanguageAndTheSuperBotAreRegistered() {
        assertThat(shipped().botNames())
                .containsExactly(
                        "JavaBot",
                        "PythonBot",
                        "CppBot",
                        "CsharpBot",
                        "NodeBot",
                        "RustBot",
                        "GoLangBot",
                        "ShellBot",
                        "AstroJava",
                        "AstroPy",
                        "SuperBot")
                .allMatch(name -> name.matches("[A-Za-z0-9_]{6,10}"), "a name as the document standardizes it");
    }

    @Test
    void aStarterBotIsRegisteredWithTheCommandOfItsTemplate() {
        Configuration shipped = shipped();
        for (String name : List.of("PythonBot", "CppBot", "CsharpBot", "NodeBot", "RustBot", "GoLangBot", "ShellBot")) {
            BotEntry bot = shipped.bot(name).orElseThrow();
            assertThat(BotTemplate.of(bot.workingFolder()).orElseThrow().command())
                    .as(name)
                    .isEqualTo(bot.command());
        }
    }

    @Test
    void aStarterBotThatSharesFilesRunsWhereTheyLie() {
        BotEntry bot = shipped().bot("AstroPy").orElseThrow();
        BotTemplate template =
                BotTemplate.of(bot.workingFolder().resolve("asterobots")).orElseThrow();

        assertThat(template.shared()).containsExactly("../team_folder.py");
        assertThat(bot.workingFolder().resolve("team_folder.py")).isRegularFile();
        assertThat(bot.command()).containsExactly("python3", "asterobots/bot.py", "{folder}");
    }

    private static Configuration shipped() {
        ReadResult<Configuration> reading = ConfigReader.read(FILE, GAMES);
        assertThat(reading).isInstanceOf(ReadResult.Sound.class);
        return ((ReadResult.Sound<Configuration>) reading).value();
    }
}

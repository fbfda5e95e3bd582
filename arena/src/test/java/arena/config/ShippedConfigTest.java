package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameInfo;
import arena.game.Setting;
import arena.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of the shipped config.ini: it documents its settings itself, so it must be correct. */
class ShippedConfigTest {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    private static final Path FILE = HOME.resolve("config.ini");

    private static final List<GameInfo> GAMES =
            Games.all().stream().map(box -> box.info()).toList();

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
    void everySettingStandsInItBelowAComment() throws IOException {
        List<String> lines = Files.readAllLines(FILE);

        Stream.of(
                        "folder",
                        "records",
                        "logs",
                        "team-name",
                        "watch",
                        "settle",
                        "sweep",
                        "poll",
                        "answer-bytes",
                        "folder-entries",
                        "explain",
                        "join-time",
                        "grace",
                        "budget",
                        "confine",
                        "signed-up-bots-read-everything",
                        "network",
                        "write-beside-itself",
                        "start-up",
                        "farewell",
                        "log-bytes",
                        "file-bytes",
                        "memory-bytes",
                        "processes",
                        "folder-bytes",
                        "processors",
                        "compress",
                        "ladder",
                        "wins-to-unlock",
                        "sign-up",
                        "sign-up-archive-bytes",
                        "requests-per-second")
                .forEach(key ->
                        assertThat(lineBefore(lines, key + " = ")).as(key).startsWith(";"));
        assertThat(lines)
                .anyMatch(line -> line.startsWith("; show = "))
                .anyMatch(line -> line.startsWith("; names = "));
    }

    private static String lineBefore(List<String> lines, String beginning) {
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).startsWith(beginning)) {
                return lines.get(i - 1);
            }
        }
        return "missing";
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
        for (String name :
                List.of("PythonBot", "CppBot", "CsharpBot", "NodeBot", "RustBot", "GoLangBot", "ShellBot", "AstroPy")) {
            BotEntry bot = shipped.bot(name).orElseThrow();
            assertThat(BotTemplate.of(bot.workingFolder()).orElseThrow().command())
                    .as(name)
                    .isEqualTo(bot.command());
        }
    }

    private static Configuration shipped() {
        ReadResult<Configuration> reading = ConfigReader.read(FILE, GAMES);
        assertThat(reading).isInstanceOf(ReadResult.Sound.class);
        return ((ReadResult.Sound<Configuration>) reading).value();
    }
}

package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.Golden;
import arena.game.GameInfo;
import arena.game.Setting;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of the shipped config.ini: its comments come from the keys, and its starter bots can be started. */
class ShippedConfigTest {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    private static final Path FILE = HOME.resolve("config.ini");

    private static final List<GameInfo> GAMES =
            Games.all().stream().map(definition -> definition.info()).toList();

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
        assertThat(ConfigReader.withoutFile(HOME, GAMES))
                .isInstanceOfSatisfying(
                        ReadResult.Sound.class,
                        sound -> assertThat(shipped.ladder()).isEqualTo(((Configuration) sound.value()).ladder()));
        assertThat(shipped.serve()).isEqualTo(standard.serve());
        for (GameInfo game : GAMES) {
            for (Setting setting : game.settings()) {
                assertThat(shipped.gameSettings(game.id()))
                        .as(game.id())
                        .containsEntry(setting.key(), setting.standard());
            }
        }
    }

    /** With {@code -Dgolden.update} the sections are written anew instead. */
    @Test
    void itsSectionsAndCommentsAreThoseOfTheKeys() throws IOException {
        String shipped = Files.readString(FILE);
        String introduction = shipped.substring(0, shipped.indexOf("\n[field]"));
        String bots = shipped.substring(shipped.indexOf("\n; The starter bots in bot-template."));
        String written = introduction + ConfigReader.comments(GAMES) + bots;
        if (Golden.updates()) {
            Files.writeString(FILE, written);
        }

        assertThat(written).isEqualTo(Files.readString(FILE));
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

        assertThat(template.shared()).containsExactly("../team_folder.py", "../arena_env.py", "../check_share.py");
        assertThat(bot.workingFolder().resolve("team_folder.py")).isRegularFile();
        assertThat(bot.command()).containsExactly("python3", "asterobots/bot.py", "{folder}");
    }

    private static Configuration shipped() {
        ReadResult<Configuration> reading = ConfigReader.read(FILE, GAMES);
        assertThat(reading).isInstanceOf(ReadResult.Sound.class);
        return ((ReadResult.Sound<Configuration>) reading).value();
    }
}

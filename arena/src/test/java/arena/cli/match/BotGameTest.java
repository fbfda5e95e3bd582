package arena.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The game of a match, where the sections of the bots name games. */
class BotGameTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("""
            [bot Limo]
            game = windwardopolis
            command = run {folder}
            [bot Miner]
            game = asterobots
            command = run {folder}
            [bot Any]
            command = run {folder}
            """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Limo", "folder:Limo"})
    void aCommandFollowsTheGameOfTheBotItNames(String seat) {
        assertThat(console.type("practice", seat, "--status").out()).contains("Windwardopolis 2");
    }

    @Test
    void aBotWithoutAGamePlaysTheUsualOneAndTheOneThatIsTyped() {
        assertThat(console.type("practice", "Any", "--status").out()).contains("Chain Reaction Reloaded");
        assertThat(console.type("practice", "Any", "--status", "--game", "acquire")
                        .out())
                .contains("Acquire");
    }

    @Test
    void aNewContestIsOfTheGameOfItsTeams() {
        assertThat(console.type("contest", "new", "cup.ini", "Any", "Miner").code())
                .isZero();

        assertThat(console.folder().resolve("cup.ini")).content().contains("game = asterobots");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play Limo Any --game chain-reaction",
                "check Limo --game chain-reaction",
                "compare Any Limo --game chain-reaction",
                "practice Limo --game chain-reaction",
                "simulate Limo --game chain-reaction",
                "auto 2 scores.xml Limo --game chain-reaction",
                "contest new cup.ini Any Limo --game chain-reaction"
            })
    void aBotOfAnotherGameIsRefusedWithItsPlaceAndTheWayOut(String line) {
        Console.Printed printed = console.type(line.split(" "));

        assertThat(printed.err())
                .isEqualTo("arena: Limo is a bot for windwardopolis (" + config() + ", line 1), not for"
                        + " chain-reaction; name bots of one game, and give --game that game or leave it out.\n");
        assertThat(printed.code()).isEqualTo(2);
    }

    @Test
    void botsOfTwoGamesAreNoMatch() {
        assertThat(console.type("play", "Any", "Limo", "Miner").err())
                .isEqualTo("arena: Miner is a bot for asterobots (" + config() + ", line 4), not for"
                        + " windwardopolis; name bots of one game, and give --game that game or leave it out.\n");
    }

    @Test
    void aContestRefusesABotOfAnotherGame() throws IOException {
        Path file = console.folder().resolve("cup.ini");
        Files.writeString(file, """
            [contest]
            name = Cup
            game = acquire
            format = round-robin
            [team One]
            bot = Any
            [team Two]
            bot = Limo
            """);

        assertThat(console.type("contest", "check", "cup.ini").err())
                .contains(file + ", line 8: Limo is a bot for windwardopolis (" + config()
                        + ", line 1), not for acquire, the game of this contest; name another bot.");
    }

    private Path config() {
        return console.folder().resolve("config.ini");
    }
}

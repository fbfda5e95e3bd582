package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.plugin.PigJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A game of a stranger, whose jar is dropped beside the configuration: everything works with it. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class GameJarIT {

    private static final String[] MATCH = {
        "play", "superbot:2", "superbot:1", "superbot:2", "--game", "pig", "--seed", "7", "--json"
    };

    private static final Path PROTOCOL = Path.of("..", "bot-template", "shell", "team_folder.sh");

    /** A bot that holds with a total of 20. */
    private static final String BOT = """
            #!/bin/sh
            think() {
                if [ "$total" -ge 20 ]; then answer=HOLD; else answer=ROLL; fi
            }
            parse() {
                total='' whole=
                while IFS=' =' read -r key value; do
                    case $key in
                        Total) total=$value ;;
                        Left) whole=yes ;;
                    esac
                done 2>/dev/null <"$input"
                [ -n "$whole" ]
            }
            """;

    @TempDir
    private Path folder;

    private Product product;

    @BeforeEach
    void dropTheJar() throws IOException {
        product = new Product(folder);
        PigJar.build(Files.createDirectories(folder.resolve("games.d")).resolve("pig.jar"));
        product.bot("PigBot", "sh pig.sh {folder}", "pig.sh", BOT + Files.readString(PROTOCOL));
        product.write("pig.sh", Product.read(folder.resolve("pig.sh")) + "serve \"$@\"\n");
    }

    @Test
    void itIsListedWithItsSettingsAndItsCommands() {
        assertThat(product.run("games").out()).contains("pig").contains("chain-reaction");
        assertThat(product.run("games", "pig").out()).contains("The points that win.", "steady");
        assertThat(product.run("pig", "odds", "--total", "20").out()).isEqualTo("0.4019\n");
        assertThat(product.run("pig", "odds").err()).contains("--total");
    }

    @Test
    void aMatchIsPlayedVerifiedAndReplayed() {
        Product.Run played = product.run(MATCH);
        assertThat(played.exitCode()).as(played.err()).isZero();
        String record = played.json().get("record").asString();

        assertThat(product.run("verify", record).exitCode()).isZero();
        assertThat(product.run("replay", record, "--plain").out()).contains("goal reached");
        assertThat(product.run("replay", record, "--html", "match.html").err()).isEmpty();
        assertThat(Files.exists(folder.resolve("match.html"))).isTrue();
    }

    /** The interface for games is all that a review needs; this game has levels and no estimator. */
    @Test
    void itsDecisionsAreReviewed() {
        String record = product.run(MATCH).json().get("record").asString();

        Product.Run reviewed = product.run("review", record, "--as", "1", "--think", "50ms", "--json");

        assertThat(reviewed.exitCode()).as(reviewed.err()).isZero();
        assertThat(reviewed.json().get("turns").size()).isPositive();
        assertThat(reviewed.json().get("turns").valueStream())
                .allMatch(turn -> turn.get("playedChance").doubleValue()
                        <= turn.get("bestChance").doubleValue());
    }

    @Test
    void aRecordWhoseGameIsMissingNamesIt() throws IOException {
        String record = product.run(MATCH).json().get("record").asString();
        Files.move(folder.resolve("games.d"), folder.resolve("elsewhere"));

        Product.Run refused = product.run("verify", record);
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("There is no game \"pig\"", "pig/1.0.0", "games.d", "--games");
        assertThat(product.run("matches").exitCode()).isZero();
        assertThat(product.run("verify", record, "--games", "elsewhere").exitCode())
                .isZero();
        assertThat(product.run("--games=elsewhere", "verify", record).exitCode())
                .isZero();
    }

    @Test
    void aBotInAProcessPractisesAndIsChecked() {
        Product.Run practised = product.run("practice", "PigBot", "--game", "pig");
        assertThat(practised.exitCode()).as(practised.err()).isLessThan(2);
        assertThat(practised.out()).contains("against level 1");
        Product.Run checked = product.run("check", "PigBot", "--thorough", "--game", "pig");
        assertThat(checked.exitCode()).as(checked.out() + checked.err()).isZero();
    }

    @Test
    void aSuperBotBehindAFolderFindsTheJarThatTheArenaFound() throws IOException {
        Files.move(folder.resolve("games.d"), folder.resolve("elsewhere"));
        product.bot("SuperPig", "{home}/arena/bin/arena superbot {folder} --game pig --level 2", "readme", "");

        Product.Run played =
                product.run("play", "PigBot", "SuperPig", "--game", "pig", "--json", "--games", "elsewhere");

        assertThat(played.exitCode()).as(played.out() + played.err()).isZero();
        assertThat(played.rulings()).as(played.out()).noneMatch(ruling -> ruling.code() != 0);
    }

    @Test
    void theStarterBotOfTheJarPlays() {
        Product.require("the starter bot", "python3");
        Product.Run made = product.run("new-bot", "python", "MyPig", "--game", "pig");
        assertThat(made.exitCode()).as(made.out() + made.err()).isZero();
        assertThat(folder.resolve("MyPig")).isDirectoryContaining("glob:**team_folder.py");

        Product.Run played = product.run("play", "MyPig", "superbot:1", "--game", "pig", "--json");

        assertThat(played.exitCode()).as(played.out() + played.err()).isZero();
        assertThat(played.rulings()).isNotEmpty().noneMatch(ruling -> ruling.code() != 0);
        Product.Run refused = product.run("new-bot", "cobol", "Other", "--game", "pig");
        assertThat(refused.err()).contains("There is no starter bot \"cobol\"", "python");
    }

    @Test
    void aContestIsPlayedAndVerified() {
        product.write("cup.ini", """
                [contest]
                name = Pig cup
                game = pig
                seats = 3
                format = round-robin
                [team Ann]
                command = sh ../pig.sh {folder}
                [team Ben]
                command = sh ../pig.sh {folder}
                [team Cid]
                command = sh ../pig.sh {folder}
                """.replace("../", folder + "/"));
        Product.Run run = product.run("contest", "run", "cup.ini");
        assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
        Product.Run verified = product.run("contest", "verify", "cup.ini");
        assertThat(verified.exitCode()).as(verified.out() + verified.err()).isZero();
    }

    @Test
    void aJarThatCannotBeLoadedGetsASentenceAndTheOthersWork() throws IOException {
        Path games = folder.resolve("games.d");
        Files.writeString(games.resolve("a-text.jar"), "no jar");
        Files.copy(games.resolve("pig.jar"), games.resolve("twin.jar"));
        PigJar.empty(games.resolve("no-game.jar"));
        PigJar.buildFrom("return API;", "return API + 1;", games.resolve("later.jar"));
        PigJar.buildFrom(
                "return List.of(GameCommand.group",
                "if (true) { throw new IllegalStateException(\"no commands\"); } return List.of(GameCommand.group",
                games.resolve("defect.jar"));
        PigJar.buildFrom(
                "private static final int USUAL_HOLD = 20;",
                "private static final int USUAL_HOLD = hold(); private static int hold() {"
                        + " try { Thread.sleep(60_000); } catch (InterruptedException stop) { return 1; } return 20; }",
                games.resolve("slow.jar"));

        Product.Run listed = product.run("games");
        assertThat(listed.exitCode()).isZero();
        assertThat(listed.out()).contains("pig", "acquire");
        assertThat(listed.err().lines())
                .hasSize(6)
                .anySatisfy(line -> assertThat(line).contains("a-text.jar is no readable jar"))
                .anySatisfy(line -> assertThat(line).contains("twin.jar brings a game \"pig\"", "pig.jar"))
                .anySatisfy(line -> assertThat(line).contains("no-game.jar has no file META-INF/services"))
                .anySatisfy(line -> assertThat(line).contains("later.jar needs version 2"))
                .anySatisfy(line -> assertThat(line).contains("defect.jar cannot be loaded", "no commands"))
                .anySatisfy(line -> assertThat(line).contains("slow.jar took longer than 5 seconds"))
                .allSatisfy(line -> assertThat(line).endsWith("; the other games are not affected."));
    }

    @Test
    void aFolderThatIsMissingIsAMistake() {
        Product.Run refused = product.run("games", "--games", "nowhere");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("There is no folder " + folder.resolve("nowhere") + " for --games");
    }

    @Test
    void theFirstGameIsASetting() {
        product.write("config.ini", "[games]\nfirst = pig\n");
        Product.Run played = product.run("play", "superbot:1", "superbot:2", "--json");
        assertThat(played.exitCode()).as(played.err()).isZero();
        assertThat(played.json().get("record").asString()).contains("-pig-");
        product.write("config.ini", "[games]\nfirst = chess\n");
        assertThat(product.run("games").err()).contains("There is no game \"chess\"");
    }
}

package arena.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.games.windwardopolis.map.BuiltInMaps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A contest of a game whose settings are files: what is wrong with one is said before anything begins. */
class ContestMapTest {

    private static final String CONTEST = """
            [contest]
            name = City
            game = windwardopolis
            format = series
            seats = 2
            [settings]
            most-ticks = 60
            map = %s
            [play-off]
            map = %s
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            """;

    private static final String GOOD = BuiltInMaps.FILES.get(0).content();

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
        Files.writeString(console.folder().resolve("final.txt"), GOOD.replaceFirst("###", "#x#"));
    }

    private Console.Printed type(String command, String map, String playOff) throws IOException {
        Files.writeString(console.folder().resolve("city.ini"), CONTEST.formatted(map, playOff));
        return console.type("contest", command, "city.ini");
    }

    @Test
    void aMapWithAMistakeIsRefusedWithTheLineOfTheContestAndThatOfTheMap() throws IOException {
        for (String command : new String[] {"check", "run"}) {
            Console.Printed refused = type(command, "final.txt", "market");
            assertThat(refused.code()).isEqualTo(2);
            assertThat(refused.err())
                    .contains("city.ini, line 8: final.txt, line ", " but a tile is one of . # B C K H.")
                    .hasLineCount(1);
        }
        assertThat(console.folder().resolve("city.contest")).doesNotExist();
    }

    @Test
    void soIsOneThatOnlyPlayOffsWouldHave() throws IOException {
        assertThat(type("check", "market", "final.txt").err()).contains("city.ini, line 10: final.txt, line ");
        assertThat(type("check", "final.txt\nspeed = 9", "final.txt").err())
                .contains("city.ini, line 8: final.txt, line ")
                .hasLineCount(1);
    }

    @Test
    void aMapThatIsMissingAndAFolderAreNamedWithoutWordsOfJava() throws IOException {
        assertThat(type("check", "nowhere.txt", "market").err())
                .contains(
                        "city.ini, line 8: map is a file or one of harbour, ", "and there is no file \"nowhere.txt\".")
                .doesNotContain("java.");
        Files.createDirectory(console.folder().resolve("maps"));
        assertThat(type("check", "maps", "market").err())
                .contains("and \"maps\" is a folder.")
                .doesNotContain("java.");
    }
}

package arena.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.games.windwardopolis.map.BuiltInMaps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game whose points have parts and whose settings have files, at the command line. */
class PlayWindwardopolisTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    private Console.Printed play(String... settings) {
        String[] words = {"play", "superbot:1", "--players", "2", "--game", "windwardopolis", "--seed", "3", "--quiet"};
        String[] all = new String[words.length + 2 * settings.length];
        System.arraycopy(words, 0, all, 0, words.length);
        for (int at = 0; at < settings.length; at++) {
            all[words.length + 2 * at] = "--set";
            all[words.length + 2 * at + 1] = settings[at];
        }
        return console.type(all);
    }

    @Test
    void theEndTellsThePointsOfEachTeamAndThenItsDeliveries() {
        Console.Printed lockStep = play("most-ticks=60");
        assertThat(lockStep.code()).isZero();
        assertThat(lockStep.out()).contains("tick limit", "1. superbot_1: 0.000 points, deliveries 0\n");
        assertThat(console.type("verify", "last").out()).contains("follow the rules");
    }

    @Test
    void aRoundInRealTimeIsRecordedAndVerifiedWithTheTicksOfItsOrders() {
        assertThat(play("most-ticks=60", "time=real-time", "speed=0").code()).isZero();
        assertThat(console.type("verify", "last").out()).contains("follow the rules");
    }

    @Test
    void aMapWithAMistakeIsRefusedWithItsFileItsLineAndWhatWasExpected() throws IOException {
        String text = BuiltInMaps.FILES.get(0).content();
        int line = (int) text.substring(0, text.indexOf("###")).lines().count();
        Path file = console.folder().resolve("bad.map");
        Files.writeString(file, text.replaceFirst("###", "#x#"));
        Console.Printed refused = play("map=" + file);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err())
                .contains("bad.map, line " + line + ": column ", "has \"x\", but a tile is one of . # B C K H.")
                .contains("\"arena maps check\"");
    }
}

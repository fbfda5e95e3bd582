package arena.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.host.CommandEnvironment;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import arena.record.RecordedEvent;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardShowTest {

    @TempDir
    private Path root;

    @ParameterizedTest
    @CsvSource({"80,24", "60,24", "58,20", "40,24", "120,40", "5,5"})
    void eachPictureCoversTheOneBeforeInAWindowOfAnySize(int columns, int rows) {
        MatchRecord record =
                MatchRecord.read(PlayedMatch.play(root, ChainReaction.definition(), Map.of(), 20, Map.of(2, 7)));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        BoardShow<?, ?, ?> show = new BoardShow<>(
                ChainReaction.definition(),
                new CommandEnvironment(root, root, out, out, true, false),
                new Viewpoint.Referee(),
                new BoardShow.Style(true, new Window(rows, columns)));

        for (RecordedEvent entry : record.entries()) {
            if (show.take(entry)) {
                show.draw();
            }
        }

        List<String> pictures = List.of(bytes.toString(StandardCharsets.UTF_8).split("\u001B\\[[0-9]+A\u001B\\[J", -1));
        assertThat(pictures).hasSizeGreaterThan(3);
        for (String picture : pictures) {
            assertThat(picture.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(columns));
            assertThat(picture.lines().count()).isLessThan(rows);
        }
    }
}

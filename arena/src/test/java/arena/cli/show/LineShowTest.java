package arena.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import arena.record.RecordedEvent;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match in plain lines, through the eyes of one seat. */
class LineShowTest {

    @TempDir
    private Path directory;

    @Test
    void theOtherSidesActionsAreToldAsFarAsEverybodyMaySeeThem() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 4));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LineShow<?, ?, ?> show = new LineShow<>(
                ChainReaction.definition(),
                new PrintStream(bytes, false, StandardCharsets.UTF_8),
                Viewpoint.of(new Seat(1)),
                false);
        for (RecordedEvent entry : record.entries()) {
            if (entry.event() instanceof Event.Joined) {
                show.pass(entry);
            } else {
                show.take(entry);
            }
        }
        show.finish();

        assertThat(bytes.toString(StandardCharsets.UTF_8).lines().filter(line -> line.matches(" +[24] .*")))
                .as("the second seat's king, and its first coin")
                .hasSize(2)
                .satisfiesExactly(
                        king -> assertThat(king).containsPattern("  K  +[0-9]"),
                        coin -> assertThat(coin).containsPattern("  (C [0-9]+|S)  +[0-9]"))
                .noneMatch(line -> line.contains("has answered"));
        assertThat(bytes.toString(StandardCharsets.UTF_8)).doesNotContain("is ready");
    }
}

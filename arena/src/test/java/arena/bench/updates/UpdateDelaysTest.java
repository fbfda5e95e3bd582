package arena.bench.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.cli.Console;
import arena.match.Event;
import arena.record.MatchRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpdateDelaysTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("");
    }

    private Path played(String... settings) throws IOException {
        String[] words = {"play", "superbot:1", "--players", "1", "--game", "windwardopolis", "--quiet"};
        String[] all = Stream.concat(
                        Stream.of(words), Stream.of(settings).flatMap(setting -> Stream.of("--set", setting)))
                .toArray(String[]::new);
        assertThat(console.type(all).code()).isZero();
        try (Stream<Path> files = Files.list(console.folder().resolve(".arena/records"))) {
            return files.findFirst().orElseThrow();
        }
    }

    @Test
    void updatesOfATeamAreMeasuredAgainstThoseBefore() throws IOException {
        Path file = played("time=real-time", "speed=1000", "most-ticks=50");
        MatchRecord record = MatchRecord.read(file);
        List<Event.Told> told = record.events(Event.Told.class).toList();
        UpdateDelays delays = UpdateDelays.of(record);
        assertThat(delays.tickNanos()).isEqualTo(1_000_000);
        assertThat(delays.updates()).isEqualTo(told.size()).isGreaterThanOrEqualTo(4);
        assertThat(delays.delays().count()).isEqualTo(told.size() - 1);
        assertThat(delays.late()).isBetween(0, told.size() - 1);
        assertThat(console.type("bench", "updates", file.toString()).out())
                .startsWith("updates of a seat ")
                .contains("ms of a tick               1.000\n");
    }

    @Test
    void nothingIsDueInLockStep() throws IOException {
        Path file = played("most-ticks=50");
        assertThatThrownBy(() -> UpdateDelays.of(MatchRecord.read(file)))
                .hasMessage("This is no record of a match in which time goes on by itself.");
        assertThat(console.type("bench", "updates", file.toString()).code()).isEqualTo(2);
    }
}

package arena.bench.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.cli.Console;
import arena.match.Event;
import arena.match.PlayerInfo;
import arena.record.MatchRecord;
import arena.record.RecordedEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
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
        List<Event.UpdateSent> told = record.events(Event.UpdateSent.class).toList();
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
    void theClockBeginsToRunWhenAllAreTold() {
        long slowNanos = 40_000_000;
        long tickNanos = 1_000_000;
        int update = 16;
        List<Event> events = List.of(
                began(),
                new Event.UpdateSent(0, 1, 1, 1, ""),
                new Event.UpdateSent(slowNanos, 1, 2, 1, ""),
                new Event.UpdateSent(slowNanos + update * tickNanos, 1 + update, 1, 2, ""),
                new Event.UpdateSent(slowNanos + (update + 2) * tickNanos, 1 + update, 2, 2, ""));
        List<RecordedEvent> entries = IntStream.range(0, events.size())
                .mapToObj(at -> new RecordedEvent(at + 1, events.get(at)))
                .toList();
        UpdateDelays delays =
                UpdateDelays.of(new MatchRecord(root.resolve("x"), entries, List.of(), List.of(), Optional.empty()));
        assertThat(delays.late()).isEqualTo(1);
        assertThat(delays.delays().millis(1)).isEqualTo(2);
        assertThat(delays.behindNanos()).isZero();
    }

    private static Event.Began began() {
        PlayerInfo info = new PlayerInfo("script", new TreeMap<>());
        List<Event.SeatAssignment> sittings =
                List.of(new Event.SeatAssignment(1, "One", info), new Event.SeatAssignment(2, "Two", info));
        Map<String, String> settings = Map.of("time", "real-time", "speed", "1000");
        return new Event.Began(
                "x",
                "test",
                "windwardopolis",
                1,
                new TreeMap<>(settings),
                sittings,
                0,
                0,
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void nothingIsDueInLockStep() throws IOException {
        Path file = played("most-ticks=50");
        assertThatThrownBy(() -> UpdateDelays.of(MatchRecord.read(file)))
                .hasMessage("This is not the record of a real-time match.");
        assertThat(console.type("bench", "updates", file.toString()).code()).isEqualTo(2);
    }
}

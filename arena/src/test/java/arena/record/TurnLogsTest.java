package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.match.ProgramEnd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TurnLogsTest {

    private static final long STARTED = -2_000_000_000L;

    @TempDir
    private Path folder;

    private Path log;
    private MatchRecord record;
    private List<Event.Ruled> turns;

    @BeforeEach
    void play() {
        log = folder.resolve("bot.log");
        record = MatchRecord.read(PlayedMatch.play(folder, ChainReaction.definition(), Map.of(), 20, Map.of()));
        turns = record.events(Event.Ruled.class)
                .filter(ruled -> ruled.seat() == 1)
                .toList();
    }

    private TurnLogs printed(Event.ProcessEnded ended) {
        List<RecordedEvent> entries = new ArrayList<>(record.entries());
        entries.add(new RecordedEvent(entries.size() + 1, ended));
        return new TurnLogs(Replay.of(ChainReaction.definition(), entries));
    }

    private Event.ProcessEnded ended(Optional<Long> started) {
        return new Event.ProcessEnded(
                record.status().duration().orElseThrow().toNanos(),
                1,
                new ProgramEnd.FromRecord("ended"),
                List.of(),
                log.toString(),
                Optional.empty(),
                Event.Errors.NONE,
                started);
    }

    private static String line(long atNanos, String stream, String words) {
        return String.format(Locale.ROOT, "%9.3f %-5s| %s%n", (atNanos - STARTED) / 1e9, stream, words);
    }

    private long published(int turn) {
        return turns.get(turn - 1).reply().stamps().published();
    }

    @Test
    void eachLineBelongsToTheTurnInWhichItWasPrinted() throws IOException {
        Files.writeString(
                log,
                line(STARTED, "arena", "MyTeam starts: bot")
                        + line(STARTED + 1, "out", "loading")
                        + line(published(1) + 1_000_000, "out", "one | two")
                        + line(published(turns.size()) + 900_000_000, "err", "  Traceback")
                        + "\n[ 17 bytes of \"out\" are left out here ]\n"
                        + line(published(turns.size()) + 900_000_000, "out", ""));

        TurnLogs printed = printed(ended(Optional.of(STARTED)));

        assertThat(printed.printed(1, 1))
                .extracting(TurnLogs.PrintedLine::words)
                .containsExactly("out | loading", "out | one | two");
        assertThat(printed.printed(1, turns.size()))
                .extracting(TurnLogs.PrintedLine::words)
                .endsWith("err |   Traceback", "out | ");
        List<String> all = new ArrayList<>();
        for (int turn = 1; turn <= turns.size(); turn++) {
            printed.printed(1, turn).forEach(line -> all.add(line.text()));
        }
        assertThat(all).containsExactly("loading", "one | two", "  Traceback", "");
        assertThat(printed.printed(1, turns.size() + 1)).isEmpty();
        assertThat(printed.printed(2, 1)).isEmpty();
    }

    @Test
    void withoutALogOrItsBeginningThereAreNoLines() throws IOException {
        assertThat(printed(ended(Optional.of(STARTED))).printed(1, 1)).isEmpty();

        Files.writeString(log, line(published(1), "out", "one"));

        assertThat(printed(ended(Optional.empty())).printed(1, 1)).isEmpty();
        assertThat(new TurnLogs(Replay.of(ChainReaction.definition(), record.entries())).printed(1, 1))
                .isEmpty();
    }

    @Test
    void aLogThatIsNoFileHasNoLines() {
        assertThat(TurnLogs.read("")).isEmpty();
        assertThat(TurnLogs.read(folder.toString())).isEmpty();
        assertThat(TurnLogs.read("/dev/zero")).isEmpty();
        assertThat(TurnLogs.read("a\0b")).isEmpty();
    }
}

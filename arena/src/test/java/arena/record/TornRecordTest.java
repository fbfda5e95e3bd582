package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameDefinition;
import arena.game.tiny.Race;
import arena.games.asterobots.Asterobots;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.match.MatchStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A test of records of killed arenas: their reader has the same status as a live spectator at that moment. */
class TornRecordTest {

    @TempDir
    Path directory;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(ChainReaction.definition(), Map.of()),
                Arguments.of(Asterobots.definition(), Map.of("rounds", "20", "size", "4", "veins", "8")),
                Arguments.of(Race.definition(), Map.of()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoReadsTheFirstEventsOnlyHasTheStateThatWasLiveThen(
            GameDefinition<?, ?, ?> game, Map<String, String> settings) throws IOException {
        compare(game, settings);
    }

    private <S, V, A> void compare(GameDefinition<S, V, A> game, Map<String, String> settings) throws IOException {
        List<MatchStatus> live = new ArrayList<>();
        Replay<S, V, A> shown = new Replay<>(game);
        Path file = PlayedMatch.play(directory, game, settings, 3, Map.of(2, 4), event -> {
            MatchStatus before = live.isEmpty() ? MatchStatus.NONE : live.get(live.size() - 1);
            live.add(before.after(event));
            shown.add(new RecordedEvent(live.size(), event));
        });
        byte[] whole = Files.readAllBytes(file);
        Path torn = directory.resolve("torn.jsonl");
        int lines = 0;
        for (int at = 0; at < whole.length; at++) {
            if (whole[at] == '\n') {
                lines++;
                if (lines % 7 == 0 || lines < 20 || lines == live.size()) {
                    // The next line is cut in its middle.
                    Files.write(torn, Arrays.copyOf(whole, Math.min(whole.length, at + 20)));
                    MatchRecord record = MatchRecord.read(torn);
                    assertThat(record.status()).isEqualTo(live.get(lines - 1));
                    Replay<S, V, A> read = Replay.of(game, record.entries());
                    assertThat(read.size()).isEqualTo(lines);
                    assertThat(read.frame(lines - 1)).isEqualTo(shown.frame(lines - 1));
                }
            }
        }
        assertThat(lines).isEqualTo(live.size()).isGreaterThan(10);
        assertThat(live.get(lines - 1).end()).containsInstanceOf(Event.Ended.class);
    }
}

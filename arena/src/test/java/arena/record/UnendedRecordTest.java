package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnendedRecordTest {

    private static final String ID = "match-chain-reaction-4";

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void play() {
        file = PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 4);
    }

    @Test
    void aRecordThatStopsInTheMiddleOfALineIsBrokenOffAfterTheLastWholeOne() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length * 2 / 3));
        int events = MatchRecord.read(file).entries().size();

        UnendedRecord.of(directory, ID).orElseThrow().breakOff("The arena was killed.");

        MatchRecord read = MatchRecord.read(file);
        assertThat(read.entries()).hasSize(events + 1);
        Event.BrokenOff broken = read.status().breakOff().orElseThrow();
        assertThat(broken.words()).isEqualTo("The arena was killed.");
        assertThat(broken.atNanos()).isNotNegative();
        assertThat(Verification.of(read, ChainReaction.definition()).differences())
                .isEmpty();
        assertThat(UnendedRecord.of(directory, ID)).isEmpty();
        assertThat(SummaryReader.read(file).faults())
                .as("what a list of matches tells")
                .containsExactly(
                        read.status().seat(1).rulings().faults(),
                        read.status().seat(2).rulings().faults());
    }

    @Test
    void recordsWithAnEndOrWithoutABeginningAreUnchanged() throws IOException {
        assertThat(UnendedRecord.of(directory, ID)).isEmpty();
        assertThat(UnendedRecord.of(directory, "no-such-match")).isEmpty();
        Files.writeString(file, "{\"event\":\"beg");
        assertThat(UnendedRecord.of(directory, ID)).isEmpty();
    }
}

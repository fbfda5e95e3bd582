package arena.faults;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordedEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DepartedBotFaultsTest {

    private static final Path RECORDS = Path.of("src", "test", "resources", "records", "with-facts");

    @Test
    void aTimeOutIsAFaultOfABotThatLeavesLater() {
        MatchRecord late = MatchRecord.read(RECORDS.resolve("late.jsonl.gz"));
        List<RecordedEvent> entries = new ArrayList<>(late.entries());
        entries.add(new RecordedEvent(
                entries.size() + 1, new Event.Left(Long.MAX_VALUE, 3, 1, Departure.ENDED, "exit code 3", false)));
        MatchRecord left = new MatchRecord(late.file(), entries, List.of(), List.of(), Optional.empty());

        assertThat(Faults.of(ChainReaction.definition(), left).stream().map(Fault::kind))
                .containsExactly(Fault.Kind.TIME_OUT, Fault.Kind.LEFT);
    }

    @Test
    void aPromptThatWasOpenWhenItsProgramEndedIsNoTimeOut() {
        MatchRecord crash = MatchRecord.read(RECORDS.resolve("crash.jsonl.gz"));

        assertThat(Faults.of(ChainReaction.definition(), crash).stream().map(Fault::kind))
                .containsExactly(Fault.Kind.LEFT);
    }
}

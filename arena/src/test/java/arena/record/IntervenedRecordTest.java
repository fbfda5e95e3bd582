package arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.games.acquire.Acquire;
import arena.match.Event;
import arena.regress.PrefixReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test of records with interventions of the host. */
class IntervenedRecordTest {

    private static final String DONE = "{\"event\":\"intervened\"";
    private static final GameDefinition<?, ?, ?> AUCTION =
            Auction.definition().withInterventions(Auction.interventions());

    @TempDir
    Path directory;

    private Path auction() {
        return PlayedMatch.intervene(directory, AUCTION, Map.of("lots", "8"), 5);
    }

    private static List<String> differences(Path file) {
        return Verification.of(MatchRecord.read(file), AUCTION).differences();
    }

    @Test
    void theyAreAsTheRulesSayInTurnsAndInRealTime() {
        assertIntervened(auction(), AUCTION);
        Map<String, String> quick = Map.of("ticks", "9", "tick-time", "2ms");
        GameDefinition<?, ?, ?> race = Race.definition().withInterventions(Race.interventions());
        assertIntervened(PlayedMatch.intervene(directory, race, quick, 6), race);
        assertIntervened(PlayedMatch.intervene(directory, Acquire.definition(), Map.of(), 7), Acquire.definition());
    }

    private static void assertIntervened(Path file, GameDefinition<?, ?, ?> game) {
        MatchRecord record = MatchRecord.read(file);
        assertThat(Verification.of(record, game).differences())
                .as(file.toString())
                .isEmpty();
        assertThat(record.events(Event.Intervened.class)).as(file.toString()).hasSizeGreaterThan(2);
        assertThat(record.status().verdict()).isPresent();
    }

    @Test
    void oneThatWasTakenOutIsFound() throws IOException {
        Path file = auction();
        RecordFiles.forge(file, lines -> lines.remove(RecordFiles.lineOf(lines, DONE)));
        assertThat(differences(file))
                .anySatisfy(words -> assertThat(words).contains("of the prompt of Amber_1 (seat 1) in step 1"));
    }

    @Test
    void oneThatWasPutInIsFound() throws IOException {
        Path file = auction();
        RecordFiles.forge(
                file, lines -> lines.add(RecordFiles.lineOf(lines, DONE), lines.get(RecordFiles.lineOf(lines, DONE))));
        assertThat(differences(file)).isNotEmpty();
    }

    @Test
    void oneInAMatchThatWasNotHeldIsFound() throws IOException {
        Path file = auction();
        RecordFiles.forge(file, lines -> lines.remove(RecordFiles.lineOf(lines, "{\"event\":\"held\"")));
        assertThat(differences(file))
                .anySatisfy(words -> assertThat(words)
                        .contains("Olga has done something before step 1, but the match was not held"));
    }

    @Test
    void oneInTheMiddleOfAStepIsFound() throws IOException {
        Path file = auction();
        RecordFiles.forge(file, lines -> {
            String done = lines.remove(RecordFiles.lineOf(lines, DONE));
            lines.add(RecordFiles.lineOf(lines, "{\"event\":\"prompted\"") + 1, done);
        });
        assertThat(differences(file))
                .anySatisfy(words -> assertThat(words).contains("nobody may do this before step 1: give seat="));
    }

    @Test
    void oneThatTheGameDoesNotKnowAndOneWithAnotherSentenceAreFound() throws IOException {
        Path file = auction();
        String whole = Files.readString(file);
        Files.writeString(file, whole.replaceFirst("give seat=[0-9]", "give seat=77"));
        assertThat(differences(file))
                .anySatisfy(words -> assertThat(words).contains("nobody may do this before step 1: give seat=77"));
        Files.writeString(file, whole.replaceFirst("is given a lot", "is given all"));
        assertThat(differences(file))
                .anySatisfy(words -> assertThat(words).contains("the words in what was done before step 1"));
    }

    @Test
    void theTextNamesTheInterventionItsAuthorAndTheReason() {
        EventText text = new EventText(EventText.Detail.NOTABLE);
        assertThat(MatchRecord.read(auction()).entries().stream().flatMap(entry -> text.line(entry.event()).stream()))
                .anySatisfy(line -> assertThat(line)
                        .matches("Olga intervenes: seat [1-3] is given a lot \\(to see what it does\\)"));
    }

    @Test
    void aTurnAfterAnInterventionIsNotARegressionCase() {
        PrefixReader past = new PrefixReader(MatchRecord.read(auction()), new Seat(1));
        assertThatThrownBy(() -> past.before(4))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("Olga has intervened in this match before step 1");
    }
}

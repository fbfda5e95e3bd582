package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.faults.Faults;
import arena.game.GameDefinition;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.games.asterobots.Asterobots;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.match.MatchStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test of records with a hand-over. */
class HandedOverRecordTest {

    private static final GameDefinition<?, ?, ?> DUEL = ChainReaction.definition();
    private static final Map<String, String> SHORT = Map.of("turn-limit", "12");
    /** Seat 1 leaves at its third prompt. */
    private static final Map<Integer, Integer> THIRD = Map.of(1, 3);

    @TempDir
    Path directory;

    private Path duel() {
        return PlayedMatch.playOn(directory, DUEL, SHORT, 5, THIRD);
    }

    private static List<String> differences(Path file) {
        return Verification.of(MatchRecord.read(file), DUEL).differences();
    }

    @Test
    void theyAreAsTheRulesSayInEveryShapeOfGame() {
        long seed = 300;
        for (Map<Integer, Integer> leaving :
                List.of(Map.of(1, 1), Map.of(2, 1), Map.of(1, 3), Map.of(2, 4), Map.of(1, 2, 2, 2))) {
            assertPlayedOn(PlayedMatch.playOn(directory, DUEL, Map.of(), seed++, leaving), DUEL);
            assertPlayedOn(
                    PlayedMatch.playOn(directory, Auction.definition(), Map.of("lots", "6"), seed++, leaving),
                    Auction.definition());
            Map<String, String> quick = Map.of("ticks", "9", "tick-time", "2ms");
            assertPlayedOn(PlayedMatch.playOn(directory, Race.definition(), quick, seed++, leaving), Race.definition());
        }
        Map<String, String> brief = Map.of("rounds", "6");
        assertPlayedOn(
                PlayedMatch.playOn(directory, Asterobots.definition(), brief, seed, THIRD), Asterobots.definition());
    }

    private static void assertPlayedOn(Path file, GameDefinition<?, ?, ?> game) {
        MatchRecord record = MatchRecord.read(file);
        assertThat(Verification.of(record, game).differences())
                .as(file.toString())
                .isEmpty();
        assertThat(record.events(Event.HandedOver.class)).as(file.toString()).isNotEmpty();
        assertThat(record.events(Event.Left.class)).isEmpty();
        assertThat(record.status().verdict()).isPresent();
    }

    @Test
    void theRecordOfAKilledArenaHoldsTheHandOver() throws IOException {
        Path file = duel();
        List<String> lines = Files.readAllLines(file);
        int handed = RecordFiles.lineOf(lines, "{\"event\":\"handed-over\"");
        Files.writeString(file, String.join("\n", lines.subList(0, handed + 1)) + "\n{\"event\":\"promp");

        MatchStatus status = MatchRecord.read(file).status();

        assertThat(status.end()).isEmpty();
        assertThat(status.seat(1).handedOver().orElseThrow().to().name()).isEqualTo("Heir1");
        assertThat(differences(file)).isEmpty();
    }

    @Test
    void aWithdrawnTurnStaysAmongTheTurnsOfTheSeat() {
        List<RecordedTurn> turns = MatchRecord.read(duel()).turns(1);
        assertThat(turns.get(2).turn().ruling()).isEmpty();
        assertThat(turns.get(3).prompted().text())
                .isEqualTo(turns.get(2).prompted().text());
        assertThat(turns).extracting(RecordedTurn::number).startsWith(1, 2, 3, 4);
    }

    @Test
    void aHandOverThatWasTakenOutIsFound() throws IOException {
        Path file = duel();
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.remove(RecordFiles.lineOf(lines, "{\"event\":\"handed-over\""));
        Files.write(file, lines);
        assertThat(differences(file))
                .anySatisfy(words -> assertThat(words).contains("was asked once more in step 5 before its answer"));
    }

    @Test
    void aHandOverThatWasPutIntoAnOpenQuestionIsFound() throws IOException {
        String handed = Files.readAllLines(duel()).stream()
                .filter(line -> line.startsWith("{\"event\":\"handed-over\""))
                .findFirst()
                .orElseThrow();
        Path file = PlayedMatch.play(directory, DUEL, SHORT, 6);
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        int asked = RecordFiles.lineOf(lines, "{\"event\":\"prompted\"");
        lines.add(asked + 1, handed.replaceFirst("\"step\":[0-9]+", "\"step\":1"));
        Files.write(file, lines);
        assertThat(differences(file)).anySatisfy(words -> assertThat(words).contains("holds prompts for"));
    }

    @Test
    void aHandOverThatTakesMoreTimeThanThePromptHadIsFound() throws IOException {
        Path file = duel();
        String whole = Files.readString(file);
        Files.writeString(file, whole.replaceFirst("\"used\":[0-9]+,\"gone\"", "\"used\":999000000000,\"gone\""));
        assertThat(differences(file))
                .anySatisfy(words -> assertThat(words)
                        .contains("the hand-over of Amber_1 (seat 1)", "takes 999000 ms from its time"));
    }

    @Test
    void aSeatThatWasLeftIsNotHandedOver() throws IOException {
        Path file = PlayedMatch.playOn(directory, Auction.definition(), Map.of(), 7, Map.of(1, 2));
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        int handed = RecordFiles.lineOf(lines, "{\"event\":\"handed-over\"");
        lines.add(
                handed,
                "{\"event\":\"left\",\"at\":1,\"step\":1,\"seat\":1,"
                        + "\"why\":\"ended\",\"words\":\"x\",\"breaksOff\":false}");
        Files.write(file, lines);
        assertThat(Verification.of(MatchRecord.read(file), Auction.definition()).differences())
                .isNotEmpty();
    }

    @Test
    void theTextNamesTheSuccessorAndTheReason() {
        MatchRecord record = MatchRecord.read(duel());
        EventText text = new EventText(EventText.Detail.NOTABLE);
        List<String> lines = record.entries().stream()
                .flatMap(entry -> text.line(entry.event()).stream())
                .toList();
        assertThat(lines)
                .anySatisfy(line -> assertThat(line)
                        .startsWith("Heir1 takes over the seat of Amber_1, as Olga has decided (so that it goes on);"));
    }

    @Test
    void faultsBelongToTheFirstPlayerUntilTheHandOver() {
        MatchRecord record = MatchRecord.read(PlayedMatch.playOn(directory, DUEL, Map.of(), 5, Map.of(1, 1)));
        assertThat(Faults.of(DUEL, record))
                .filteredOn(fault -> fault.spot().seat() == 1)
                .singleElement()
                .satisfies(fault -> assertThat(fault.words()).contains("exit code 3"));
    }
}

package arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import arena.game.GameDefinition;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.games.acquire.Acquire;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A test of records of resumed matches: they are verified, wherever they were cut. */
class ResumedRecordTest {

    private static final int CUTS = 12;

    @TempDir
    private Path folder;

    static Stream<Arguments> aRecordThatIsCutAnywhereIsResumedAndVerifies() {
        return Stream.of(
                arguments(Auction.definition(), Map.of(), Map.of(2, 2)),
                arguments(Race.definition(), Map.of(), Map.of()),
                arguments(ChainReaction.definition(), Map.of("turn-limit", "40"), Map.of()),
                arguments(Acquire.definition(), Map.of(), Map.of(3, 4)));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource
    void aRecordThatIsCutAnywhereIsResumedAndVerifies(
            GameDefinition<?, ?, ?> game, Map<String, String> settings, Map<Integer, Integer> leavers)
            throws IOException {
        Path whole = PlayedMatch.playOn(folder.resolve("whole"), game, settings, 3, leavers);
        List<String> lines = Files.readAllLines(whole);
        for (int cut = 1; cut < lines.size(); cut = cut < CUTS ? cut + 1 : cut + lines.size() / CUTS) {
            Path records = Files.createDirectories(folder.resolve("cut-" + cut));
            String name = String.valueOf(whole.getFileName());
            Path file = records.resolve(name);
            String torn = lines.get(cut).substring(0, lines.get(cut).length() / 2);
            Files.writeString(file, String.join("\n", lines.subList(0, cut)) + "\n" + torn, StandardCharsets.UTF_8);

            UnendedRecord unended =
                    UnendedRecord.of(records, name.replace(".jsonl", "")).orElseThrow();
            PlayedMatch.resume(unended, game);

            MatchRecord read = MatchRecord.read(file);
            Verification verified = Verification.of(read, game);
            assertThat(verified.differences())
                    .as("%s cut after line %s", game.info().id(), cut)
                    .isEmpty();
            assertThat(verified.incomplete()).isEmpty();
            assertThat(read.events(Event.Resumed.class)).hasSize(1);
            assertThat(read.status().verdict()).isPresent();
            assertThat(Files.readAllLines(file).subList(0, cut))
                    .as("what was written before stays")
                    .isEqualTo(lines.subList(0, cut));
        }
    }

    @Test
    void aRecordThatTheRulesDoNotFollowIsNotResumed() throws IOException {
        Path whole = PlayedMatch.play(folder, ChainReaction.definition(), Map.of("turn-limit", "40"), 3);
        List<String> lines = Files.readAllLines(whole);
        Files.write(
                whole,
                lines.subList(0, lines.size() - 1).stream()
                        .filter(line -> !line.contains("\"step\":2,"))
                        .toList());

        UnendedRecord unended = UnendedRecord.of(
                        folder, String.valueOf(whole.getFileName()).replace(".jsonl", ""))
                .orElseThrow();

        assertThat(unended.position(ChainReaction.definition())).isEmpty();
    }
}

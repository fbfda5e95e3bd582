package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameDefinition;
import arena.game.TextFile;
import arena.game.tiny.Auction;
import arena.game.tiny.Doubt;
import arena.game.tiny.Race;
import arena.games.asterobots.Asterobots;
import arena.games.chainreaction.ChainReaction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerificationTest {

    private static final GameDefinition<Race.State, Race.View, Race.Order> RACE = Race.definition();
    private static final GameDefinition<?, ?, ?> CHAIN_REACTION = ChainReaction.definition();

    /** The seed of a match that is long enough for forgeries. */
    private static final long SEED = 4;

    /** The seed of a match of 25 steps with wrong moves, refused orders and a found king, for tests of every line. */
    private static final long SHORT_SEED = 213;

    @TempDir
    Path directory;

    @Test
    void matchesOfEveryGameFollowTheRules() {
        for (long seed = 0; seed < 12; seed++) {
            for (Shape shape : shapes()) {
                Path file = PlayedMatch.play(directory, shape.game(), shape.settings(), seed);
                assertSame(file, shape.game());
            }
        }
    }

    @Test
    void matchesWithDeparturesFollowTheRules() {
        List<Map<Integer, Integer>> leavings =
                List.of(Map.of(1, 0), Map.of(2, 0), Map.of(1, 1), Map.of(2, 3), Map.of(1, 4, 2, 4), Map.of(1, 2, 2, 3));
        long seed = 100;
        for (Map<Integer, Integer> leaving : leavings) {
            for (Shape shape : shapes()) {
                assertSame(PlayedMatch.play(directory, shape.game(), shape.settings(), seed++, leaving), shape.game());
            }
        }
    }

    @Test
    void aTornRecordIsVerifiedAsFarAsItGoesAndSaysSo() throws IOException {
        Path file = PlayedMatch.play(directory, CHAIN_REACTION, Map.of(), SEED);
        List<String> lines = Files.readAllLines(file);
        for (int kept = 0; kept < lines.size(); kept++) {
            Files.writeString(file, String.join("\n", lines.subList(0, kept)) + (kept == 0 ? "" : "\n") + "{\"ev");
            Verification verification = Verification.of(MatchRecord.read(file), CHAIN_REACTION);
            assertThat(verification.differences()).isEmpty();
            assertThat(verification.incomplete().orElseThrow()).contains("ends in the middle of a line");
            assertThat(verification.events()).isEqualTo(kept);
        }
    }

    @Test
    void aChangedPromptIsFound() throws IOException {
        assertFound(
                "PowerPlay1 = 0",
                "PowerPlay1 = 1",
                "of the prompt of Amber_1 (seat 1) in step 1 is recorded as \"PowerPlay1 = 1\", the rules say"
                        + " \"PowerPlay1 = 0\".");
    }

    @Test
    void aChangedLimitIsFound() throws IOException {
        assertFound(
                "\"limitMillis\":3000",
                "\"limitMillis\":2999",
                "the limit in milliseconds in the prompt of Amber_1 (seat 1) in step 1 is recorded as 2999, the rules"
                        + " say 3000.");
    }

    @Test
    void aChangedUpdateIsFound() throws IOException {
        Path file = PlayedMatch.play(directory, RACE, Map.of("ticks", "8", "tick-time", "0ms"), SEED);
        assertThat(Files.readString(file)).contains("{\"event\":\"told\"").doesNotContain("Expecting");
        assertSame(file, RACE);
        String told = Files.readAllLines(file).stream()
                .filter(line -> line.startsWith("{\"event\":\"told\""))
                .findFirst()
                .orElseThrow();
        RecordFiles.change(file, told, told.replaceFirst("\"digest\":\"[0-9a-f]{4}", "\"digest\":\"cafe"));
        assertThat(Verification.of(MatchRecord.read(file), RACE).differences())
                .singleElement()
                .asString()
                .contains("the digest of the text in the update of Amber_1 (seat 1) in step 1 is recorded as \"cafe");
    }

    @Test
    void anUpdateAsItWasOnceWrittenIsStillReadAndVerified() throws IOException {
        Path file = PlayedMatch.play(directory, RACE, Map.of("ticks", "1", "tick-time", "0ms"), SEED);
        String text =
                "Expecting = ORDERS 1\\n1 = Amber_1\\n2 = Basalt2\\n3 = Cobalt3\\nPlace = 0\\nPlace = 0\\nPlace = 0\\n";
        String before = Files.readString(file);
        Files.writeString(
                file,
                before.replaceAll(
                        "\"event\":\"told\"(.*)\"digest\":\"[0-9a-f]{16}\"",
                        "\"event\":\"prompted\"$1\"limitMillis\":0,\"text\":\"" + text.replace("\\", "\\\\") + "\""));
        assertThat(Files.readString(file)).contains("\"limitMillis\":0,\"text\":\"Expecting = ORDERS 1\\n1 =");
        assertSame(file, RACE);
    }

    @Test
    void limitsOfTheirOwnAreVerified() {
        assertSame(
                PlayedMatch.play(directory, Auction.definition(), Map.of("hurried", "1", "unhurried", "2"), SEED),
                Auction.definition());
    }

    @Test
    void anAnswerThatIsAskedForAgainIsVerified() throws IOException {
        Path file = PlayedMatch.play(
                directory, Auction.definition(), Map.of("mistakes", "again", "lots", "50", "move-time", "30ms"), SEED);
        String record = Files.readString(file);
        assertThat(record).contains("\"again\":true");
        assertSame(file, Auction.definition());
        RecordFiles.change(file, ",\"again\":true", "");
        assertThat(Verification.of(MatchRecord.read(file), Auction.definition()).differences())
                .anyMatch(words -> words.contains("was not asked once more in step"));
    }

    @Test
    void figuresOfSeatsAreRecordedAndVerifiedIfThereAreAny() throws IOException {
        GameDefinition<?, ?, ?> asterobots = Asterobots.definition();
        Path file = PlayedMatch.play(directory, asterobots, Map.of("rounds", "2", "size", "4", "veins", "8"), SEED);
        assertSame(file, asterobots);
        String record = Files.readString(file);
        assertThat(record).containsPattern("\"figures\":\\{\"funds\":[0-9]+,\"robots\":[0-9]+,");
        RecordFiles.change(file, "\"figures\":{\"funds\":", "\"figures\":{\"funds\":1");
        assertThat(Verification.of(MatchRecord.read(file), asterobots).differences())
                .singleElement()
                .asString()
                .contains("what the seats have reached in the end");
        Files.writeString(file, record.replaceAll(",\"figures\":\\{[^}]*}", ""));
        assertSame(file, asterobots);
    }

    @Test
    void aFileOfASettingIsInTheRecordWithItsDigestAndAForgedOneIsNamed() throws IOException {
        TextFile track = new TextFile("swamp.txt", "~~~.\n".repeat(40));
        Path file = PlayedMatch.play(
                directory, RACE, Map.of("ticks", "40", "tick-time", "0ms", "track", track.packed()), SEED);
        assertSame(file, RACE);
        assertThat(Files.readString(file)).contains("\"track\":\"swamp.txt sha256:" + track.sha256() + " ");
        RecordFiles.change(file, track.packed(), new TextFile("swamp.txt", ".").packed());
        assertThat(Verification.of(MatchRecord.read(file), RACE).differences()).isNotEmpty();
        RecordFiles.change(file, new TextFile("swamp.txt", ".").sha256(), track.sha256());
        assertThat(Verification.of(MatchRecord.read(file), RACE).differences())
                .first()
                .asString()
                .contains("track is a text file");
    }

    @Test
    void aChangedNumberOfAPromptIsFound() throws IOException {
        assertFound(
                "\"number\":1,\"limitMillis\"",
                "\"number\":2,\"limitMillis\"",
                "the number in the prompt of Amber_1 (seat 1) in step 1 is recorded as 2, the rules say 1.");
    }

    @Test
    void aChangedCodeIsFoundInTheRulingAndItsAcknowledgement() throws IOException {
        assertFound(
                "\"code\":0,\"words\"",
                "\"code\":9,\"words\"",
                "the code in the ruling of Amber_1 (seat 1) in step 1 is recorded as 9, the rules say 0.");
        assertFound(
                "\"number\":1,\"code\":0}",
                "\"number\":1,\"code\":3}",
                "the code in the acknowledgement of Amber_1 (seat 1) is recorded as 3, the ruling before it says 0.");
    }

    @Test
    void changedWordsAndAChangedLineAreFound() throws IOException {
        assertFound(
                "\"code\":0,\"words\":\"",
                "\"code\":0,\"words\":\"x",
                "the words in the ruling of Amber_1 (seat 1) in step 1 is recorded as \"x");
        assertFound(
                "\"line\":0}",
                "\"line\":1}",
                "the line in the ruling of Amber_1 (seat 1) in step 1 is recorded as 1, the rules say 0.");
    }

    @Test
    void aChangedAnswerIsFound() throws IOException {
        assertFound("\"answer\":\"K ", "\"answer\":\"K 4", "in step ");
        assertFound("\"answer\":\"C ", "\"answer\":\"C 5", "in step ");
    }

    @Test
    void aChangedSeatNameSettingOrGameIsFound() throws IOException {
        assertFound("\"name\":\"Amber_1\"", "\"name\":\"Amber_9\"", "line 2 of the prompt of Amber_9 (seat 1)");
        assertFound(
                "\"swaps\":\"6\"",
                "\"swaps\":\"5\"",
                "of the prompt of Amber_1 (seat 1) in step 1 is recorded as \"KingMove1 = 6\", the rules say"
                        + " \"KingMove1 = 5\".");
        assertFound(
                "\"swaps\":\"6\"",
                "\"swaps\":\"six\"",
                "Line 1: the rules cannot follow the record from here: swaps is a whole number");
        assertFound(
                "\"game\":\"chain-reaction\"",
                "\"game\":\"acquire\"",
                "Line 1: the rules cannot follow the record from here: the record is of the game acquire, not of"
                        + " chain-reaction.");
        assertFound(
                "\"seat\":1,\"name\":\"Amber_1\"",
                "\"seat\":2,\"name\":\"Amber_1\"",
                "Line 1: the rules cannot follow");
    }

    @Test
    void aChangedEndIsFound() throws IOException {
        assertFound("\"reason\":\"", "\"reason\":\"no ", "the reason in the end is recorded as \"no ");
        assertFound("\"detail\":\"", "\"detail\":\"no ", "the detail in the end is recorded as \"no ");
        assertFound("\"place\":2", "\"place\":3", "the standings in the end is recorded as");
        assertFound("\"moves\":", "\"moves\":1", "the number of moves in the end is recorded as 1");
        assertFound("\"steps\":", "\"steps\":1", "by the rules the match is over");
        assertFound("\"faults\":[", "\"faults\":[7", "it sums up the faults of the seats as [7");
    }

    @Test
    void aLineThatWasTakenOutIsFound() throws IOException {
        Path file = PlayedMatch.play(directory, CHAIN_REACTION, Map.of(), SHORT_SEED);
        List<String> lines = Files.readAllLines(file);
        for (int out = 1; out < lines.size() - 1; out++) {
            String kind = lines.get(out).substring(0, 25);
            if (kind.contains("joined") || kind.contains("acknowledged")) {
                continue;
            }
            List<String> rest = new ArrayList<>(lines);
            rest.remove(out);
            Files.write(file, rest);
            assertThat(Verification.of(MatchRecord.read(file), CHAIN_REACTION).differences())
                    .as("without line %d", out + 1)
                    .isNotEmpty();
        }
    }

    @Test
    void aLineThatWasWrittenTwiceIsFound() throws IOException {
        Path file = PlayedMatch.play(directory, CHAIN_REACTION, Map.of(), SHORT_SEED);
        List<String> lines = Files.readAllLines(file);
        for (int twice = 1; twice < lines.size(); twice++) {
            String kind = lines.get(twice).substring(0, 25);
            if (kind.contains("joined") || kind.contains("acknowledged") || kind.contains("ended")) {
                continue;
            }
            List<String> more = new ArrayList<>(lines);
            more.add(twice, lines.get(twice));
            Files.write(file, more);
            assertThat(Verification.of(MatchRecord.read(file), CHAIN_REACTION).differences())
                    .as("line %d twice", twice + 1)
                    .isNotEmpty();
        }
    }

    @Test
    void aDamagedLineIsADifference() throws IOException {
        assertFound("{\"event\":\"joined\"", "{\"event\":joined", "Line 2 of ");
    }

    @Tag("slow")
    @Test
    void anOverwrittenRecordIsVerifiedWithoutAnException() throws IOException {
        Path file = PlayedMatch.play(directory, CHAIN_REACTION, Map.of(), SHORT_SEED);
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at += 31) {
            byte[] changed = whole.clone();
            changed[at] = (byte) "9\"{}x\n-".charAt(at % 7);
            Files.write(file, changed);
            try {
                Verification.of(MatchRecord.read(file), CHAIN_REACTION);
            } catch (RecordException laterFormat) {
                assertThat(laterFormat).hasMessageContaining("version");
            }
        }
    }

    @Test
    void anAnswerThatByItsOwnTimesCameTooLateIsFound() throws IOException {
        Path file = PlayedMatch.play(directory, CHAIN_REACTION, Map.of(), SEED);
        String text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("\"complete\":[0-9]+", "\"complete\":3600000000000"));
        assertThat(Verification.of(MatchRecord.read(file), CHAIN_REACTION).differences())
                .anySatisfy(words -> assertThat(words)
                        .startsWith("Line ")
                        .contains(" was taken, but by its times it came ", " after the limit of 3000 ms."))
                .anySatisfy(words -> assertThat(words).contains(" before the last of its own times."))
                .hasSize(2);
    }

    @Test
    void aSecondBeginningAndASecondEndAreFound() throws IOException {
        Path file = PlayedMatch.play(directory, CHAIN_REACTION, Map.of(), SEED);
        List<String> lines = Files.readAllLines(file);
        String began = lines.get(0) + "\n";
        String ended = lines.stream()
                .filter(line -> line.startsWith("{\"event\":\"ended\""))
                .map(line -> line + "\n")
                .findFirst()
                .orElseThrow();
        String text = Files.readString(file);
        Files.writeString(file, began + text);
        assertThat(Verification.of(MatchRecord.read(file), CHAIN_REACTION).differences())
                .containsExactly("Line 2: the rules cannot follow the record from here: the match has begun before.");
        Files.writeString(file, text + ended);
        assertThat(Verification.of(MatchRecord.read(file), CHAIN_REACTION).differences())
                .singleElement()
                .asString()
                .endsWith(": the match has ended before.");
    }

    private void assertFound(String right, String planted, String difference) throws IOException {
        Path file = PlayedMatch.play(directory, CHAIN_REACTION, Map.of(), SEED);
        RecordFiles.change(file, right, planted);
        Verification verification = Verification.of(MatchRecord.read(file), CHAIN_REACTION);
        Files.delete(file);
        assertThat(verification.isSame()).isFalse();
        assertThat(verification.differences())
                .anySatisfy(found -> assertThat(found).startsWith("Line ").contains(difference));
    }

    private static void assertSame(Path file, GameDefinition<?, ?, ?> game) {
        Verification verification = Verification.of(MatchRecord.read(file), game);
        assertThat(verification.differences()).as("%s", file).isEmpty();
        assertThat(verification.incomplete()).isEmpty();
    }

    private static List<Shape> shapes() {
        return List.of(
                new Shape(CHAIN_REACTION, Map.of()),
                new Shape(Auction.definition(), Map.of()),
                new Shape(Doubt.definition(), Map.of()),
                new Shape(Race.definition(), Map.of("tick-time", "0ms")));
    }

    private record Shape(GameDefinition<?, ?, ?> game, Map<String, String> settings) {}
}

package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.Golden;
import arena.game.GameDefinition;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A test of records with the sentences of another version: they are still verified. */
class WordingTest {

    /**
     * A record of an arena before records had a version of their wording; three of its rulings have other words now.
     */
    private static final Path EARLIER =
            Path.of("src", "test", "resources", "records", "20261122-before-wordings.jsonl.gz");

    private static final GameDefinition<?, ?, ?> GAME = ChainReaction.definition();
    private static final int MATCHES = 20;

    @TempDir
    private Path directory;

    @Test
    void theRecordOfAnEarlierArenaIsVerifiedWithoutItsSentencesAndSaysSo() {
        Verification verification = Verification.of(MatchRecord.read(EARLIER), GAME);

        assertThat(verification.differences()).isEmpty();
        assertThat(verification.rulings()).isEqualTo(7);
        assertThat(verification.remarks())
                .containsExactly("Another version of the arena has worded its sentences, so they were not compared; all"
                        + " else was.");
    }

    @Test
    void allButSentencesIsComparedInTheRecordOfAnEarlierArena() throws IOException {
        String text =
                new String(new GZIPInputStream(Files.newInputStream(EARLIER)).readAllBytes(), StandardCharsets.UTF_8);
        Map<String, String> forgeries = Map.of(
                "\"code\":4,", "\"code\":6,",
                "\"line\":2}", "\"line\":1}",
                "\"place\":2", "\"place\":3",
                "\"reason\":\"too many wrong moves\"", "\"reason\":\"king hit\"",
                "\"moves\":7", "\"moves\":8",
                "Expecting = C", "Expecting = K 1-21");
        for (Map.Entry<String, String> forgery : forgeries.entrySet()) {
            Path file = directory.resolve("forged.jsonl");
            Files.writeString(file, text.replaceFirst(Pattern.quote(forgery.getKey()), forgery.getValue()));
            assertThat(Verification.of(MatchRecord.read(file), GAME).isSame())
                    .as(forgery.toString())
                    .isFalse();
        }
    }

    @Test
    void theRecordOfThisArenaIsVerifiedWithItsSentences() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, GAME, Map.of(), 4));

        assertThat(record.began().orElseThrow().wording()).isEqualTo(GAME.info().wording());
        assertThat(Verification.of(record, GAME).remarks()).isEmpty();
    }

    /**
     * A changed sentence needs a new wording version of its game, else earlier records would be found false. The golden
     * file has the sentences of some matches without their numbers; write it again after raising the version.
     */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"chain-reaction", "asterobots", "acquire", "windwardopolis"})
    void aChangedSentenceNeedsANewWordingVersionOfItsGame(String game) throws IOException {
        GameDefinition<?, ?, ?> definition = Games.byId(game);
        String version = "wording " + definition.info().wording() + "\n";
        String text = version + String.join("\n", sentences(definition)) + "\n";
        Path golden = Path.of("games", game, "src", "test", "resources", "golden", game, "wording.txt");

        if (Files.exists(golden) && Files.readString(golden).startsWith(version)) {
            assertThat(text)
                    .as("raise the wording of %s's GameInfo, then write %s anew with -Dgolden.update", game, golden)
                    .isEqualTo(Files.readString(golden));
        }
        Golden.check(golden, text);
    }

    private SortedSet<String> sentences(GameDefinition<?, ?, ?> definition) {
        return LongStream.range(0, MATCHES)
                .mapToObj(seed -> MatchRecord.read(PlayedMatch.play(directory, definition, brief(definition), seed)))
                .flatMap(WordingTest::sentences)
                .map(words -> words.replaceAll("[0-9]+", "#").replaceAll("\\s*\\R\\s*", " / "))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns settings that end a long round early. */
    private static Map<String, String> brief(GameDefinition<?, ?, ?> definition) {
        return definition.info().setting("most-ticks").isPresent() ? Map.of("most-ticks", "240") : Map.of();
    }

    private static Stream<String> sentences(MatchRecord record) {
        List<String> rulings =
                record.events(Event.Ruled.class).map(Event.Ruled::words).toList();
        List<String> ends =
                record.events(Event.Ended.class).map(Event.Ended::detail).toList();
        return Stream.concat(rulings.stream(), ends.stream());
    }
}

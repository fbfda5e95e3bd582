package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameDefinition;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.games.windwardopolis.Windwardopolis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A test of forged records, in which each kind of line was changed, deleted, doubled, copied to another place, or
 * exchanged with the next one. The matches have holds, interventions and a hand-over.
 */
class ForgedRecordTest {

    /** The fields whose forgery cannot be detected, see the description of records. */
    private static final Set<String> MAY_STAY_UNSEEN = Set.of(
            "ended at+",
            "ended deleted",
            "handed-over at-",
            "handed-over deleted",
            "handed-over seat-",
            "handed-over seat+",
            "handed-over step-",
            "handed-over step+",
            "handed-over used-",
            "held seat+",
            "intervened deleted",
            "ruled listed-",
            "ruled published-",
            "ruled step-",
            "ruled step+");

    private static final long LONG_NANOS = 3_600_000_000_000L;

    private static final Map<String, BiConsumer<List<String>, Integer>> FORGERIES = forgeries();

    @TempDir
    Path directory;

    private static Map<String, BiConsumer<List<String>, Integer>> forgeries() {
        Map<String, BiConsumer<List<String>, Integer>> all = new TreeMap<>();
        all.put("deleted", (lines, at) -> lines.remove((int) at));
        all.put("doubled", (lines, at) -> lines.add(at, lines.get(at)));
        all.put("copied", (lines, at) -> lines.add(Math.min(lines.size(), at + 12), lines.get(at)));
        all.put("exchanged", (lines, at) -> Collections.swap(lines, at, Math.min(at + 1, lines.size() - 1)));
        for (String field : List.of("at", "published", "listed", "complete")) {
            all.put(field + "-", (lines, at) -> add(lines, at, field, -LONG_NANOS));
            all.put(field + "+", (lines, at) -> add(lines, at, field, LONG_NANOS));
        }
        for (String field : List.of("step", "seat", "number", "code", "line", "used", "limitMillis", "moves")) {
            all.put(field + "-", (lines, at) -> add(lines, at, field, -1));
            all.put(field + "+", (lines, at) -> add(lines, at, field, 1));
        }
        return all;
    }

    private static void add(List<String> lines, int at, String field, long difference) {
        lines.set(
                at,
                Pattern.compile("\"" + field + "\":(-?[0-9]+)")
                        .matcher(lines.get(at))
                        .replaceFirst(number -> "\"" + field + "\":" + (Long.parseLong(number.group(1)) + difference)));
    }

    private static String kind(String line) {
        return line.replaceFirst("^\\{\"event\":\"([a-z-]+)\".*", "$1");
    }

    /**
     * Returns the first and the last line of each kind except the setup, in the first part of a record and at its end.
     */
    private static List<Integer> samples(List<String> lines) {
        Map<String, Integer> first = new TreeMap<>();
        Map<String, Integer> last = new TreeMap<>();
        for (int at = 1; at < lines.size(); at++) {
            first.putIfAbsent(kind(lines.get(at)), at);
            last.put(kind(lines.get(at)), at);
        }
        List<Integer> samples = new ArrayList<>(first.values());
        samples.addAll(last.values());
        return samples.stream().distinct().toList();
    }

    private void assertForgeriesAreFound(Path file, GameDefinition<?, ?, ?> game) throws IOException {
        assertThat(Verification.of(MatchRecord.read(file), game).differences()).isEmpty();
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.stream().map(ForgedRecordTest::kind))
                .contains("joined", "ruled", "acknowledged", "held", "went-on", "intervened", "handed-over", "ended");
        Path forged = directory.resolve("forged.jsonl");
        for (int at : samples(lines)) {
            for (String how : FORGERIES.keySet()) {
                List<String> changed = new ArrayList<>(lines);
                FORGERIES.get(how).accept(changed, at);
                String what = kind(lines.get(at)) + " " + how;
                if (!changed.equals(lines) && !MAY_STAY_UNSEEN.contains(what)) {
                    Files.write(forged, changed);
                    assertThat(Verification.of(MatchRecord.read(forged), game).isSame())
                            .as("%s: line %d, %s: seems to be as the rules say", file.getFileName(), at + 1, what)
                            .isFalse();
                }
            }
        }
    }

    @Test
    void ofAGameInTurnsAreFound() throws IOException {
        GameDefinition<?, ?, ?> auction = Auction.definition().withInterventions(Auction.interventions());
        assertForgeriesAreFound(PlayedMatch.organise(directory, auction, Map.of("lots", "9"), 5), auction);
    }

    @Test
    void ofAGameInRealTimeAreFound() throws IOException {
        GameDefinition<?, ?, ?> race = Race.definition().withInterventions(Race.interventions());
        assertForgeriesAreFound(
                PlayedMatch.organise(directory, race, Map.of("ticks", "12", "tick-time", "0ms"), 6), race);
    }

    @Test
    @Tag("slow")
    void ofWindwardopolisAreFoundInLockStepAndInRealTime() throws IOException {
        GameDefinition<?, ?, ?> city = Windwardopolis.definition();
        assertForgeriesAreFound(PlayedMatch.organise(directory, city, Map.of("most-ticks", "160"), 8), city);
        Map<String, String> quick = Map.of("most-ticks", "40", "time", "real-time", "speed", "0");
        assertForgeriesAreFound(PlayedMatch.organise(directory, city, quick, 9), city);
    }
}

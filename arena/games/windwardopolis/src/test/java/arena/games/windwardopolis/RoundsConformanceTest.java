package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import arena.game.Settings;
import arena.game.Setup;
import arena.game.TextFile;
import arena.games.windwardopolis.map.MapText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that complete rounds of the server's edition, with drivers of the same habits, are like the recorded ones on
 * average. Every map with figures of several recorded rounds is played, with cards and without.
 */
class RoundsConformanceTest {

    private static final int ROUNDS = 12;
    private static final int CARS = 10;
    private static final double PER_TICKS = 10_000;

    /** The smallest number of rounds for an average. */
    private static final int LEAST_RECORDED = 4;

    /** A driver of the recordings used a card at six of a hundred regular updates. */
    private static final int CARDS_IN = 17;

    private static final double PERCENT = 25;

    /** The share of car-ticks without a step in rounds with cards, from and to, in percent. */
    private static final double LEAST_STANDING = 35;

    private static final double MOST_STANDING = 57;

    /** The recorded figures of rounds without cards on the map own3. */
    private static final double RATE_WITHOUT_CARDS = 32;

    private static final double TICKS_WITHOUT_CARDS = 17_000;
    private static final double STANDING_WITHOUT_CARDS = 21;

    /** The common properties of comparable rounds. */
    private record Kind(String map, boolean cards) {}

    /** One round. */
    private record Figures(double ticks, double delivered, double standing) {

        static double mean(List<Figures> all, ToDoubleFunction<Figures> what) {
            return all.stream().mapToDouble(what).average().orElseThrow();
        }

        static double rate(List<Figures> all) {
            return mean(all, Figures::delivered) * PER_TICKS / mean(all, Figures::ticks);
        }
    }

    static Stream<Named<Map.Entry<Kind, List<Figures>>>> recorded() {
        Map<Kind, List<Figures>> kinds = new LinkedHashMap<>();
        ServerRecordings.files("", ".csv").map(Named::getPayload).forEach(file -> {
            List<String> rows = ServerRecordings.text(file).lines().toList();
            List<String> head = List.of(rows.get(0).split(",", -1));
            if (head.containsAll(List.of("map", "seed", "cards", "ticks", "delivered", "percent_standing"))) {
                rows.stream().skip(1).filter(row -> !row.isBlank()).forEach(row -> read(kinds, head, row));
            }
        });
        assertThat(kinds).isNotEmpty();
        return kinds.entrySet().stream()
                .filter(kind -> kind.getValue().size() >= LEAST_RECORDED)
                .map(kind -> Named.of(kind.getKey().toString(), kind));
    }

    private static void read(Map<Kind, List<Figures>> kinds, List<String> head, String row) {
        SortedMap<String, String> cells = new TreeMap<>();
        String[] words = row.split(",", -1);
        IntStream.range(0, head.size()).forEach(at -> cells.put(head.get(at), words[at]));
        Kind kind = new Kind(
                cells.getOrDefault("map", ""), !cells.getOrDefault("cards", "").equals("0"));
        kinds.computeIfAbsent(kind, key -> new ArrayList<>())
                .add(new Figures(
                        number(cells, "ticks"), number(cells, "delivered"), number(cells, "percent_standing")));
    }

    private static double number(SortedMap<String, String> cells, String column) {
        return Double.parseDouble(cells.getOrDefault(column, ""));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("recorded")
    void roundsAreLikeTheRecordedOnesOnAverage(Map.Entry<Kind, List<Figures>> recorded) {
        Kind kind = recorded.getKey();
        List<Figures> theirs = recorded.getValue();
        String city = MapText.write(ServerRecordings.city(kind.map()));
        Windwardopolis game = new Windwardopolis(List.of(new TextFile(kind.map(), city)));
        List<Figures> ours = rounds(game, kind.cards() ? CARDS_IN : 0);
        assertThat(Figures.rate(ours))
                .as(kind + ": deliveries in 10,000 ticks")
                .isCloseTo(Figures.rate(theirs), withinPercentage(PERCENT));
        assertThat(Figures.mean(ours, Figures::ticks))
                .as(kind + ": ticks of a round")
                .isCloseTo(Figures.mean(theirs, Figures::ticks), withinPercentage(PERCENT));
        assertThat(Figures.mean(ours, Figures::delivered))
                .as(kind + ": deliveries of a round")
                .isCloseTo(Figures.mean(theirs, Figures::delivered), withinPercentage(PERCENT));
        if (kind.cards()) {
            assertThat(Figures.mean(ours, Figures::standing))
                    .as(kind + ": car-ticks without a step in percent")
                    .isBetween(LEAST_STANDING, MOST_STANDING);
        }
    }

    @Tag("slow")
    @Test
    void withoutCardsRoundsAreShorterAndCarsStandLess() {
        Windwardopolis game =
                new Windwardopolis(List.of(new TextFile("own3", MapText.write(ServerRecordings.city("own3")))));
        List<Figures> ours = rounds(game, 0);
        assertThat(Figures.rate(ours)).isCloseTo(RATE_WITHOUT_CARDS, withinPercentage(PERCENT));
        assertThat(Figures.mean(ours, Figures::ticks)).isCloseTo(TICKS_WITHOUT_CARDS, withinPercentage(PERCENT));
        assertThat(Figures.mean(ours, Figures::standing)).isCloseTo(STANDING_WITHOUT_CARDS, withinPercentage(PERCENT));
    }

    private static List<Figures> rounds(Windwardopolis game, int cardsIn) {
        return IntStream.rangeClosed(1, ROUNDS)
                .mapToObj(seed -> played(game, seed, cardsIn))
                .toList();
    }

    /** Plays a round of the server's edition, tick by tick. */
    private static Figures played(Windwardopolis game, long seed, int cardsIn) {
        List<String> names =
                IntStream.rangeClosed(1, CARS).mapToObj(seat -> "Team_" + seat).toList();
        Map<String, String> changed = Map.of("edition", "server", "time", "real-time", "speed", "0");
        Setup setup = new Setup(names, seed, Settings.of(game.info(), changed));
        WatchedRound round =
                new WatchedRound(game, setup, (city, first) -> new SampleDriver(city, first, seed, cardsIn)::orders);
        round.run();
        return new Figures(round.state().clock().tick(), round.deliveries(), round.percentStanding());
    }
}

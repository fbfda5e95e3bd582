package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import arena.game.Actions;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.TextFile;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.order.Orders;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole rounds by the server's edition, with drivers of the same habits, are like the recorded ones on average. */
class RoundsConformanceTest {

    private static final int ROUNDS = 6;
    private static final int CARS = 10;
    private static final double PER_TICKS = 10_000;

    /** A driver of the recordings did something with a card at six of a hundred updates. */
    private static final int CARDS_IN = 17;

    private static final double PERCENT = 25;

    private record Sums(int deliveries, long ticks) {}

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"own1, 29.8, 18400", "own3, 18.7, 27500"})
    void deliveries_and_lengths_of_rounds_are_those_of_the_recordings(String map, double each, double length) {
        Windwardopolis game = new Windwardopolis(List.of(new TextFile(map, MapText.write(Recorded.city(map)))));
        int deliveries = 0;
        long ticks = 0;
        for (long seed = 1; seed <= ROUNDS; seed++) {
            Sums round = played(game, seed);
            deliveries += round.deliveries();
            ticks += round.ticks();
        }
        assertThat(deliveries * PER_TICKS / ticks)
                .as(map + ": deliveries in 10,000 ticks")
                .isCloseTo(each, withinPercentage(PERCENT));
        assertThat((double) ticks / ROUNDS).as(map + ": ticks of a round").isCloseTo(length, withinPercentage(PERCENT));
        assertThat((double) deliveries / ROUNDS)
                .as(map + ": deliveries of a round")
                .isCloseTo(each * length / PER_TICKS, withinPercentage(PERCENT));
    }

    private static Sums played(Windwardopolis game, long seed) {
        List<String> names =
                IntStream.rangeClosed(1, CARS).mapToObj(seat -> "Team_" + seat).toList();
        Setup setup = new Setup(names, seed, Settings.of(game.info(), Map.of("edition", "server")));
        State state = game.start(setup);
        CityMap city = state.field().city();
        List<Chauffeur> drivers = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            drivers.add(new Chauffeur(city, game.view(state, Viewpoint.of(seat)), seed, CARDS_IN));
        }
        while (game.phase(state) instanceof Phase.Turn turn) {
            List<Actions.Action<Orders>> actions = new ArrayList<>();
            for (Seat seat : turn.asked()) {
                Orders orders = drivers.get(seat.index()).orders(game.view(state, Viewpoint.of(seat)));
                actions.add(new Actions.Action<>(seat, orders));
            }
            state = game.next(state, new Actions<>(actions));
        }
        int deliveries = state.trips().limos().stream()
                .mapToInt(limo -> limo.account().delivered().size())
                .sum();
        return new Sums(deliveries, state.clock().tick());
    }
}

package arena.games.windwardopolis.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Edition;
import arena.games.windwardopolis.trip.RandomRound;
import arena.games.windwardopolis.trip.TripReport;
import arena.games.windwardopolis.trip.Trips;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WindwardopolisViewCodecTest {

    private static final int SEATS = 4;
    private static final WindwardopolisView.Pace PACE = new WindwardopolisView.Pace(false, 16, 3);
    private static final WindwardopolisViewCodec CODEC = new WindwardopolisViewCodec();

    private static WindwardopolisViews views(RandomRound round, List<TripReport> reports) {
        List<WindwardopolisViews.CarSight> cars = new ArrayList<>();
        for (MapTile tile : round.places()) {
            List<MapTile> path = cars.size() % 2 == 0 ? List.of() : List.of(tile, new MapTile(tile.x() + 1, tile.y()));
            cars.add(new WindwardopolisViews.CarSight(tile, 90 * (cars.size() % 4), path));
        }
        return new WindwardopolisViews(
                IntStream.rangeClosed(1, SEATS).mapToObj(seat -> "Team_" + seat).toList(),
                round.trips(),
                cars,
                new WindwardopolisViews.Moment(round.tick(), PACE, List.of("map tiny 2 1", ".#"), reports));
    }

    private static List<Viewpoint> everybody() {
        return Stream.<Viewpoint>concat(
                        Seat.firstSeats(SEATS).stream().map(Viewpoint::of),
                        Stream.of(new Viewpoint.Spectator(), new Viewpoint.Referee()))
                .toList();
    }

    @Test
    void viewsSurviveWritingAndReadingFromTheFirstToTheLast() {
        RandomRound round = new RandomRound(Edition.DOCUMENT, SEATS, 5);
        int texts = 0;
        List<TripReport> reports = List.of();
        while (!round.trips().isOver()) {
            for (Viewpoint from : everybody()) {
                WindwardopolisView view = views(round, reports).view(from);
                String text = CODEC.write(view);
                assertThat(text).startsWith("Expecting = ORDERS\n1 = Team_1\n").matches("(?s)[\\n -~]*");
                assertThat(CODEC.read(text)).isEqualTo(view);
                texts++;
            }
            round.step();
            reports = round.reports();
        }
        assertThat(texts).isGreaterThan(500);
    }

    @Test
    void theFixedFactsAreWrittenOnce() {
        RandomRound round = new RandomRound(Edition.DOCUMENT, SEATS, 5);
        assertThat(CODEC.write(views(round, List.of()).view(Viewpoint.of(new Seat(1)))))
                .contains(
                        "\nTime = real-time\nUpdateTicks = 16\nAcceleration = 0.3\n",
                        "\nMap1 = map tiny 2 1\nMap2 = .#\n",
                        "\nPerson12 = Shirley Clawson; 3\n");
        round.step();
        assertThat(CODEC.write(views(round, List.of()).view(Viewpoint.of(new Seat(1)))))
                .doesNotContain("Map1", "Person1");
    }

    @Test
    void statesThatDifferOnlyInWhatIsSecretLookAlikeToTheOthers() {
        RandomRound round = new RandomRound(Edition.DOCUMENT, SEATS, 8);
        int different = 0;
        while (!round.trips().isOver()) {
            round.step();
            WindwardopolisViews real = views(round, round.reports());
            for (Seat secretive : Seat.firstSeats(SEATS)) {
                WindwardopolisViews other = disguised(real, secretive);
                for (Viewpoint from : everybody()) {
                    boolean own = from.equals(Viewpoint.of(secretive)) || from instanceof Viewpoint.Referee;
                    if (own) {
                        different += other.view(from).equals(real.view(from)) ? 0 : 1;
                    } else {
                        assertThat(other.view(from)).isEqualTo(real.view(from));
                    }
                }
            }
        }
        assertThat(different).isGreaterThan(100);
    }

    /** Reverses a player's hand, deck, list and path, which only that player and the referee may see. */
    private static WindwardopolisViews disguised(WindwardopolisViews views, Seat seat) {
        List<WindwardopolisViews.CarSight> cars = new ArrayList<>(views.cars());
        WindwardopolisViews.CarSight car = cars.get(seat.index());
        cars.set(
                seat.index(),
                new WindwardopolisViews.CarSight(
                        car.tile(), car.angle(), List.of(new MapTile(1, 1), new MapTile(1, 2))));
        Trips trips = views.trips();
        List<TripReport> reports = views.moment().reports().stream()
                .filter(report -> report.to().isEmpty() || !report.isFor(seat))
                .toList();
        WindwardopolisViews.Moment moment = views.moment();
        return new WindwardopolisViews(
                views.names(),
                RandomRound.withOtherSecrets(trips, seat),
                cars,
                new WindwardopolisViews.Moment(moment.tick(), moment.pace(), moment.map(), reports));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Expecting = ORDERS | Expecting = MOVE | line 1: expected \"Expecting = ORDERS\"",
                "Me = 2 | Me = 5 | line 6: expected a whole number from 0 to 4",
                "Time = real-time | Time = later | expected lock-step or real-time",
                "Acceleration = 0.3 | Acceleration = 3 | expected tenths",
                "Trip1 = - | Trip1 = nobody | expected 3 parts",
                "Hand2 = - | Hand2 = ACE | expected a card, not",
            })
    void aTextThatIsNoViewIsRefusedWithItsLine(String right, String wrong, String words) {
        RandomRound round = new RandomRound(Edition.DOCUMENT, SEATS, 5);
        String text = CODEC.write(views(round, List.of()).view(Viewpoint.of(new Seat(2))));
        assertThat(text).contains(right + "\n");
        assertThatThrownBy(() -> CODEC.read(text.replace(right + "\n", wrong + "\n")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(words);
    }
}

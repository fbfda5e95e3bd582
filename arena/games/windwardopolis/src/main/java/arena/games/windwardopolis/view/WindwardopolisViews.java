package arena.games.windwardopolis.view;

import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Passenger;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.TripReport;
import arena.games.windwardopolis.trip.Trips;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The source of views of a round: cars, passengers and the cards in effect are visible to all; path, pick-up list and
 * the other cards only to their player.
 *
 * @param names the teams, seat 1 first
 * @param trips passengers, coffee and cards
 * @param cars the place of each car, seat 1 first
 * @param moment the time and its reports
 */
public record WindwardopolisViews(
        List<String> names, Trips trips, List<WindwardopolisViews.CarSight> cars, WindwardopolisViews.Moment moment) {

    /**
     * The place of a car.
     *
     * @param tile its tile
     * @param angle its direction: 0 for the north and clockwise, in degrees
     * @param path the rest of its path; only its own player and the referee see it
     */
    public record CarSight(MapTile tile, int angle, List<MapTile> path) {}

    /**
     * A moment of a round.
     *
     * @param tick the number of ticks that have passed
     * @param pace the course of time
     * @param map the lines of the map's text
     * @param reports the events, and the players who receive them
     */
    public record Moment(long tick, WindwardopolisView.Pace pace, List<String> map, List<TripReport> reports) {}

    /** Returns the view from a viewpoint. */
    public WindwardopolisView view(Viewpoint from) {
        Optional<Seat> me = from instanceof Viewpoint.Player player ? Optional.of(player.seat()) : Optional.empty();
        boolean all = from instanceof Viewpoint.Referee;
        return new WindwardopolisView(
                names,
                me.map(Seat::number).orElse(0),
                moment.tick(),
                moment.tick() == 0 ? Optional.of(fixed()) : Optional.empty(),
                news(me, all),
                carsSeen(),
                trips.passengers().stream().map(WindwardopolisView.Guest::of).toList(),
                own(me, all));
    }

    private WindwardopolisView.Fixed fixed() {
        return new WindwardopolisView.Fixed(
                moment.pace(),
                moment.map(),
                trips.busStops().stops(),
                trips.busStops().stores(),
                trips.passengers().stream().map(WindwardopolisViews::person).toList());
    }

    private static WindwardopolisView.Person person(Passenger passenger) {
        return new WindwardopolisView.Person(passenger.name(), passenger.points(), List.copyOf(passenger.enemies()));
    }

    private List<WindwardopolisView.ReportLine> news(Optional<Seat> me, boolean all) {
        return moment.reports().stream()
                .filter(report ->
                        all || report.to().isEmpty() || me.filter(report::isFor).isPresent())
                .map(report -> new WindwardopolisView.ReportLine(
                        report.status(), report.about().number(), report.card()))
                .toList();
    }

    private List<WindwardopolisView.Car> carsSeen() {
        List<WindwardopolisView.Car> seen = new ArrayList<>();
        for (Seat seat : Seat.firstSeats(cars.size())) {
            CarSight sight = cars.get(seat.index());
            Limo limo = trips.limo(seat);
            seen.add(new WindwardopolisView.Car(
                    sight.tile(),
                    sight.angle(),
                    Score.thousandths(trips, seat, sight.tile()),
                    limo.coffee(),
                    limo.account().delivered(),
                    limo.ride().map(ride -> new WindwardopolisView.Trip(ride.passenger(), ride.from(), ride.bound())),
                    new WindwardopolisView.Effects(
                            limo.slowTicks(moment.tick()),
                            limo.stoppedTicks(moment.tick()),
                            limo.cards().nextStop(),
                            limo.cards().transit())));
        }
        return seen;
    }

    private SortedMap<Integer, WindwardopolisView.Own> own(Optional<Seat> me, boolean all) {
        SortedMap<Integer, WindwardopolisView.Own> own = new TreeMap<>();
        for (Seat seat : Seat.firstSeats(cars.size())) {
            if (all || me.filter(seat::equals).isPresent()) {
                Cards cards = trips.limo(seat).cards();
                own.put(
                        seat.number(),
                        new WindwardopolisView.Own(
                                cars.get(seat.index()).path(),
                                trips.limo(seat).pickup(),
                                cards.deck(),
                                cards.hand(),
                                cards.atOnce()));
            }
        }
        return own;
    }
}

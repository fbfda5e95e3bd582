package arena.games.windwardopolis.view;

import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.Tile;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Passenger;
import arena.games.windwardopolis.trip.Report;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.Trips;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Shows a round: cars, passengers and the cards that lie face up to everybody; path, pick-up list and the other cards
 * to their player alone.
 *
 * @param names the teams, seat 1 first
 * @param trips passengers, coffee and cards
 * @param cars where each car is, seat 1 first
 * @param moment when this is
 */
public record Views(List<String> names, Trips trips, List<Views.CarSight> cars, Views.Moment moment) {

    /**
     * Where a car is.
     *
     * @param tile on which it is
     * @param angle 0 for the north and clockwise, in degrees
     * @param path what it has still to drive; only that of who looks is shown, and to a referee all
     */
    public record CarSight(Tile tile, int angle, List<Tile> path) {}

    /**
     * A moment of a round.
     *
     * @param tick how many ticks have passed
     * @param pace how time passes
     * @param map the lines of the map's text
     * @param reports what has happened, and who is told of it
     */
    public record Moment(long tick, View.Pace pace, List<String> map, List<Report> reports) {}

    /** Returns what a viewer may see. */
    public View view(Viewpoint from) {
        Optional<Seat> me = from instanceof Viewpoint.Player player ? Optional.of(player.seat()) : Optional.empty();
        boolean all = from instanceof Viewpoint.Referee;
        return new View(
                names,
                me.map(Seat::number).orElse(0),
                moment.tick(),
                moment.tick() == 0 ? Optional.of(fixed()) : Optional.empty(),
                news(me, all),
                carsSeen(),
                trips.passengers().stream().map(View.Guest::of).toList(),
                own(me, all));
    }

    private View.Fixed fixed() {
        return new View.Fixed(
                moment.pace(),
                moment.map(),
                trips.offices().stops(),
                trips.offices().stores(),
                trips.passengers().stream().map(Views::person).toList());
    }

    private static View.Person person(Passenger passenger) {
        return new View.Person(passenger.name(), passenger.points(), List.copyOf(passenger.enemies()));
    }

    private List<View.News> news(Optional<Seat> me, boolean all) {
        return moment.reports().stream()
                .filter(report ->
                        all || report.to().isEmpty() || me.filter(report::isFor).isPresent())
                .map(report -> new View.News(report.status(), report.about().number(), report.card()))
                .toList();
    }

    private List<View.Car> carsSeen() {
        List<View.Car> seen = new ArrayList<>();
        for (Seat seat : Seat.first(cars.size())) {
            CarSight sight = cars.get(seat.index());
            Limo limo = trips.limo(seat);
            seen.add(new View.Car(
                    sight.tile(),
                    sight.angle(),
                    Score.thousandths(trips, seat, sight.tile()),
                    limo.coffee(),
                    limo.account().delivered(),
                    limo.ride().map(ride -> new View.Trip(ride.passenger(), ride.from(), ride.bound())),
                    new View.Effects(
                            limo.slowTicks(moment.tick()),
                            limo.stoppedTicks(moment.tick()),
                            limo.cards().nextStop(),
                            limo.cards().transit())));
        }
        return seen;
    }

    private SortedMap<Integer, View.Own> own(Optional<Seat> me, boolean all) {
        SortedMap<Integer, View.Own> own = new TreeMap<>();
        for (Seat seat : Seat.first(cars.size())) {
            if (all || me.filter(seat::equals).isPresent()) {
                Cards cards = trips.limo(seat).cards();
                own.put(
                        seat.number(),
                        new View.Own(
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

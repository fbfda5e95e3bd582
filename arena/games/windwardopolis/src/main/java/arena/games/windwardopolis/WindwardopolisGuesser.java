package arena.games.windwardopolis;

import arena.game.Chance;
import arena.game.Guesser;
import arena.game.Seat;
import arena.game.Settings;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.traffic.SeenCar;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.trip.BusStopOwners;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Edition;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Passenger;
import arena.games.windwardopolis.trip.RoundSetup;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.TripReport;
import arena.games.windwardopolis.trip.Trips;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The guesser of rounds: a seat knows neither the speed of a car nor its place within its tile, nor the paths, the
 * pick-up lists and the cards of the others. The others are given no path, no list and a full deck, and all lights are
 * as at the beginning; the rest is drawn.
 */
final class WindwardopolisGuesser implements Guesser<WindwardopolisState, WindwardopolisView> {

    private static final int TENTHS = 10;

    /** The city of the last guess, because all guesses of a round share it, and its computation is slow. */
    private volatile Optional<KnownCity> last = Optional.empty();

    private record KnownCity(List<String> map, CityMap city) {}

    @Override
    public WindwardopolisState guess(WindwardopolisView view, Seat seat, Settings settings, Chance source) {
        WindwardopolisView.Fixed fixed = view.fixed()
                .orElseThrow(() -> new IllegalArgumentException(
                        "A view without the facts of the first one does not tell where the stops are."));
        WindwardopolisTerms terms = WindwardopolisTerms.of(settings);
        CityMap city = city(fixed);
        long seed = source.bits().number();
        return new WindwardopolisState(
                new WindwardopolisState.Field(view.names(), terms, city),
                Traffic.seen(city, terms.driving(), cars(view), view.tick(), Chance.of(seed, "traffic")),
                trips(view, new BusStopOwners(fixed.companies(), free(city, fixed), fixed.stores()), terms, seed),
                new WindwardopolisState.Clock(view.tick(), lastForAll(view, terms)),
                new WindwardopolisState.PendingReports(reports(view), List.of()),
                new TreeSet<>(),
                Optional.empty());
    }

    private CityMap city(WindwardopolisView.Fixed fixed) {
        KnownCity known = last.filter(one -> one.map().equals(fixed.map()))
                .orElseGet(() -> new KnownCity(fixed.map(), fixed.city()));
        last = Optional.of(known);
        return known.city();
    }

    private static List<SeenCar> cars(WindwardopolisView view) {
        List<SeenCar> cars = new ArrayList<>();
        for (Seat seat : Seat.firstSeats(view.cars().size())) {
            WindwardopolisView.Car car = view.cars().get(seat.index());
            List<MapTile> path =
                    own(view, seat).map(WindwardopolisView.Own::path).orElse(List.of());
            cars.add(new SeenCar(car.tile(), car.angle(), path));
        }
        return cars;
    }

    private static Optional<WindwardopolisView.Own> own(WindwardopolisView view, Seat seat) {
        return Optional.ofNullable(view.own().get(seat.number()));
    }

    /** Returns the bus stops without a company. */
    private static List<MapTile> free(CityMap city, WindwardopolisView.Fixed fixed) {
        return city.busStops().stream()
                .filter(stop -> !fixed.companies().containsValue(stop))
                .toList();
    }

    private static Trips trips(WindwardopolisView view, BusStopOwners stops, WindwardopolisTerms terms, long seed) {
        List<Passenger> passengers = passengers(view);
        List<Limo> limos = Seat.firstSeats(view.cars().size()).stream()
                .map(seat -> limo(view, seat, terms, seed))
                .toList();
        Trips trips = new Trips(stops, terms.trips(), passengers, limos, Chance.of(seed, "trips"));
        List<Limo> paid = Seat.firstSeats(limos.size()).stream()
                .map(seat -> paid(trips, seat, view.cars().get(seat.index())))
                .toList();
        return new Trips(stops, terms.trips(), passengers, paid, trips.chance());
    }

    private static List<Passenger> passengers(WindwardopolisView view) {
        List<WindwardopolisView.Person> people = view.fixed().orElseThrow().people();
        List<Passenger> passengers = new ArrayList<>();
        for (int at = 0; at < people.size(); at++) {
            WindwardopolisView.Person person = people.get(at);
            WindwardopolisView.Guest guest = view.passengers().get(at);
            passengers.add(new Passenger(
                    person.name(),
                    person.points(),
                    new TreeSet<>(person.enemies()),
                    guest.lobby(),
                    guest.destination(),
                    guest.route()));
        }
        return passengers;
    }

    private static Limo limo(WindwardopolisView view, Seat seat, WindwardopolisTerms terms, long seed) {
        WindwardopolisView.Car car = view.cars().get(seat.index());
        Optional<WindwardopolisView.Own> own = own(view, seat);
        WindwardopolisView.Effects effects = car.effects();
        return new Limo(
                car.trip().map(trip -> new Limo.Ride(trip.passenger(), trip.from(), trip.bound())),
                car.coffee(),
                own.map(WindwardopolisView.Own::pickup).orElse(List.of()),
                new Limo.Account(car.delivered(), 0),
                new Cards(
                        own.map(WindwardopolisView.Own::deck)
                                .orElseGet(() -> RoundSetup.deck(
                                        terms.roster(), terms.trips(), Chance.of(seed, "deck of " + seat))),
                        own.map(WindwardopolisView.Own::hand).orElse(List.of()),
                        effects.nextStop(),
                        effects.transit(),
                        own.flatMap(WindwardopolisView.Own::atOnce)),
                new Limo.Timers(view.tick() + effects.slowTicks(), view.tick() + effects.stoppedTicks()));
    }

    /** Returns a car with the points of its complete trips: its score without the share of the present one. */
    private static Limo paid(Trips unpaid, Seat seat, WindwardopolisView.Car car) {
        Limo limo = unpaid.limo(seat);
        double share = Score.of(unpaid, seat, car.tile());
        long tenths = Math.round(TENTHS * ((double) car.thousandths() / Score.PARTS - share));
        Limo.Account account = new Limo.Account(limo.account().delivered(), Math.toIntExact(tenths));
        return new Limo(limo.ride(), limo.coffee(), limo.pickup(), account, limo.cards(), limo.timers());
    }

    /** A seat with nothing but reports of its own may be the only one with an update. */
    private static long lastForAll(WindwardopolisView view, WindwardopolisTerms terms) {
        boolean isForAll = view.news().isEmpty()
                || view.news().stream().anyMatch(news -> news.status().isForAll())
                || terms.updates() == Edition.DOCUMENT && view.tick() % terms.updateTicks() == 0;
        return isForAll ? view.tick() : Math.max(0, view.tick() - terms.updateTicks() / 2);
    }

    private static List<TripReport> reports(WindwardopolisView view) {
        return view.news().stream()
                .map(news -> TripReport.of(new Seat(news.seat()), news.status(), news.card()))
                .toList();
    }
}

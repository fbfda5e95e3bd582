package arena.games.windwardopolis;

import arena.game.Choices;
import arena.game.Choices.Alternative;
import arena.game.Choices.ChoicePart;
import arena.game.Choices.Chosen;
import arena.game.Choices.Kind;
import arena.game.Choices.One;
import arena.game.Choices.Said;
import arena.game.Interventions;
import arena.game.Seat;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.traffic.CarView;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.trip.BusStopOwners;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Passenger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The interventions of an organiser in a paused round: to move a car, send it to a stop, put a passenger into it
 * (Right Mouse Button), and play any card for any player (The User Interface).
 */
final class WindwardopolisInterventions implements Interventions<WindwardopolisState> {

    private static final String MOVE_CAR = "move-car";
    private static final String SET_DESTINATION = "set-destination";
    private static final String SET_PASSENGER = "set-passenger";
    private static final String PLAYER = "player";
    private static final String CAR = "car";
    private static final String PASSENGER = "passenger";
    private static final String COMPANY = "company";
    private static final String PLACE = "place";
    private static final String HEADING = "heading";
    private static final String STOP = "stop";

    /** The number of roads at a crossing. */
    private static final int ALL_WAYS = 4;

    @Override
    public Choices choices(WindwardopolisState state) {
        if (state.over().isPresent()) {
            return Choices.COMPLETE;
        }
        List<Kind> kinds = new ArrayList<>();
        kinds.add(new Kind(MOVE_CAR, "Move a car", List.of(cars(state), places(state), headings())));
        kinds.add(new Kind(SET_DESTINATION, "Send a car to a stop", List.of(cars(state), stops(state))));
        seats(state).map(seat -> setPassenger(state, seat)).forEach(kinds::add);
        Stream.of(Card.Kind.values()).map(card -> play(state, card)).forEach(kinds::add);
        return Choices.of(kinds.toArray(Kind[]::new));
    }

    private static Stream<Seat> seats(WindwardopolisState state) {
        return Seat.firstSeats(state.field().names().size()).stream();
    }

    private static One cars(WindwardopolisState state) {
        return new One(CAR, "whose car", teams(state));
    }

    private static List<Alternative> teams(WindwardopolisState state) {
        return seats(state)
                .map(seat -> new Alternative(Integer.toString(seat.number()), name(state, seat)))
                .toList();
    }

    /** Returns straight roads and crossings, except those with a car on or beside them. */
    private static One places(WindwardopolisState state) {
        CityMap city = state.field().city();
        List<MapTile> taken =
                seats(state).map(seat -> state.traffic().tile(seat.index())).toList();
        List<Alternative> free = city.driveable().stream()
                .filter(tile -> isPlace(city, city.number(tile)))
                .filter(tile -> taken.stream().allMatch(car -> car.distance(tile) > 1))
                .map(tile -> new Alternative(tile.text(), tile.text()))
                .toList();
        return new One(PLACE, "where", free);
    }

    private static boolean isPlace(CityMap city, int number) {
        return city.isStraight(number) || city.exitCount(number) == ALL_WAYS;
    }

    private static One headings() {
        List<Alternative> all = Heading.all().stream()
                .map(heading -> new Alternative(heading.name(), heading.name().toLowerCase(Locale.ROOT)))
                .toList();
        return new One(HEADING, "facing", all);
    }

    private static One stops(WindwardopolisState state) {
        BusStopOwners busStops = state.trips().busStops();
        List<Alternative> stops = new ArrayList<>();
        busStops.stops().forEach((company, stop) -> stops.add(new Alternative(stop.text(), company)));
        busStops.stores().forEach(store -> stops.add(new Alternative(store.text(), "coffee at " + store.text())));
        return new One(STOP, "which stop", stops);
    }

    private static Kind setPassenger(WindwardopolisState state, Seat seat) {
        List<Passenger> all = state.trips().passengers();
        List<Alternative> possible = IntStream.range(0, all.size())
                .filter(at -> state.trips().canBoard(seat, all.get(at)))
                .mapToObj(at -> numbered(at, all.get(at).name()))
                .toList();
        String name = name(state, seat);
        return new Kind(
                boarding(seat),
                "Put a passenger into the car of " + name,
                new Said(SET_PASSENGER).with(CAR, name),
                List.of(new One(PASSENGER, "who", possible)));
    }

    private static Kind play(WindwardopolisState state, Card.Kind card) {
        List<ChoicePart> parts = new ArrayList<>();
        parts.add(new One(PLAYER, "who plays it", teams(state)));
        part(state, card.names()).ifPresent(parts::add);
        part(state, card.target()).ifPresent(parts::add);
        return new Kind(
                card.name(), "Play " + card.name() + " for a player", new Said("card").with("card", card), parts);
    }

    private static Optional<ChoicePart> part(WindwardopolisState state, Card.About about) {
        return switch (about) {
            case NOTHING -> Optional.empty();
            case CAR -> Optional.of(cars(state));
            case PASSENGER -> Optional.of(new One(PASSENGER, "who", numbered(passengers(state))));
            case COMPANY ->
                Optional.of(new One(
                        COMPANY,
                        "which company",
                        numbered(state.trips().busStops().companies())));
        };
    }

    private static List<String> passengers(WindwardopolisState state) {
        return state.trips().passengers().stream().map(Passenger::name).toList();
    }

    private static List<Alternative> numbered(List<String> names) {
        return IntStream.range(0, names.size())
                .mapToObj(at -> numbered(at, names.get(at)))
                .toList();
    }

    private static Alternative numbered(int at, String name) {
        return new Alternative(Integer.toString(at + 1), name);
    }

    @Override
    public WindwardopolisState intervene(WindwardopolisState state, Chosen chosen) {
        if (chosen.kind().equals(MOVE_CAR)) {
            return moved(state, seat(chosen, CAR), start(state, chosen));
        }
        if (chosen.kind().equals(SET_DESTINATION)) {
            return sent(state, seat(chosen, CAR), tile(state, chosen.one(STOP)));
        }
        return boarded(state, chosen)
                .map(seat -> state.trips().boarded(seat, named(passengers(state), chosen, PASSENGER)))
                .map(state::with)
                .orElseGet(() -> state.with(state.trips().played(seat(chosen, PLAYER), play(state, chosen))));
    }

    private static Seat seat(Chosen chosen, String part) {
        return new Seat(Integer.parseInt(chosen.one(part)));
    }

    private static MapTile tile(WindwardopolisState state, String text) {
        return state.field().city().driveable().stream()
                .filter(tile -> tile.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("cars do not drive at " + text));
    }

    /** Returns the seat whose car the passenger boards; empty for any other intervention. */
    private static Optional<Seat> boarded(WindwardopolisState state, Chosen chosen) {
        return seats(state).filter(seat -> chosen.kind().equals(boarding(seat))).findFirst();
    }

    /** Returns the kind for each car, since each car allows other passengers. */
    private static String boarding(Seat seat) {
        return SET_PASSENGER + "-" + seat.number();
    }

    /** Returns the new place of a car; it faces along the road if the road does not lead in the chosen direction. */
    private static CarStart start(WindwardopolisState state, Chosen chosen) {
        MapTile tile = tile(state, chosen.one(PLACE));
        List<Heading> along = state.field().city().exits(state.field().city().number(tile));
        Heading wanted = Heading.valueOf(chosen.one(HEADING));
        return new CarStart(tile, along.contains(wanted) ? wanted : along.get(0));
    }

    /** Moves a car; if it had a path, it gets a new path to the same goal. */
    private static WindwardopolisState moved(WindwardopolisState state, Seat seat, CarStart start) {
        Traffic cars = state.traffic().copy();
        Optional<MapTile> goal = cars.pathEnd(seat.index());
        cars.place(seat.index(), start);
        DrivingTimes times = DrivingTimes.fromStart(
                state.field().city(), state.field().terms().driving().acceleration(), start);
        goal.flatMap(times::pathTo).ifPresent(path -> cars.order(seat.index(), path));
        return state.with(cars);
    }

    private static WindwardopolisState sent(WindwardopolisState state, Seat seat, MapTile stop) {
        Traffic cars = state.traffic().copy();
        CarView car = cars.car(seat.index());
        DrivingTimes times = DrivingTimes.ofCar(
                state.field().city(),
                state.field().terms().driving().acceleration(),
                car.tile(),
                car.angle(),
                cars.path(seat.index()));
        times.pathTo(stop).ifPresent(path -> cars.order(seat.index(), path));
        return state.with(cars);
    }

    private static Cards.Play play(WindwardopolisState state, Chosen chosen) {
        Card.Kind kind = Card.Kind.valueOf(chosen.kind());
        return new Cards.Play(
                new Card(kind, about(state, chosen, kind.names())),
                kind.target() == Card.About.CAR ? chosen.one(CAR) : about(state, chosen, kind.target()));
    }

    private static String about(WindwardopolisState state, Chosen chosen, Card.About about) {
        return switch (about) {
            case PASSENGER -> named(passengers(state), chosen, PASSENGER);
            case COMPANY -> named(state.trips().busStops().companies(), chosen, COMPANY);
            case NOTHING, CAR -> "";
        };
    }

    private static String named(List<String> names, Chosen chosen, String part) {
        return names.get(Integer.parseInt(chosen.one(part)) - 1);
    }

    /** {@inheritDoc} The goal of a car is its player's secret. */
    @Override
    public String words(WindwardopolisState state, Chosen chosen) {
        if (chosen.kind().equals(MOVE_CAR)) {
            return "the car of " + name(state, seat(chosen, CAR)) + " is put onto " + chosen.one(PLACE);
        }
        if (chosen.kind().equals(SET_DESTINATION)) {
            return "the car of " + name(state, seat(chosen, CAR)) + " is sent to another stop";
        }
        return boarded(state, chosen)
                .map(seat ->
                        named(passengers(state), chosen, PASSENGER) + " is put into the car of " + name(state, seat))
                .orElseGet(() -> name(state, seat(chosen, PLAYER)) + " plays "
                        + play(state, chosen).card().text());
    }

    private static String name(WindwardopolisState state, Seat seat) {
        return state.field().names().get(seat.index());
    }
}

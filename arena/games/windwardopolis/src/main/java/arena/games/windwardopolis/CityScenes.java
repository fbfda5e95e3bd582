package arena.games.windwardopolis;

import arena.game.Scenes;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapPlan;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.picture.CityGround;
import arena.games.windwardopolis.picture.CityScene;
import arena.games.windwardopolis.picture.RoundScene;
import arena.games.windwardopolis.traffic.CarView;
import arena.games.windwardopolis.traffic.Signal;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Passenger;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.TripReport;
import arena.games.windwardopolis.trip.Trips;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The source of scenes of a round; paths and hands are visible only from their seat and to the referee. */
final class CityScenes implements Scenes<WindwardopolisState, WindwardopolisOrders, CityScene> {

    @Override
    public CityScene scene(WindwardopolisState state, Viewpoint from) {
        return new CityScene(ground(state), now(state, from));
    }

    private static CityGround ground(WindwardopolisState state) {
        CityMap city = state.field().city();
        return new CityGround(
                city.name(),
                city.plan().rows(),
                city.plan().signs().stream().map(CityScenes::sign).toList(),
                city.plan().signals(),
                state.trips().busStops().stops().entrySet().stream()
                        .map(entry -> new CityGround.Office(entry.getKey(), entry.getValue()))
                        .toList(),
                state.trips().busStops().stores(),
                state.trips().passengers().stream()
                        .map(one -> new CityGround.Person(one.name(), one.points(), List.copyOf(one.enemies())))
                        .toList(),
                Trips.LAST_DELIVERY,
                state.field().terms().mostTicks());
    }

    private static CityGround.StopSign sign(MapPlan.Sign sign) {
        return new CityGround.StopSign(
                sign.tile(),
                sign.sides().stream().map(side -> String.valueOf(side.letter())).collect(Collectors.joining()));
    }

    private static RoundScene now(WindwardopolisState state, Viewpoint from) {
        return new RoundScene(
                state.clock().tick(),
                state.over().isPresent(),
                state.field().city().plan().signals().stream()
                        .map(junction -> letter(state.traffic().signal(junction)))
                        .collect(Collectors.joining()),
                Seat.firstSeats(state.field().names().size()).stream()
                        .map(seat -> car(state, seat, from))
                        .toList(),
                state.trips().passengers().stream().map(CityScenes::traveller).toList(),
                state.reports().now().stream()
                        .filter(report -> receives(report, from))
                        .map(CityScenes::report)
                        .toList());
    }

    private static String letter(Signal signal) {
        return switch (signal) {
            case NORTH_SOUTH_GREEN -> "N";
            case NORTH_SOUTH_YELLOW -> "n";
            case EAST_WEST_GREEN -> "E";
            case EAST_WEST_YELLOW -> "e";
        };
    }

    private static RoundScene.Limousine car(WindwardopolisState state, Seat seat, Viewpoint from) {
        CarView car = state.traffic().car(seat.index());
        Limo limo = state.trips().limo(seat);
        long tick = state.clock().tick();
        return new RoundScene.Limousine(
                seat.number(),
                state.field().names().get(seat.index()),
                new RoundScene.Position(car.x(), car.y(), car.angle(), car.tile()),
                Score.thousandths(state.trips(), seat, car.tile()),
                limo.coffee(),
                limo.account().delivered(),
                limo.ride()
                        .map(ride -> new RoundScene.Trip(
                                ride.passenger(),
                                ride.from(),
                                state.trips().passenger(ride.passenger()).destination())),
                new RoundScene.CardEffects(
                        limo.slowTicks(tick),
                        limo.stoppedTicks(tick),
                        limo.cards().nextStop().map(Card::text),
                        limo.cards().transit().map(Card::text)),
                state.gone().contains(seat),
                sees(from, seat) ? Optional.of(own(state, seat)) : Optional.empty());
    }

    private static boolean sees(Viewpoint from, Seat seat) {
        return from instanceof Viewpoint.Referee
                || (from instanceof Viewpoint.Player player && player.seat().equals(seat));
    }

    private static RoundScene.Own own(WindwardopolisState state, Seat seat) {
        Cards cards = state.trips().limo(seat).cards();
        return new RoundScene.Own(
                steps(state.traffic().tile(seat.index()), state.traffic().path(seat.index())),
                state.trips().limo(seat).pickup(),
                cards.hand().stream()
                        .map(held -> new RoundScene.Held(held.card().text(), held.ready()))
                        .toList(),
                cards.deck().size());
    }

    private static String steps(MapTile from, List<MapTile> path) {
        StringBuilder steps = new StringBuilder();
        MapTile at = from;
        for (MapTile next : path) {
            Optional<Heading> step = at.towards(next);
            if (step.isEmpty()) {
                break;
            }
            steps.append(step.get().letter());
            at = next;
        }
        return steps.toString();
    }

    private static RoundScene.Traveller traveller(Passenger one) {
        return new RoundScene.Traveller(one.name(), one.lobby(), one.destination(), one.route());
    }

    private static boolean receives(TripReport report, Viewpoint from) {
        return report.to().isEmpty() || sees(from, report.to().get());
    }

    private static RoundScene.RoundReport report(TripReport report) {
        return new RoundScene.RoundReport(
                report.status(), report.about().number(), report.card().map(Card::text));
    }
}

package arena.games.windwardopolis;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.AnswerForm;
import arena.game.Chance;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.GameRules;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Presentation;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.TextFile;
import arena.game.TimeLimit;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapFault;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisErrorCode;
import arena.games.windwardopolis.order.WindwardopolisJudge;
import arena.games.windwardopolis.order.WindwardopolisOrderCodec;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.picture.CityPainter;
import arena.games.windwardopolis.traffic.JoinedPath;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.RoundSetup;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.games.windwardopolis.view.WindwardopolisViewCodec;
import arena.games.windwardopolis.view.WindwardopolisViews;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The rules of Windwardopolis 2, in the order in which a match uses them. A match is one round. In lock-step every
 * update is a turn of the seats that receive it; in real time a tick applies the orders as they arrive.
 */
public final class Windwardopolis implements GameRules<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> {

    private static final AnswerForm ORDERS = new AnswerForm(AnswerForm.Ending.END_LINE, true);

    private static final int TRIAL_TICKS = 4_000;
    private static final int MOST_SEATS = 10;

    private final Setting map;
    private final GameInfo info;

    /** Returns the complete game, with the cities that come with it. */
    public static GameDefinition<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> definition() {
        return new GameDefinition<>(
                        new Windwardopolis(BuiltInMaps.FILES),
                        new WindwardopolisViewCodec(),
                        new WindwardopolisOrderCodec(),
                        new Presentation<>(new CityScenes(), new CityPainter()),
                        Optional.empty(),
                        Optional.of(new WindwardopolisChooser()))
                .withInterventions(new WindwardopolisInterventions())
                .withGuesser(new WindwardopolisGuesser());
    }

    /** Creates the game with a list of maps, of which the first one is the default. */
    public Windwardopolis(List<TextFile> maps) {
        map = Setting.file("map", maps, MapText.MOST_LETTERS, "The map of the city.");
        info = new GameInfo(
                        "windwardopolis",
                        "Windwardopolis 2",
                        "Code Wars 2014 Windwardopolis 2 - Instructions",
                        1,
                        MOST_SEATS,
                        MOST_SEATS,
                        Stream.concat(Stream.of(map), WindwardopolisTerms.SETTINGS.stream())
                                .toList())
                .withPointParts(Score.PARTS)
                .withSummedPoints()
                .withWordingVersion(2);
    }

    @Override
    public GameInfo info() {
        return info;
    }

    /** {@inheritDoc} A trial round lasts until a car has been at several stops. */
    @Override
    public Settings trial(Settings settings) {
        return settings.with(
                WindwardopolisTerms.MOST_TICKS, Math.min(TRIAL_TICKS, settings.whole(WindwardopolisTerms.MOST_TICKS)));
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException with a sentence for people if the map or the roster has an error
     */
    @Override
    public WindwardopolisState start(Setup setup) {
        int seats = setup.names().size();
        WindwardopolisTerms terms = WindwardopolisTerms.of(setup.settings());
        CityMap city = city(setup.settings().file(map));
        List<CarStart> starts =
                Chance.of(setup.seed(), "starts").shuffle(city.starts()).list();
        Traffic traffic =
                new Traffic(city, terms.driving(), starts.subList(0, seats), Chance.of(setup.seed(), "traffic"));
        for (int seat = 0; seat < seats; seat++) {
            traffic.start(seat, 1);
        }
        return new WindwardopolisState(
                new WindwardopolisState.Field(setup.names(), terms, city),
                traffic,
                RoundSetup.trips(
                        terms.roster(),
                        new RoundSetup.StopTiles(city.busStops(), city.coffeeStops()),
                        terms.trips(),
                        seats,
                        setup.seed()),
                WindwardopolisState.Clock.BEGIN,
                WindwardopolisState.PendingReports.NONE,
                new TreeSet<>(),
                Optional.empty());
    }

    private static CityMap city(TextFile file) {
        MapText text = MapText.of(file.content());
        Optional<MapFault> fault = text.faults().stream().findFirst();
        if (fault.isPresent()) {
            throw new IllegalArgumentException(
                    file.name() + ", " + fault.get().text() + " \"arena maps check\" tells all that is wrong with it.");
        }
        return text.city().orElseThrow();
    }

    @Override
    public Phase phase(WindwardopolisState state) {
        if (state.over().isPresent()) {
            return state.over().get();
        }
        WindwardopolisTerms.Time time = state.field().terms().time();
        SortedSet<Seat> updated = state.updatedSeats();
        return time.waits()
                ? new Phase.Turn(updated, TimeLimit.of(time.limit()), ORDERS)
                : new Phase.Tick(state.present(), updated, time.tick(), ORDERS);
    }

    @Override
    public WindwardopolisView view(WindwardopolisState state, Viewpoint from) {
        List<WindwardopolisViews.CarSight> cars = new ArrayList<>();
        for (Seat seat : Seat.firstSeats(state.field().names().size())) {
            // Listing a path costs more than the rest of a car, and most viewers see at most one.
            boolean isShown = from instanceof Viewpoint.Referee || from.equals(Viewpoint.of(seat));
            cars.add(new WindwardopolisViews.CarSight(
                    state.traffic().tile(seat.index()),
                    state.traffic().car(seat.index()).angle(),
                    isShown ? state.traffic().path(seat.index()) : List.of()));
        }
        WindwardopolisViews.Moment moment = new WindwardopolisViews.Moment(
                state.clock().tick(),
                state.field().terms().pace(),
                state.clock().tick() == 0
                        ? MapText.write(state.field().city()).lines().toList()
                        : List.of(),
                state.reports().now());
        return new WindwardopolisViews(state.field().names(), state.trips(), cars, moment).view(from);
    }

    @Override
    public Ruling<WindwardopolisOrders> judge(
            WindwardopolisState state, Seat seat, Answer<WindwardopolisOrders> answer) {
        MapTile car = state.traffic().tile(seat.index());
        return new WindwardopolisJudge(
                        state.trips().limo(seat).cards(),
                        Score.of(state.trips(), seat, car),
                        path -> fault(state, seat, path))
                .rule(answer);
    }

    /** Returns the code of a path that does not join the route of the car or has a step that no car can drive. */
    private static Optional<WindwardopolisErrorCode> fault(WindwardopolisState state, Seat seat, List<MapTile> path) {
        JoinedPath.JoinPoint joining = state.traffic().copy().order(seat.index(), path);
        if (joining == JoinedPath.JoinPoint.NOWHERE) {
            return Optional.of(WindwardopolisErrorCode.PATH_NOWHERE);
        }
        CityMap city = state.field().city();
        for (int at = 0; at < path.size(); at++) {
            boolean driveable = city.contains(path.get(at)) && city.isDriveable(path.get(at));
            if (!driveable || (at > 0 && path.get(at - 1).distance(path.get(at)) != 1)) {
                return Optional.of(WindwardopolisErrorCode.PATH_BREAKS);
            }
        }
        return joining == JoinedPath.JoinPoint.BY_SEARCH
                ? Optional.of(WindwardopolisErrorCode.PATH_SEARCHED)
                : Optional.empty();
    }

    /**
     * {@inheritDoc} In lock-step the orders apply in seat order and time passes until the next update; in real time
     * one tick passes.
     */
    @Override
    public WindwardopolisState next(WindwardopolisState state, Actions<WindwardopolisOrders> actions) {
        if (!state.field().terms().time().waits()) {
            return WindwardopolisEndings.withEnd(WindwardopolisTicks.once(state));
        }
        WindwardopolisState now = state;
        for (Actions.Action<WindwardopolisOrders> action : actions.all()) {
            now = WindwardopolisTicks.ordered(now, action.seat(), action.action());
        }
        return WindwardopolisEndings.withEnd(WindwardopolisTicks.untilUpdate(now));
    }

    @Override
    public WindwardopolisState order(WindwardopolisState state, Seat seat, WindwardopolisOrders counts) {
        return WindwardopolisTicks.ordered(state, seat, counts);
    }

    /** {@inheritDoc} The car continues without orders; a round without players is over. */
    @Override
    public WindwardopolisState leave(WindwardopolisState state, Seat seat, Departure why) {
        if (state.over().isPresent()) {
            return state;
        }
        WindwardopolisState left = state.without(seat);
        if (left.present().isEmpty()) {
            return WindwardopolisEndings.allLeft(left);
        }
        boolean nobodyAsked =
                left.field().terms().time().waits() && left.updatedSeats().isEmpty();
        return nobodyAsked ? WindwardopolisEndings.withEnd(WindwardopolisTicks.untilUpdate(left)) : left;
    }

    @Override
    public List<Fact> explain(
            Knowledge<WindwardopolisView> known,
            Answer<WindwardopolisOrders> answer,
            Ruling<WindwardopolisOrders> ruling) {
        WindwardopolisView view = known.view();
        WindwardopolisView.Car car = view.cars().get(known.seat().index());
        WindwardopolisView.Own own = Optional.ofNullable(
                        view.own().get(known.seat().number()))
                .orElseThrow(() -> new IllegalArgumentException(known.seat() + " does not see its own cards"));
        Cards cards = new Cards(
                own.deck(), own.hand(), car.effects().nextStop(), car.effects().transit(), own.atOnce());
        return WindwardopolisJudge.explain(cards, (double) car.thousandths() / Score.PARTS, answer, ruling);
    }
}

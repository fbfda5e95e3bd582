package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The laws of the streets from tick to tick: cars in their lanes and apart, lights and signs obeyed, no deadlock older
 * than 20 ticks. It watches one round, and is mutable.
 */
public final class StreetLaws {

    /** The smallest distance of two centres in one lane: a car's length, and one between them. */
    private static final int LEAST_UNITS = 24;

    /**
     * The same for a car that turns next: it looks that number of steps along its route, some of which lead aside.
     */
    private static final int LEAST_UNITS_IN_TURN = CarDistances.STEPS_AHEAD;

    /** The distance at which two cars that drove through each other are apart again. */
    private static final int APART_UNITS = 60;

    /** The exact number of ticks after which cars that block each other are moved on (Movement, 8). */
    private static final int DEADLOCK_TICKS = 20;

    private final String name;
    private final CityMap city;
    private final int cars;
    private final SortedSet<Integer> pairsThrough = new TreeSet<>();
    private final int[] stood;
    private final boolean[] wasForced;
    private List<CarView> before;
    private List<Signal> lights;

    /** Begins to watch a round. */
    public StreetLaws(String name, Traffic begin, int cars) {
        this.name = name;
        this.city = begin.city();
        this.cars = cars;
        this.stood = new int[cars];
        this.wasForced = new boolean[cars];
        this.before = views(begin);
        this.lights = lights(begin);
    }

    /** Checks one tick. */
    public void check(Traffic traffic) {
        List<CarView> after = views(traffic);
        for (int seat = 0; seat < cars; seat++) {
            CarView now = after.get(seat);
            onItsWay(traffic, seat, now);
            if (hasEntered(before.get(seat), now) && !traffic.wasForced(seat)) {
                entered(traffic, seat, before.get(seat), now);
            }
            waited(traffic, seat, now);
        }
        apart(traffic, after);
        if (traffic.oldestDeadlock() > DEADLOCK_TICKS) {
            throw broken(traffic, "a deadlock of " + traffic.oldestDeadlock() + " ticks");
        }
        before = after;
        lights = lights(traffic);
    }

    private List<CarView> views(Traffic traffic) {
        return IntStream.range(0, cars).mapToObj(traffic::car).toList();
    }

    private List<Signal> lights(Traffic traffic) {
        return city.plan().signals().stream().map(traffic::signal).toList();
    }

    private AssertionError broken(Traffic traffic, String what) {
        return new AssertionError(name + ", " + city.name() + ", tick " + traffic.ticks() + ": " + what);
    }

    private void onItsWay(Traffic traffic, int seat, CarView now) {
        TileLane lane = now.lane();
        int number = city.number(now.tile());
        if (now.x() != now.tile().x() * MapTile.UNITS + lane.x(now.step())
                || now.y() != now.tile().y() * MapTile.UNITS + lane.y(now.step())) {
            throw broken(traffic, "seat " + seat + " is not in its lane: " + now);
        }
        if (!city.leads(number, lane.in().opposite()) || !city.leads(number, lane.out())) {
            throw broken(traffic, "seat " + seat + " does not come from a road or leave over one: " + now);
        }
        if (now.speed() < 0 || now.speed() > lane.topSpeed()) {
            throw broken(traffic, "seat " + seat + " is too fast: " + now);
        }
    }

    /** Checks that a car that enters a junction because of a deadlock has stood there in all ticks before. */
    private void waited(Traffic traffic, int seat, CarView now) {
        boolean moved = units(before.get(seat), now) > 0;
        if (moved && traffic.wasForced(seat) && !wasForced[seat] && stood[seat] < DEADLOCK_TICKS - 1) {
            throw broken(traffic, "seat " + seat + " was moved on after " + stood[seat] + " ticks: " + now);
        }
        wasForced[seat] = traffic.wasForced(seat);
        stood[seat] = moved ? 0 : stood[seat] + 1;
    }

    /** Returns whether the front bumper has just entered the next tile. */
    private static boolean hasEntered(CarView before, CarView now) {
        return before.step() <= before.lane().entryStep()
                && now.tile().equals(before.tile())
                && now.lane().equals(before.lane())
                && now.lane().hasEnteredNext(now.step());
    }

    private void entered(Traffic traffic, int seat, CarView before, CarView now) {
        int next = city.number(now.next());
        if (city.hasSignal(next)) {
            if (!mayHaveBeenGreen(traffic, seat, before, now, lights.get(city.signal(next)))) {
                throw broken(traffic, "seat " + seat + " runs a light: " + now);
            }
        }
        if (city.mustStop(next, now.lane().out()) && (before.speed() >= 1 || !before.waits())) {
            throw broken(traffic, "seat " + seat + " did not stand at the sign: " + before + ", " + now);
        }
    }

    /**
     * Returns whether a light may have been green when a car entered, although others may have switched it since in
     * the same tick: to yellow, or to green for cars that pass a slow one.
     */
    private static boolean mayHaveBeenGreen(
            Traffic traffic, int seat, CarView before, CarView now, Signal shownBefore) {
        Signal green = Signal.greenFor(now.lane().out());
        Signal shown = traffic.signal(now.next());
        if (shown == green || shownBefore == green) {
            return true;
        }
        return shown == green.yellow()
                ? shown != shownBefore || before.waits()
                : shown != shownBefore && traffic.isSlowed(seat);
    }

    private void apart(Traffic traffic, List<CarView> views) {
        for (int seat = 0; seat < cars; seat++) {
            for (int other = 0; other < seat; other++) {
                int pair = seat * cars + other;
                int units = units(views.get(seat), views.get(other));
                if (units > APART_UNITS) {
                    pairsThrough.remove(pair);
                } else if (traffic.isThrough(seat, other) || traffic.mayPass(seat, other)) {
                    pairsThrough.add(pair);
                }
                if (units < least(traffic, seat, other)
                        && !pairsThrough.contains(pair)
                        && isOneLane(views.get(seat), views.get(other))) {
                    throw broken(traffic, units + " units between seats " + seat + " and " + other);
                }
            }
        }
    }

    private int least(Traffic traffic, int seat, int other) {
        return turnsNext(traffic, seat) || turnsNext(traffic, other) ? LEAST_UNITS_IN_TURN : LEAST_UNITS;
    }

    private static boolean turnsNext(Traffic traffic, int seat) {
        CarView car = traffic.car(seat);
        List<MapTile> path = traffic.path(seat);
        return path.size() < 2 || !path.get(1).equals(car.next().next(car.lane().out()));
    }

    private static int units(CarView one, CarView other) {
        return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
    }

    private static boolean isOneLane(CarView one, CarView other) {
        return one.lane().isStraight()
                && one.lane().out() == other.lane().out()
                && other.lane().isStraight()
                && (one.x() == other.x() || one.y() == other.y());
    }
}

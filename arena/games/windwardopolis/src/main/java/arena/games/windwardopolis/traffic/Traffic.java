package arena.games.windwardopolis.traffic;

import arena.game.Chance;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The cars of a round on their streets. It changes with each tick; a state of the game keeps an instance that is not
 * changed any more, and makes the next one from a {@linkplain #copy copy}.
 */
public final class Traffic {

    /** The smallest distance in tiles of a relocated car from the end of its path. */
    private static final int LEAST_RELOCATION = 4;

    /** The speed with which a car starts, in map units a turn of six ticks. */
    public static final float START_SPEED = Car.START_SPEED;

    private final CityMap city;
    private final DrivingRules rules;
    private final List<Car> cars;
    private final Signal[] signals;
    private final Crossings crossings;
    private final CarDistances distances;
    private final Deadlocks deadlocks;
    private Chance chance;
    private long tick;

    /**
     * Puts cars onto the streets.
     *
     * @param starts the starts in the order of the seats
     * @param chance the source that decides where cars without a path drive, and where cars are relocated
     */
    public Traffic(CityMap city, DrivingRules rules, List<CarStart> starts, Chance chance) {
        this(city, rules, cars(city, starts), lights(city), chance, 0);
    }

    private Traffic(CityMap city, DrivingRules rules, List<Car> cars, Signal[] signals, Chance chance, long tick) {
        this.city = city;
        this.rules = rules;
        this.cars = cars;
        this.signals = signals;
        this.chance = chance;
        this.tick = tick;
        this.crossings = new Crossings(city, rules, cars, signals);
        this.distances = new CarDistances(city, rules, cars);
        this.deadlocks = new Deadlocks(city, rules, cars, distances, crossings);
    }

    /**
     * Puts cars onto the streets as a player sees them: place within the tile and lane are drawn from those that agree
     * with the direction, and the speed is that of a car without obstacles.
     *
     * @param seen the cars in the order of the seats
     * @param tick the number of ticks that have passed
     * @param chance the source of what is drawn, and of later draws
     */
    public static Traffic seen(CityMap city, DrivingRules rules, List<SeenCar> seen, long tick, Chance chance) {
        List<Car> cars = new ArrayList<>(seen.size());
        Chance rest = chance;
        for (SeenCar sight : seen) {
            List<Car.LanePlace> possible = Car.LanePlace.of(city, sight);
            Chance.Drawn drawn = rest.below(possible.size());
            rest = drawn.rest();
            cars.add(new Car(cars.size(), city, sight.tile(), possible.get(drawn.whole())));
        }
        Traffic traffic = new Traffic(city, rules, cars, lights(city), rest, tick);
        cars.forEach(car -> traffic.follow(car, seen.get(car.seat).path()));
        return traffic;
    }

    /** Draws how a car without a path will leave the tile before it, so that it looks in the right direction. */
    private void drawExit(Car car) {
        int next = car.next(city);
        boolean isOpen = city.exitCount(next) > 2 && !car.knowsExit(city);
        car.drawn = isOpen ? byChance(next, car.lane.out()).number() : Car.NOT_DRAWN;
    }

    private static List<Car> cars(CityMap city, List<CarStart> starts) {
        List<Car> cars = new ArrayList<>(starts.size());
        for (CarStart start : starts) {
            cars.add(new Car(cars.size(), city, start));
        }
        return cars;
    }

    private static Signal[] lights(CityMap city) {
        Signal[] lights = new Signal[city.plan().signals().size()];
        Arrays.fill(lights, Signal.NORTH_SOUTH_GREEN);
        return lights;
    }

    /** Returns an independent copy. */
    public Traffic copy() {
        List<Car> copies = new ArrayList<>(cars.size());
        cars.forEach(car -> copies.add(car.copy()));
        return new Traffic(city, rules, copies, signals.clone(), chance, tick);
    }

    /** Moves all cars by one tick. */
    public void tick(CarEvents events) {
        tick++;
        for (Car car : cars) {
            car.beginTick(rules.acceleration());
        }
        move(events);
        for (Car car : cars) {
            brake(car);
        }
        if (deadlocks.resolve()) {
            move(events);
        }
        for (Car car : cars) {
            if ((car.forcedThrough | car.passing) != 0) {
                distances.endPassing(car);
            }
        }
    }

    /** Moves the cars, one step in each pass; a blocked car tries again in the next pass. */
    private void move(CarEvents events) {
        boolean moved = true;
        while (moved) {
            moved = false;
            for (Car car : cars) {
                if (car.stepsLeft > 0) {
                    moved |= step(car, events);
                }
            }
        }
    }

    private boolean step(Car car, CarEvents events) {
        if (rules.isLook(car.lane, car.step) && !crossings.mayEnter(car, tick)) {
            return false;
        }
        if (distances.blocking(car) != 0) {
            return false;
        }
        car.takeStep(city);
        if (car.isAtEdge()) {
            enter(car, events);
        } else if (car.step == TileLane.STOP_STEP && city.ground(car.tile).isStop()) {
            events.arrived(car.seat, city.tile(car.tile));
            car.hasStopped = false;
            car.startAgain();
        }
        return true;
    }

    /** Slows a car that was blocked until the end of the tick. */
    private void brake(Car car) {
        if (car.stepsLeft > 0) {
            car.stepsLeft = 0;
            car.speed = Math.max(0, car.speed - rules.braking());
            car.waits = true;
        }
    }

    /** Chooses the lane of a car through the tile that it has entered (Vehicle paths, 3 and 5). */
    private void enter(Car car, CarEvents events) {
        Heading in = car.lane.out();
        int entered = car.next(city);
        car.pathAt = car.pathAfter(entered, car.pathAt);
        int out = car.hasPath() ? Car.heading(city, entered, car.path[car.pathAt]) : -1;
        if (out < 0) {
            car.dropPath();
            events.lost(car.seat);
            out = car.drawn == Car.NOT_DRAWN ? byChance(entered, in).number() : car.drawn;
        }
        car.enter(entered, TileLane.of(in, Heading.of(out)));
        crossings.entered(car);
        drawExit(car);
    }

    /** Returns a random heading for a car without a path: never back, except in a dead end. */
    private Heading byChance(int tile, Heading in) {
        List<Heading> exits = city.exits(tile).stream()
                .filter(heading -> heading != in.opposite())
                .toList();
        if (exits.isEmpty()) {
            return in.opposite();
        }
        if (exits.size() == 1) {
            return exits.get(0);
        }
        Chance.Drawn drawn = chance.below(exits.size());
        chance = drawn.rest();
        return exits.get(drawn.whole());
    }

    /** Gives a car a new path, and returns where it joins its route; an empty path changes nothing. */
    public JoinedPath.JoinPoint order(int seat, List<MapTile> path) {
        Car car = cars.get(seat);
        JoinedPath joined =
                JoinedPath.of(city.tile(car.next(city)), city.tile(car.tile), path(seat), List.copyOf(path));
        if (joined.how() != JoinedPath.JoinPoint.NOWHERE) {
            follow(car, joined.path());
            return joined.how();
        }
        return rules.searchesJoin() ? search(car, path) : JoinedPath.JoinPoint.NOWHERE;
    }

    /** Puts the fastest connection to the first tile of a path before it. */
    private JoinedPath.JoinPoint search(Car car, List<MapTile> path) {
        if (path.isEmpty() || !city.isDriveable(path.get(0))) {
            return JoinedPath.JoinPoint.NOWHERE;
        }
        CarStart entered = new CarStart(city.tile(car.next(city)), car.lane.out());
        Optional<List<MapTile>> way =
                new DrivingTimes(city, rules.acceleration(), entered, car.speed).pathTo(path.get(0));
        way.ifPresent(tiles -> {
            List<MapTile> all = new ArrayList<>(tiles);
            all.addAll(path.subList(1, path.size()));
            follow(car, all);
        });
        return way.isPresent() ? JoinedPath.JoinPoint.BY_SEARCH : JoinedPath.JoinPoint.NOWHERE;
    }

    private void follow(Car car, List<MapTile> path) {
        car.follow(numbers(path));
        drawExit(car);
    }

    private int[] numbers(List<MapTile> path) {
        return path.stream()
                .mapToInt(tile -> city.contains(tile) ? city.number(tile) : -1)
                .toArray();
    }

    /** Sets the speed limits of a car from now on. */
    public void limitSpeed(int seat, SpeedLimits pace) {
        cars.get(seat).limits = pace;
    }

    /** Sets the speed of a car before the first tick, in map units a turn of six ticks. */
    public void start(int seat, float speed) {
        cars.get(seat).speed = speed;
    }

    /** Puts a car into the middle of a road, to start there with its path. */
    public void place(int seat, CarStart start) {
        place(cars.get(seat), start);
    }

    private void place(Car car, CarStart start) {
        car.place(city, start);
        drawExit(car);
    }

    /**
     * Puts all cars into the middle of straight roads, each on its own road and some distance from the end of its path
     * (Power-Ups, RELOCATE_ALL_CARS). Their paths stay.
     */
    public void relocateAll() {
        List<MapTile> free = new ArrayList<>(city.straights());
        for (Car car : cars) {
            Optional<MapTile> end = pathEnd(car.seat);
            List<MapTile> far = free.stream()
                    .filter(tile -> end.isEmpty() || end.get().distance(tile) >= LEAST_RELOCATION)
                    .toList();
            List<MapTile> possible = far.isEmpty() ? free : far;
            if (possible.isEmpty()) {
                continue;
            }
            MapTile tile = possible.get(below(possible.size()));
            free.remove(tile);
            List<Heading> along = city.exits(city.number(tile));
            place(car, new CarStart(tile, along.get(below(along.size()))));
        }
    }

    private int below(int bound) {
        Chance.Drawn drawn = chance.below(bound);
        chance = drawn.rest();
        return drawn.whole();
    }

    /** Returns the number of ticks that have passed. */
    public long ticks() {
        return tick;
    }

    public CityMap city() {
        return city;
    }

    /** Returns a snapshot of a car. */
    public CarView car(int seat) {
        Car car = cars.get(seat);
        return new CarView(
                car.x,
                car.y,
                car.angle,
                car.step,
                car.lane,
                city.tile(car.tile),
                car.speed,
                car.accumulator,
                car.waits);
    }

    /** Returns the tile of a car. */
    public MapTile tile(int seat) {
        return city.tile(cars.get(seat).tile);
    }

    /** Returns the rest of a car's path, without its present tile. */
    public List<MapTile> path(int seat) {
        Car car = cars.get(seat);
        return Arrays.stream(car.path)
                .skip(car.pathAt)
                .takeWhile(number -> number >= 0)
                .mapToObj(city::tile)
                .toList();
    }

    /** Returns the end of a car's path; nothing if it has none. */
    public Optional<MapTile> pathEnd(int seat) {
        Car car = cars.get(seat);
        return car.hasPath() && car.path[car.path.length - 1] >= 0
                ? Optional.of(city.tile(car.path[car.path.length - 1]))
                : Optional.empty();
    }

    /** Returns the lights of a junction with a signal. */
    public Signal signal(MapTile junction) {
        return signals[city.signal(city.number(junction))];
    }

    /** Returns whether one of two cars drives through the other, because it passes it or to resolve a deadlock. */
    public boolean isThrough(int seat, int other) {
        return ((cars.get(seat).forcedThrough | cars.get(seat).passing) & 1 << other) != 0
                || ((cars.get(other).forcedThrough | cars.get(other).passing) & 1 << seat) != 0;
    }

    /** Returns the age in ticks of the oldest deadlock. */
    int oldestDeadlock() {
        return deadlocks.oldest();
    }

    /** Returns whether one of two cars may pass the other because of a card. */
    boolean mayPass(int seat, int other) {
        Passing passing = new Passing(rules);
        return passing.mayPass(cars.get(seat), cars.get(other)) || passing.mayPass(cars.get(other), cars.get(seat));
    }

    /** Returns whether a card slows a car, so that others may drive through it. */
    boolean isSlowed(int seat) {
        return cars.get(seat).limits.isSlow();
    }

    /** Returns whether a car entered its junction to resolve a deadlock. */
    boolean wasForced(int seat) {
        return cars.get(seat).forcedInto >= 0;
    }

    /** Returns whether another instance is equal in city and time and will continue alike. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Traffic traffic
                && tick == traffic.tick
                && chance.equals(traffic.chance)
                && rules.equals(traffic.rules)
                && Arrays.equals(signals, traffic.signals)
                && city.equals(traffic.city)
                && cars.size() == traffic.cars.size()
                && cars.stream().allMatch(car -> car.isLike(traffic.cars.get(car.seat)));
    }

    @Override
    public int hashCode() {
        int hash = Objects.hash(tick, chance, rules);
        for (Car car : cars) {
            hash = 31 * hash + 31 * car.x + car.y;
        }
        return hash;
    }

    @Override
    public String toString() {
        return "Traffic[" + city + ", tick " + tick + ", " + cars.size() + " cars]";
    }
}

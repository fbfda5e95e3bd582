package arena.games.windwardopolis;

import arena.game.Setting;
import arena.game.Settings;
import arena.games.windwardopolis.map.TileLane;
import arena.games.windwardopolis.traffic.DrivingRules;
import arena.games.windwardopolis.trip.Edition;
import arena.games.windwardopolis.trip.Roster;
import arena.games.windwardopolis.trip.TripTerms;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * The terms of a round, without its map, which the host decides.
 *
 * @param roster the companies and their passengers
 * @param trips the rules of passengers and cards
 * @param driving the rules of traffic
 * @param updates the edition whose updates apply
 * @param mostTicks the largest number of ticks; then the round is adjudicated
 * @param time the course of time
 */
public record WindwardopolisTerms(
        Roster roster,
        TripTerms trips,
        DrivingRules driving,
        Edition updates,
        int mostTicks,
        WindwardopolisTerms.Time time) {

    /**
     * The course of time.
     *
     * @param waits whether the match waits at each update for all seats that receive it
     * @param limit the time limit of an update
     * @param tick the duration of a tick if the match does not wait; zero for full speed
     */
    public record Time(boolean waits, Duration limit, Duration tick) {}

    /** The companies and their passengers (Transporting Passengers). */
    public static final Setting ROSTER = Setting.file(
            "roster",
            List.of(Roster.STANDARD),
            10_000,
            "The companies, their passengers and the points for a trip of each: company; passenger; points.");

    /** The course of time. */
    public static final Setting TIME = Setting.choice(
            "time",
            List.of("lock-step", "real-time"),
            "Whether the round waits at each update until all players have answered, or runs in real time.");

    /** The time limit of an update. */
    public static final Setting UPDATE_TIME = Setting.duration(
                    "update-time",
                    "1s",
                    Duration.ofMillis(1),
                    Duration.ofDays(1),
                    "The longest wait for answers at an update in lock-step; a late player gives no orders.")
            .meaning(Setting.Meaning.MOVE_TIME);

    /** The speed of time (The User Interface, Speed). */
    public static final Setting SPEED =
            Setting.whole("speed", 60, 0, 2_000, "The number of ticks in a second of real time; 0 for full speed.");

    /** The largest number of ticks of a round. */
    public static final Setting MOST_TICKS = Setting.whole(
                    "most-ticks",
                    120_000,
                    1,
                    10_000_000,
                    "The number of ticks after which a round ends with the" + " scores so far.")
            .meaning(Setting.Meaning.LENGTH);

    /** The interval of updates for all (What Information you are provided). */
    public static final Setting UPDATES = Edition.difference(
            "updates",
            "When all players get an update: every 16 ticks in the document, 97 ticks after the previous update on"
                    + " the server.");

    /** The acceleration of cars (Movement, 3). */
    public static final Setting ACCELERATION = Edition.difference(
            "acceleration",
            "How fast cars speed up: by 0.1 in a turn of six ticks in the document, by 0.05 in a tick on the"
                    + " server.");

    /** The precedence of two cars that both turn left (Movement, 7). */
    public static final Setting LEFT_TURNS = Edition.difference(
            "left-turns",
            "Which of two opposite cars that both turn left goes first: in the document the first to arrive, on the"
                    + " server the second.");

    /** The number of looks at lights and signs before a car enters a tile (Movement, 4 to 7). */
    public static final Setting LOOKING = Edition.difference(
            "looking",
            "How often a car checks lights and signs before it enters a tile: once in the document; on the server"
                    + " twice or never in a curve.");

    /** The treatment of a path that does not join the route of its car (Vehicle paths, 4). */
    public static final Setting JOINING = Edition.difference(
            "joining",
            "What happens if a new path does not join the route of its car: the document keeps the old path, the"
                    + " server searches a connection to the new one.");

    /** All settings, in the order in which people see them. */
    public static final List<Setting> SETTINGS = Stream.concat(
                    Stream.of(
                            TIME,
                            UPDATE_TIME,
                            SPEED,
                            MOST_TICKS,
                            ROSTER,
                            Edition.SETTING,
                            UPDATES,
                            ACCELERATION,
                            LEFT_TURNS,
                            LOOKING,
                            JOINING),
                    TripTerms.SETTINGS.stream())
            .toList();

    private static final int DOCUMENT_UPDATE = 16;
    private static final int SERVER_UPDATE = 97;
    private static final int TENTHS = 10;
    private static final long SECOND_NANOS = 1_000_000_000;

    /** Returns the terms in the settings of a match. */
    public static WindwardopolisTerms of(Settings settings) {
        int speed = settings.whole(SPEED);
        return new WindwardopolisTerms(
                Roster.read(settings.file(ROSTER)),
                TripTerms.of(settings),
                driving(settings),
                Edition.of(settings, UPDATES),
                settings.whole(MOST_TICKS),
                new Time(
                        settings.choice(TIME).equals("lock-step"),
                        settings.duration(UPDATE_TIME),
                        speed == 0 ? Duration.ZERO : Duration.ofNanos(SECOND_NANOS / speed)));
    }

    private static DrivingRules driving(Settings settings) {
        DrivingRules speeds =
                Edition.of(settings, ACCELERATION) == Edition.SERVER ? DrivingRules.SERVER : DrivingRules.DOCUMENT;
        return new DrivingRules(
                speeds.acceleration(),
                speeds.braking(),
                Edition.of(settings, LEFT_TURNS) == Edition.DOCUMENT,
                Edition.of(settings, JOINING) == Edition.SERVER,
                Edition.of(settings, LOOKING) == Edition.DOCUMENT);
    }

    /** Returns the terms that players are shown. */
    WindwardopolisView.Pace pace() {
        return new WindwardopolisView.Pace(
                time.waits(), updateTicks(), Math.round(TENTHS * TileLane.TICKS_IN_TURN * driving.acceleration()));
    }

    /** Returns the number of ticks between two updates for all. */
    int updateTicks() {
        return updates == Edition.DOCUMENT ? DOCUMENT_UPDATE : SERVER_UPDATE;
    }
}

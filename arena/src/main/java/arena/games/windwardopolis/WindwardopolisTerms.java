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
 * What the host decides before a round, but for its map.
 *
 * @param roster who works where
 * @param trips whose rules of passengers and cards hold
 * @param driving whose rules of traffic hold
 * @param updates whose updates come
 * @param mostTicks after how many ticks a round is ended as it stands
 * @param time how time passes
 */
public record WindwardopolisTerms(
        Roster roster,
        TripTerms trips,
        DrivingRules driving,
        Edition updates,
        int mostTicks,
        WindwardopolisTerms.Time time) {

    /**
     * How time passes.
     *
     * @param waits whether the world waits at each update for all who are told
     * @param limit for how long it waits
     * @param tick how long a tick lasts if it does not wait; zero for full speed
     */
    public record Time(boolean waits, Duration limit, Duration tick) {}

    /** Who works where (Transporting Passengers). */
    public static final Setting ROSTER = Setting.file(
            "roster",
            List.of(Roster.STANDARD),
            10_000,
            "The companies, who works there, and what a trip of theirs is worth: company; passenger; points.");

    /** How time passes. */
    public static final Setting TIME = Setting.choice(
            "time",
            List.of("lock-step", "real-time"),
            "Whether the world waits at each update for all who are told, or goes on.");

    /** How long the world waits. */
    public static final Setting UPDATE_TIME = Setting.duration(
                    "update-time",
                    "1s",
                    Duration.ofMillis(1),
                    Duration.ofDays(1),
                    "How long the world waits at an update in lock-step; who needs more orders nothing.")
            .meaning(Setting.Meaning.MOVE_TIME);

    /** How fast time passes (The User Interface, Speed). */
    public static final Setting SPEED = Setting.whole(
            "speed", 60, 0, 2_000, "How many ticks there are in a second in real time; 0 for full speed.");

    /** When a round is ended as it stands. */
    public static final Setting MOST_TICKS = Setting.whole(
                    "most-ticks", 120_000, 1, 10_000_000, "After how many ticks a round is ended as it stands.")
            .meaning(Setting.Meaning.LENGTH);

    /** How often all are told (What Information you are provided). */
    public static final Setting UPDATES = Edition.difference(
            "updates",
            "When all are told: every 16 ticks in the document, 97 ticks after the last time by the server.");

    /** How fast cars become faster (Movement, 3). */
    public static final Setting ACCELERATION = Edition.difference(
            "acceleration",
            "How fast cars speed up: 0.1 a turn of six ticks in the document, 0.05 a tick on the server.");

    /** Who goes first of two who turn left (Movement, 7). */
    public static final Setting LEFT_TURNS = Edition.difference(
            "left-turns",
            "Of two cars that come from opposite sides and turn left, the first goes first in the document, the second"
                    + " on the server.");

    /** How often a car looks before it enters a tile (Movement, 4 to 7). */
    public static final Setting LOOKING = Edition.difference(
            "looking",
            "How often a car looks at lights and signs before it enters a tile: once in the document; on the server"
                    + " twice or never where it comes out of a curve.");

    /** What becomes of a path that does not meet the way of its car (Vehicle paths, 4). */
    public static final Setting JOINING = Edition.difference(
            "joining",
            "A new path that does not meet the way of its car: the document keeps the old one, the server searches a"
                    + " way to the new one.");

    /** Everything that a host may change, in the order in which it is listed to people. */
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

    /** Returns the terms that the settings of a match stand for. */
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

    /** Returns what players are told of all this. */
    WindwardopolisView.Pace pace() {
        return new WindwardopolisView.Pace(
                time.waits(), updateTicks(), Math.round(TENTHS * TileLane.TICKS_IN_TURN * driving.acceleration()));
    }

    /** Returns how many ticks there are between two updates for all. */
    int updateTicks() {
        return updates == Edition.DOCUMENT ? DOCUMENT_UPDATE : SERVER_UPDATE;
    }
}

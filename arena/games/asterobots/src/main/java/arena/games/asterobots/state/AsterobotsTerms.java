package arena.games.asterobots.state;

import arena.game.Setting;
import arena.game.Settings;
import java.time.Duration;
import java.util.List;

/**
 * The terms of a match, which the host chooses before it.
 *
 * @param size the number of small hexagons on a side of the field
 * @param veins the number of veins of the field
 * @param rounds the number of rounds of the match
 * @param money the initial money of each player, in J
 * @param times the time for each answer
 * @param rounding the rounding of the aliens' prices
 */
public record AsterobotsTerms(int size, int veins, int rounds, long money, Times times, PriceRounding rounding) {

    /**
     * The time for each answer.
     *
     * @param selection the time to select a vein
     * @param turn the time for the commands of a turn
     */
    public record Times(Duration selection, Duration turn) {}

    /** The size of the field (Field). */
    public static final Setting SIZE = Setting.whole(
            "size",
            10,
            3,
            30,
            "The number of small hexagons on a side of the field; a field of size N has 6 N N" + " vertices.");

    /** The number of veins (Field). */
    public static final Setting VEINS =
            Setting.whole("veins", 40, 4, 400, "The number of veins, at least two for each player.");

    /** The number of rounds of a match (End conditions). */
    public static final Setting ROUNDS = Setting.whole("rounds", 200, 1, 10_000, "The number of rounds of the match.")
            .meaning(Setting.Meaning.LENGTH);

    /** The initial money of each player (Player status and initial values). */
    public static final Setting MONEY =
            Setting.whole("money", 0, 0, 1_000_000, "The initial money of each player, in J.");

    /** The time to select a vein (Vein selection phase). */
    public static final Setting SELECTION_TIME = time(
                    "selection-time", "10s", "The time to select a vein; a late player gets the first free one.")
            .meaning(Setting.Meaning.ANSWER_TIME);

    /** The time for a turn (Main phase). */
    public static final Setting TURN_TIME = time(
                    "turn-time",
                    "1s",
                    "The time for the commands of a turn; the last draft of a late player counts, if there is one.")
            .meaning(Setting.Meaning.MOVE_TIME);

    /** The rounding of the aliens' prices (Trading with aliens). */
    public static final Setting PRICE_ROUNDING = Setting.choice(
            "price-rounding",
            PriceRounding.words(),
            "How prices are rounded: document multiplies before it divides; engine divides after each factor, as in"
                    + " 2012.");

    /** All settings, in the order of every list that people see. */
    public static final List<Setting> SETTINGS =
            List.of(SIZE, VEINS, ROUNDS, MONEY, SELECTION_TIME, TURN_TIME, PRICE_ROUNDING);

    private static Setting time(String key, String standard, String words) {
        return Setting.duration(key, standard, Duration.ofMillis(1), Duration.ofDays(1), words);
    }

    /** Returns the terms of the settings of a match. */
    public static AsterobotsTerms of(Settings settings) {
        return new AsterobotsTerms(
                settings.whole(SIZE),
                settings.whole(VEINS),
                settings.whole(ROUNDS),
                settings.whole(MONEY),
                new Times(settings.duration(SELECTION_TIME), settings.duration(TURN_TIME)),
                PriceRounding.of(settings.choice(PRICE_ROUNDING)));
    }

    /** Returns the terms with the values of a view. */
    public AsterobotsTerms seen(int seenSize, int seenVeins, int seenRounds) {
        return new AsterobotsTerms(seenSize, seenVeins, seenRounds, money, times, rounding);
    }

    public AsterobotsTerms withSelectionTime(Duration time) {
        return new AsterobotsTerms(size, veins, rounds, money, new Times(time, times.turn()), rounding);
    }
}

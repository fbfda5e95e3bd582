package arena.games.asterobots.state;

import arena.game.Setting;
import arena.game.Settings;
import java.time.Duration;
import java.util.List;

/**
 * What the host decides before a match.
 *
 * @param size how many small hexagons a side of the field has
 * @param veins how many veins the field has
 * @param rounds after how many rounds the match is over
 * @param money what each player has at the beginning, in J
 * @param times the time for each answer
 * @param rounding how the aliens round their prices
 */
public record AsterobotsTerms(int size, int veins, int rounds, long money, Times times, PriceRounding rounding) {

    /**
     * The time for each answer.
     *
     * @param selection for a vein to begin with
     * @param turn for the commands of a turn
     */
    public record Times(Duration selection, Duration turn) {}

    /** How large the field is (Field). */
    public static final Setting SIZE = Setting.whole(
            "size", 10, 3, 30, "How many small hexagons a side of the field has; a size of N has 6 N N vertices.");

    /** How many veins there are (Field). */
    public static final Setting VEINS =
            Setting.whole("veins", 40, 4, 400, "How many veins there are, two for each player at least.");

    /** How many rounds a match has (End conditions). */
    public static final Setting ROUNDS = Setting.whole(
                    "rounds", 200, 1, 10_000, "After how many rounds the match is over.")
            .meaning(Setting.Meaning.LENGTH);

    /** What each player begins with (Player status and initial values). */
    public static final Setting MONEY =
            Setting.whole("money", 0, 0, 1_000_000, "What each player has at the beginning, in J.");

    /** The time for a vein to begin with (Vein selection phase). */
    public static final Setting SELECTION_TIME = time(
                    "selection-time",
                    "10s",
                    "The time to select a vein; who needs more gets the first one that is free.")
            .meaning(Setting.Meaning.ANSWER_TIME);

    /** The time for a turn (Main phase). */
    public static final Setting TURN_TIME = time(
                    "turn-time",
                    "1s",
                    "The time for the commands of a turn; who needs more has his last draft, or none.")
            .meaning(Setting.Meaning.MOVE_TIME);

    /** How the aliens round (Trading with aliens). */
    public static final Setting PRICE_ROUNDING = Setting.choice(
            "price-rounding",
            PriceRounding.words(),
            "How prices are rounded: document multiplies first, engine divides after each factor, as in 2012.");

    /** All settings, in the order in which they are listed to people. */
    public static final List<Setting> SETTINGS =
            List.of(SIZE, VEINS, ROUNDS, MONEY, SELECTION_TIME, TURN_TIME, PRICE_ROUNDING);

    private static Setting time(String key, String standard, String words) {
        return Setting.duration(key, standard, Duration.ofMillis(1), Duration.ofDays(1), words);
    }

    /** Returns the terms that the settings of a match stand for. */
    public static AsterobotsTerms of(Settings settings) {
        return new AsterobotsTerms(
                settings.whole(SIZE),
                settings.whole(VEINS),
                settings.whole(ROUNDS),
                settings.whole(MONEY),
                new Times(settings.duration(SELECTION_TIME), settings.duration(TURN_TIME)),
                PriceRounding.of(settings.choice(PRICE_ROUNDING)));
    }

    /** Returns the terms with those that every view tells. */
    public AsterobotsTerms seen(int seenSize, int seenVeins, int seenRounds) {
        return new AsterobotsTerms(seenSize, seenVeins, seenRounds, money, times, rounding);
    }

    public AsterobotsTerms withSelectionTime(Duration time) {
        return new AsterobotsTerms(size, veins, rounds, money, new Times(time, times.turn()), rounding);
    }
}

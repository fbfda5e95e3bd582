package arena.app.tune;

import arena.app.RequestFailure;
import arena.config.BotEntry;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number in a bot's environment that is tuned. It is whole if both ends of its range are written without a point.
 *
 * @param name of the variable
 * @param least the low end of the range
 * @param most the high end, more than the low one
 * @param begin the value from which the tuning begins, within the range
 */
public record TuneParameter(String name, BigDecimal least, BigDecimal most, BigDecimal begin) {

    private static final String NUMBER = "-?[0-9]+(?:\\.[0-9]+)?";
    private static final Pattern WORDS = Pattern.compile(
            "env\\.([A-Za-z_][A-Za-z0-9_]*)\\s*=\\s*(" + NUMBER + ")\\.\\.(" + NUMBER + ")(?::(" + NUMBER + "))?");

    /** A value that is not whole has one of this many equal steps of its range. */
    private static final int FINENESS = 1_000;

    /**
     * Reads a parameter as typed.
     *
     * @param words such as {@code env.KING_WEIGHT=1..50}, or {@code env.KING_WEIGHT=1..50:7} to begin at 7 instead of
     *     the value in the bot's section
     * @throws RequestFailure if it is mistyped, or has no value to begin from
     */
    public static TuneParameter read(String words, BotEntry bot) {
        Matcher typed = WORDS.matcher(words.strip());
        if (!typed.matches()) {
            throw RequestFailure.usage("--param names a variable of the bot and its range, such as"
                    + " --param env.KING_WEIGHT=1..50, not \"" + words + "\".");
        }
        String name = typed.group(1);
        BigDecimal least = new BigDecimal(typed.group(2));
        BigDecimal most = new BigDecimal(typed.group(3));
        if (least.compareTo(most) >= 0) {
            throw RequestFailure.usage("The range of env." + name + " begins with its smaller end, such as "
                    + most.toPlainString() + ".." + least.toPlainString() + ", not \"" + words + "\".");
        }
        BigDecimal begin = Optional.ofNullable(typed.group(4))
                .or(() -> Optional.ofNullable(bot.environment().get(name)))
                .map(text -> number(name, text, bot))
                .orElseThrow(() -> RequestFailure.usage("The section of " + bot.name() + " has no env." + name
                        + ", so it is unknown where to begin; add a line such as `env." + name + " = "
                        + least.toPlainString() + "`, or write --param env." + name + "=" + least.toPlainString() + ".."
                        + most.toPlainString() + ":" + least.toPlainString() + "."));
        if (begin.compareTo(least) < 0 || begin.compareTo(most) > 0) {
            throw RequestFailure.usage("env." + name + " begins at " + begin.toPlainString() + ", which is not in "
                    + least.toPlainString() + ".." + most.toPlainString() + "; widen the range.");
        }
        return new TuneParameter(name, least, most, begin);
    }

    private static BigDecimal number(String name, String text, BotEntry bot) {
        try {
            return new BigDecimal(text.strip());
        } catch (NumberFormatException words) {
            throw RequestFailure.usage("env." + name + " of " + bot.name() + " is \"" + text
                    + "\", which is not a number; only numbers can be tuned.");
        }
    }

    /** Returns the parameter as typed, complete. */
    public String words() {
        return "env." + name + "=" + range() + ":" + begin.toPlainString();
    }

    /** Returns its range. */
    public String range() {
        return least.toPlainString() + ".." + most.toPlainString();
    }

    private boolean isWhole() {
        return least.scale() <= 0 && most.scale() <= 0;
    }

    private BigDecimal width() {
        return most.subtract(least);
    }

    /** Returns the smallest change of a position that changes a value. */
    double resolution() {
        return isWhole() ? Math.min(1, 1 / width().doubleValue()) : 1.0 / FINENESS;
    }

    /** Returns where it begins, 0 at the low end of its range and 1 at the high end. */
    double position() {
        return begin.subtract(least).divide(width(), MathContext.DECIMAL64).doubleValue();
    }

    /** Returns the value at a position, as the bot reads it. */
    String value(double position) {
        BigDecimal exact = least.add(width().multiply(BigDecimal.valueOf(position)));
        return exact.setScale(isWhole() ? 0 : digits(), RoundingMode.HALF_UP)
                .max(least)
                .min(most)
                .toPlainString();
    }

    private int digits() {
        BigDecimal step = width().divide(BigDecimal.valueOf(FINENESS), MathContext.DECIMAL64);
        return Math.max(0, step.scale() - step.precision() + 1);
    }
}

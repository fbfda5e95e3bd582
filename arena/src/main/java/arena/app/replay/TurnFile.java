package arena.app.replay;

import arena.match.Event;
import arena.match.Timestamps;
import arena.text.Lines;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files of one turn of a seat, as recorded. The record keeps the complete input and output; of {@code
 * explain_i.txt} it keeps the ruling, but neither the limit nor the lines of the game.
 */
public enum TurnFile {
    /** The prompt. */
    INPUT,
    /** The answer. */
    OUTPUT,
    /** The code of the ruling. */
    ACKNOWLEDGE,
    /** The ruling in words. */
    EXPLAIN;

    /** Returns the file with a name such as {@code input}; empty if there is none. */
    public static Optional<TurnFile> named(String name) {
        return Stream.of(values()).filter(file -> file.word().equals(name)).findFirst();
    }

    /** Returns its name in {@code input_i.txt} and the like. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns its text in some events of a match; empty if the seat had no such turn or file. */
    public Optional<String> of(Stream<Event> events, int seat, int turn) {
        return events.filter(event -> event.seat() == seat)
                .flatMap(event -> text(event, turn).stream())
                .reduce((earlier, later) -> later);
    }

    private Optional<String> text(Event event, int turn) {
        if (event instanceof Event.Prompted prompted) {
            return this == INPUT && prompted.number() == turn ? Optional.of(prompted.text()) : Optional.empty();
        }
        if (event instanceof Event.Acknowledged acknowledged) {
            return this == ACKNOWLEDGE && acknowledged.number() == turn
                    ? Optional.of(acknowledged.code() + "\n")
                    : Optional.empty();
        }
        if (!(event instanceof Event.Ruled ruled) || ruled.reply().number() != turn) {
            return Optional.empty();
        }
        return switch (this) {
            case OUTPUT -> ruled.reply().bytes().map(Lines::decode);
            case EXPLAIN -> Optional.of(explained(ruled));
            case INPUT, ACKNOWLEDGE -> Optional.empty();
        };
    }

    private static String explained(Event.Ruled ruled) {
        StringBuilder lines = new StringBuilder();
        line(lines, "Code", ruled.code());
        line(lines, "Words", ruled.words());
        if (ruled.line() > 0) {
            line(lines, "Line", ruled.line());
        }
        line(lines, "UsedMillis", usedMillis(ruled));
        if (ruled.again()) {
            line(lines, "Again", "input_" + (ruled.reply().number() + 1) + ".txt");
        }
        return lines.toString();
    }

    private static void line(StringBuilder lines, String key, Object value) {
        lines.append(key).append(" = ").append(value).append('\n');
    }

    private static long usedMillis(Event.Ruled ruled) {
        Timestamps stamps = ruled.reply().stamps();
        long end = stamps.complete() == Timestamps.NEVER ? ruled.atNanos() : stamps.complete();
        return Duration.ofNanos(Math.max(0, end - stamps.published())).toMillis();
    }
}

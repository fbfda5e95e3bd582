package arena.report;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The texts of times and durations for people; times are in UTC, since reports are read in other time zones. */
public final class TimeText {

    private static final DateTimeFormatter UTC =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final int SECOND_MILLIS = 1_000;
    private static final int MINUTE_MILLIS = 60 * SECOND_MILLIS;

    private TimeText() {}

    /** Returns a time: {@code 2026-11-21 14:03:07 UTC}. */
    public static String utc(long epochMillis) {
        return UTC.format(Instant.ofEpochMilli(epochMillis)) + " UTC";
    }

    /** Returns a duration with its unit: {@code 412 ms}, {@code 3.2 s}, {@code 74 min 5 s}. */
    public static String duration(long millis) {
        if (millis < SECOND_MILLIS) {
            return millis + " ms";
        }
        if (millis < MINUTE_MILLIS) {
            return String.format(Locale.ROOT, "%.1f s", millis / (double) SECOND_MILLIS);
        }
        Duration whole = Duration.ofMillis(millis);
        return whole.toMinutes() + " min " + whole.toSecondsPart() + " s";
    }
}

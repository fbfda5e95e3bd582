package arena.record;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A source of the names of matches: {@code 20261121-063012-chain-reaction-JavaBot-superbot_2-3fa9}.
 *
 * <p>The time is UTC, so that names sort by time on every machine. The four hexadecimal digits distinguish the matches
 * of one second: one process never repeats them within 65,536 matches, and begins at a random number. Equal names of
 * two processes are still possible; {@link Journal#begin} never writes into an existing file.
 */
public final class MatchIds {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final int MOST_NAMES = 4;
    private static final int LONGEST_NAME = 16;

    private final AtomicInteger next;

    /** Creates a source that begins at a random number. */
    public MatchIds() {
        this(new SplittableRandom().nextInt());
    }

    /** Creates a source that begins at a given number. */
    public MatchIds(int start) {
        this.next = new AtomicInteger(start);
    }

    /** Returns a new id: letters, digits, hyphens and underscores. */
    public String make(Instant now, String gameId, List<String> names) {
        StringBuilder id = new StringBuilder(TIME.format(now)).append('-').append(gameId);
        names.stream().limit(MOST_NAMES).forEach(name -> id.append('-').append(plain(name)));
        if (names.size() > MOST_NAMES) {
            id.append("-and").append(names.size() - MOST_NAMES);
        }
        return id.append(String.format(Locale.ROOT, "-%04x", next.getAndIncrement() & 0xFFFF))
                .toString();
    }

    /** Returns the id in the name of a record's file. */
    static String ofRecord(Path file) {
        return ofRecord(file.getFileName().toString());
    }

    /** Returns the id in the name of a record's file, which may be the id itself. */
    public static String ofRecord(String name) {
        for (String ending : List.of(Journal.COMPRESSED, Journal.PLAIN)) {
            if (name.endsWith(ending)) {
                return name.substring(0, name.length() - ending.length());
            }
        }
        return name;
    }

    private static String plain(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9_]", "_");
        return plain.length() > LONGEST_NAME ? plain.substring(0, LONGEST_NAME) : plain;
    }
}

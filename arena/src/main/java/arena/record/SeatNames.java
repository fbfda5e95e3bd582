package arena.record;

import arena.match.Event;
import arena.match.Reply;
import arena.match.Stamps;
import arena.text.Lines;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** Who plays in a record, and the words for what they do: shared by all texts about a match. */
final class SeatNames {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double SHORT_MILLIS = 10;
    private static final int LONGEST_ORDER = 24;

    private final SortedMap<Integer, String> names = new TreeMap<>();

    void meet(Event.Began began) {
        began.sittings().forEach(sitting -> names.put(sitting.seat(), Printable.of(sitting.name(), 32)));
    }

    /** Returns the name on a seat; nobody's seat is the arena's. */
    String name(int seat) {
        return names.getOrDefault(seat, seat == 0 ? "arena" : "seat " + seat);
    }

    List<String> names() {
        return List.copyOf(names.values());
    }

    int widestName() {
        return names.values().stream().mapToInt(String::length).max().orElse(0);
    }

    /** Returns an answer in few words: its text without its last line end, with whatever is odd about it made visible. */
    static String order(Reply reply) {
        return reply.bytes().map(SeatNames::order).orElse("(no answer)") + (reply.draft() ? " (draft)" : "");
    }

    private static String order(byte[] raw) {
        String text = Lines.decode(raw);
        String line = text.endsWith("\r\n")
                ? text.substring(0, text.length() - 2)
                : text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        return line.isBlank() ? "\"" + Printable.of(line, LONGEST_ORDER) + "\"" : Printable.of(line, LONGEST_ORDER);
    }

    /**
     * Returns the time from the prompt to the complete answer; without an answer that it took at least the limit, or a hyphen if
     * the player was gone before.
     */
    static String used(Event.Ruled ruled, long limitMillis) {
        Stamps stamps = ruled.reply().stamps();
        if (stamps.published() == Stamps.NEVER) {
            return "-";
        }
        if (stamps.complete() != Stamps.NEVER) {
            return millis(stamps.complete() - stamps.published());
        }
        return Evidence.hasWaited(ruled, limitMillis) ? ">= " + limitMillis + " ms (limit)" : "-";
    }

    /** Returns a time in milliseconds, with a decimal if it is short. */
    static String millis(long nanos) {
        double millis = nanos / NANOS_PER_MILLI;
        return String.format(Locale.ROOT, Math.abs(millis) < SHORT_MILLIS ? "%.2f ms" : "%.0f ms", millis);
    }
}

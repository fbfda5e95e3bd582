package arena.match;

import arena.game.Seat;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes down how the processors were used while an answer was waited for in vain. */
final class LateAnswerRecord {

    /** Who used less than this part of the time did not want to think, but slept. */
    private static final double THINKING = 0.1;

    /** Who used less than this part of the time while he was thinking was kept from it. */
    private static final double KEPT_FROM_IT = 0.8;

    private static final double NANOS_PER_SECOND = 1e9;

    /** By less an answer may seem late on any busy machine. */
    private static final long LATE_LOOK_NANOS = 1_000_000_000;

    private final MatchContext<?, ?, ?> table;
    private final int step;
    private final Seat seat;

    LateAnswerRecord(MatchContext<?, ?, ?> table, int step, Seat seat) {
        this.table = table;
        this.step = step;
        this.seat = seat;
    }

    /** Tells the record, and the referee if another took the machine meanwhile. */
    void tell(int number, long publishedNanos, SortedMap<Integer, Long> before) {
        long now = table.clock.nanos();
        SortedMap<Integer, Long> used = new TreeMap<>();
        table.processorNanos().forEach((player, nanos) -> used.put(player, nanos - before.getOrDefault(player, 0L)));
        if (used.isEmpty()) {
            return;
        }
        long elapsed = now - publishedNanos;
        table.scribe.write(new Event.ProcessorTime(now, step, seat.number(), number, elapsed, used));
        Long own = used.get(seat.number());
        double share = (double) elapsed
                * Runtime.getRuntime().availableProcessors()
                / table.setup.names().size();
        if (own != null && own > elapsed * THINKING && own < elapsed * KEPT_FROM_IT) {
            used.forEach((player, nanos) -> {
                if (player != seat.number() && nanos > share) {
                    table.scribe.write(new Event.Noticed(
                            now, seat.number(), Event.Noticed.MACHINE, words(number, own, player, nanos)));
                }
            });
        }
    }

    /** Tells the record that an answer was seen so late that it would seem to be one that came too late. */
    void tellOfLook(Reply reply, long deadlineNanos) {
        long complete = reply.stamps().complete();
        if (complete != Timestamps.NEVER && complete - deadlineNanos > LATE_LOOK_NANOS) {
            String words = String.format(
                    Locale.ROOT,
                    "the arena itself was kept from looking: it saw output_%d.txt %.1f s after the limit, and takes it,"
                            + " since nobody knows when it came",
                    reply.number(),
                    (complete - deadlineNanos) / NANOS_PER_SECOND);
            table.scribe.write(new Event.Noticed(table.clock.nanos(), seat.number(), Event.Noticed.LATE_LOOK, words));
        }
    }

    private String words(int number, long own, int other, long others) {
        return String.format(
                Locale.ROOT,
                "output_%d.txt was late while %s used %.1f s of processor time, more than its share, and this one got"
                        + " %.1f s",
                number,
                table.setup.name(new Seat(other)),
                others / NANOS_PER_SECOND,
                own / NANOS_PER_SECOND);
    }
}

package arena.record;

import arena.match.Event;
import arena.match.Reply;
import arena.match.SeatTurn;
import arena.match.Timestamps;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The evidence for a missing answer, in words made from its time stamps, for disputes over time-outs. */
public final class Evidence {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long NANOS_PER_HUNDREDTH = NANOS_PER_MILLI / 100;
    private static final long SHORT_MILLIS = 10;
    private static final double BUSY = 0.5;
    private static final double IDLE = 0.1;

    private Evidence() {}

    /** Returns the evidence of an answer that did not come in time, on one line. */
    static String of(SeatTurn turn, Event.Ruled ruled) {
        Timestamps stamps = ruled.reply().stamps();
        String heartbeat = stamps.heartbeatStopped() == Timestamps.NEVER
                ? "ready.txt not renewed after that"
                : "ready.txt last renewed after " + millis(stamps.heartbeatStopped() - stamps.published());
        return "input_" + ruled.reply().number() + ".txt published at " + second(stamps.published()) + ", " + heartbeat
                + ", " + output(turn, ruled) + (turn.limitMillis() > 0 ? ", limit " + turn.limitMillis() + " ms" : "");
    }

    private static String output(SeatTurn turn, Event.Ruled ruled) {
        Timestamps stamps = ruled.reply().stamps();
        return stamps.listed() == Timestamps.NEVER
                ? absence(turn, ruled.reply())
                : "output_" + ruled.reply().number() + ".txt listed after "
                        + millis(stamps.listed() - stamps.published()) + ", never complete";
    }

    /** Returns what was found in the place of an answer. */
    public static String absence(SeatTurn turn, Reply reply) {
        return Printable.of(turn.missingAnswerText(reply));
    }

    /**
     * Returns the time from the prompt to the complete answer; without an answer the limit, or a hyphen if there was no
     * prompt.
     */
    static String used(SeatTurn turn, Event.Ruled ruled) {
        Timestamps stamps = ruled.reply().stamps();
        if (stamps.published() == Timestamps.NEVER) {
            return "-";
        }
        if (stamps.complete() != Timestamps.NEVER) {
            return millis(stamps.complete() - stamps.published());
        }
        return turn.isTimeOver() ? ">= " + turn.limitMillis() + " ms (limit)" : "-";
    }

    /**
     * Returns the use of the processors during the wait for a missing answer, which tells a program that thinks from
     * one that sleeps.
     */
    public static String processorTime(Event.ProcessorTime used) {
        Optional<Long> own = Optional.ofNullable(used.nanosBySeat().get(used.seat()));
        String others = used.nanosBySeat().entrySet().stream()
                .filter(entry -> entry.getKey() != used.seat())
                .map(entry -> "player " + entry.getKey() + " used " + second(entry.getValue()))
                .collect(Collectors.joining(", "));
        String words = own.map(nanos -> "its program used " + second(nanos) + " of processor time in these "
                        + second(used.elapsedNanos()) + activity(nanos, used.elapsedNanos()))
                .orElse("");
        return words + (words.isEmpty() || others.isEmpty() ? "" : "; ") + others;
    }

    private static String activity(long nanos, long elapsedNanos) {
        if (nanos > elapsedNanos * BUSY) {
            return ": it was busy";
        }
        return nanos < elapsedNanos * IDLE
                ? ": it slept or waited"
                : ": it was at work, but had a processor for a part of that time only";
    }

    /** Returns the words for an answer without any trace. */
    static String missing(int number) {
        return "no output_" + number + ".txt was ever seen";
    }

    /** Returns a time of the match's clock in seconds. */
    static String second(long nanos) {
        return String.format(Locale.ROOT, "%.3f s", nanos / NANOS_PER_SECOND);
    }

    /** Returns a time in milliseconds, with a decimal if it is short. */
    // A page of a game has one for each move; String.format would parse its pattern for each.
    static String millis(long nanos) {
        long size = Math.abs(nanos);
        String sign = nanos < 0 ? "-" : "";
        if (size >= SHORT_MILLIS * NANOS_PER_MILLI) {
            return sign + rounded(size, NANOS_PER_MILLI) + " ms";
        }
        long hundredths = rounded(size, NANOS_PER_HUNDREDTH);
        long below = hundredths % 100;
        return sign + hundredths / 100 + (below < 10 ? ".0" : ".") + below + " ms";
    }

    private static long rounded(long nanos, long unit) {
        return (nanos + unit / 2) / unit;
    }
}

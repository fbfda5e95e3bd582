package arena.record;

import arena.match.Event;
import arena.match.Reply;
import arena.match.Stamps;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Why there is no answer, in words made from the stamps: what both sides of a dispute over a time-out look at. */
public final class Evidence {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double BUSY = 0.5;
    private static final double IDLE = 0.1;

    private Evidence() {}

    /** Returns whether the time for the answer was over when it was judged; else the player was gone before. */
    public static boolean hasWaited(Event.Ruled ruled, long limitMillis) {
        long waitedNanos = ruled.atNanos() - ruled.reply().stamps().published();
        return limitMillis > 0 && Duration.ofNanos(waitedNanos).toMillis() >= limitMillis;
    }

    /**
     * Returns what was seen of an answer that did not come in time, on one line.
     *
     * @param noAnswer whether a file of that name was seen that could be no answer, and was remarked on
     */
    static String of(Event.Ruled ruled, long limitMillis, boolean noAnswer) {
        Stamps stamps = ruled.reply().stamps();
        int number = ruled.reply().number();
        String heartbeat = stamps.heartbeatStopped() == Stamps.NEVER
                ? "ready.txt not renewed after that"
                : "ready.txt last renewed after " + SeatNames.millis(stamps.heartbeatStopped() - stamps.published());
        return "input_" + number + ".txt published at " + second(stamps.published()) + ", " + heartbeat + ", "
                + output(ruled, stamps, number, noAnswer) + (limitMillis > 0 ? ", limit " + limitMillis + " ms" : "");
    }

    private static String output(Event.Ruled ruled, Stamps stamps, int number, boolean noAnswer) {
        if (stamps.listed() != Stamps.NEVER) {
            return "output_" + number + ".txt listed after " + SeatNames.millis(stamps.listed() - stamps.published())
                    + ", never complete";
        }
        return noAnswer ? "output_" + number + ".txt was no answer" : missing(number) + but(ruled.reply());
    }

    /** Returns the question about a file that was probably meant as the answer, as the end of a clause; empty without one. */
    public static String but(Reply reply) {
        return reply.misnamed()
                .map(name -> ", but " + Printable.of(name) + " lies there: was it meant?")
                .orElse("");
    }

    /** Returns how the processors were used while an answer was waited for in vain: a program that thinks is told from one that sleeps. */
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

    /** Returns the words for an answer of which there was no trace. */
    static String missing(int number) {
        return "no output_" + number + ".txt was ever seen";
    }

    /** Returns a moment of the match's clock. */
    static String second(long nanos) {
        return String.format(Locale.ROOT, "%.3f s", nanos / NANOS_PER_SECOND);
    }
}

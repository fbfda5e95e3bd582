package arena.cli.contest;

import arena.cli.stage.Spectacle;
import arena.game.Departure;
import arena.game.Ruling;
import arena.match.Event;
import arena.match.Stamps;
import arena.record.Evidence;
import java.time.Duration;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Looks at one match for what its verdict does not tell: who needed how long, who broke rules, who left. */
final class ContestWitness implements Spectacle {

    private final SortedMap<Integer, Seat> seats = new TreeMap<>();
    private long endedNanos;

    /** What was seen of a seat. */
    static final class Seat {
        private long limitMillis;
        private int moves;
        private int faults;
        private int late;
        private long usedNanos;
        private long slowestNanos;
        private Optional<Event.Left> left = Optional.empty();

        int moves() {
            return moves;
        }

        int faults() {
            return faults;
        }

        int late() {
            return late;
        }

        long usedMillis() {
            return Duration.ofNanos(usedNanos).toMillis();
        }

        long slowestMillis() {
            return Duration.ofNanos(slowestNanos).toMillis();
        }

        /** Returns how it left before the end, if it did. */
        Optional<Event.Left> left() {
            return left;
        }

        private void take(Event.Ruled ruled) {
            Stamps stamps = ruled.reply().stamps();
            long until = stamps.complete() == Stamps.NEVER ? ruled.atNanos() : stamps.complete();
            long nanos = Math.max(0, until - stamps.published());
            moves++;
            usedNanos += nanos;
            slowestNanos = Math.max(slowestNanos, nanos);
            faults += Ruling.isFault(ruled.code()) ? 1 : 0;
            late += ruled.code() == Ruling.LATE && Evidence.hasWaited(ruled, limitMillis) ? 1 : 0;
        }
    }

    @Override
    public void write(Event event) {
        if (event instanceof Event.Prompted prompted) {
            seat(prompted.seat()).limitMillis = prompted.limitMillis();
        } else if (event instanceof Event.Ruled ruled) {
            seat(ruled.seat()).take(ruled);
        } else if (event instanceof Event.Left left) {
            seat(left.seat()).left = Optional.of(left);
        } else if (event instanceof Event.Ended ended) {
            endedNanos = ended.atNanos();
        } else if (event instanceof Event.BrokenOff broken) {
            endedNanos = broken.atNanos();
        }
    }

    /** Returns what was seen of a seat, by its number. */
    Seat seat(int number) {
        return seats.computeIfAbsent(number, any -> new Seat());
    }

    /** Returns whether a seat left for a reason. */
    boolean hasLeft(Departure why) {
        return seats.values().stream().flatMap(seat -> seat.left().stream()).anyMatch(left -> left.why() == why);
    }

    /** Returns how long the match lasted. */
    long millis() {
        return Duration.ofNanos(endedNanos).toMillis();
    }

    @Override
    public void close() {
        // What was seen is asked for later.
    }
}

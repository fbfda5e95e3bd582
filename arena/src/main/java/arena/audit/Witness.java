package arena.audit;

import arena.game.Departure;
import arena.game.Ruling;
import arena.match.Event;
import arena.match.Scribe;
import arena.match.Stamps;
import arena.record.Evidence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Looks at one match, while it is played or in its record, for what its verdict does not tell: who needed how long, who broke rules, who left. */
public final class Witness implements Scribe {

    private final SortedMap<Integer, Seat> seats = new TreeMap<>();
    private Optional<Event.Began> began = Optional.empty();
    private Optional<Event.Ended> verdict = Optional.empty();
    private Optional<Event.BrokenOff> breach = Optional.empty();
    private final List<Event.Noticed> machine = new ArrayList<>();

    /** What was seen of a seat. */
    public static final class Seat {
        private long limitMillis;
        private int moves;
        private int faults;
        private int late;
        private long usedNanos;
        private long slowestNanos;
        private Optional<Event.Left> left = Optional.empty();

        public int moves() {
            return moves;
        }

        public int faults() {
            return faults;
        }

        public int late() {
            return late;
        }

        public long usedMillis() {
            return Duration.ofNanos(usedNanos).toMillis();
        }

        public long slowestMillis() {
            return Duration.ofNanos(slowestNanos).toMillis();
        }

        /** Returns how it left before the end, if it did. */
        public Optional<Event.Left> left() {
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
        if (event instanceof Event.Began setUp) {
            began = Optional.of(setUp);
        } else if (event instanceof Event.Prompted prompted) {
            seat(prompted.seat()).limitMillis = prompted.limitMillis();
        } else if (event instanceof Event.Ruled ruled) {
            seat(ruled.seat()).take(ruled);
        } else if (event instanceof Event.Left left) {
            seat(left.seat()).left = Optional.of(left);
        } else if (event instanceof Event.Noticed noticed && noticed.kind().equals(Event.Noticed.MACHINE)) {
            machine.add(noticed);
        } else if (event instanceof Event.Ended ended) {
            verdict = Optional.of(ended);
        } else if (event instanceof Event.BrokenOff broken) {
            breach = Optional.of(broken);
        }
    }

    /** Returns what was seen of a seat, by its number. */
    public Seat seat(int number) {
        return seats.computeIfAbsent(number, any -> new Seat());
    }

    /** Returns whether a seat left for a reason. */
    boolean hasLeft(Departure why) {
        return seats.values().stream().flatMap(seat -> seat.left().stream()).anyMatch(left -> left.why() == why);
    }

    /** Returns what the referee must know of moves that were late while somebody else took the machine, by seat. */
    List<Event.Noticed> machine() {
        return List.copyOf(machine);
    }

    /** Returns how long the match lasted. */
    long millis() {
        return Duration.ofNanos(verdict.map(Event.Ended::atNanos)
                        .or(() -> breach.map(Event.BrokenOff::atNanos))
                        .orElse(0L))
                .toMillis();
    }

    /** Returns how the match was set up. */
    public Optional<Event.Began> began() {
        return began;
    }

    /** Returns how it ended, if it did in a verdict. */
    Optional<Event.Ended> verdict() {
        return verdict;
    }

    /** Returns how it was broken off, if it was. */
    Optional<Event.BrokenOff> breach() {
        return breach;
    }
}

package arena.game;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The phase of a match, which decides what the arena does next. */
public sealed interface Phase {

    /**
     * A phase that awaits answers from one seat, from some, or from all at once.
     *
     * @param asked the seats that are prompted, at least one; the step ends when each has answered or is late
     * @param limit the time limit of every seat without its own limit
     * @param ownLimits the limits of seats that have their own
     * @param answers the form of an answer
     */
    record Turn(SortedSet<Seat> asked, TimeLimit limit, SortedMap<Seat, TimeLimit> ownLimits, AnswerForm answers)
            implements Phase {
        public Turn {
            // Searches and quick matches ask for a phase very often, and most turns ask one seat.
            asked = asked.size() == 1
                    ? asked.first().singletonSet()
                    : Collections.unmodifiableSortedSet(new TreeSet<>(asked));
            ownLimits = ownLimits.isEmpty()
                    ? Collections.emptySortedMap()
                    : Collections.unmodifiableSortedMap(new TreeMap<>(ownLimits));
            if (asked.isEmpty() || !asked.containsAll(ownLimits.keySet())) {
                throw new IllegalArgumentException(
                        "a turn asks somebody, and gives time to nobody else: " + asked + ", " + ownLimits);
            }
        }

        /** Creates a turn with one time limit for all asked seats. */
        public Turn(SortedSet<Seat> asked, TimeLimit limit, AnswerForm answers) {
            this(asked, limit, Collections.emptySortedMap(), answers);
        }

        /** Returns a turn of one seat. */
        public static Turn of(Seat seat, Duration limit, AnswerForm answers) {
            return new Turn(seat.singletonSet(), TimeLimit.of(limit), answers);
        }

        /** Returns the time limit of a seat that is asked. */
        public TimeLimit limit(Seat seat) {
            return ownLimits.isEmpty() ? limit : ownLimits.getOrDefault(seat, limit);
        }
    }

    /**
     * A phase in which time passes; orders may arrive at any moment, and the match waits for no seat.
     *
     * @param open the seats whose orders are accepted
     * @param updated the seats that are sent an update at the beginning of the tick
     * @param length the duration of the tick; zero for full speed
     * @param answers the form of an order
     */
    record Tick(SortedSet<Seat> open, SortedSet<Seat> updated, Duration length, AnswerForm answers) implements Phase {
        public Tick {
            open = Collections.unmodifiableSortedSet(new TreeSet<>(open));
            updated = Collections.unmodifiableSortedSet(new TreeSet<>(updated));
            if (length.isNegative()) {
                throw new IllegalArgumentException("a tick lasts no negative time: " + length);
            }
        }
    }

    /**
     * The end of the match.
     *
     * @param standings one for every seat, the best first; equal places are ties
     * @param reason the reason of the end in a few words, the same for the same cause
     * @param detail what decided the match, for people; may be empty
     */
    record Over(List<Standing> standings, String reason, String detail) implements Phase {
        public Over {
            standings = List.copyOf(standings);
            if (standings.isEmpty() || standings.get(0).place() != 1) {
                throw new IllegalArgumentException("somebody is first when a match is over, not: " + standings);
            }
        }

        /** Returns the end of a match of two. */
        public static Over won(Seat winner, Seat loser, String reason, String detail) {
            return new Over(List.of(new Standing(winner, 1, 1), new Standing(loser, 2, 0)), reason, detail);
        }
    }
}

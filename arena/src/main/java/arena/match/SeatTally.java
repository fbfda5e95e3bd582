package arena.match;

import arena.game.Ruling;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The tally of a seat in a match so far.
 *
 * @param prompts how many prompts and updates it was sent
 * @param turn its turn
 * @param toldStep the step of its last update in real time; 0 before the first
 * @param rulings the rulings on its answers
 * @param times how long it took
 * @param left how its player left for good
 * @param handedOver how it was handed over to its present player; empty if it was not
 * @param program how its program ended
 */
public record SeatTally(
        int prompts,
        SeatTurn turn,
        int toldStep,
        Rulings rulings,
        Times times,
        Optional<Event.Left> left,
        Optional<Event.HandedOver> handedOver,
        Optional<Event.ProcessEnded> program) {

    /** The tally of a seat without events. */
    static final SeatTally NONE = new SeatTally(
            0,
            SeatTurn.NONE,
            0,
            Rulings.NONE,
            new Times(0, 0, 0, 0),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    /**
     * The rulings on a seat's answers.
     *
     * @param codes how often its answers were judged with which code, the absence of an answer included
     * @param tries how many of its answers were refused and asked for again, which are no moves
     * @param late how many of its answers did not come in time ({@link SeatTurn.NoAnswerCause#LATE})
     * @param lastAnswered the ruling of its last turn with an answer
     * @param lastSilent the ruling of its last turn without one
     */
    public record Rulings(
            SortedMap<Integer, Integer> codes,
            int tries,
            int late,
            Optional<Event.Ruled> lastAnswered,
            Optional<Event.Ruled> lastSilent) {

        /** The rulings on no answers. */
        static final Rulings NONE = new Rulings(Collections.emptySortedMap(), 0, 0, Optional.empty(), Optional.empty());

        /** A game has fewer codes; further codes in a damaged record are not counted. */
        private static final int MOST_CODES = 200;

        /** Returns how many of its answers were finally judged, the absence of an answer included. */
        public int moves() {
            return codes.values().stream().mapToInt(Integer::intValue).sum() - tries;
        }

        /** Returns how many of its answers broke a rule or did not come ({@link Ruling#isFault}). */
        public int faults() {
            return codes.entrySet().stream()
                    .filter(code -> Ruling.isFault(code.getKey()))
                    .mapToInt(Map.Entry::getValue)
                    .sum();
        }

        /** Returns the rulings with another one, and with the reason if it is on no answer. */
        Rulings with(Event.Ruled ruled, Optional<SeatTurn.NoAnswerCause> noAnswer) {
            boolean isLate =
                    noAnswer.filter(SeatTurn.NoAnswerCause.LATE::equals).isPresent();
            return new Rulings(
                    counted(ruled.code()),
                    tries + (ruled.again() ? 1 : 0),
                    late + (isLate ? 1 : 0),
                    ruled.reply().bytes().isPresent() ? Optional.of(ruled) : lastAnswered,
                    noAnswer.isPresent() ? Optional.of(ruled) : lastSilent);
        }

        private SortedMap<Integer, Integer> counted(int code) {
            if (codes.size() >= MOST_CODES && !codes.containsKey(code)) {
                return codes;
            }
            SortedMap<Integer, Integer> counted = new TreeMap<>(codes);
            counted.merge(code, 1, Integer::sum);
            return Collections.unmodifiableSortedMap(counted);
        }
    }

    /**
     * The time that a seat took, from its prompts to its complete answers.
     *
     * @param usedNanos in all its turns; a turn without an answer lasts until it is judged
     * @param slowestNanos in the longest of them
     * @param lastAnswerNanos to its last answer; 0 before the first
     * @param slowestAnswerNanos to the slowest of its answers; 0 before the first
     */
    public record Times(long usedNanos, long slowestNanos, long lastAnswerNanos, long slowestAnswerNanos) {

        /** Returns the times with a turn without an answer that lasted so long. */
        Times with(long nanos) {
            long used = Math.max(0, nanos);
            return new Times(usedNanos + used, Math.max(slowestNanos, used), lastAnswerNanos, slowestAnswerNanos);
        }

        Times with(Event.Ruled ruled, long endNanos) {
            Timestamps stamps = ruled.reply().stamps();
            boolean answered = stamps.complete() != Timestamps.NEVER;
            long nanos = (answered ? stamps.complete() : endNanos) - stamps.published();
            long used = Math.max(0, nanos);
            long last = answered ? nanos : lastAnswerNanos;
            return new Times(usedNanos + used, Math.max(slowestNanos, used), last, Math.max(slowestAnswerNanos, last));
        }

        public long usedMillis() {
            return Duration.ofNanos(usedNanos).toMillis();
        }

        public long slowestMillis() {
            return Duration.ofNanos(slowestNanos).toMillis();
        }
    }

    /** Returns how many errors its program printed to its error stream; known once the program has ended. */
    public int printedErrors() {
        return program.map(ended -> ended.errors().count()).orElse(0);
    }

    /** Returns the tally after an event that concerns its seat. */
    SeatTally after(Event event) {
        if (event instanceof Event.Prompted prompted) {
            return with(prompts + 1, turn.next(prompted));
        } else if (event instanceof Event.UpdateSent update) {
            return updated(update);
        } else if (event instanceof Event.Ruled ruled) {
            return judged(ruled);
        } else if (event instanceof Event.Noticed noticed) {
            return with(prompts, turn.remarked(noticed));
        } else if (event instanceof Event.Reasoned reasoned) {
            return with(prompts, turn.reasoned(reasoned));
        } else if (event instanceof Event.ProcessorTime used) {
            return with(prompts, turn.measured(used));
        } else if (event instanceof Event.Left gone) {
            return ended(Optional.of(gone), program);
        } else if (event instanceof Event.ProcessEnded ended) {
            return ended(left, Optional.of(ended));
        } else if (event instanceof Event.Held held) {
            return with(prompts, turn.stopped(held.atNanos()));
        } else if (event instanceof Event.Resumed resumed) {
            return with(prompts, turn.stopped(resumed.atNanos()));
        } else if (event instanceof Event.HandedOver handed) {
            return handed(handed);
        }
        return this;
    }

    private SeatTally with(int asked, SeatTurn now) {
        return new SeatTally(asked, now, toldStep, rulings, times, left, handedOver, program);
    }

    private SeatTally updated(Event.UpdateSent update) {
        return new SeatTally(prompts + 1, SeatTurn.NONE, update.step(), rulings, times, left, handedOver, program);
    }

    private SeatTally ended(Optional<Event.Left> gone, Optional<Event.ProcessEnded> ended) {
        return new SeatTally(prompts, turn, toldStep, rulings, times, gone, handedOver, ended);
    }

    private SeatTally handed(Event.HandedOver handed) {
        return new SeatTally(
                prompts,
                turn.stopped(handed.atNanos()),
                toldStep,
                rulings,
                times.with(handed.usedNanos()),
                left,
                Optional.of(handed),
                program);
    }

    private SeatTally judged(Event.Ruled ruled) {
        SeatTurn now = turn.ruled(ruled);
        return new SeatTally(
                prompts,
                now,
                toldStep,
                rulings.with(ruled, now.noAnswerCause()),
                times.with(ruled, now.endNanos(ruled)),
                left,
                handedOver,
                program);
    }
}

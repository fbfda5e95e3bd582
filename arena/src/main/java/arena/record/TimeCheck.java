package arena.record;

import arena.game.Ruling;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.SeatTurn;
import arena.match.Timestamps;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A check of the times in a record against its limits. */
final class TimeCheck {

    /** The tolerance for a machine that stops for a moment between an answer and the look that finds it. */
    private static final Duration ALLOWANCE = Duration.ofSeconds(2);

    /**
     * Seats marked late before their limit: a mistake if the match continued with them. A player that has left is
     * judged at once and gets no further prompt.
     */
    private final SortedMap<Integer, String> early = new TreeMap<>();

    private final List<String> mistakes = new ArrayList<>();

    /** Returns a sentence for each ruling so far that contradicts its own times. */
    List<String> mistakes() {
        return List.copyOf(mistakes);
    }

    /**
     * Checks the next event.
     *
     * @param status the status after it
     */
    void check(RecordedEvent entry, MatchStatus status) {
        if (entry.event() instanceof Event.Prompted prompted) {
            Optional.ofNullable(early.remove(prompted.seat())).ifPresent(mistakes::add);
        } else if (entry.event() instanceof Event.HandedOver handed) {
            early.remove(handed.seat());
        } else if (entry.event() instanceof Event.Resumed) {
            early.clear();
        } else if (entry.event() instanceof Event.Ruled ruled) {
            SeatTurn turn = status.seat(ruled.seat()).turn();
            checkStamps(entry.line(), ruled, turn);
            turn.prompt()
                    .filter(prompt -> prompt.number() == ruled.reply().number()
                            && prompt.limit().time().isPresent())
                    .ifPresent(prompt -> checkLimit(entry.line(), ruled, turn));
        }
    }

    /** Checks that all times of an answer lie between its prompt and its ruling. */
    private void checkStamps(int line, Event.Ruled ruled, SeatTurn turn) {
        Timestamps stamps = ruled.reply().stamps();
        String which = "Line " + line + ": the answer " + ruled.reply().number() + " of seat " + ruled.seat();
        long latest = Math.max(
                Math.max(stamps.published(), stamps.heartbeatStopped()), Math.max(stamps.listed(), stamps.complete()));
        if (latest > ruled.atNanos()) {
            mistakes.add(which + " was judged " + Evidence.millis(latest - ruled.atNanos())
                    + " before the last of its own times.");
        }
        if (stamps.complete() != Timestamps.NEVER && stamps.listed() > stamps.complete()) {
            mistakes.add(which + " was complete before it was there, by its own times.");
        }
        turn.prompt().filter(asked -> asked.number() == ruled.reply().number()).ifPresent(asked -> {
            if (stamps.published() != asked.atNanos()) {
                mistakes.add(which + " has another time of its question than the question.");
            }
            if (stamps.listed() != Timestamps.NEVER && stamps.listed() < asked.atNanos()) {
                mistakes.add(which + " was there before its question was asked, by its own times.");
            }
        });
    }

    private void checkLimit(int line, Event.Ruled ruled, SeatTurn turn) {
        long limit = Duration.ofMillis(turn.limitMillis()).toNanos();
        Timestamps stamps = ruled.reply().stamps();
        long asked = turn.prompt().map(Event.Prompted::atNanos).orElse(stamps.published());
        long waited = ruled.atNanos() - asked;
        // Seats with a common prompt time are judged together, and writing all prompts may take seconds.
        long needed = stamps.complete() == Timestamps.NEVER ? waited : stamps.complete() - asked;
        String which = "Line " + line + ": the answer of seat " + ruled.seat() + " to prompt " + turn.number();
        boolean lookedLate =
                turn.remarks().stream().anyMatch(remark -> remark.kind().equals(Event.Noticed.LATE_LOOK));
        if (ruled.code() != Ruling.LATE && needed > limit + ALLOWANCE.toNanos() && !lookedLate) {
            mistakes.add(which + " was taken, but by its times it came "
                    + Evidence.millis(needed - limit) + " after the limit of " + turn.limitMillis()
                    + " ms.");
        }
        boolean closed = turn.noAnswerCause()
                .filter(SeatTurn.NoAnswerCause.CLOSED::equals)
                .isPresent();
        if (ruled.code() == Ruling.LATE && waited < limit && !closed) {
            early.put(
                    ruled.seat(),
                    which + " was late, but by its times the limit of " + turn.limitMillis() + " ms was not over: only "
                            + Evidence.millis(waited) + " had passed.");
        }
    }
}

package arena.record;

import arena.game.Departure;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.SeatTally;
import arena.match.SeatTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A check of the order of a record's events, which is the same for every game.
 *
 * <p>The match itself writes most events, one after the other, so that their times rise. Remarks and ends of programs
 * come from other threads and may occur anywhere.
 */
final class EventOrder {

    private final List<String> mistakes = new ArrayList<>();
    private final SortedSet<Integer> ready = new TreeSet<>();
    private final SortedMap<Integer, Integer> orders = new TreeMap<>();
    private final SortedMap<Integer, SortedSet<Integer>> passedOver = new TreeMap<>();
    private Optional<RecordedEvent> last = Optional.empty();
    private Optional<RecordedEvent> unacknowledged = Optional.empty();
    private boolean begun;
    private boolean isResumed;
    /** The latest time so far; the clock of a match begins with its record. */
    private long latestNanos;

    private int latestLine = 1;

    /** Returns a sentence for each event so far that no match writes at its place. */
    List<String> mistakes() {
        return List.copyOf(mistakes);
    }

    /**
     * Checks the next event.
     *
     * @param before the status of the match before it
     */
    void check(RecordedEvent entry, MatchStatus before) {
        int line = entry.line();
        Event event = entry.event();
        if (last.filter(one -> one.event().equals(event)).isPresent() && !isOnce(event)) {
            mistake(line, "it says once more what line " + (line - 1) + " says");
        }
        if (before.end().isPresent() && !mayFollowTheEnd(event)) {
            mistake(line, "the match has ended before");
        }
        checkTime(line, event);
        checkAcknowledgement(entry);
        checkPresence(line, event, before);
        checkHold(line, event, before);
        checkNumber(line, event, before.seat(event.seat()));
        last = Optional.of(entry);
    }

    private void mistake(int line, String words) {
        mistakes.add("Line " + line + ": " + words + ".");
    }

    /** Returns whether the replay already checks that the event occurs once. */
    private static boolean isOnce(Event event) {
        return event instanceof Event.Began || event instanceof Event.Ended;
    }

    /** Returns whether an event may follow the end, after which players leave. */
    private static boolean mayFollowTheEnd(Event event) {
        return event instanceof Event.ProcessEnded
                || event instanceof Event.Noticed
                || event instanceof Event.Reasoned
                || isOnce(event);
    }

    private void checkTime(int line, Event event) {
        long nanos = written(event).orElse(latestNanos);
        if (nanos < latestNanos && !mayBeBefore(event)) {
            mistake(
                    line,
                    "by its time it was written " + Evidence.millis(latestNanos - nanos) + " before line "
                            + latestLine);
        }
        if (nanos >= latestNanos) {
            latestNanos = nanos;
            latestLine = line;
        }
    }

    /**
     * Returns whether an event may have an earlier time than the one before it: a player may have left before the match
     * went on, and the end of a killed match has the time of its file, whose clock is a different and coarser one.
     */
    private boolean mayBeBefore(Event event) {
        return event instanceof Event.BrokenOff broken && broken.cause() == Event.Cause.INFRASTRUCTURE
                || event instanceof Event.Left
                        && last.filter(one -> one.event() instanceof Event.WentOn)
                                .isPresent();
    }

    /** Returns the time at which the match wrote an event; empty for an event of another thread. */
    static OptionalLong written(Event event) {
        if (event instanceof Event.Joined joined) {
            return OptionalLong.of(joined.atNanos());
        } else if (event instanceof Event.Prompted prompted) {
            return OptionalLong.of(prompted.atNanos());
        } else if (event instanceof Event.UpdateSent update) {
            return OptionalLong.of(update.atNanos());
        } else if (event instanceof Event.Ruled ruled) {
            return OptionalLong.of(ruled.atNanos());
        } else if (event instanceof Event.Acknowledged acknowledged) {
            return OptionalLong.of(acknowledged.atNanos());
        } else if (event instanceof Event.Left left) {
            return OptionalLong.of(left.atNanos());
        } else if (event instanceof Event.Held held) {
            return OptionalLong.of(held.atNanos());
        } else if (event instanceof Event.WentOn wentOn) {
            return OptionalLong.of(wentOn.atNanos());
        } else if (event instanceof Event.Resumed resumed) {
            return OptionalLong.of(resumed.atNanos());
        } else if (event instanceof Event.HandedOver handed) {
            return OptionalLong.of(handed.atNanos());
        } else if (event instanceof Event.Intervened done) {
            return OptionalLong.of(done.atNanos());
        } else if (event instanceof Event.Ended ended) {
            return OptionalLong.of(ended.atNanos());
        } else if (event instanceof Event.BrokenOff broken) {
            return OptionalLong.of(broken.atNanos());
        }
        return OptionalLong.empty();
    }

    /** Checks that each ruling is acknowledged before the next event, unless the venue of the match has failed. */
    private void checkAcknowledgement(RecordedEvent entry) {
        if (entry.event() instanceof Event.Acknowledged acknowledged) {
            if (unacknowledged
                    .filter(one -> one.event().seat() == acknowledged.seat())
                    .isEmpty()) {
                mistake(
                        entry.line(),
                        "seat " + acknowledged.seat() + " is told how its answer " + acknowledged.number()
                                + " was judged, but none of its answers was judged just before");
            }
            unacknowledged = Optional.empty();
        } else if (written(entry.event()).isPresent()) {
            if (!mayComeBeforeTheAcknowledgement(entry.event())) {
                unacknowledged.ifPresent(one -> mistake(
                        one.line(), "seat " + one.event().seat() + " was never told how this answer was judged"));
            }
            unacknowledged = entry.event() instanceof Event.Ruled ? Optional.of(entry) : Optional.empty();
        }
    }

    private static boolean mayComeBeforeTheAcknowledgement(Event event) {
        return event instanceof Event.Left || event instanceof Event.BrokenOff || event instanceof Event.Resumed;
    }

    private void checkPresence(int line, Event event, MatchStatus before) {
        if (event instanceof Event.Resumed) {
            begun = false;
            ready.clear();
            isResumed = true;
        } else if (event instanceof Event.Joined joined) {
            if (begun) {
                mistake(line, "seat " + joined.seat() + " becomes ready in a match that has begun");
            }
            if (!ready.add(joined.seat())) {
                mistake(line, "seat " + joined.seat() + " becomes ready once more");
            }
        } else if (event instanceof Event.Left left) {
            if (left.why() == Departure.NOT_READY && ready.contains(left.seat())) {
                mistake(line, "seat " + left.seat() + " leaves as one who was not ready, but it had become ready");
            }
            if (before.seat(left.seat()).left().isPresent()) {
                mistake(line, "seat " + left.seat() + " leaves once more");
            }
        } else if (!begun && isOfPlay(event)) {
            begun = true;
            if (isResumed && event instanceof Event.Ended) {
                // Nothing was left to play: the match waited for no player.
                return;
            }
            before.seats().forEach((seat, tally) -> {
                if (seat > 0 && tally.left().isEmpty() && !ready.contains(seat)) {
                    mistake(line, "the match begins, but seat " + seat + " has neither become ready nor left");
                }
            });
        }
    }

    private static boolean isOfPlay(Event event) {
        return event instanceof Event.Prompted
                || event instanceof Event.UpdateSent
                || event instanceof Event.Ruled
                || event instanceof Event.Ended;
    }

    private void checkHold(int line, Event event, MatchStatus before) {
        if (event instanceof Event.WentOn && before.held().isEmpty()) {
            mistake(line, "the match goes on, but it was not held");
        } else if (event instanceof Event.UpdateSent && before.held().isPresent()) {
            mistake(line, "seat " + event.seat() + " gets an update while the match is held");
        } else if (event instanceof Event.Ruled && before.held().isPresent() && isOrder(before.seat(event.seat()))) {
            mistake(line, "an order of seat " + event.seat() + " is taken while the match is held");
        } else if (event instanceof Event.Held held) {
            if (before.held().filter(now -> now.seat() == held.seat()).isPresent()) {
                mistake(line, "the match was held before");
            }
            if (held.seat() < 0 || held.seat() > before.names().size()) {
                mistake(line, "there is no seat " + held.seat() + " for which the match could be held");
            }
        }
    }

    private void checkNumber(int line, Event event, SeatTally tally) {
        if (event instanceof Event.Resumed) {
            orders.clear();
            passedOver.clear();
        } else if (event instanceof Event.HandedOver handed) {
            orders.remove(handed.seat());
            passedOver.remove(handed.seat());
        } else if (event instanceof Event.Noticed noticed && noticed.passesOver()) {
            noticed.output()
                    .ifPresent(output -> passedOver
                            .computeIfAbsent(noticed.seat(), seat -> new TreeSet<>())
                            .add(output));
        } else if (event instanceof Event.Ruled ruled && isOrder(tally)) {
            int number = ruled.reply().number();
            int due = due(ruled.seat(), number);
            if (number != due) {
                mistake(
                        line,
                        "seat " + ruled.seat() + " orders under the number " + number + ", its next one is " + due);
            }
            orders.put(ruled.seat(), number);
        } else if (event instanceof Event.Reasoned reasoned && !isOf(reasoned.number(), tally)) {
            mistake(
                    line,
                    "seat " + reasoned.seat() + " says why it answers input " + reasoned.number()
                            + ", which is not what it was asked last");
        } else if (event instanceof Event.ProcessorTime used && !isOf(used.number(), tally)) {
            mistake(
                    line,
                    "the processors were measured for input " + used.number() + " of seat " + used.seat()
                            + ", which is not what it was asked last");
        }
    }

    /** Returns the next number of a seat's orders, or a later one if all numbers before it were passed over. */
    private int due(int seat, int number) {
        int due = orders.getOrDefault(seat, 0) + 1;
        SortedSet<Integer> over = passedOver.getOrDefault(seat, new TreeSet<>());
        while (due < number && over.contains(due)) {
            due++;
        }
        return due;
    }

    /** Returns whether the seat plays in real time, where there are orders without prompts. */
    private static boolean isOrder(SeatTally tally) {
        return tally.turn().prompt().isEmpty();
    }

    /**
     * Returns whether a number belongs to the open prompt; in real time a player may still think about an earlier
     * update.
     */
    private static boolean isOf(int number, SeatTally tally) {
        SeatTurn turn = tally.turn();
        return isOrder(tally)
                ? number >= 1 && number <= tally.prompts()
                : number == turn.number() && turn.ruling().isEmpty();
    }
}

package arena.doctor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Which trouble belongs to the turn that is played, and which one is to blame for what goes wrong just now. */
final class Regimen {

    private final Trouble ground;
    private final Chart chart;
    private final Deque<Trouble> troubles;
    private final long plainUntilNanos = Pauses.nanosAfter(Limits.PLAIN_MILLIS);
    private int plainTurns;
    private int turn;
    private Optional<Trouble> planted = Optional.empty();
    private Optional<Trouble> carried = Optional.empty();
    private Trouble suspect;
    private int suspectTurn;

    /** Begins a course; what is planted and what goes wrong stands in the chart. */
    Regimen(Course course, Chart chart) {
        this.ground = course.ground();
        this.chart = chart;
        this.troubles = new ArrayDeque<>(course.troubles());
        this.plainTurns = course.plainTurns();
        this.suspect = course.ground();
    }

    /** Takes up the next turn and plants its trouble; returns false if the course is at its end instead. */
    boolean begin(int number) {
        turn = number;
        planted = carried.isPresent() ? Optional.empty() : Optional.ofNullable(troubles.poll());
        if (planted.isEmpty() && carried.isEmpty() && (plainTurns-- <= 0 || System.nanoTime() > plainUntilNanos)) {
            return false;
        }
        // What lies in an acknowledgement shows its effect in the turn after its own.
        suspectTurn = carried.isPresent() ? suspectTurn : turn;
        suspect = carried.or(() -> planted.filter(trouble -> trouble.moment() == Trouble.Moment.INPUT))
                .orElse(ground);
        planted.ifPresent(chart::plant);
        return true;
    }

    /** The answer of the turn was judged: what lies in its code is to blame from now on. */
    void acknowledge() {
        carried = planted.filter(trouble -> trouble.moment() == Trouble.Moment.CODE);
        suspect = carried.orElse(ground);
        suspectTurn = turn;
    }

    /** Returns the number of the last prompt. */
    int turn() {
        return turn;
    }

    boolean plants(Trouble trouble) {
        return planted.equals(Optional.of(trouble));
    }

    /** Returns how the input of this turn appears. */
    Trouble ofInput() {
        return planted.filter(trouble -> trouble.moment() == Trouble.Moment.INPUT)
                .orElse(ground);
    }

    /** Returns how the code of this turn appears. */
    Trouble ofCode() {
        return carried.orElse(ground);
    }

    /** Returns whether nothing is planned after this turn. */
    boolean isLast() {
        return troubles.isEmpty() && planted.isEmpty() && plainTurns <= 0;
    }

    /** Writes down what the bot did, under what is to blame for it. */
    void complain(String did) {
        chart.complain(suspect, suspectTurn, did);
    }

    /** Takes back what was planted last and had no turn to show its effect. */
    void withdraw() {
        carried.ifPresent(chart::withdraw);
    }
}

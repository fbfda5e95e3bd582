package arena.probe;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Which fault belongs to the turn that is played, and which one is to blame for what goes wrong just now. */
final class CurrentFault {

    private final PlantedFault ground;
    private final ProbeFindings findings;
    private final Deque<PlantedFault> faults;
    private final long plainUntilNanos = Pauses.nanosAfter(ProbeTimes.PLAIN_MILLIS);
    private int plainTurns;
    private int turn;
    private Optional<PlantedFault> planted = Optional.empty();
    private Optional<PlantedFault> carried = Optional.empty();
    private PlantedFault suspect;
    private int suspectTurn;

    /** Begins a course; what is planted and what goes wrong stands in the findings. */
    CurrentFault(FaultSchedule course, ProbeFindings findings) {
        this.ground = course.ground();
        this.findings = findings;
        this.faults = new ArrayDeque<>(course.faults());
        this.plainTurns = course.plainTurns();
        this.suspect = course.ground();
    }

    /** Takes up the next turn and plants its fault; returns false if the course is at its end instead. */
    boolean begin(int number) {
        turn = number;
        planted = carried.isPresent() ? Optional.empty() : Optional.ofNullable(faults.poll());
        if (planted.isEmpty() && carried.isEmpty() && (plainTurns-- <= 0 || System.nanoTime() > plainUntilNanos)) {
            return false;
        }
        // What lies in an acknowledgement shows its effect in the turn after its own.
        suspectTurn = carried.isPresent() ? suspectTurn : turn;
        suspect = carried.or(() -> planted.filter(fault -> fault.moment() == PlantedFault.Moment.INPUT))
                .orElse(ground);
        planted.ifPresent(findings::plant);
        return true;
    }

    /** The answer of the turn was judged: what lies in its code is to blame from now on. */
    void acknowledge() {
        carried = planted.filter(fault -> fault.moment() == PlantedFault.Moment.CODE);
        suspect = carried.orElse(ground);
        suspectTurn = turn;
    }

    /** Returns the number of the last prompt. */
    int turn() {
        return turn;
    }

    boolean plants(PlantedFault fault) {
        return planted.equals(Optional.of(fault));
    }

    /** Returns how the input of this turn appears. */
    PlantedFault ofInput() {
        return planted.filter(fault -> fault.moment() == PlantedFault.Moment.INPUT)
                .orElse(ground);
    }

    /** Returns how the code of this turn appears. */
    PlantedFault ofCode() {
        return carried.orElse(ground);
    }

    /** Returns whether nothing is planned after this turn. */
    boolean isLast() {
        return faults.isEmpty() && planted.isEmpty() && plainTurns <= 0;
    }

    /** Writes down what the bot did, under what is to blame for it. */
    void complain(String did) {
        findings.complain(suspect, suspectTurn, did);
    }

    /** Takes back what was planted last and had no turn to show its effect. */
    void withdraw() {
        carried.ifPresent(findings::withdraw);
    }
}

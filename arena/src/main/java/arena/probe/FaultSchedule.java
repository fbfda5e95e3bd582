package arena.probe;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * What happens in a match with faults.
 *
 * @param name the bot's name in it
 * @param ground to blame for what goes wrong in a turn without a fault
 * @param faults one for each turn, in order
 * @param watched for what is looked in a long pause
 * @param plainTurns how many turns without a fault follow them
 * @param ending how the match ends; nothing if the bot is not told
 */
record FaultSchedule(
        String name,
        PlantedFault defaultFault,
        List<PlantedFault> faults,
        List<PlantedFault> watched,
        int plainTurns,
        Optional<Ending> ending) {

    FaultSchedule {
        faults = List.copyOf(faults);
        watched = List.copyOf(watched);
    }

    /**
     * How a match ends.
     *
     * @param text what Gameover.txt says; nothing for a match that is broken off
     */
    record Ending(PlantedFault fault, Optional<String> text) {}

    /** Returns whether it ends while an answer waits for its code. */
    boolean endsBeforeCode() {
        return ending.filter(end -> end.fault() == PlantedFault.END_BEFORE_CODE).isPresent();
    }

    /** Which fault belongs to the turn that is played, and which one is to blame for what goes wrong just now. */
    static final class Cursor {

        private final PlantedFault defaultFault;
        private final ProbeFindings findings;
        private final Deque<PlantedFault> faults;
        private final long plainUntilNanos = Pauses.nanosAfter(ProbeTimes.PLAIN_MILLIS);
        private int plainTurns;
        private int turn;
        private Optional<PlantedFault> planted = Optional.empty();
        private Optional<PlantedFault> pendingFromCode = Optional.empty();
        private PlantedFault suspect;
        private int suspectTurn;

        /** Begins a course; what is planted and what goes wrong stands in the findings. */
        Cursor(FaultSchedule course, ProbeFindings findings) {
            this.defaultFault = course.defaultFault();
            this.findings = findings;
            this.faults = new ArrayDeque<>(course.faults());
            this.plainTurns = course.plainTurns();
            this.suspect = course.defaultFault();
        }

        /** Takes up the next turn and plants its fault; returns false if the course is at its end instead. */
        boolean begin(int number) {
            turn = number;
            planted = pendingFromCode.isPresent() ? Optional.empty() : Optional.ofNullable(faults.poll());
            if (planted.isEmpty()
                    && pendingFromCode.isEmpty()
                    && (plainTurns-- <= 0 || System.nanoTime() > plainUntilNanos)) {
                return false;
            }
            // What lies in an acknowledgement shows its effect in the turn after its own.
            suspectTurn = pendingFromCode.isPresent() ? suspectTurn : turn;
            suspect = pendingFromCode
                    .or(() -> planted.filter(fault -> fault.moment() == PlantedFault.Moment.INPUT))
                    .orElse(defaultFault);
            planted.ifPresent(findings::plant);
            return true;
        }

        /** The answer of the turn was judged: what lies in its code is to blame from now on. */
        void acknowledge() {
            pendingFromCode = planted.filter(fault -> fault.moment() == PlantedFault.Moment.CODE);
            suspect = pendingFromCode.orElse(defaultFault);
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
                    .orElse(defaultFault);
        }

        /** Returns how the code of this turn appears. */
        PlantedFault ofCode() {
            return pendingFromCode.orElse(defaultFault);
        }

        /** Returns whether nothing is planned after this turn. */
        boolean isLast() {
            return faults.isEmpty() && planted.isEmpty() && plainTurns <= 0;
        }

        /** Writes down what the bot did, under what is to blame for it. */
        void report(String did) {
            findings.report(suspect, suspectTurn, did);
        }

        /** Takes back what was planted last and had no turn to show its effect. */
        void withdraw() {
            pendingFromCode.ifPresent(findings::withdraw);
        }
    }
}

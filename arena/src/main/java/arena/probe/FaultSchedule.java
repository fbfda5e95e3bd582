package arena.probe;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The schedule of faults in one match.
 *
 * @param name the bot's name in the match
 * @param defaultFault the cause of findings in a turn without a planted fault
 * @param faults the planted faults, one for each turn, in order
 * @param watched the faults that are observed in a long pause
 * @param plainTurns the number of turns without a fault after them
 * @param ending the end of the match; empty if the bot is not informed of it
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
     * The end of a match.
     *
     * @param text the text of Gameover.txt; empty for a match that is aborted
     */
    record Ending(PlantedFault fault, Optional<String> text) {}

    /** Returns whether the match ends while an answer waits for its code. */
    boolean endsBeforeCode() {
        return ending.filter(end -> end.fault() == PlantedFault.END_BEFORE_CODE).isPresent();
    }

    /**
     * The current position in a schedule: the fault of the present turn, and the fault that is the cause of a finding
     * at this moment.
     */
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

        /** Begins a schedule; planted faults and findings are recorded in the given findings. */
        Cursor(FaultSchedule schedule, ProbeFindings findings) {
            this.defaultFault = schedule.defaultFault();
            this.findings = findings;
            this.faults = new ArrayDeque<>(schedule.faults());
            this.plainTurns = schedule.plainTurns();
            this.suspect = schedule.defaultFault();
        }

        /** Begins the next turn and plants its fault; returns false if the schedule has ended. */
        boolean begin(int number) {
            turn = number;
            planted = pendingFromCode.isPresent() ? Optional.empty() : Optional.ofNullable(faults.poll());
            if (planted.isEmpty()
                    && pendingFromCode.isEmpty()
                    && (plainTurns-- <= 0 || System.nanoTime() > plainUntilNanos)) {
                return false;
            }
            // A fault in an acknowledgement has its effect in the following turn.
            suspectTurn = pendingFromCode.isPresent() ? suspectTurn : turn;
            suspect = pendingFromCode
                    .or(() -> planted.filter(fault -> fault.moment() == PlantedFault.Moment.INPUT))
                    .orElse(defaultFault);
            planted.ifPresent(findings::plant);
            return true;
        }

        /**
         * Records that the answer of the turn was judged. From now on a fault in the acknowledgement is the suspect.
         */
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

        /** Returns the fault of this turn's input. */
        PlantedFault ofInput() {
            return planted.filter(fault -> fault.moment() == PlantedFault.Moment.INPUT)
                    .orElse(defaultFault);
        }

        /** Returns the fault of this turn's acknowledgement. */
        PlantedFault ofCode() {
            return pendingFromCode.orElse(defaultFault);
        }

        /** Returns whether this is the last turn of the schedule. */
        boolean isLast() {
            return faults.isEmpty() && planted.isEmpty() && plainTurns <= 0;
        }

        /** Adds a finding with the suspected fault as its cause. */
        void report(String did) {
            findings.report(suspect, suspectTurn, did);
        }

        /** Withdraws the last planted fault if it had no turn to show its effect. */
        void withdraw() {
            pendingFromCode.ifPresent(findings::withdraw);
        }
    }
}

package arena.probe;

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
        PlantedFault ground,
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
}

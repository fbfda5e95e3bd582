package arena.doctor;

import java.util.List;
import java.util.Optional;

/**
 * What happens in a match with troubles.
 *
 * @param name the bot's name in it
 * @param ground to blame for what goes wrong in a turn without a trouble
 * @param troubles one for each turn, in order
 * @param watched for what is looked in a long pause
 * @param plainTurns how many turns without a trouble follow them
 * @param ending how the match ends; nothing if the bot is not told
 */
record Course(
        String name,
        Trouble ground,
        List<Trouble> troubles,
        List<Trouble> watched,
        int plainTurns,
        Optional<Ending> ending) {

    Course {
        troubles = List.copyOf(troubles);
        watched = List.copyOf(watched);
    }

    /**
     * How a match ends.
     *
     * @param text what Gameover.txt says; nothing for a match that is broken off
     */
    record Ending(Trouble trouble, Optional<String> text) {}

    /** Returns whether it ends while an answer waits for its code. */
    boolean endsBeforeCode() {
        return ending.filter(end -> end.trouble() == Trouble.END_BEFORE_CODE).isPresent();
    }
}

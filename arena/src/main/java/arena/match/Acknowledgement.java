package arena.match;

import arena.game.Fact;
import java.util.List;

/**
 * The acknowledgement of an answer, as the player receives it.
 *
 * @param number the number of the prompt, or of the player's own order in real time
 * @param code 0, or the code of the first rule that was broken
 * @param explanation the lines of {@code explain_i.txt}; empty if none is to be written
 */
public record Acknowledgement(int number, int code, List<Fact> explanation) {

    public Acknowledgement {
        explanation = List.copyOf(explanation);
    }
}

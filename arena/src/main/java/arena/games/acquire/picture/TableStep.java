package arena.games.acquire.picture;

import arena.games.acquire.state.AcquireEvent;
import java.util.List;
import java.util.Optional;

/**
 * What a viewer sees of an answer and what came of it.
 *
 * @param player who answered
 * @param order what counted of the answer, as everybody is shown it
 * @param happened one after the other, bonuses with the reason for each
 */
public record TableStep(int player, Optional<String> order, List<AcquireEvent> happened) {
    public TableStep {
        happened = List.copyOf(happened);
    }
}

package arena.games.acquire;

import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.HotelBoard;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What everybody is shown of an answer: all that counts, but a purchase only when it is made. */
final class PublicOrder {

    private PublicOrder() {}

    /** Returns the text. */
    static Optional<String> of(AcquireState state, AcquireOrder counts) {
        boolean waits = counts.tile()
                .map(tile -> state.board().kind(tile) == HotelBoard.Kind.MERGES)
                .orElse(false);
        List<AcquireCommand> shown = counts.commands().stream()
                .filter(command -> !waits || isOfTile(command))
                .toList();
        return Optional.of(
                shown.isEmpty()
                        ? "End"
                        : shown.stream().map(AcquireCommand::text).collect(Collectors.joining("; ")));
    }

    private static boolean isOfTile(AcquireCommand command) {
        return command instanceof AcquireCommand.PlaceTile || command instanceof AcquireCommand.Survivor;
    }
}

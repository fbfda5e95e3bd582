package arena.games.acquire;

import arena.games.acquire.order.Command;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.State;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What everybody is shown of an answer: all that counts, but a purchase only when it is made. */
final class Shown {

    private Shown() {}

    /** Returns the text. */
    static Optional<String> of(State state, Order counts) {
        boolean waits = counts.tile()
                .map(tile -> state.board().kind(tile) == Board.Kind.MERGES)
                .orElse(false);
        List<Command> shown = counts.commands().stream()
                .filter(command -> !waits || isOfTile(command))
                .toList();
        return Optional.of(
                shown.isEmpty() ? "End" : shown.stream().map(Command::text).collect(Collectors.joining("; ")));
    }

    private static boolean isOfTile(Command command) {
        return command instanceof Command.PlaceTile || command instanceof Command.Survivor;
    }
}

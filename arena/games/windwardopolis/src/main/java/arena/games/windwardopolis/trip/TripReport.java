package arena.games.windwardopolis.trip;

import arena.game.Seat;
import java.util.Optional;

/**
 * A report of an event to players.
 *
 * @param to the player who receives it; empty for all
 * @param about the seat whose car it concerns
 * @param status the kind of event
 * @param card the card that it concerns, if any
 */
public record TripReport(Optional<Seat> to, Seat about, Status status, Optional<Card> card) {

    /** Returns a report about no card; the status decides on its receivers. */
    public static TripReport of(Seat about, Status status) {
        return of(about, status, Optional.empty());
    }

    /** Returns a report about a card; the status decides on its receivers. */
    static TripReport of(Seat about, Status status, Card card) {
        return of(about, status, Optional.of(card));
    }

    /** Returns a report; the status decides on its receivers. */
    public static TripReport of(Seat about, Status status, Optional<Card> card) {
        return new TripReport(status.isForAll() ? Optional.empty() : Optional.of(about), about, status, card);
    }

    /** Returns whether a player receives it. */
    public boolean isFor(Seat seat) {
        return to.isEmpty() || to.get().equals(seat);
    }
}

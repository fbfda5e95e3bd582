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

    /** Returns a report to all players about no card. */
    static TripReport toAll(Seat about, Status status) {
        return new TripReport(Optional.empty(), about, status, Optional.empty());
    }

    /** Returns a report to all players about a card. */
    static TripReport toAll(Seat about, Status status, Card card) {
        return new TripReport(Optional.empty(), about, status, Optional.of(card));
    }

    /** Returns a report to one player about no card. */
    public static TripReport toOwn(Seat about, Status status) {
        return new TripReport(Optional.of(about), about, status, Optional.empty());
    }

    /** Returns a report to one player about a card. */
    static TripReport toOwn(Seat about, Status status, Card card) {
        return new TripReport(Optional.of(about), about, status, Optional.of(card));
    }

    /** Returns the report that a player has received. */
    public static TripReport received(Seat about, Status status, Optional<Card> card) {
        return new TripReport(status.isForAll() ? Optional.empty() : Optional.of(about), about, status, card);
    }

    /** Returns whether a player receives it. */
    public boolean isFor(Seat seat) {
        return to.isEmpty() || to.get().equals(seat);
    }
}

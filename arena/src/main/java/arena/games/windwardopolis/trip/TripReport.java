package arena.games.windwardopolis.trip;

import arena.game.Seat;
import java.util.Optional;

/**
 * Something that players are told at once.
 *
 * @param to who is told; empty for everybody
 * @param about whose car it is
 * @param status what has happened
 * @param card the card it is about, if any
 */
public record TripReport(Optional<Seat> to, Seat about, Status status, Optional<Card> card) {

    /** Returns one for everybody that is about no card. */
    static TripReport toAll(Seat about, Status status) {
        return new TripReport(Optional.empty(), about, status, Optional.empty());
    }

    /** Returns one for everybody that is about a card. */
    static TripReport toAll(Seat about, Status status, Card card) {
        return new TripReport(Optional.empty(), about, status, Optional.of(card));
    }

    /** Returns one for the player alone that is about no card. */
    public static TripReport toOwn(Seat about, Status status) {
        return new TripReport(Optional.of(about), about, status, Optional.empty());
    }

    /** Returns one for the player alone that is about a card. */
    static TripReport toOwn(Seat about, Status status, Card card) {
        return new TripReport(Optional.of(about), about, status, Optional.of(card));
    }

    /** Returns whether somebody is told. */
    public boolean isFor(Seat seat) {
        return to.isEmpty() || to.get().equals(seat);
    }
}

package arena.games.acquire.state;

import java.util.List;
import java.util.Optional;

/**
 * The moment of a match: the turn and the open question.
 *
 * @param turn the number of the turn, from 1; 0 before the first one
 * @param mover the player whose turn it is, from 1
 * @param asked the player that is asked, from 1
 * @param question the open question
 * @param chains the chains of the question: defunct chain and survivor of a merger, else the chains to choose from
 * @param toPlace the number of tiles still to be placed in this turn
 * @param idle the number of turns in a row without a tile; -1 in a turn in which one has been placed
 * @param placing a placed tile that is not settled yet
 * @param ordered the card that the organiser has ordered for the purchase of this turn
 */
public record AcquireMoment(
        int turn,
        int mover,
        int asked,
        AcquireQuestion question,
        List<HotelChain> chains,
        int toPlace,
        int idle,
        Optional<Placing> placing,
        Optional<PowerUp> ordered) {

    /**
     * A placed tile that is not settled yet: the board is still as before it.
     *
     * @param merger the merger, once the surviving chain is decided
     * @param purchase the purchase that was ordered with the tile and waits; nothing if it is asked for later
     */
    public record Placing(HotelTile tile, Optional<Merger> merger, Optional<Purchase> purchase) {

        /** Returns the same tile with another merger. */
        public Placing with(Merger changed) {
            return new Placing(tile, Optional.of(changed), purchase);
        }
    }

    public AcquireMoment {
        chains = List.copyOf(chains);
    }

    /** Returns the moment before the first turn. */
    static AcquireMoment before(int first, int players) {
        int last = (first + players - 2) % players + 1;
        return new AcquireMoment(
                0, last, last, AcquireQuestion.END, List.of(), 0, 0, Optional.empty(), Optional.empty());
    }

    /** Returns the moment at which a player is asked a question. */
    public AcquireMoment asking(int player, AcquireQuestion what, List<HotelChain> about) {
        return new AcquireMoment(turn, mover, player, what, about, toPlace, idle, placing, ordered);
    }

    /** Returns the beginning of a player's turn. */
    public AcquireMoment nextTurn(int player) {
        return new AcquireMoment(
                turn + 1, player, player, AcquireQuestion.END, List.of(), 1, idle, Optional.empty(), Optional.empty());
    }

    /** Returns the moment with another number of tiles to place. */
    public AcquireMoment withToPlace(int tiles) {
        return new AcquireMoment(turn, mover, asked, question, chains, tiles, idle, placing, ordered);
    }

    /** Returns the moment with another number of turns without a tile. */
    public AcquireMoment withIdle(int turns) {
        return new AcquireMoment(turn, mover, asked, question, chains, toPlace, turns, placing, ordered);
    }

    /** Returns the moment at which a tile is being settled. */
    public AcquireMoment withPlacing(Optional<Placing> changed) {
        return new AcquireMoment(turn, mover, asked, question, chains, toPlace, idle, changed, ordered);
    }

    /** Returns the moment with a card that the organiser has ordered. */
    public AcquireMoment withOrdered(PowerUp card) {
        return new AcquireMoment(turn, mover, asked, question, chains, toPlace, idle, placing, Optional.of(card));
    }
}

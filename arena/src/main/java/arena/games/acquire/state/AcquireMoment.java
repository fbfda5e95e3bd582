package arena.games.acquire.state;

import java.util.List;
import java.util.Optional;

/**
 * Where a match stands.
 *
 * @param turn the number of the turn, from 1; 0 before the first one
 * @param mover whose turn it is, from 1
 * @param asked who is asked, from 1
 * @param question what is asked
 * @param chains those it is about: defunct chain and survivor of a merger, else those to choose from
 * @param toPlace how many tiles are still to be placed in this turn
 * @param idle how many turns in a row have passed without a tile; -1 in a turn in which one has been placed
 * @param placing what is not settled yet of a tile that was placed
 * @param ordered the card that the organiser has the mover play with the purchase of this turn
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
     * A tile that was placed and is not settled yet: the board is still as before it.
     *
     * @param merger once it is decided which chain survives
     * @param purchase what was ordered with the tile and waits; nothing if it is asked for later
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

    /** Returns the moment before the first turn, of which a player is the mover. */
    static AcquireMoment before(int first, int players) {
        int last = (first + players - 2) % players + 1;
        return new AcquireMoment(
                0, last, last, AcquireQuestion.END, List.of(), 0, 0, Optional.empty(), Optional.empty());
    }

    /** Returns the moment at which somebody is asked something. */
    public AcquireMoment asking(int player, AcquireQuestion what, List<HotelChain> about) {
        return new AcquireMoment(turn, mover, player, what, about, toPlace, idle, placing, ordered);
    }

    /** Returns the beginning of a player's turn. */
    public AcquireMoment nextTurn(int player) {
        return new AcquireMoment(
                turn + 1, player, player, AcquireQuestion.END, List.of(), 1, idle, Optional.empty(), Optional.empty());
    }

    /** Returns the moment at which so many tiles are to be placed. */
    public AcquireMoment withToPlace(int tiles) {
        return new AcquireMoment(turn, mover, asked, question, chains, tiles, idle, placing, ordered);
    }

    /** Returns the moment at which a tile has been placed, or none. */
    public AcquireMoment withIdle(int turns) {
        return new AcquireMoment(turn, mover, asked, question, chains, toPlace, turns, placing, ordered);
    }

    /** Returns the moment at which a tile is being settled. */
    public AcquireMoment withPlacing(Optional<Placing> changed) {
        return new AcquireMoment(turn, mover, asked, question, chains, toPlace, idle, changed, ordered);
    }

    /** Returns the moment at which the organiser has the mover play a card with the purchase. */
    public AcquireMoment withOrdered(PowerUp card) {
        return new AcquireMoment(turn, mover, asked, question, chains, toPlace, idle, placing, Optional.of(card));
    }
}

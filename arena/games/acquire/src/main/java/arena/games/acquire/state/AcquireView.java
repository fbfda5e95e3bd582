package arena.games.acquire.state;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The view of a match by one viewer: exactly the values of {@code input_i.txt}.
 *
 * @param expecting the open question
 * @param names the players' names in the order of their seats
 * @param me the viewer's number, from 1; 0 for a viewer that does not play
 * @param place the turn and its progress
 * @param rows the nine rows of the board, twelve letters each
 * @param chains the seven chains in order
 * @param accounts the public values of each player
 * @param hands the hands that the viewer sees, by the numbers of the players
 * @param playable the tiles of the viewer's hand that can be placed now
 */
public record AcquireView(
        Expecting expecting,
        List<String> names,
        int me,
        Place place,
        List<String> rows,
        List<Holdings> chains,
        List<Account> accounts,
        SortedMap<Integer, List<HotelTile>> hands,
        List<HotelTile> playable) {

    /** A square on which no tile lies. */
    public static final char FREE = '.';

    /** A tile of no chain. */
    public static final char LOOSE = 'o';

    /** A square on which no tile will ever be placed. */
    public static final char NEVER = 'X';

    /** A square on which no tile can be placed now. */
    public static final char NOT_NOW = 'x';

    /** The number of shares of a hidden holding. */
    public static final int HIDDEN = -1;

    /**
     * A question with its chains.
     *
     * @param chains the chains of the question: defunct and survivor, or the chains to choose from
     */
    public record Expecting(AcquireQuestion question, List<HotelChain> chains) {
        public Expecting {
            chains = List.copyOf(chains);
        }
    }

    /**
     * A turn and its progress.
     *
     * @param turn its number, from 1
     * @param mover the player whose turn it is
     * @param toPlace the number of tiles still to be placed
     * @param mayEnd whether the mover may declare the end
     * @param tile the tile that is being settled
     * @param defunct the chains that are still to be settled, in order
     */
    public record Place(
            int turn, int mover, int toPlace, boolean mayEnd, Optional<HotelTile> tile, List<HotelChain> defunct) {
        public Place {
            defunct = List.copyOf(defunct);
        }
    }

    /**
     * A chain with its figures.
     *
     * @param size the number of tiles; 0 if it is not on the board
     * @param price the price of a share, in dollars; 0 if it is not on the board
     * @param bank the number of shares that no player holds
     * @param shares the number of shares of each player, or {@link #HIDDEN}
     */
    public record Holdings(HotelChain chain, int size, int price, int bank, List<Integer> shares) {
        public Holdings {
            shares = List.copyOf(shares);
        }

        /** Returns the number of shares of a player, counted from 1, or {@link #HIDDEN}. */
        public int shares(int player) {
            return shares.get(player - 1);
        }
    }

    /**
     * The public values of a player besides the shares.
     *
     * @param cash the money, in dollars
     * @param cards the cards not played yet, in their order
     */
    public record Account(int cash, List<PowerUp> cards) {
        public Account {
            cards = List.copyOf(cards);
        }
    }

    public AcquireView {
        names = List.copyOf(names);
        rows = List.copyOf(rows);
        chains = List.copyOf(chains);
        accounts = List.copyOf(accounts);
        SortedMap<Integer, List<HotelTile>> copy = new TreeMap<>();
        hands.forEach((player, hand) -> copy.put(player, List.copyOf(hand)));
        hands = Collections.unmodifiableSortedMap(copy);
        playable = List.copyOf(playable);
        if (names.size() != accounts.size() || chains.size() != HotelChain.COUNT || rows.size() != HotelTile.ROWS) {
            throw new IllegalArgumentException("not a view of a match: " + names + ", " + rows);
        }
    }

    /** Returns the viewer's own tiles; none for a viewer that does not play. */
    public List<HotelTile> hand() {
        return hands.getOrDefault(me, List.of());
    }

    /** Returns a chain with its figures. */
    public Holdings holdings(HotelChain chain) {
        return chains.get(chain.index());
    }

    /** Returns the letter of the board on the square of a tile. */
    public char letter(HotelTile tile) {
        return rows.get(tile.row()).charAt(tile.column() - 1);
    }

    /** Returns the chains of the match. */
    public ChainSet chainSet() {
        return ChainSet.WINDWARD.chains().get(0).equals(chains.get(0).chain()) ? ChainSet.WINDWARD : ChainSet.CLASSIC;
    }
}

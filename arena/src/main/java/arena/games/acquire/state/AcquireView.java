package arena.games.acquire.state;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What one viewer may see of a match: exactly what {@code input_i.txt} tells.
 *
 * @param expecting what is asked of whom it is asked
 * @param names the players' names in the order of their seats
 * @param me the viewer's number, from 1; 0 for one who plays no part
 * @param place where the turn stands
 * @param rows the nine rows of the board, twelve letters each
 * @param chains the seven chains in order
 * @param accounts what everybody sees of each player
 * @param hands the tiles of the players whose hands the viewer sees, by their numbers
 * @param playable those tiles of the viewer's hand that can be placed now
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

    /** How many shares somebody holds whose holdings are hidden. */
    public static final int HIDDEN = -1;

    /**
     * What is asked.
     *
     * @param chains the chains it is about: defunct and survivor, or those to choose from
     */
    public record Expecting(AcquireQuestion question, List<HotelChain> chains) {
        public Expecting {
            chains = List.copyOf(chains);
        }
    }

    /**
     * Where the turn stands.
     *
     * @param turn its number, from 1
     * @param mover whose turn it is
     * @param toPlace how many tiles are still to be placed in it
     * @param mayEnd whether its mover may declare the end
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
     * A chain.
     *
     * @param size how many tiles it has; 0 if it is not on the board
     * @param price what a share costs, in dollars; 0 if it is not on the board
     * @param bank how many shares nobody holds
     * @param shares how many each player holds, or {@link #HIDDEN}
     */
    public record Holdings(HotelChain chain, int size, int price, int bank, List<Integer> shares) {
        public Holdings {
            shares = List.copyOf(shares);
        }

        /** Returns how many shares a player holds, counted from 1, or {@link #HIDDEN}. */
        public int shares(int player) {
            return shares.get(player - 1);
        }
    }

    /**
     * What everybody sees of a player besides the shares.
     *
     * @param cash in dollars
     * @param cards those not played yet, in their order
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

    /** Returns the viewer's own tiles; none of one who plays no part. */
    public List<HotelTile> hand() {
        return hands.getOrDefault(me, List.of());
    }

    /** Returns a chain with its figures. */
    public Holdings holdings(HotelChain chain) {
        return chains.get(chain.place());
    }

    /** Returns the letter of the board where a tile belongs. */
    public char letter(HotelTile tile) {
        return rows.get(tile.row()).charAt(tile.column() - 1);
    }

    /** Returns the chains of the match. */
    public ChainSet chainSet() {
        return ChainSet.WINDWARD.chains().get(0).equals(chains.get(0).chain()) ? ChainSet.WINDWARD : ChainSet.CLASSIC;
    }
}

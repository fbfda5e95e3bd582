package arena.games.acquire.levels;

import arena.games.acquire.state.AcquireTerms;
import arena.search.SearchRandom;

/** The hands and the bag of a {@link PackedTable} in arrays. It is mutable. */
final class PackedTiles {

    /** A hand has at most six tiles and the five of a card. */
    static final int MOST_IN_HAND = 12;

    private final byte[] hands;
    private final int[] counts;
    private final byte[] bag = new byte[PackedHotelBoard.TILES];
    private int next;
    private int end;

    PackedTiles(int seats) {
        hands = new byte[seats * MOST_IN_HAND];
        counts = new int[seats];
    }

    void copyFrom(PackedTiles other) {
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        System.arraycopy(other.bag, other.next, bag, other.next, other.end - other.next);
        next = other.next;
        end = other.end;
    }

    /** Empties hands and bag. */
    void clear() {
        java.util.Arrays.fill(counts, 0);
        next = 0;
        end = 0;
    }

    /** Adds a tile to the bag as the last one to be drawn. */
    void putIntoBag(int tile) {
        bag[end++] = (byte) tile;
    }

    /** Appends a tile to a hand. */
    void putIntoHand(int seat, int tile) {
        hands[seat * MOST_IN_HAND + counts[seat]++] = (byte) tile;
    }

    int inBag() {
        return end - next;
    }

    /** Returns a tile of the bag, 0 for the one that is drawn next. */
    int bag(int index) {
        return bag[next + index];
    }

    int inHand(int seat) {
        return counts[seat];
    }

    int hand(int seat, int index) {
        return hands[seat * MOST_IN_HAND + index];
    }

    /** Returns whether any tile is left in the bag or in a hand. */
    boolean isAnyLeft() {
        if (next < end) {
            return true;
        }
        for (int count : counts) {
            if (count > 0) {
                return true;
            }
        }
        return false;
    }

    /** Draws tiles for a seat, as far as the bag has any. */
    void draw(int seat, int count) {
        for (int drawn = 0; drawn < count && next < end; drawn++) {
            putIntoHand(seat, bag[next++]);
        }
    }

    /** Draws tiles for a seat until the hand is full. */
    void fillUp(int seat) {
        draw(seat, AcquireTerms.HAND - counts[seat]);
    }

    /** Takes a tile out of a hand. */
    void take(int seat, int tile) {
        int index = 0;
        while (hand(seat, index) != tile) {
            index++;
        }
        remove(seat, index);
    }

    private void remove(int seat, int index) {
        int at = seat * MOST_IN_HAND + index;
        counts[seat]--;
        System.arraycopy(hands, at + 1, hands, at, counts[seat] - index);
    }

    /** Discards a whole hand. */
    void discardHand(int seat) {
        counts[seat] = 0;
    }

    /** Removes the dead tiles from a hand, and returns whether there was one. */
    boolean removeDead(int seat, PackedHotelBoard board) {
        boolean any = false;
        for (int index = counts[seat] - 1; index >= 0; index--) {
            if (board.isDead(hand(seat, index))) {
                remove(seat, index);
                any = true;
            }
        }
        return any;
    }

    /** Replaces the dead tiles of a hand one by one, until no drawn tile is dead. */
    void replaceDead(int seat, PackedHotelBoard board) {
        int index = 0;
        while (index < counts[seat]) {
            if (board.isDead(hand(seat, index))) {
                remove(seat, index);
                fillUp(seat);
                index = 0;
            } else {
                index++;
            }
        }
    }

    /** Removes the dead tiles from the bag. */
    void removeDeadFromBag(PackedHotelBoard board) {
        int kept = next;
        for (int index = next; index < end; index++) {
            if (!board.isDead(bag[index])) {
                bag[kept++] = bag[index];
            }
        }
        end = kept;
    }

    /** Shuffles the bag. */
    void shuffle(SearchRandom dice) {
        for (int left = end - next; left > 1; left--) {
            int one = next + dice.below(left);
            int last = next + left - 1;
            byte tile = bag[one];
            bag[one] = bag[last];
            bag[last] = tile;
        }
    }
}

package arena.games.chainreaction;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The view of a match from one viewpoint: exactly the content of {@code input_i.txt}.
 *
 * @param expecting the expected order
 * @param names the names of player 1 and player 2
 * @param firstSwaps the number of swaps that player 1 has left
 * @param secondSwaps the number of swaps that player 2 has left
 * @param squares the 49 cells in order; {@link #square} finds one by its number
 */
public record ChainReactionView(
        Expecting expecting, List<String> names, int firstSwaps, int secondSwaps, List<Square> squares) {

    /** The order that line 1 of the input asks for. */
    public enum Expecting {
        /** Player 1's king. */
        FIRST_KING("K 1-21"),
        /** Player 2's king. */
        SECOND_KING("K 29-49"),
        /** A coin or a swap, of either player. */
        COIN("C");

        private final String text;

        Expecting(String text) {
            this.text = text;
        }

        /** Returns the text after {@code Expecting = }. */
        public String text() {
            return text;
        }
    }

    /** The visible content of a cell; a hidden king of the opponent looks like nothing. */
    public enum Piece {
        /** Nothing. */
        NOTHING('N'),
        /** Coins. */
        COINS('C'),
        /** A king. */
        KING('K');

        private final char letter;

        Piece(char letter) {
            this.letter = letter;
        }

        char letter() {
            return letter;
        }
    }

    /**
     * One cell.
     *
     * @param owner the player who owns it, 1 or 2; 0 for none
     * @param piece the content
     * @param coins the number of coins, 0 under a king
     */
    public record Square(int owner, Piece piece, int coins) {

        /** A cell that seems empty. */
        public static final Square EMPTY = new Square(0, Piece.NOTHING, 0);

        /** The largest number of coins on a cell, in the wave that hits a king. */
        public static final int MOST_COINS = 7;

        private static final List<Square> KINGS = List.of(new Square(1, Piece.KING, 0), new Square(2, Piece.KING, 0));

        private static final List<List<Square>> COINS = List.of(coins(1), coins(2));

        public Square {
            if (!fits(owner, piece, coins)) {
                throw new IllegalArgumentException("no cell holds " + owner + "," + piece.letter() + "," + coins);
            }
        }

        private static List<Square> coins(int owner) {
            return IntStream.rangeClosed(1, MOST_COINS)
                    .mapToObj(coins -> new Square(owner, Piece.COINS, coins))
                    .toList();
        }

        /** Returns the cell with a side's king. */
        static Square king(Side side) {
            return KINGS.get(side.number() - 1);
        }

        /** Returns the cell with a number of coins of a side, at least one. */
        static Square coins(Side side, int coins) {
            return COINS.get(side.number() - 1).get(coins - 1);
        }

        /** Returns all possible cells, each at its {@link #place}. */
        static List<Square> all() {
            return Stream.of(List.of(EMPTY), KINGS, COINS.get(0), COINS.get(1))
                    .flatMap(List::stream)
                    .toList();
        }

        /** Returns the index of this cell among all possible ones. */
        int place() {
            return switch (piece) {
                case NOTHING -> 0;
                case KING -> owner;
                case COINS -> KINGS.size() + (owner - 1) * MOST_COINS + coins;
            };
        }

        /** Returns whether a combination is a possible cell. */
        static boolean fits(int owner, Piece piece, int coins) {
            boolean owned = owner == 1 || owner == 2;
            return switch (piece) {
                case NOTHING -> owner == 0 && coins == 0;
                case COINS -> owned && coins >= 1 && coins <= MOST_COINS;
                case KING -> owned && coins == 0;
            };
        }

        /** Returns whether this side may, judging by what is visible, put a coin or its king here. */
        boolean seemsFreeFor(Side side) {
            return piece == Piece.NOTHING || (piece == Piece.COINS && owner == side.number());
        }
    }

    public ChainReactionView {
        names = List.copyOf(names);
        squares = List.copyOf(squares);
        if (names.size() != 2 || squares.size() != Grid.CELLS || firstSwaps < 0 || secondSwaps < 0) {
            throw new IllegalArgumentException("not a view of a match: " + names + ", " + squares.size() + " cells");
        }
    }

    /** Returns the cell with a number. */
    public Square square(int cell) {
        return squares.get(Grid.requireCell(cell) - 1);
    }

    /** Returns the number of swaps that a side has left. */
    public int swaps(Side side) {
        return side == Side.FIRST ? firstSwaps : secondSwaps;
    }

    /** Returns the cell of a side's king if the view shows it, or 0. */
    public int king(Side side) {
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            Square square = square(cell);
            if (square.piece() == Piece.KING && square.owner() == side.number()) {
                return cell;
            }
        }
        return Grid.NO_CELL;
    }
}

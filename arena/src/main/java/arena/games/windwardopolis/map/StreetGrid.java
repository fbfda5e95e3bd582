package arena.games.windwardopolis.map;

import java.util.ArrayList;
import java.util.List;

/** The streets between the corners of a grid. A piece is left out only if that makes no dead end and no island. */
final class StreetGrid {

    /** A street between two neighbouring corners, from the west or the north. */
    record Piece(int fromX, int fromY, int toX, int toY) {
        boolean touches(int x, int y) {
            return (fromX == x && fromY == y) || (toX == x && toY == y);
        }
    }

    private final int width;
    private final int height;
    private final List<Piece> pieces = new ArrayList<>();

    /** Creates the complete grid with a number of corners in each direction. */
    StreetGrid(int width, int height) {
        this.width = width;
        this.height = height;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (x + 1 < width) {
                    pieces.add(new Piece(x, y, x + 1, y));
                }
                if (y + 1 < height) {
                    pieces.add(new Piece(x, y, x, y + 1));
                }
            }
        }
    }

    List<Piece> pieces() {
        return List.copyOf(pieces);
    }

    /** Leaves a piece out if the others are still joined, without a dead end. */
    void leaveOut(Piece piece) {
        pieces.remove(piece);
        if (exits(piece.fromX(), piece.fromY()) == 1 || exits(piece.toX(), piece.toY()) == 1 || !isJoined()) {
            pieces.add(piece);
        }
    }

    private long exits(int x, int y) {
        return pieces.stream().filter(piece -> piece.touches(x, y)).count();
    }

    private boolean isJoined() {
        boolean[][] reached = new boolean[width][height];
        Piece first = pieces.get(0);
        reached[first.fromX()][first.fromY()] = true;
        boolean grows = true;
        while (grows) {
            grows = false;
            for (Piece piece : pieces) {
                boolean from = reached[piece.fromX()][piece.fromY()];
                boolean to = reached[piece.toX()][piece.toY()];
                if (from != to) {
                    reached[piece.fromX()][piece.fromY()] = true;
                    reached[piece.toX()][piece.toY()] = true;
                    grows = true;
                }
            }
        }
        return pieces.stream().allMatch(piece -> reached[piece.fromX()][piece.fromY()]);
    }
}

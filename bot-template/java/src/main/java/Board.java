import java.util.*;
import java.util.stream.*;

/**
 * The board of Chain Reaction Reloaded as a player sees it, and what an order does to it. Cells are 1..49, row by row;
 * place 0 of a list is not used. A board is a value that never changes.
 *
 * @param expecting 'K': place your king on one of the cells first..last; 'C': place a coin or swap
 * @param first only for 'K'
 * @param last only for 'K'
 * @param me which player I am, 1 or 2
 * @param swaps how many king swaps I have left
 * @param winner the player whose burst has hit the other king; 0 if none has
 */
@SuppressWarnings("DefaultPackage") // Where the bot is.
record Board(char expecting, int first, int last, int me, int swaps, List<Cell> cells, int winner) {

    static final int INPUT_LINES = 56;

    private static final int SIZE = 7;
    private static final int CELLS = SIZE * SIZE;
    private static final Cell EMPTY = new Cell(0, 'N', 0);

    /** The neighbours of each cell: above, right, below, left. */
    private static final List<List<Integer>> NEIGHBOURS =
            IntStream.rangeClosed(0, CELLS).mapToObj(Board::beside).toList();

    /**
     * One cell.
     *
     * @param owner 0 nobody, 1 or 2 a player
     * @param what 'N' nothing, 'C' coins, 'K' a king (the other king looks like 'N' while it is hidden)
     * @param coins how many
     */
    record Cell(int owner, char what, int coins) {}

    Board {
        cells = List.copyOf(cells);
    }

    /** Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells. */
    static Board parse(List<String> lines, String team) {
        List<String> values = new ArrayList<>();
        lines.forEach(line -> values.add(line.substring(line.indexOf('=') + 1).strip()));
        String[] what = (values.get(0) + " 0-0").split("[ -]", 4); // "K 29-49", or only "C".
        int me = values.get(1).equalsIgnoreCase(team) ? 1 : 2;
        int swaps = Integer.parseInt(values.get(4 + me));
        List<Cell> cells = new ArrayList<>(List.of(EMPTY));
        for (String value : values.subList(7, INPUT_LINES)) {
            String[] part = value.split(",", 3); // For example "1,C,2".
            cells.add(new Cell(Integer.parseInt(part[0]), part[1].charAt(0), Integer.parseInt(part[2])));
        }
        return new Board(what[0].charAt(0), Integer.parseInt(what[1]), Integer.parseInt(what[2]), me, swaps, cells, 0);
    }

    /** Returns the neighbours of a cell. */
    static List<Integer> neighbours(int cell) {
        return NEIGHBOURS.get(cell);
    }

    /** Returns how many coins a cell holds; with one more it bursts. */
    static int capacity(int cell) {
        return neighbours(cell).size() - 1;
    }

    private static List<Integer> beside(int cell) {
        List<Integer> found = new ArrayList<>();
        int column = (cell - 1) % SIZE;
        if (cell > SIZE) {
            found.add(cell - SIZE);
        }
        if (cell > 0 && column < SIZE - 1) {
            found.add(cell + 1);
        }
        if (cell > 0 && cell <= CELLS - SIZE) {
            found.add(cell + SIZE);
        }
        if (column > 0) {
            found.add(cell - 1);
        }
        return List.copyOf(found);
    }

    /** Returns the cell of a player's king; 0 if it is hidden or not placed yet. */
    int king(int player) {
        return IntStream.rangeClosed(1, CELLS)
                .filter(cell -> cells.get(cell).what() == 'K' && cells.get(cell).owner() == player)
                .findFirst()
                .orElse(0);
    }

    /** Returns the cells on which a player may place a coin: empty ones and its own. A hidden king seems empty. */
    List<Integer> freeCells(int player) {
        return IntStream.rangeClosed(1, CELLS)
                .filter(cell -> cells.get(cell).owner() == 0 || cells.get(cell).owner() == player)
                .filter(cell -> cells.get(cell).what() != 'K')
                .boxed()
                .toList();
    }

    /** Returns all orders that I may give now. */
    List<String> orders() {
        if (expecting == 'K') {
            return IntStream.rangeClosed(first, last)
                    .mapToObj(cell -> "K " + cell)
                    .toList();
        }
        int from = swaps > 0 ? king(me) : 0;
        Stream<String> coins = freeCells(me).stream().map(cell -> "C " + cell);
        Stream<String> kings = freeCells(me).stream().filter(cell -> from > 0).map(cell -> "S " + from + "-" + cell);
        return Stream.concat(coins, kings).toList();
    }

    /** Returns the board after an order of mine, with all its bursts, as far as I can know. */
    Board after(String order) {
        String[] words = order.split("[ -]", 3);
        int cell = Integer.parseInt(words[1]);
        return switch (words[0]) {
            case "C" -> drop(cell, me);
            case "S" -> swap(cell, Integer.parseInt(words[2])).withSwaps(swaps - 1);
            default -> {
                List<Cell> next = new ArrayList<>(cells);
                next.set(cell, new Cell(me, 'K', 0));
                yield with(next, 0);
            }
        };
    }

    /** Returns the board after a player has placed a coin, with all its bursts; a hidden king seems empty. */
    Board drop(int cell, int player) {
        List<Cell> next = new ArrayList<>(cells);
        add(next, cell, player);
        return burst(next, player);
    }

    /** Returns the board after a player has swapped its king with what stands on another cell, with all bursts. */
    Board swap(int from, int cell) {
        List<Cell> next = new ArrayList<>(cells);
        Collections.swap(next, from, cell);
        return burst(next, cells.get(from).owner());
    }

    private static void add(List<Cell> cells, int cell, int player) {
        cells.set(cell, new Cell(player, 'C', cells.get(cell).coins() + 1));
    }

    /** Lets all cells with too many coins burst together, again and again, until none has or a king is hit. */
    private Board burst(List<Cell> next, int player) {
        int hit = 0;
        for (List<Integer> full = overfull(next); !full.isEmpty() && hit == 0; full = overfull(next)) {
            for (int cell : full) {
                int left = next.get(cell).coins() - neighbours(cell).size();
                next.set(cell, left == 0 ? EMPTY : new Cell(player, 'C', left));
            }
            for (int cell : full) {
                for (int beside : neighbours(cell)) {
                    if (next.get(beside).what() != 'K') {
                        add(next, beside, player);
                    } else if (next.get(beside).owner() != player) {
                        hit = player;
                    } // A coin that reaches the player's own king disappears.
                }
            }
        }
        return with(next, hit);
    }

    private static List<Integer> overfull(List<Cell> cells) {
        return IntStream.rangeClosed(1, CELLS)
                .filter(cell -> cells.get(cell).coins() > capacity(cell))
                .boxed()
                .toList();
    }

    private Board with(List<Cell> next, int hit) {
        return new Board(expecting, first, last, me, swaps, next, hit);
    }

    private Board withSwaps(int left) {
        return new Board(expecting, first, last, me, left, cells, winner);
    }
}

// A library for players of Chain Reaction Reloaded: the board as a player sees it, and what an order does to it.
// Cells are 1..49, row by row; place 0 of every list is not used. No function changes the board that it is given.

const val INPUT_LINES = 56
private const val SIZE = 7
val CELLS = (1..SIZE * SIZE).toList()

/** The neighbours of each cell: above, right, below, left. */
val NEIGHBOURS: List<List<Int>> = listOf(listOf<Int>()) + CELLS.map { beside(it) }

/** How many coins each cell holds; with one more it bursts. */
val CAPACITY: List<Int> = NEIGHBOURS.map { maxOf(0, it.size - 1) }

/**
 * A cell.
 *
 * @param owner 0 nobody, 1 or 2 a player
 * @param what "N" nothing, "C" coins, "K" a king (the other king looks like "N" while it is hidden)
 */
data class Cell(val owner: Int, val what: String, val coins: Int)

/**
 * A board.
 *
 * @param expecting "K": place your king on one of the cells [first]..[last]; "C": place a coin or swap
 * @param me which player I am, 1 or 2
 * @param swaps how many king swaps I have left
 * @param cells cells[1..49]
 * @param winner the player whose burst has hit the other king; 0 if none has
 */
data class Board(
    val expecting: String, val first: Int, val last: Int, val me: Int, val swaps: Int, val cells: List<Cell>,
    val winner: Int = 0
) {
    /** Returns the cell of a player's king; 0 if it is hidden or not placed yet. */
    fun king(player: Int): Int = CELLS.firstOrNull { cells[it].what == "K" && cells[it].owner == player } ?: 0

    /** Returns the cells on which a player may place a coin: empty ones and its own. A hidden king seems empty. */
    fun freeCells(player: Int): List<Int> =
        CELLS.filter { (cells[it].owner == 0 || cells[it].owner == player) && cells[it].what != "K" }

    /** Returns all orders that I may give now. */
    fun orders(): List<String> {
        if (expecting == "K") return (first..last).map { "K $it" }
        val free = freeCells(me)
        val from = if (swaps > 0) king(me) else 0
        return free.map { "C $it" } + if (from > 0) free.map { "S $from-$it" } else listOf()
    }

    /** Returns the board after an order of mine, with all bursts, as far as I can know: a hidden king seems empty. */
    fun after(order: String): Board {
        val numbers = order.substring(1).trim().split("-").map { it.trim().toInt() }
        return when (order[0]) {
            'C' -> drop(numbers[0], me)
            'S' -> swap(numbers[0], numbers[1]).copy(swaps = swaps - 1)
            else -> copy(cells = with(numbers[0], Cell(me, "K", 0)))
        }
    }

    /** Returns the board after a player has placed a coin, with all its bursts. */
    fun drop(cell: Int, player: Int): Board = burst(with(cell, Cell(player, "C", cells[cell].coins + 1)), player)

    /** Returns the board after a player has swapped its king with what stands on another cell, with all bursts. */
    fun swap(from: Int, cell: Int): Board {
        val swapped = cells.toMutableList()
        swapped[from] = cells[cell]
        swapped[cell] = cells[from]
        return burst(swapped, cells[from].owner)
    }

    private fun with(cell: Int, value: Cell): MutableList<Cell> {
        val changed = cells.toMutableList()
        changed[cell] = value
        return changed
    }

    /** Lets all cells with too many coins burst together, again and again, until none has or a king is hit. */
    private fun burst(next: MutableList<Cell>, player: Int): Board {
        var hit = 0
        while (hit == 0) {
            val full = CELLS.filter { next[it].coins > CAPACITY[it] }
            if (full.isEmpty()) break
            for (cell in full) {
                val coins = next[cell].coins - NEIGHBOURS[cell].size
                next[cell] = if (coins > 0) next[cell].copy(coins = coins) else Cell(0, "N", 0)
            }
            for (cell in full.flatMap { NEIGHBOURS[it] }) {
                if (next[cell].what != "K") next[cell] = Cell(player, "C", next[cell].coins + 1)
                else if (next[cell].owner != player) hit = player
                // A coin that reaches the player's own king disappears.
            }
        }
        return copy(cells = next, winner = hit)
    }
}

private fun beside(cell: Int): List<Int> {
    val row = (cell - 1) / SIZE
    val column = (cell - 1) % SIZE
    return listOf(Pair(row - 1, column), Pair(row, column + 1), Pair(row + 1, column), Pair(row, column - 1))
        .filter { (r, c) -> r in 0 until SIZE && c in 0 until SIZE }
        .map { (r, c) -> r * SIZE + c + 1 }
}

/** Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells. */
fun parse(lines: List<String>, team: String): Board {
    val values = lines.map { it.substringAfter("=").trim() }
    val range = values[0].substring(1).trim().split("-") // The "29-49" of "K 29-49"; nothing after a "C".
    val me = if (values[1].equals(team, ignoreCase = true)) 1 else 2
    val cells = values.subList(7, INPUT_LINES).map { value ->
        val (owner, what, coins) = value.split(",").map { it.trim() }
        Cell(owner.toInt(), what, coins.toInt())
    }
    return Board(
        expecting = values[0].substring(0, 1),
        first = range[0].toIntOrNull() ?: 1,
        last = range.last().toIntOrNull() ?: 0,
        me = me,
        swaps = values[4 + me].toInt(),
        cells = listOf(Cell(0, "N", 0)) + cells
    )
}

// A starter bot for Chain Reaction Reloaded: your thinking goes into think(). ChainReaction.kt is the board with its
// rules, TeamFolder.kt talks to the arena.

/** YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
 * ChainReaction.kt says what a board is; board.after("C 8") is the board after that order with all bursts, and its
 * winner is board.me if the order wins. chance(n) draws a whole number from 0 to n - 1. */
fun think(board: Board, chance: Chance): String {
    if (board.expecting == "K") {
        val all = board.orders()
        return all[chance(all.size)]
    }
    // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
    val free = board.freeCells(board.me)
    return "C ${free[chance(free.size)]}"
}

fun main(args: Array<String>) {
    playTurns(args, { lines -> lines.size >= INPUT_LINES }) { lines, team, chance ->
        think(parse(lines, team), chance) + "\n"
    }
}

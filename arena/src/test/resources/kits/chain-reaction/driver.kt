fun main() {
    val lines = generateSequence { readLine() }.toList()
    for (at in 0..lines.size - 58 step 58) {
        val board = parse(lines.subList(at + 2, at + 58), lines[at])
        val order = lines[at + 1]
        val legal = if (order.startsWith("?")) board.orders().joinToString(";") else ""
        val next = board.after(order.removePrefix("?"))
        val cells = CELLS.map { next.cells[it] }.map { "${it.owner},${it.what},${it.coins}" }
        println("$legal|${next.winner} ${next.swaps} ${cells.joinToString(" ")}")
    }
}

// The path finder: the fastest ways of a car that meets nobody. The shortest in time, not in tiles: a stop sign costs a
// halt, a curve the time to be fast again. It is good, so there is no need to touch it.
import java.util.PriorityQueue

private const val START_UNITS = 1.0 / 6 // Speeds are in map units a tick.
private const val TOP_UNITS = 1.0
private const val CURVE_UNITS = 0.5
private val STEPS = listOf(24, 12, 48, 34) // The map units of a way straight on, to the right, round, and to the left.

/** A tile of the map, x to the east and y to the south. */
data class Tile(val x: Int, val y: Int) {
    override fun toString() = "$x,$y"

    /** Returns the tile beside this one; a heading is 0 for the north and one more for each quarter clockwise. */
    fun beside(heading: Int) = Tile(x + listOf(0, 1, 0, -1)[heading], y + listOf(-1, 0, 1, 0)[heading])
}

fun tileOf(text: String): Tile {
    val (x, y) = text.split(",").map { it.toInt() }
    return Tile(x, y)
}

/**
 * The map.
 *
 * @param rows rows of . park, # road, B bus stop, C company, K coffee stop, H house
 * @param stopping the headings with which one meets a stop sign on a tile
 */
class CityMap(val rows: List<String>, val stopping: Map<Tile, List<Int>>, val signals: List<Tile>) {

    fun ground(tile: Tile): Char = rows.getOrNull(tile.y)?.getOrNull(tile.x) ?: '.'

    fun isStop(tile: Tile): Boolean = ground(tile) in "BK"

    fun exitsOf(tile: Tile): List<Int> = (0..3).filter { ground(tile.beside(it)) in "#BK" }

    fun isStraight(tile: Tile): Boolean {
        val exits = exitsOf(tile)
        return exits.size == 2 && exits[1] - exits[0] == 2 && !isStop(tile)
    }
}

private class Label(val tile: Tile, val heading: Int, val ticks: Double, val units: Double, val before: Label?)

/**
 * The fastest ways of my car. Times begin when it enters the next tile, and end in the middle of a stop. Paths begin
 * with the tile that it is on: should it leave that one over another edge, it will turn round. No stop but the last one
 * is driven through, and cars turn round on straight roads only. Of two ways to a tile the later one counts too if it
 * comes there faster.
 */
class Ways(private val game: Game) {
    private val map = game.city.map
    private val rise = game.city.acceleration / 36
    private val here = game.cars[game.me].tile
    private val first = mutableMapOf<Tile, Label>()

    init {
        val out = outOf()
        val speed = when {
            map.isStop(here) -> reached(START_UNITS, CURVE_UNITS, STEPS[2] / 2.0)
            game.tick == 0 -> reached(START_UNITS, TOP_UNITS, STEPS[0] / 2.0)
            map.isStraight(here) -> TOP_UNITS
            else -> CURVE_UNITS
        }
        val queue = PriorityQueue<Pair<Label, Int>>(compareBy({ it.first.ticks }, { it.second }))
        queue.add(Pair(entering(here.beside(out), out, 0.0, speed, null), 0))
        var added = 0 // Of two labels with one time the older one comes first.
        val fastest = mutableMapOf<Pair<Tile, Int>, Double>()
        while (queue.isNotEmpty()) {
            val label = queue.remove().first
            val way = Pair(label.tile, label.heading)
            if (label.units <= fastest[way] ?: -1.0) continue
            fastest[way] = label.units
            if (label.tile !in first) first[label.tile] = label
            if (label.before != null && map.isStop(label.tile)) continue
            val exits = map.exitsOf(label.tile)
            for (exit in exits) {
                val turnsBack = exit == (label.heading + 2) % 4
                if (turnsBack && exits.size > 1 && !map.isStraight(label.tile)) continue
                queue.add(Pair(after(label, exit), ++added))
            }
        }
    }

    /** Returns the ticks to a tile; infinite if no way leads there. */
    fun ticksTo(tile: Tile): Double {
        val label = first[tile] ?: return Double.POSITIVE_INFINITY
        return if (!map.isStop(tile)) label.ticks
        else label.ticks + ticksFor(minOf(label.units, CURVE_UNITS), CURVE_UNITS, STEPS[2] / 2.0)
    }

    /** Returns the tiles to a tile; none if no way leads there. */
    fun pathTo(tile: Tile): List<Tile> {
        val tiles = generateSequence(first[tile]) { it.before }.map { it.tile }.toList().reversed()
        return if (tiles.isEmpty()) tiles else listOf(here) + tiles
    }

    private fun reached(units: Double, top: Double, steps: Double) =
        minOf(top, Math.sqrt(units * units + 2 * rise * steps))

    private fun ticksFor(units: Double, top: Double, steps: Double): Double {
        val end = reached(units, top, steps)
        val rising = (end - units) / rise
        return rising + (steps - rising * (units + end) / 2) / top
    }

    private fun entering(tile: Tile, heading: Int, ticks: Double, units: Double, before: Label?): Label {
        // It halts until it would make its next step.
        val halts = heading in map.stopping[tile].orEmpty()
        return if (halts) Label(tile, heading, ticks + Math.sqrt(2 / rise), START_UNITS, before)
        else Label(tile, heading, ticks, units, before)
    }

    private fun after(label: Label, out: Int): Label {
        val steps = STEPS[(out - label.heading + 4) % 4].toDouble()
        val top = if (out == label.heading) TOP_UNITS else CURVE_UNITS
        val units = minOf(label.units, top)
        val stopped = map.isStop(label.tile)
        val end = reached(if (stopped) START_UNITS else units, top, if (stopped) steps / 2 else steps)
        return entering(label.tile.beside(out), out, label.ticks + ticksFor(units, top, steps), end, label)
    }

    /** Returns over which edge my car leaves its tile: as its path says, else as it points. */
    private fun outOf(): Int {
        val exits = map.exitsOf(here)
        val off = { out: Int -> Math.abs((game.cars[game.me].angle - 90 * out + 540) % 360 - 180) }
        return exits.firstOrNull { here.beside(it) == game.path.firstOrNull() }
            ?: exits.reduce { best, out -> if (off(out) < off(best)) out else best }
    }
}

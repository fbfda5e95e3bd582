// A starter bot for Asterobots: your thinking goes into selectVein() and selectActions(); TeamFolder.kt talks to the
// arena.

private val MATERIALS = listOf("gas", "stone", "metal")
private const val HIGHEST_RANK = 3
private const val MOST_COMMANDS = 100
private const val CROWD = 100 // So many robots in a vein set out,
private const val GUARDS = 10 // but for these.

// What it takes, by the rank before.
private val UPGRADE_ROBOT = mapOf(1 to listOf(200, 0, 200), 2 to listOf(0, 300, 500))

/** A point of the map. It points up when x + y is even; then its third neighbour is the one at y + 1, else the one at
 * y - 1. */
data class Place(val x: Int, val y: Int) {
    override fun toString() = "$x,$y"
}

/** A player; [stock] by material. */
data class Player(
    val name: String, val money: Int, val stock: Map<String, Int>, val veins: Int, val robots: Int,
    val timeToLive: Int, val funds: Int
)

/** A vein. What it gives its owner a turn is that of rank 1, and each rank doubles it. */
data class Vein(
    val place: Place, val material: String, val owner: Int, val robots: Int, val productivity: Int,
    val reproduction: Int, val materialRank: Int, val robotRank: Int
)

/** A squad; [path] holds the steps to come. */
data class Squad(val owner: Int, val robots: Int, val place: Place, val goal: Place, val path: List<Place>)

/** A trade; [kind] is "offer" or "demand". */
data class Trade(val player: Int, val kind: String, val material: String, val amount: Int, val price: Int)

/**
 * What this bot may see. Players are 1 to n in the order of their turns, 0 are the aliens.
 *
 * @param selection whether a vein is to be selected; else commands are expected
 * @param buy what the aliens want for one piece, by material
 * @param sell what they give
 * @param players players[1..n]
 * @param veins by y and then x
 * @param squads the one launched last first
 */
class Game(
    val selection: Boolean, val me: Int, val round: Int, val rounds: Int, val size: Int, val buy: Map<String, Int>,
    val sell: Map<String, Int>, val players: List<Player>, val veins: List<Vein>, val squads: List<Squad>,
    val trades: List<Trade>
)

/** YOUR THINKING GOES HERE. Returns the place of a free vein; each player is asked twice. */
fun selectVein(game: Game): Place =
    game.veins.filter { it.owner == 0 }.reduce { best, vein -> if (vein.robots > best.robots) vein else best }.place

/** YOUR THINKING GOES HERE. Returns the commands of this turn; they are executed in this order. */
fun selectActions(game: Game): List<String> = (upgrade(game) + attack(game)).take(MOST_COMMANDS)

/** Raises the robot rank of the vein that gains most by it, if what is missing can be bought. */
fun upgrade(game: Game): List<String> {
    val vein = game.veins.filter { it.owner == game.me && it.robotRank < HIGHEST_RANK }
        .sortedWith(compareBy({ it.robotRank }, { -it.reproduction }))
        .firstOrNull() ?: return listOf()
    val player = game.players[game.me]
    val cost = UPGRADE_ROBOT.getValue(vein.robotRank)
    val spare = MATERIALS.withIndex()
        .associate { (at, material) -> material to player.stock.getValue(material) - cost[at] }
    var missing = -player.money
    val purchases = mutableListOf<String>()
    for ((material, amount) in spare) {
        if (amount >= 0) continue
        purchases += "bank buy $material ${-amount}"
        missing -= amount * game.buy.getValue(material)
    }
    val sales = mutableListOf<String>()
    for ((material, more) in spare) {
        val price = game.sell.getValue(material)
        if (missing <= 0 || more <= 0 || price <= 0) continue
        val amount = minOf(more, (missing + price - 1) / price)
        sales += "bank sell $material $amount"
        missing -= amount * price
    }
    return if (missing > 0) listOf() else sales + purchases + "upgrade robot ${vein.place}"
}

/** Sends the robots of each crowded vein to the nearest vein that is not mine. */
fun attack(game: Game): List<String> {
    val targets = game.veins.filter { it.owner != game.me }
    if (targets.isEmpty()) return listOf()
    return game.veins.filter { it.owner == game.me && it.robots >= CROWD }.map { vein ->
        val nearest = targets.reduce { best, target ->
            if (distance(vein.place, target.place) < distance(vein.place, best.place)) target else best
        }
        "launch ${vein.robots - GUARDS} ${vein.place} ${nearest.place}"
    }
}

/** Returns how many steps a squad needs. Between two vertical steps lies one sideways, and one before the first if the
 * first vertex points the other way. */
fun distance(from: Place, goal: Place): Int {
    val across = Math.abs(goal.x - from.x)
    val vertical = Math.abs(goal.y - from.y)
    if (vertical == 0) return across
    val pointsUp = (from.x + from.y) % 2 == 0
    val sideways = vertical - if (pointsUp == goal.y > from.y) 1 else 0
    return vertical + maxOf(across, sideways + Math.abs(sideways - across) % 2)
}

/** Returns the answer as the arena reads it. */
fun think(game: Game): String =
    if (game.selection) "select ${selectVein(game)}\n" else (selectActions(game) + "End\n").joinToString("\n")

/** Returns the values of a prompt by their keys. */
fun valuesOf(lines: List<String>): Map<String, String> =
    lines.associate { Pair(it.substringBefore(" = "), it.substringAfter(" = ")) }

/** Returns whether all of it is there; a file on a slow drive may be seen before it is whole. */
fun isWhole(lines: List<String>): Boolean {
    val values = valuesOf(lines)
    val list = if (values["Expecting"] == "VEIN") "Vein" else "Trade"
    val count = values["${list}s"]
    return count == "0" || "$list$count" in values
}

/** Reads a prompt. */
class Prompt(lines: List<String>) {
    private val values = valuesOf(lines)

    private fun number(key: String) = values[key]?.toInt() ?: 0

    private fun parts(key: String) = values[key].orEmpty().split(' ', ',').filter { it.isNotEmpty() }

    private fun numbers(key: String) = parts(key).map { it.toInt() }

    private fun <T> list(word: String, read: (Int) -> T): List<T> =
        generateSequence(1) { it + 1 }.takeWhile { "$word$it" in values }.map(read).toList()

    private fun byMaterial(row: List<Int>) =
        MATERIALS.withIndex().associate { (at, material) -> material to (row.getOrNull(at) ?: 0) }

    private fun materialOf(word: String) = MATERIALS.first { it.startsWith(word, ignoreCase = true) }

    private fun player(index: Int): Player {
        val row = numbers("Player$index")
        val at = { place: Int -> row.getOrNull(place) ?: 0 }
        return Player(values["$index"].orEmpty(), at(0), byMaterial(row.drop(1)), at(4), at(5), at(6), at(7))
    }

    private fun vein(index: Int): Vein { // For example "2,-9,S,0,53,9,5,1,1".
        val parts = parts("Vein$index")
        val (owner, robots, productivity, reproduction, materialRank) = parts.drop(3).map { it.toInt() }
        val place = Place(parts[0].toInt(), parts[1].toInt())
        val material = materialOf(parts[2])
        return Vein(place, material, owner, robots, productivity, reproduction, materialRank, parts[8].toInt())
    }

    private fun squad(index: Int): Squad {
        val row = numbers("Squad$index")
        val way = numbers("Path$index")
        val path = (0 until way.size / 2).map { Place(way[2 * it], way[2 * it + 1]) }
        return Squad(row[0], row[1], Place(row[2], row[3]), Place(row[4], row[5]), path)
    }

    private fun trade(index: Int): Trade {
        val (seller, kind, word, amount, price) = parts("Trade$index")
        return Trade(seller.toInt(), kind, materialOf(word), amount.toInt(), price.toInt())
    }

    fun game() = Game(
        selection = values["Expecting"] == "VEIN",
        me = number("Me"),
        round = number("Round"),
        rounds = number("Rounds"),
        size = number("Size"),
        buy = byMaterial(numbers("Buy")),
        sell = byMaterial(numbers("Sell")),
        players = listOf(player(0)) + list("") { player(it) },
        veins = list("Vein") { vein(it) },
        squads = list("Squad") { squad(it) },
        trades = list("Trade") { trade(it) }
    )
}

fun main(args: Array<String>) {
    playTurns(args, { isWhole(it) }) { lines, _, _ -> think(Prompt(lines).game()) }
}

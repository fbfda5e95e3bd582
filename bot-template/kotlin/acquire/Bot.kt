// A starter bot for Acquire: your thinking goes into the functions that choose; TeamFolder.kt talks to the arena.

private val LAST_SIZES = listOf(2, 3, 4, 5, 10, 20, 30, 40) // Up to each a share costs one step of $100 more.
private val CARDS = listOf("NONE", "FREE_3_STOCK", "BUY_5_STOCK", "TRADE_2_STOCK", "DRAW_5_TILES", "PLACE_4_TILES")
private const val HIDDEN = -1

/** A chain; [size] 0: it is not on the board; [shares] shares[1..n], -1 where they are hidden. */
data class Chain(
    val letter: String, val name: String, val firstPrice: Int, val size: Int, val price: Int, val bank: Int,
    val shares: List<Int>
)

/** A player; [cards] are those that this player has not played. */
data class Player(val name: String, val cash: Int, val cards: List<String>)

/**
 * What this bot may see. Players are 1 to n.
 *
 * @param expecting the question: SPECIAL, TILE, TILE_AND_STOCK or MERGE; CHAIN, SURVIVOR, DEFUNCT or STOCK besides
 *     where a turn is asked step by step
 * @param asked the letters behind the question: the chain that is merged and its survivor, or what to choose from
 * @param whole whether an answer with a tile says at once what is to be founded or to survive
 * @param board 9 texts of 12 letters: "." free, "o" a tile of no chain, "X" never any more, "x" not now, or a chain
 * @param chains by letter
 * @param players players[1..n]
 * @param playable those of the tiles in my hand that can be placed now
 */
class Game(
    val expecting: String, val asked: List<String>, val whole: Boolean, val me: Int, val turn: Int, val mover: Int,
    val toPlace: Int, val mayEnd: Boolean, val board: List<String>, val chains: Map<String, Chain>,
    val players: List<Player>, val hand: List<String>, val playable: List<String>
)

/** YOUR THINKING GOES HERE. Returns a card to play before the turn, or "NONE". */
fun chooseSpecial(game: Game): String =
    listOf("DRAW_5_TILES", "PLACE_4_TILES").firstOrNull { holds(game, it) } ?: "NONE"

/** YOUR THINKING GOES HERE. Returns the tile to place: one that founds a chain, else one for a chain of mine. */
fun chooseTile(game: Game): String {
    val worth = { tile: String ->
        val effect = effectOf(game, tile)
        when {
            effect.founds -> 3
            effect.touched.size == 1 && game.chains.getValue(effect.touched[0]).shares[game.me] > 0 -> 2
            effect.touched.size > 1 -> 1
            else -> 0
        }
    }
    return game.playable.reduce { best, tile -> if (worth(tile) > worth(best)) tile else best }
}

/** YOUR THINKING GOES HERE. Returns the chain to found. */
fun chooseChain(game: Game, letters: List<String>): String = letters[0]

/** YOUR THINKING GOES HERE. Returns which of the largest chains survives: the one that I have most of. */
fun chooseSurvivor(game: Game, letters: List<String>): String {
    val mine = { letter: String -> game.chains.getValue(letter).shares[game.me] }
    return letters.reduce { best, letter -> if (mine(letter) > mine(best)) letter else best }
}

/** YOUR THINKING GOES HERE. Returns the commands that buy shares, of chains as they will be; with a card if it pays. */
fun choosePurchases(game: Game, chains: Collection<Chain>): List<String> {
    val wanted = chains.filter { it.size > 0 && it.bank > 0 }
        .sortedWith(compareBy({ -it.shares[game.me] }, { it.price }))
    if (wanted.isEmpty()) return listOf()
    var cash = game.players[game.me].cash
    var left = 3
    var free = false
    val commands = mutableListOf<String>()
    if (holds(game, "BUY_5_STOCK") && cash >= 5 * wanted[0].price) {
        left = 5
        commands += "card BUY_5_STOCK"
    } else if (holds(game, "FREE_3_STOCK") && cash < 3 * wanted[0].price) {
        free = true
        commands += "card FREE_3_STOCK"
    }
    for (chain in wanted) {
        val amount = minOf(left, chain.bank, if (free) left else cash / chain.price)
        if (amount > 0) commands += "buy ${chain.letter} $amount"
        left -= amount
        cash -= if (free) 0 else amount * chain.price
    }
    return commands
}

/** YOUR THINKING GOES HERE. Returns how many shares are traded, two for one, when a chain is merged; the rest is
 * sold. */
fun chooseTrade(game: Game, defunct: Chain, survivor: Chain): Int =
    2 * minOf(defunct.shares[game.me] / 2, survivor.bank)

/** Returns the answer as the arena reads it. */
fun think(game: Game): String {
    val lines = when (game.expecting) {
        "SPECIAL" -> listOf("card ${chooseSpecial(game)}")
        "TILE", "TILE_AND_STOCK" -> turn(game)
        "CHAIN" -> listOf("create ${chooseChain(game, game.asked)}")
        "SURVIVOR" -> listOf("survivor ${chooseSurvivor(game, game.asked)}")
        "DEFUNCT" -> listOf("settle ${game.asked[0]}")
        "STOCK" -> choosePurchases(game, game.chains.values) + if (game.mayEnd) listOf("declare-end") else listOf()
        "MERGE" -> {
            val (defunct, survivor) = game.asked.map { game.chains.getValue(it) }
            val traded = chooseTrade(game, defunct, survivor)
            listOf("trade $traded", "sell ${defunct.shares[game.me] - traded}")
        }
        else -> listOf()
    }
    return (lines + "End\n").joinToString("\n")
}

/** Returns a tile, what it needs besides, and what is bought after it. */
fun turn(game: Game): List<String> {
    if (game.playable.isEmpty()) return buys(game, game.chains.values)
    val tile = chooseTile(game)
    val lines = mutableListOf("tile $tile")
    val effect = effectOf(game, tile)
    val after = game.chains.toMutableMap()
    if (effect.founds) {
        val letter = chooseChain(game, after.keys.filter { after.getValue(it).size == 0 })
        if (game.whole) lines += "create $letter"
        after[letter] = grown(after.getValue(letter), effect.size, 1, game.me) // A founder is given a share.
    } else if (effect.touched.size == 1) {
        val chain = after.getValue(effect.touched[0])
        after[chain.letter] = grown(chain, chain.size + effect.size, 0, game.me)
    } else if (effect.touched.size > 1) {
        val largest = effect.touched.map { after.getValue(it).size }.sorted().last()
        val equals = effect.touched.filter { after.getValue(it).size == largest }
        if (game.whole) lines += "survivor ${chooseSurvivor(game, equals)}"
        effect.touched.forEach { after.remove(it) } // Others may trade for its last shares first.
    }
    return lines + buys(game, after.values)
}

fun buys(game: Game, chains: Collection<Chain>): List<String> =
    if (game.expecting == "TILE_AND_STOCK") choosePurchases(game, chains) else listOf()

/** Returns a chain as it is with another size, and after so many free shares. */
fun grown(chain: Chain, size: Int, free: Int, me: Int): Chain {
    val given = minOf(free, chain.bank)
    val shares = chain.shares.mapIndexed { player, held -> if (player == me) held + given else held }
    return chain.copy(size = size, price = priceOf(chain, size), bank = chain.bank - given, shares = shares)
}

fun priceOf(chain: Chain, size: Int): Int = chain.firstPrice + 100 * LAST_SIZES.count { size > it }

fun holds(game: Game, card: String): Boolean = card in game.players[game.me].cards

/** What a tile would do: the chains that it touches, whether it founds one, and how much it adds with all it joins. */
class Effect(val touched: List<String>, val founds: Boolean, val size: Int)

fun effectOf(game: Game, tile: String): Effect {
    val touched = mutableListOf<String>()
    val joined = mutableListOf(Pair(tile.last() - 'A', tile.dropLast(1).toInt() - 1))
    var next = 0
    while (next < joined.size) {
        val (row, column) = joined[next]
        val around = listOf(Pair(row, column - 1), Pair(row - 1, column), Pair(row, column + 1), Pair(row + 1, column))
        for (place in around) {
            val letter = game.board.getOrNull(place.first)?.getOrNull(place.second)?.toString() ?: "."
            if (letter == "o" && place !in joined) joined += place
            if (letter in game.chains && next == 0 && letter !in touched) touched += letter
        }
        next++
    }
    return Effect(touched, touched.isEmpty() && joined.size > 1, joined.size)
}

/** Returns the values of a prompt by their keys. */
fun valuesOf(lines: List<String>): Map<String, String> =
    lines.associate { Pair(it.substringBefore(" = "), it.substringAfter(" = ")) }

/** Returns whether all of it is there; a file on a slow drive may be seen before it is whole. */
fun isWhole(lines: List<String>): Boolean = "Playable" in valuesOf(lines)

/** Reads a prompt. */
class Prompt(lines: List<String>) {
    private val values = valuesOf(lines)

    private fun number(key: String) = values[key]?.toIntOrNull() ?: 0

    private fun parts(key: String, between: String) =
        values[key].orEmpty().split(between).filter { it.isNotEmpty() && it != "-" }

    private fun <T> list(word: String, read: (Int) -> T): List<T> =
        generateSequence(1) { it + 1 }.takeWhile { "$word$it" in values }.map(read).toList()

    private fun chain(index: Int): Chain { // For example "A,Amazon,200,4,400,15,0,10".
        val parts = parts("Chain$index", ",")
        val row = parts.drop(2).map { it.toIntOrNull() ?: HIDDEN }
        return Chain(parts[0], parts[1], row[0], row[1], row[2], row[3], listOf(0) + row.drop(4))
    }

    private fun player(index: Int): Player {
        val row = parts("Player$index", ",").map { it.toIntOrNull() ?: 0 }
        return Player(values["$index"].orEmpty(), row.firstOrNull() ?: 0, row.drop(1).map { CARDS[it] })
    }

    fun game(): Game {
        val question = parts("Expecting", " ")
        val toPlace = number("ToPlace")
        return Game(
            expecting = question[0],
            asked = question.drop(1),
            whole = question[0] == "TILE_AND_STOCK" || toPlace > 1,
            me = number("Me"),
            turn = number("Turn"),
            mover = number("Mover"),
            toPlace = toPlace,
            mayEnd = values["MayEnd"] == "1",
            board = "ABCDEFGHI".map { values["$it"].orEmpty() },
            chains = list("Chain") { chain(it) }.associateBy { it.letter },
            players = listOf(player(0)) + list("") { player(it) },
            hand = parts("Hand${values["Me"]}", " "),
            playable = parts("Playable", " ")
        )
    }
}

fun main(args: Array<String>) {
    playTurns(args, { isWhole(it) }) { lines, _, _ -> think(Prompt(lines).game()) }
}

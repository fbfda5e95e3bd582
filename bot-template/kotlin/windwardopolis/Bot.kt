// A starter bot for Windwardopolis 2: your thinking goes into plan() and thinkOfCards(); Streets.kt has the path
// finder, and TeamFolder.kt talks to the arena.
// It is as bad as the document's sample: whom it fetches, where it buys coffee and which cards it plays is left to
// chance. Only its paths are good. Hints of the document:
// - Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same, however
//   long they are, so short ones near you are the best.
// - Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers:
//   nobody can foresee you then.
// - Buy coffee when a store is near, and not when there is none left.
// - Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
// - Print what you do and read it afterwards; a debugger is too slow for this game.
// - Write something quickly, then play against other teams early.
import java.io.File

private const val UPDATES_FOR_A_CARD = 50 // A card is thought of once in so many updates.

data class Person(val points: Int, val enemies: List<String>)

/**
 * What is fixed for a round.
 *
 * @param waits whether the world waits for an answer to each input (lock-step); if not, orders are sent at any time
 * @param acceleration by how much a car's speed rises in a turn of six ticks
 * @param companies the bus stop of each by name
 * @param stores the coffee stops
 */
class City(
    val waits: Boolean, val acceleration: Double, val map: CityMap, val companies: Map<String, Tile>,
    val stores: List<Tile>, val people: Map<String, Person>
)

/** What has happened to a car. */
data class News(val status: String, val seat: Int, val card: String?)

data class Car(
    val team: String, val tile: Tile, val angle: Int, val score: Double, val coffee: Int, val slowTicks: Int,
    val stoppedTicks: Int, val passenger: String?, val boardedAt: String?, val nextStop: String?, val transit: String?,
    val delivered: List<String>
)

/** A passenger; [company] is where this one waits, null in a car. */
data class Passenger(
    val name: String, val points: Int, val enemies: List<String>, val company: String?, val destination: String?,
    val route: List<String>
)

/**
 * What this bot may see. Seats are 1 to n.
 *
 * @param news what has happened since the last input, to all cars
 * @param cars cars[1..n]
 * @param passengers by name
 * @param path mine, as the rest; [playable] are the cards of the [hand] that can be played now
 */
class Game(
    val city: City, val me: Int, val tick: Int, val isFirst: Boolean, val news: List<News>, val cars: List<Car>,
    val passengers: Map<String, Passenger>, val path: List<Tile>, val pickup: List<String>, val deck: List<String>,
    val hand: List<String>, val playable: List<String>
)

/** YOUR THINKING GOES HERE. Returns orders for when something has happened: whom to fetch and where to drive. */
fun plan(game: Game, refused: Boolean, chance: Chance): List<String> {
    val car = game.cars[game.me]
    val waiting = game.passengers.values.filter { it.company != null && it.destination != null }
    val wanted = shuffled(waiting.filter { it.name !in car.delivered }, chance)
    val orders = if (wanted.isEmpty()) listOf() else listOf("pickup ${wanted.joinToString("; ") { it.name }}")
    val companies = game.city.companies
    val goal: Tile // A passenger is brought to the destination, or if enemies wait there, to anywhere else.
    if (car.passenger != null) {
        val others = companies.values.filter { it != car.tile }
        val destination = game.passengers.getValue(car.passenger).destination
        goal = if (destination != null && !refused) companies.getValue(destination) else others[chance(others.size)]
    } else {
        val stops = wanted.mapNotNull { companies[it.company.orEmpty()] }.filter { it != car.tile }
        val stores = game.city.stores
        goal = if (car.coffee > 0 && stops.isNotEmpty()) stops[0] else stores[chance(stores.size)]
    }
    val tiles = Ways(game).pathTo(goal)
    return if (tiles.isEmpty()) orders else orders + "path ${tiles.joinToString(" ")}"
}

/** YOUR THINKING GOES HERE. Returns orders that draw a card, or play one. */
fun thinkOfCards(game: Game, chance: Chance): List<String> {
    val score = game.cars[game.me].score
    val limit = if (score < 0.5) 4 else if (score < 6) 3 else if (score < 8.5) 2 else 1
    if (game.playable.isNotEmpty() && chance(2) == 0) {
        val card = any(game.playable, chance)
        val waiting = game.passengers.values.filter { it.company != null }
        val others = (1 until game.cars.size).filter { it != game.me }
        return when (card) {
            "MOVE_PASSENGER" -> if (waiting.isEmpty()) listOf() else listOf("play $card ${any(waiting, chance).name}")
            "STOP_CAR", "CHANGE_DESTINATION" ->
                if (others.isEmpty()) listOf() else listOf("play $card ${any(others, chance)}")
            else -> listOf("play $card")
        }
    }
    return if (game.hand.size < limit && game.deck.isNotEmpty()) listOf("draw ${any(game.deck, chance)}") else listOf()
}

/** Returns the orders for the arena. */
fun think(game: Game, chance: Chance): List<String> {
    // A car that comes into the stop at the end of its path is told NO_PATH; what happens there is told next.
    val stopping = game.city.map.isStop(game.cars[game.me].tile)
    val mine = game.news.filter { it.seat == game.me && !it.status.startsWith("POWER_UP") }
        .map { it.status }
        .filter { it != "NO_PATH" || !stopping }
    val refused = mine.lastOrNull() == "PASSENGER_REFUSED_ENEMY"
    val plans = if (game.isFirst || mine.isNotEmpty()) plan(game, refused, chance) else listOf()
    return plans + if (chance(UPDATES_FOR_A_CARD) == 0) thinkOfCards(game, chance) else listOf()
}

private fun <T> any(list: List<T>, chance: Chance): T = list[chance(list.size)]

private fun <T> shuffled(list: List<T>, chance: Chance): List<T> {
    val rest = list.toMutableList()
    return list.map { rest.removeAt(chance(rest.size)) }
}

/** The values of an input by their keys. */
class Values(private val all: Map<String, String>) {

    operator fun get(key: String): String = all[key] ?: "-"

    /** Returns whether the input is whole: its last line is AtOnce. */
    fun isWhole(): Boolean = "AtOnce${this["Me"]}" in all

    /** Returns the values of word1, word2 and so on, as many as there are. */
    fun listed(word: String): List<String> =
        generateSequence(1) { it + 1 }.takeWhile { "$word$it" in all }.map { this["$word$it"] }.toList()
}

/** Returns the values of an input; null if it is not whole. */
fun valuesOf(lines: List<String>): Values? =
    Values(lines.associate { Pair(it.substringBefore(" = "), it.substringAfter(" = ")) }).takeIf { it.isWhole() }

private fun parts(value: String): List<String> = if (value == "-") listOf() else value.split("; ")

private fun tilesOf(value: String): List<Tile> = if (value == "-") listOf() else value.split(" ").map { tileOf(it) }

private fun some(values: List<String>, at: Int): String? = values.getOrNull(at)?.takeIf { it != "-" }

/** Reads what is fixed for a round: the first input. */
fun parseCity(values: Values): City {
    val lines = values.listed("Map").filter { it.isNotEmpty() && !it.startsWith(";") }
    val height = lines[0].split(" ")[3].toInt()
    val stopping = mutableMapOf<Tile, List<Int>>()
    val signals = mutableListOf<Tile>()
    for (words in lines.drop(1 + height).map { it.split(" ") }) {
        // Over the northern side come those who drive south.
        val place = { Tile(words[1].toInt(), words[2].toInt()) }
        if (words[0] == "sign") stopping[place()] = words[3].map { ("NESW".indexOf(it) + 2) % 4 }
        if (words[0] == "signal") signals += place()
    }
    val people = values.listed("Person").mapIndexed { index, value ->
        val (name, points) = parts(value)
        Pair(name, Person(points.toInt(), parts(values["Enemies${index + 1}"])))
    }
    return City(
        waits = values["Time"] == "lock-step",
        acceleration = values["Acceleration"].toDouble(),
        map = CityMap(lines.subList(1, 1 + height), stopping, signals),
        companies = values.listed("Company").associate { parts(it).let { (name, stop) -> Pair(name, tileOf(stop)) } },
        stores = tilesOf(values["Stores"]),
        people = people.toMap()
    )
}

fun parseNews(values: Values): List<News> =
    values.listed("News").map { parts(it) }.map { News(it[0], it[1].toInt(), some(it, 2)) }

private fun parseCar(values: Values, index: Int, value: String): Car {
    val row = parts(value) // For example "12,5 90; 1.250; 3; 0; 0".
    val (tile, angle) = row[0].split(" ")
    val trip = parts(values["Trip$index"])
    val faceUp = parts(values["FaceUp$index"])
    return Car(
        values["$index"], tileOf(tile), angle.toInt(), row[1].toDouble(), row[2].toInt(), row[3].toInt(),
        row[4].toInt(), some(trip, 0), some(trip, 1), some(faceUp, 0), some(faceUp, 1), parts(values["Delivered$index"])
    )
}

fun parse(city: City, values: Values, news: List<News>, isFirst: Boolean): Game {
    val me = values["Me"].toInt()
    val nobody = Car("", Tile(0, 0), 0, 0.0, 0, 0, 0, null, null, null, null, listOf())
    val cars = values.listed("Car").mapIndexed { index, value -> parseCar(values, index + 1, value) }
    val passengers = values.listed("Passenger").mapIndexed { index, value ->
        val row = parts(value)
        val person = city.people.getValue(row[0])
        val route = parts(values["Route${index + 1}"])
        Passenger(row[0], person.points, person.enemies, some(row, 1), some(row, 2), route)
    }
    val hand = parts(values["Hand$me"])
    return Game(
        city = city,
        me = me,
        tick = values["Tick"].toInt(),
        isFirst = isFirst,
        news = news,
        cars = listOf(nobody) + cars,
        passengers = passengers.associateBy { it.name },
        path = tilesOf(values["Path$me"]),
        pickup = parts(values["Pickup$me"]),
        deck = parts(values["Deck$me"]),
        hand = hand.map { it.removePrefix("not yet ") },
        playable = hand.filter { !it.startsWith("not yet ") }
    )
}

/** Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder. In
 * lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs that have
 * come meanwhile are taken together: the newest one tells how things stand, and all of them what has happened. */
fun playMatch(folder: File, chance: Chance): List<String> {
    var city: City? = null
    var read = 0 // The last numbers.
    var answered = 0
    var acknowledged = 0
    while (true) {
        sayReady(folder)
        val files = list(folder)
        if (files != null) {
            val swept = read > 0 && "input_1.txt" !in files
            if ("gameover.txt" in files || swept) return readLines(files["gameover.txt"])
            while (acknowledged < last(files, "acknowledge")) {
                acknowledged++
                val code = readLines(files["acknowledge_$acknowledged.txt"]).firstOrNull() ?: "0"
                if (code != "0") System.err.println("Orders $acknowledged were answered with code $code")
            }
            val newest = last(files, "input")
            if (city == null && newest > 0) city = valuesOf(readLines(files["input_1.txt"]))?.let { parseCity(it) }
            val values = if (newest > read) valuesOf(readLines(files["input_$newest.txt"])) else null
            if (city != null && values != null) {
                val missed = (read + 1 until newest).mapNotNull { valuesOf(readLines(files["input_$it.txt"])) }
                val news = (missed + values).flatMap { parseNews(it) }
                read = newest
                val orders = think(parse(city, values, news, answered == 0), chance)
                if (city.waits || orders.isNotEmpty()) {
                    answered = if (city.waits) read else answered + 1
                    publish(folder, "output_$answered", (orders + "End\n").joinToString("\n"))
                }
            }
        }
        Thread.sleep(POLL_MILLIS)
    }
}

/** Returns the highest number of a file such as input_7.txt; 0 if there is none. */
private fun last(files: Map<String, File>, kind: String): Int =
    files.keys.filter { it.startsWith("${kind}_") && it.endsWith(".txt") }
        .fold(0) { most, name -> maxOf(most, name.removePrefix("${kind}_").removeSuffix(".txt").toIntOrNull() ?: 0) }

fun main(args: Array<String>) {
    serve(args) { folder, chance -> playMatch(folder, chance) }
}

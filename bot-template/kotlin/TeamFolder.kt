// The talk with the arena through the team folder: there is no need to touch it.
import java.io.File
import java.io.IOException
import java.nio.file.Files
import java.nio.file.StandardCopyOption
import java.util.Random
import kotlin.system.exitProcess

const val POLL_MILLIS = 10L // The rules ask for at least 10 ms between two looks into the folder.
private const val PATIENCE = 50 // How many times a file that another program holds is tried again.

/** Draws a whole number from 0 to one less than its bound. */
typealias Chance = (Int) -> Int

/** Plays match after match of a game whose prompts are answered one by one: [isWhole] says whether all lines of a
 * prompt are there; [answer] gets the lines, the name of the team and a source of chance, and returns the answer. */
fun playTurns(
    args: Array<String>, isWhole: (List<String>) -> Boolean, answer: (List<String>, String, Chance) -> String
) {
    serve(args) { folder, chance -> playMatch(folder, isWhole) { lines -> answer(lines, folder.name, chance) } }
}

/** Plays match after match. [playMatch] plays one to the end and returns the lines of Gameover.txt; none if the arena
 * was stopped and has swept the folder. */
fun serve(args: Array<String>, playMatch: (File, Chance) -> List<String>) {
    val given = teamFolder(args)
    if (given.isEmpty()) {
        System.err.println("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.")
        exitProcess(2)
    }
    val folder = File(given).absoluteFile.normalize()
    folder.mkdirs()
    val seed = System.getenv("ARENA_SEED") ?: System.currentTimeMillis().toString()
    val random = Random("$seed ${folder.name}".fold(0L) { state, letter -> 31 * state + (letter - '\u0000') })
    wipe(folder)
    while (true) {
        val lines = playMatch(folder) { bound -> random.nextInt(bound) }
        if (lines.isNotEmpty()) {
            println(lines.joinToString("\n"))
            wipe(folder)
        }
    }
}

/** Renews ready.txt; one that fails is made good by the next one. */
fun sayReady(folder: File) {
    attempt { File(folder, "ready.txt").writeText("") }
}

/** Returns the files of the folder by their names in small letters; null if it cannot be listed now. It is never asked
 * for a name: network drives remember for seconds that a name was not there. */
fun list(folder: File): Map<String, File>? =
    folder.listFiles()?.associateBy { file -> file.name.map { Character.toLowerCase(it) }.joinToString("") }

/** Returns the lines of a file; none if it cannot be read yet. */
fun readLines(file: File?): List<String> =
    attempt { file?.readLines() }.orEmpty().filter { it.isNotEmpty() }

/** Writes beside and renames, so that the arena never sees half an answer. */
fun publish(folder: File, stem: String, answer: String) {
    repeat(PATIENCE) {
        val done = attempt {
            val draft = File(folder, "$stem.tmp")
            draft.writeText(answer)
            Files.move(draft.toPath(), File(folder, "$stem.txt").toPath(), StandardCopyOption.ATOMIC_MOVE)
        }
        if (done != null) return
        Thread.sleep(POLL_MILLIS) // A virus scanner may hold the file for a moment.
    }
    System.err.println("$stem.txt could not be written")
}

private fun playMatch(
    folder: File, isWhole: (List<String>) -> Boolean, answer: (List<String>) -> String
): List<String> {
    var turn = 1
    while (true) {
        val (name, lines) = waitFor(folder, listOf("gameover.txt", "input_$turn.txt"), turn - 1, isWhole)
        if (name == "" || name == "gameover.txt") return lines
        publish(folder, "output_$turn", answer(lines))
        val wanted = listOf("acknowledge_$turn.txt", "gameover.txt", "input_${turn + 1}.txt")
        val (told, code) = waitFor(folder, wanted, turn, null)
        if (told == wanted[0] && code[0] != "0") System.err.println("Turn $turn was answered with code ${code[0]}")
        turn++
    }
}

/** Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
 * Where [isWhole] is given, a prompt is waited for, and ready.txt is renewed. */
private fun waitFor(
    folder: File, wanted: List<String>, lastTurn: Int, isWhole: ((List<String>) -> Boolean)?
): Pair<String, List<String>> {
    while (true) {
        if (isWhole != null) sayReady(folder)
        val files = list(folder) // A drive that is away for a moment is looked at again.
        if (files != null) {
            for (name in wanted) {
                val lines = readLines(files[name])
                val found = if (isWhole != null && name.startsWith("input")) isWhole(lines) else lines.isNotEmpty()
                if (found) return Pair(name, lines)
            }
            if (lastTurn > 0 && files.keys.none { it.endsWith("_$lastTurn.txt") }) return Pair("", listOf())
        }
        Thread.sleep(POLL_MILLIS)
    }
}

/** Does something with files; null if it did not work, and then the caller's loop tries again. */
private fun <T> attempt(action: () -> T): T? =
    try {
        action()
    } catch (failure: IOException) {
        null
    }

/** Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready. */
private fun wipe(folder: File) {
    File(folder, "ready.txt").delete()
    repeat(PATIENCE) {
        val files = folder.listFiles().orEmpty().filter { !it.isDirectory }
        if (files.isEmpty()) return
        files.forEach { it.delete() }
        Thread.sleep(POLL_MILLIS)
    }
}

/** Returns the first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none. */
private fun teamFolder(args: Array<String>): String {
    val given = args.firstOrNull() ?: System.getenv("ARENA_FOLDER")
    if (!given.isNullOrEmpty()) return given
    val line = readLines(File("bot.ini")).firstOrNull { it.substringBefore("=").trim() == "folder" }
    return line?.substringAfter("=")?.trim().orEmpty()
}

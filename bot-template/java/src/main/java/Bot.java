import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.stream.*;

/**
 * A starter bot for Chain Reaction Reloaded: your thinking goes into {@link #think}. {@link Board} is the board with
 * its rules; the rest talks to the arena.
 */
@SuppressWarnings("DefaultPackage") // Two files in no package are all that a first bot needs.
final class Bot {
    /**
     * YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30. The board
     * after an order with all its bursts is {@code board.after("C 8")}; its winner is {@code board.me()} if it wins.
     */
    static String think(Board board, Random chance) {
        if (board.expecting() == 'K') {
            List<String> orders = board.orders();
            return orders.get(chance.nextInt(orders.size()));
        }
        // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
        List<Integer> free = board.freeCells(board.me());
        return "C " + free.get(chance.nextInt(free.size()));
    }

    /** Plays to the end; the lines of Gameover.txt, or none if the arena was stopped and has swept the folder. */
    static List<String> playMatch(Path folder, Random chance) throws InterruptedException {
        for (int turn = 1; ; turn++) {
            String input = "input_" + turn + ".txt";
            String acknowledge = "acknowledge_" + turn + ".txt";
            String next = "input_" + (turn + 1) + ".txt";
            Found found = waitFor(folder, turn - 1, true, "gameover.txt", input);
            if (!found.name().equals(input)) {
                return found.lines();
            }
            String order = think(Board.parse(found.lines(), folder.getFileName().toString()), chance);
            publish(folder.resolve("output_" + turn + ".tmp"), folder.resolve("output_" + turn + ".txt"), order);
            found = waitFor(folder, turn, false, acknowledge, "gameover.txt", next);
            if (found.name().equals(acknowledge) && !found.lines().equals(List.of("0"))) {
                System.err.println("Turn " + turn + ": " + order + " was answered with code "
                        + found.lines().get(0));
            }
        }
    }

    /** A file that was waited for: its name as it was asked for, and its lines. */
    record Found(String name, List<String> lines) {}

    /**
     * Waits for the first of the wanted files; one without a name if no file of the last turn is left. Lists the folder
     * and never asks for a name: network drives remember for seconds that a name was not there.
     */
    static Found waitFor(Path folder, int lastTurn, boolean heartbeat, String... wanted) throws InterruptedException {
        for (; ; Thread.sleep(10)) { // The rules ask for at least 10 ms between two looks.
            if (heartbeat) {
                attempt(() -> Files.writeString(folder.resolve("ready.txt"), ""));
            }
            Optional<Map<String, Path>> listing = attempt(() -> list(folder));
            Map<String, Path> paths = listing.orElse(Map.of());
            for (String name : wanted) {
                List<String> lines = paths.containsKey(name) ? readLines(paths.get(name)) : List.of();
                int whole = name.startsWith("input") ? Board.INPUT_LINES : 1;
                if (lines.size() >= whole) { // With fewer lines it is not whole yet.
                    return new Found(name, lines);
                }
            }
            Stream<String> last = Stream.of("input_", "output_", "acknowledge_").map(kind -> kind + lastTurn + ".txt");
            if (lastTurn > 0 && listing.isPresent() && last.noneMatch(paths::containsKey)) {
                return new Found("", List.of());
            }
        }
    }

    /** The files of the folder by their names in any case; the folders in it are left out. */
    static Map<String, Path> list(Path folder) throws IOException {
        Map<String, Path> paths = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(path -> !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .forEach(path -> paths.put(path.getFileName().toString(), path));
        }
        return paths;
    }

    /** The lines of a file; none if it cannot be read yet. */
    static List<String> readLines(Path path) {
        return attempt(() -> Files.readAllLines(path)).orElse(List.of());
    }

    /** Does something with files; nothing comes back if it did not work, and the caller's loop tries again. */
    static <T> Optional<T> attempt(Callable<T> action) {
        try {
            return Optional.of(action.call());
        } catch (Exception held) {
            return Optional.empty();
        }
    }

    /** Writes beside and renames, so that the arena never sees half an order. */
    static void publish(Path beside, Path target, String order) throws InterruptedException {
        for (int round = 0; round < 50; round++, Thread.sleep(10)) { // A virus scanner may hold the file for a moment.
            Optional<Path> done = attempt(() -> Files.move(Files.writeString(beside, order + "\n"), target));
            if (done.isPresent()) {
                return;
            }
        }
        System.err.println(target + " could not be written");
    }

    /** Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready. */
    static void wipe(Path folder) throws IOException, InterruptedException {
        attempt(() -> Files.deleteIfExists(folder.resolve("ready.txt")));
        for (int round = 0; round < 50 && !list(folder).isEmpty(); round++, Thread.sleep(10)) {
            list(folder).values().forEach(path -> attempt(() -> Files.deleteIfExists(path)));
        }
    }

    /** The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none. */
    static String teamFolder(String[] arguments) {
        Stream<String> variable = Stream.ofNullable(System.getenv("ARENA_FOLDER"));
        Stream<String> ini = readLines(Path.of("bot.ini")).stream().filter(line -> line.matches("\\s*folder\\s*=.*"));
        Stream<String> values =
                ini.map(line -> line.substring(line.indexOf('=') + 1).strip());
        Stream<String> all = Stream.concat(Arrays.stream(arguments).limit(1), Stream.concat(variable, values));
        return all.filter(folder -> !folder.isEmpty()).findFirst().orElse("");
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (teamFolder(arguments).isEmpty()) {
            System.err.println("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.");
            System.exit(2);
        }
        Path folder = Path.of(teamFolder(arguments)).toAbsolutePath().normalize();
        Files.createDirectories(folder);
        String seed = Optional.ofNullable(System.getenv("ARENA_SEED")).orElse("" + System.nanoTime());
        Random chance = new Random((seed + folder.getFileName()).hashCode()); // Same seed and team: same match again.
        wipe(folder);
        while (true) {
            List<String> lines = playMatch(folder, chance);
            if (!lines.isEmpty()) {
                System.out.println(String.join("\n", lines));
                wipe(folder);
            }
        }
    }
}

package windwardopolis;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lets a player play: match after match in a team folder, until the program is ended. */
public final class Contest {

    private Contest() {}

    /**
     * Plays for ever. The team folder is the first argument, else the variable {@code ARENA_FOLDER}, else the line
     * {@code folder = ...} of a file {@code bot.ini} in the working folder; without one the program ends with exit code
     * 2.
     */
    public static void play(PlayerBrain brain, String[] arguments) {
        try {
            Optional<String> given = teamFolder(arguments);
            if (given.isEmpty()) {
                end("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.", 2);
            }
            Path folder = Path.of(given.orElseThrow()).toAbsolutePath().normalize();
            Files.createDirectories(folder);
            brain.shuffle(seed(folder));
            serve(brain, new TeamFolder(folder), System.out);
        } catch (IOException failure) {
            end("The team folder cannot be made: " + failure, 1);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private static void serve(PlayerBrain brain, TeamFolder folder, PrintStream out) throws InterruptedException {
        try (Thinker thinker = new Thinker(brain)) {
            folder.clear();
            while (true) {
                List<String> end = new Course(folder, thinker).play();
                thinker.rest();
                if (!end.isEmpty()) {
                    out.println(String.join("\n", end));
                    folder.clear();
                }
            }
        }
    }

    private static Optional<String> teamFolder(String[] arguments) {
        Stream<String> variable = Stream.ofNullable(System.getenv("ARENA_FOLDER"));
        Stream<String> ini = TeamFolder.lines(Path.of("bot.ini")).stream()
                .filter(line -> line.matches("\\s*folder\\s*=.*"))
                .map(line -> line.substring(line.indexOf('=') + 1).strip());
        return Stream.of(Arrays.stream(arguments).limit(1), variable, ini)
                .flatMap(places -> places)
                .filter(place -> !place.isEmpty())
                .findFirst();
    }

    /** The same seed of the arena and the same team: the same numbers again. */
    private static long seed(Path folder) {
        String seed = Optional.ofNullable(System.getenv("ARENA_SEED")).orElseGet(() -> "" + System.nanoTime());
        return (seed + folder.getFileName()).hashCode();
    }

    private static void end(String words, int code) {
        System.err.println(words);
        System.exit(code);
    }
}

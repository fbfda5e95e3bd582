package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.launch.machine.SystemTools;
import arena.match.Event;
import arena.record.MatchRecord;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * The arena as its user has it: the launcher, run in a folder of the test's own with a config.ini of the test's own.
 */
final class Product {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * A build in the background ignores Control-C, and so would the arena that it starts; where the system can, it is
     * made to hear it.
     */
    static final List<String> HEARS_INTERRUPTS = isLinux() ? List.of("env", "--default-signal=INT") : List.of();

    private final Path folder;

    /** Makes a workplace in an empty folder. */
    Product(Path folder) {
        this.folder = folder;
        write("config.ini", "");
    }

    /** Returns the top of the sources, whose modules the tests run in. */
    static Path home() {
        Path start = Path.of("").toAbsolutePath();
        return Files.isDirectory(start.resolve("bot-template"))
                ? start
                : start.resolve("..").normalize();
    }

    private static boolean isLinux() {
        return System.getProperty("os.name").equals("Linux");
    }

    Path folder() {
        return folder;
    }

    Path field() {
        return folder.resolve("team-folders");
    }

    /** Adds a bot that is a shell or Python script of these lines. */
    Product bot(String name, String command, String fileName, String source) {
        write(fileName, source);
        return section(name, command, folder);
    }

    /** Skips the test aloud if a program that something needs is not on the PATH. */
    static void require(String what, String program) {
        if (!program.contains("/") && SystemTools.find(program).isEmpty()) {
            String words = "SKIPPED: " + what + ", because " + program + " is not on the PATH";
            System.err.println(words);
            Assumptions.abort(words);
        }
    }

    /** Adds a section for a bot. */
    Product section(String name, String command, Path workingFolder) {
        require("the bot " + name, command.split(" ", 2)[0]);
        Path config = folder.resolve("config.ini");
        write(
                "config.ini",
                read(config) + "[bot " + name + "]\ncommand = " + command + "\nfolder = " + workingFolder + "\n");
        return this;
    }

    /** What a run of the arena has left. */
    record Run(int exitCode, String out, String err) {

        /** Returns the JSON object that the run ended with, the only thing on its standard output. */
        JsonNode json() {
            assertThat(out.lines())
                    .as("standard output with --json; standard error: %s", err)
                    .hasSize(1);
            return JSON.readTree(out);
        }

        /** Returns the record that the run has left. */
        MatchRecord record() {
            return MatchRecord.read(Path.of(json().get("record").asString()));
        }

        /** Returns the rulings of the match, in order. */
        List<Event.Ruled> rulings() {
            return record().events(Event.Ruled.class).toList();
        }
    }

    /** Runs the arena to its end. */
    Run run(String... arguments) {
        return run(PATIENCE, arguments);
    }

    /** Runs the arena to its end, for at most a time. */
    Run run(Duration most, String... arguments) {
        try {
            Path out = Files.createTempFile(folder, "out", ".txt");
            Path err = Files.createTempFile(folder, "err", ".txt");
            Process process = start(out.toFile(), err.toFile(), arguments);
            assertThat(process.waitFor(most.toSeconds(), TimeUnit.SECONDS))
                    .as("arena %s ends", List.of(arguments))
                    .isTrue();
            return new Run(process.exitValue(), read(out), read(err));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    /** Starts the arena and returns its process, which is the Java virtual machine itself. */
    Process start(File out, File err, String... arguments) throws IOException {
        return starting(arguments).redirectOutput(out).redirectError(err).start();
    }

    /** Returns what starts the arena; its output is the caller's. */
    ProcessBuilder starting(String... arguments) {
        List<String> command = new ArrayList<>(HEARS_INTERRUPTS);
        command.add(home().resolve("arena/bin/arena").toString());
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectInput(new File("/dev/null"));
        // Each of these arenas lives for seconds: to compile it well would cost more than all that it does.
        builder.environment().putIfAbsent("ARENA_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");
        return builder;
    }

    void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the lines of the only journal in the folder of some work; none before there is one. */
    static List<String> journal(Path work) throws IOException {
        if (!Files.isDirectory(work)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(work, 2)) {
            Optional<Path> journal =
                    files.filter(file -> file.endsWith("run.jsonl")).findFirst();
            return journal.isPresent() ? Files.readAllLines(journal.get()) : List.of();
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}

package arena.launch;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Finds the system's own programs that confine others, and tries them. */
final class SystemTools {

    /** What stands for no input at all. */
    static final File NOTHING = new File(CommandFiles.WINDOWS ? "NUL" : "/dev/null");

    /** A tool that does not even run {@code true} in this time does not work. */
    private static final long PROBE_SECONDS = 10;

    private SystemTools() {}

    /** Returns the path of a program of the arena's own machine. */
    static Optional<String> find(String name) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .map(Path::toString)
                .findFirst();
    }

    /** Runs a command to its end and returns what is wrong with it, in few words; nothing if all is well. */
    static Optional<String> fault(List<String> command) {
        return fault(command, new byte[0]);
    }

    /** The same, for a command that reads something from its input; without any, it stays open as it does for a leash. */
    static Optional<String> fault(List<String> command, byte[] input) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try {
                if (input.length > 0) {
                    give(process, input);
                }
                return faultOf(process);
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException failure) {
            return Optional.of(String.valueOf(failure.getMessage()));
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            return Optional.of("interrupted");
        }
    }

    /** Gives a process all that it reads from its input. */
    static void give(Process process, byte[] input) throws IOException {
        try (OutputStream pipe = process.getOutputStream()) {
            pipe.write(input);
        }
    }

    private static Optional<String> faultOf(Process process) throws IOException, InterruptedException {
        if (!process.waitFor(PROBE_SECONDS, TimeUnit.SECONDS)) {
            return Optional.of("no answer within " + PROBE_SECONDS + " s");
        }
        if (process.exitValue() == 0) {
            return Optional.empty();
        }
        String words = new String(process.getInputStream().readNBytes(1024), StandardCharsets.UTF_8);
        String first = words.lines().findFirst().orElse("");
        return Optional.of(first.isEmpty() ? new ExitStatus(process.exitValue()).words() : first);
    }
}

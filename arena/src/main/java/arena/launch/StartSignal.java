package arena.launch;

import arena.launch.machine.SystemTools;
import arena.launch.program.LaunchException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * A signal that a program's own command has begun: a file that is open in the confinement, and that its last process
 * overwrites before it becomes the command. A start that ends without it is a failure of the confinement, not of the
 * program.
 */
final class StartSignal {

    /** The file exists and has its space on the disk before: overwriting it works on a full disk too. */
    private static final String WAITING = "0\n";

    private static final String BEGUN = "1\n";
    private static final String HOLD = "exec 9<>\"$1\"; shift; exec \"$@\"";
    private static final String GIVE = "echo 1 >&9; exec 9>&-; exec \"$@\"";
    private static final long LOOK_MILLIS = 1;
    private static final long PATIENCE_NANOS = 10_000_000_000L;
    private static final int MOST_BYTES = 1_024;

    private final Path file;

    private StartSignal(Path file) {
        this.file = file;
    }

    /** Makes a signal beside a log. */
    static StartSignal make(Path log) {
        Path file = log.resolveSibling(log.getFileName() + ".start");
        try {
            Files.createDirectories(Objects.requireNonNull(file.getParent(), "the folder of the logs"));
            Files.writeString(file, WAITING, StandardCharsets.US_ASCII);
            return new StartSignal(file);
        } catch (IOException failure) {
            throw LaunchException.ofMachine(
                    "The file " + file + " cannot be created (" + failure + "); free some space on its disk.");
        }
    }

    /** Returns words before a command that hold the file open. */
    List<String> holding() {
        return List.of("sh", "-c", HOLD, "arena-hold", file.toString());
    }

    /** Returns words before the program's command that give the signal, and close the file. */
    List<String> giving() {
        return List.of("sh", "-c", GIVE, "arena-begin");
    }

    /**
     * Waits until the program's command has begun; after the time limit it is assumed to have begun.
     *
     * @throws IOException with the last error line of a process that has ended before
     */
    void await(Process process) throws IOException {
        long limitNanos = System.nanoTime() + PATIENCE_NANOS;
        try {
            while (!isGiven() && System.nanoTime() < limitNanos) {
                if (process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS) && !isGiven()) {
                    throw new IOException(lastWords(process));
                }
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isGiven() throws IOException {
        return Files.readString(file, StandardCharsets.US_ASCII).equals(BEGUN);
    }

    private static String lastWords(Process process) throws IOException {
        String words = new String(process.getErrorStream().readNBytes(MOST_BYTES), StandardCharsets.UTF_8).strip();
        return SystemTools.status(process.exitValue()).words()
                + (words.isEmpty()
                        ? ""
                        : ": " + words.lines().reduce((earlier, later) -> later).orElse(""));
    }

    void remove() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stays) {
            // It stays among the logs and is overwritten at the next start of the same name.
            file.toFile().deleteOnExit();
        }
    }
}

package arena.launch.machine;

import arena.match.ExitStatus;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The system's own programs that confine others, with their tests. */
public final class SystemTools {

    /** True if the arena runs on Windows, where the extension of a file makes it a program. */
    public static final boolean WINDOWS = File.separatorChar == '\\';

    /** True if the arena runs on Linux, which shows its processes as files. */
    public static final boolean LINUX = System.getProperty("os.name", "").startsWith("Linux");

    /** The file of the empty input. */
    public static final File NOTHING = new File(WINDOWS ? "NUL" : "/dev/null");

    /** The attributes of a new file that only its owner can read, where the system has such permissions. */
    public static final FileAttribute<?>[] OWNER_ONLY = WINDOWS
            ? new FileAttribute<?>[0]
            : new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            };

    /** A tool that does not even run {@code true} in this time does not work. */
    private static final long PROBE_SECONDS = 10;

    private SystemTools() {}

    /** Returns the path of a program of the arena's own machine. */
    public static Optional<String> find(String name) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .map(Path::toString)
                .findFirst();
    }

    /** Starts a command without waiting for its end or reading its output; returns whether it could be started. */
    public static boolean begin(List<String> command) {
        try {
            new ProcessBuilder(command)
                    .redirectInput(NOTHING)
                    .redirectOutput(NOTHING)
                    .redirectError(NOTHING)
                    .start();
            return true;
        } catch (IOException noRoom) {
            return false;
        }
    }

    /** Runs a command to its end and returns what is wrong with it, in few words; empty if it succeeds. */
    public static Optional<String> fault(List<String> command) {
        return fault(command, new byte[0]);
    }

    /** The same for a command that reads input; without any, the input stays open as it does for a leash. */
    public static Optional<String> fault(List<String> command, byte[] input) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try {
                if (input.length > 0) {
                    writeInput(process, input);
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

    /** Writes the entire input of a process. */
    public static void writeInput(Process process, byte[] input) throws IOException {
        try (OutputStream pipe = process.getOutputStream()) {
            pipe.write(input);
        }
    }

    /** Runs a command to its end and returns its output, at most a mebibyte; empty if it cannot be run, or fails. */
    public static Optional<String> output(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try {
                String words = new String(process.getInputStream().readNBytes(1 << 20), StandardCharsets.UTF_8);
                return process.waitFor(PROBE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0
                        ? Optional.of(words)
                        : Optional.empty();
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException noSuchTool) {
            return Optional.empty();
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /**
     * Returns the number of the account that the arena runs under.
     *
     * @throws UnsupportedOperationException or IllegalArgumentException on a system without such numbers
     */
    public static int account() throws IOException {
        Path process = Path.of("/proc/self");
        Path own = Files.exists(process) ? process : Path.of(System.getProperty("user.home"));
        return (Integer) Files.getAttribute(own, "unix:uid");
    }

    /** Returns whether the arena, and its bots with it, run as superuser. */
    public static boolean isRoot() {
        try {
            return account() == 0;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException noSuchAccount) {
            return false;
        }
    }

    /** Returns the status that an exit code means on this system. */
    public static ExitStatus status(int code) {
        return WINDOWS ? new ExitStatus(code, Optional.empty()) : ExitStatus.ofPosix(code);
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
        return Optional.of(first.isEmpty() ? status(process.exitValue()).words() : first);
    }
}

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

/** Finds the system's own programs that confine others, and tries them. */
public final class SystemTools {

    /** Whether the arena runs on Windows, where the ending of a file's name makes it a program. */
    public static final boolean WINDOWS = File.separatorChar == '\\';

    /** Whether the arena runs on Linux, which shows its processes as files. */
    public static final boolean LINUX = System.getProperty("os.name", "").startsWith("Linux");

    /** What stands for no input at all. */
    public static final File NOTHING = new File(WINDOWS ? "NUL" : "/dev/null");

    /** For a new file: nobody but its owner can read it, where the system knows such rights. */
    public static final FileAttribute<?>[] ITS_OWNERS = WINDOWS
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

    /**
     * Starts a command whose end nobody waits for, and whose words nobody reads; returns whether it could be started.
     */
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

    /** Runs a command to its end and returns what is wrong with it, in few words; nothing if all is well. */
    public static Optional<String> fault(List<String> command) {
        return fault(command, new byte[0]);
    }

    /**
     * The same, for a command that reads something from its input; without any, it stays open as it does for a leash.
     */
    public static Optional<String> fault(List<String> command, byte[] input) {
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
    public static void give(Process process, byte[] input) throws IOException {
        try (OutputStream pipe = process.getOutputStream()) {
            pipe.write(input);
        }
    }

    /**
     * Runs a command to its end and returns what it prints, at most a mebibyte; nothing if it cannot be run, or fails.
     */
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

    /** Returns whether the arena may do everything on its machine, and its bots with it. */
    public static boolean isRoot() {
        try {
            return account() == 0;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException noSuchAccount) {
            return false;
        }
    }

    /** Returns what an exit code of this system says. */
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

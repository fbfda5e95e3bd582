package arena.launch.limits;

import arena.launch.machine.MachineProcesses;
import arena.launch.terms.Quota;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The limit of processes and threads of the arena's account (Linux). All programs share it with the arena, unless each
 * has a control group: so each gets a share, and some of it is reserved for the arena itself.
 */
public final class AccountProcesses {

    /** The number of shares: this many programs can run at a time without exceeding the limit. */
    private static final int PARTS = 6;

    /** A smaller share is of use to no program. */
    private static final int LEAST_PART = 16;

    /** A larger limit is never used up before a program has exceeded its own. */
    private static final int LARGE = 8_192;

    private static final String LIMIT = "Max processes";
    private static final String UNLIMITED = "unlimited";

    private final OptionalInt most;

    private AccountProcesses(OptionalInt most) {
        this.most = most;
    }

    /** Reads the limit; the kernel exempts root. */
    static AccountProcesses read() {
        try {
            if (Files.getAttribute(MachineProcesses.FOLDER.resolve("self"), "unix:uid")
                    .equals(0)) {
                return new AccountProcesses(OptionalInt.empty());
            }
            for (String line :
                    Files.readAllLines(MachineProcesses.FOLDER.resolve("self/limits"), StandardCharsets.US_ASCII)) {
                if (line.startsWith(LIMIT)) {
                    String soft = line.substring(LIMIT.length()).strip().split(" ", 2)[0];
                    return new AccountProcesses(
                            soft.equals(UNLIMITED) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(soft)));
                }
            }
        } catch (IOException | NumberFormatException | UnsupportedOperationException notLinux) {
            return new AccountProcesses(OptionalInt.empty());
        }
        return new AccountProcesses(OptionalInt.empty());
    }

    /** Returns whether the kernel limits the account. */
    public boolean isLimited() {
        return most.isPresent();
    }

    /** Returns the share of a program, at most what a quota allows. */
    int part(Quota quota) {
        return most.isEmpty()
                ? quota.processes()
                : Math.min(quota.processes(), Math.max(LEAST_PART, most.getAsInt() / PARTS));
    }

    /**
     * Returns the limit for the programs together with the arena, so that the arena keeps the rest; empty without a
     * limit.
     */
    OptionalInt forPrograms() {
        return most.isEmpty() ? most : OptionalInt.of(most.getAsInt() - reserve());
    }

    private int reserve() {
        return Math.max(LEAST_PART, most.orElse(0) / PARTS);
    }

    /** Returns whether hardly any are left for programs now. */
    public boolean isShort() {
        return most.isPresent() && most.getAsInt() < LARGE && count() >= most.getAsInt() - reserve() - 2;
    }

    private static int count() {
        int count = 0;
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(MachineProcesses.FOLDER, "[0-9]*")) {
            Object own = Files.getAttribute(MachineProcesses.FOLDER.resolve("self"), "unix:uid");
            for (Path process : processes) {
                count += threads(process, own);
            }
        } catch (IOException notLinux) {
            return 0;
        }
        return count;
    }

    private static int threads(Path process, Object own) {
        try {
            if (Files.getAttribute(process, "unix:uid").equals(own)) {
                // A directory has a link for each directory in it, and two more.
                return (int) Files.getAttribute(process.resolve("task"), "unix:nlink") - 2;
            }
        } catch (IOException ended) {
            return 0;
        }
        return 0;
    }

    /** Returns the sentence for when none were left. */
    public Optional<String> words() {
        return most.isEmpty()
                ? Optional.empty()
                : Optional.of("The arena's account may have " + most.getAsInt() + " processes and threads, and"
                        + " programs used all of them; raise that limit (ulimit -u), or play fewer"
                        + " matches at a"
                        + " time.");
    }
}

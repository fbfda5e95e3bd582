package arena.launch.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What this machine tells of a process, and which one of them an arena is. */
public final class MachineProcesses {

    /** Where Linux shows each process as a folder; on other systems there is none. */
    public static final Path FOLDER = Path.of("/proc");

    private MachineProcesses() {}

    /**
     * Returns what the marks of this arena, and the names of its groups, begin with: its process, and the space that
     * numbers it.
     */
    public static String arena() {
        return ProcessHandle.current().pid() + "." + space();
    }

    /** Returns the number of the process space that the arena is in; 0 on a system that has none. */
    public static long space() {
        try {
            String number = Files.readSymbolicLink(FOLDER.resolve("self/ns/pid"))
                    .toString()
                    .replaceAll("[^0-9]", "");
            return number.matches("[0-9]{1,10}") ? Long.parseLong(number) : 0;
        } catch (IOException notLinux) {
            return 0;
        }
    }

    /**
     * Returns whether the arena that a mark, or a group, begins with is no more; one of another process space cannot be
     * told.
     */
    public static boolean isOfDeadArena(String begin) {
        String[] numbers = begin.split("[.]", -1);
        return numbers.length == 2
                && numbers[0].matches("[0-9]{1,18}")
                && numbers[1].equals(Long.toString(space()))
                && !runs(Long.parseLong(numbers[0]));
    }

    public static boolean runs(long process) {
        return ProcessHandle.of(process).filter(MachineProcesses::runs).isPresent();
    }

    /**
     * Returns whether a process still does something: one that has ended stays listed until its parent has heard of it.
     */
    public static boolean runs(ProcessHandle process) {
        if (!process.isAlive()) {
            return false;
        }
        try {
            String state = Files.readString(FOLDER.resolve(process.pid() + "/stat"), StandardCharsets.ISO_8859_1);
            return !state.substring(state.lastIndexOf(')')).startsWith(") Z");
        } catch (IOException notLinuxOrEnded) {
            return process.isAlive();
        }
    }

    /** Returns the number of a process and, where the system tells it, its program. */
    public static String words(ProcessHandle process) {
        return "process " + process.pid()
                + process.info().command().map(command -> " (" + command + ")").orElse("");
    }
}

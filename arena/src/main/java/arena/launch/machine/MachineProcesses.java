package arena.launch.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The processes of this machine, and the identity of an arena among them. */
public final class MachineProcesses {

    /** The folder in which Linux shows each process; other systems have none. */
    public static final Path FOLDER = Path.of("/proc");

    private MachineProcesses() {}

    /** Returns the beginning of this arena's marks and group names: its process number, and its process space. */
    public static String arena() {
        return ProcessHandle.current().pid() + "." + space();
    }

    /** Returns the number of the arena's process space; 0 on a system without process spaces. */
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
     * Returns whether the arena at the beginning of a mark, or of a group's name, is dead; false for one of another
     * process space, whose state is unknown.
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

    /** Returns whether a process still runs: one that has ended stays listed until its parent has collected it. */
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

    /** Returns the number of a process and, where the system reports it, its program. */
    public static String words(ProcessHandle process) {
        return "process " + process.pid()
                + process.info().command().map(command -> " (" + command + ")").orElse("");
    }
}

package arena.launch;

import arena.launch.machine.SystemTools;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The programs that are installed on the arena's machine. */
public final class InstalledPrograms {

    private static final List<String> WINDOWS_ENDINGS = List.of(".exe", ".cmd", ".bat");

    /** The folders of programs for administrators, which are not on everybody's search path. */
    private static final List<Path> FOR_ADMINISTRATORS = List.of(Path.of("/usr/sbin"), Path.of("/sbin"));

    private InstalledPrograms() {}

    /** Returns whether a program is on the search path, or among those for administrators. */
    public static boolean has(String program) {
        return SystemTools.find(program).isPresent()
                || (SystemTools.WINDOWS
                        && WINDOWS_ENDINGS.stream()
                                .anyMatch(ending ->
                                        SystemTools.find(program + ending).isPresent()))
                || Stream.of(program)
                        .flatMap(name -> FOR_ADMINISTRATORS.stream().map(folder -> folder.resolve(name)))
                        .anyMatch(Files::isExecutable);
    }

    /** Returns whether this is Linux, for which the packages of Debian are named. */
    public static boolean isLinux() {
        return SystemTools.LINUX;
    }

    /** Returns whether this is Windows. */
    public static boolean isWindows() {
        return SystemTools.WINDOWS;
    }

    /** Runs a program to its end and returns its output; empty if it cannot be run, or fails. */
    public static Optional<String> output(List<String> command) {
        return SystemTools.output(command);
    }
}

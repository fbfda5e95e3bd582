package arena.app;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command line that starts another program of the arena, on the same Java and class path as this process. */
public final class JavaProgram {

    private JavaProgram() {}

    /**
     * Returns the command that runs a class with arguments. It suits programs that live for minutes beside many
     * others.
     */
    public static List<String> command(Class<?> main, List<String> properties, List<String> words) {
        List<String> command =
                new ArrayList<>(List.of(java().toString(), "-XX:TieredStopAtLevel=1", "-cp", classPath()));
        command.addAll(properties);
        command.add(main.getName());
        command.addAll(words);
        return command;
    }

    /** Returns the Java executable of this process. */
    public static Path java() {
        return ProcessHandle.current()
                .info()
                .command()
                .map(Path::of)
                .orElseGet(() -> Path.of(System.getProperty("java.home"), "bin", "java"));
    }

    /** Returns the class path of this process, absolute. */
    public static String classPath() {
        return classes().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns the archives and folders of the class path, absolute. */
    public static Stream<Path> classes() {
        return Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator, -1))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> Path.of(entry).toAbsolutePath());
    }
}

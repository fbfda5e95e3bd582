package arena.launch.program;

import arena.launch.machine.SystemTools;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The files that the words of a command name, found as the system would when it starts the command. */
public final class CommandFiles {

    /** Extensions of files that another program runs or loads; a word with one of them names such a file. */
    private static final List<String> SCRIPT_ENDINGS = List.of(
            ".py", ".pyz", ".js", ".mjs", ".cjs", ".ts", ".rb", ".pl", ".php", ".lua", ".r", ".jl", ".sh", ".bash",
            ".ps1", ".java", ".jar", ".kts", ".exe", ".dll", ".wasm", ".scm", ".tcl");

    private final BotProgram spec;
    private final Map<String, String> environment;

    public CommandFiles(BotProgram spec, Map<String, String> environment) {
        this.spec = spec;
        this.environment = environment;
    }

    /** Returns the absolute path of the program that the command names, which may be a link; empty if there is none. */
    public Optional<Path> program() {
        return find(spec.command().get(0));
    }

    /** Returns the absolute path of a program by its name on the search path, or by its own path. */
    public Optional<Path> find(String word) {
        if (isPath(word)) {
            return candidates(word)
                    .flatMap(name -> path(name).stream())
                    .filter(Files::isRegularFile)
                    .findFirst();
        }
        return searchPath().stream()
                .flatMap(folder -> candidates(word).map(folder::resolve))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /** Returns the folders of the search path for programs, in order. */
    public List<Path> searchPath() {
        return environment.entrySet().stream()
                .filter(entry -> SystemTools.WINDOWS
                        ? entry.getKey().equalsIgnoreCase("PATH")
                        : entry.getKey().equals("PATH"))
                .flatMap(entry -> split(entry.getValue()).stream())
                .flatMap(folder -> path(folder).stream())
                .toList();
    }

    /** Returns the first word after the program that names a script, whether the file exists or not. */
    Optional<String> script() {
        List<String> arguments = spec.command().subList(1, spec.command().size());
        if (arguments.stream().anyMatch(List.of("-c", "-e", "-m", "/c")::contains)) {
            return Optional.empty();
        }
        return arguments.stream().filter(CommandFiles::namesScript).findFirst();
    }

    /**
     * Returns the entries of the class path that the command gives to a Java virtual machine; none if it gives none.
     */
    List<String> classPath() {
        List<String> words = spec.command();
        for (int i = 0; i + 1 < words.size(); i++) {
            if (List.of("-cp", "-classpath", "--class-path").contains(words.get(i))) {
                return split(words.get(i + 1));
            }
        }
        return List.of();
    }

    /** Returns all existing files and folders that words after the program name, also in lists. */
    public List<Path> named() {
        List<Path> found = new ArrayList<>();
        for (String word : spec.command().subList(1, spec.command().size())) {
            for (String part : split(word.substring(word.indexOf('=') + 1))) {
                path(part).filter(Files::exists).ifPresent(found::add);
            }
        }
        return found;
    }

    /** Returns a word as a path from the working folder; empty if it cannot be one. */
    Optional<Path> path(String word) {
        try {
            return word.isEmpty()
                    ? Optional.empty()
                    : Optional.of(spec.workingFolder().resolve(word).normalize());
        } catch (InvalidPathException unsuitable) {
            return Optional.empty();
        }
    }

    /** Returns whether a word is a path rather than a bare name. */
    static boolean isPath(String word) {
        return word.indexOf('/') >= 0 || word.indexOf(File.separatorChar) >= 0;
    }

    /** Returns whether another program runs or loads a file, by its extension. */
    public static boolean isScript(Path file) {
        return namesScript(String.valueOf(file.getFileName()));
    }

    private static boolean namesScript(String word) {
        String name = word.toLowerCase(Locale.ROOT);
        return !name.startsWith("-")
                && name.indexOf(' ') < 0
                && name.indexOf(File.pathSeparatorChar, SystemTools.WINDOWS ? 2 : 0) < 0
                && SCRIPT_ENDINGS.stream().anyMatch(name::endsWith);
    }

    private Stream<String> candidates(String word) {
        return SystemTools.WINDOWS
                ? Stream.of("", ".exe", ".com", ".bat", ".cmd").map(word::concat)
                : Stream.of(word);
    }

    private static List<String> split(String list) {
        return Arrays.asList(list.split(File.pathSeparator, -1));
    }
}

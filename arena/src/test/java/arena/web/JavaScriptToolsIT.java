package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.launch.machine.SystemTools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tests of the pages' modules by a linter, a formatter and a type checker, which npm installs. */
@Tag("slow")
class JavaScriptToolsIT {

    private static final Path WORK = Path.of("target", "javascript-tools");
    private static final Path CONFIGURATION = Path.of("src", "test", "javascript");
    private static final Path PAGES = Path.of("src", "main", "resources", "arena", "web", "app");

    /** The folders of games, each with a folder of pages: those of the arena, and sample games. */
    private static final List<Path> GAMES = List.of(Path.of("games"), Path.of("src", "test", "projects"));

    private static final String INSTALLED = "node_modules";
    private static final int LONGEST_MINUTES = 5;

    /** Installs the tools beside a copy of their configuration and of the modules, with the same relative paths. */
    @BeforeAll
    static void install() throws IOException, InterruptedException {
        for (String program : List.of("node", "npm")) {
            assumeTrue(
                    SystemTools.find(program).isPresent(),
                    "NOT TESTED: the style and the types of the pages' modules, which need " + program);
        }
        for (Path folder : folders()) {
            clear(folder);
            copy(folder);
        }
        assertThat(npm("ci", "--no-audit", "--no-fund", "--ignore-scripts")).isEmpty();
    }

    /** Returns the folders of the tools' configuration and of all pages. */
    private static List<Path> folders() throws IOException {
        List<Path> folders = new ArrayList<>(List.of(CONFIGURATION, PAGES));
        for (Path games : GAMES) {
            try (Stream<Path> each = Files.list(games)) {
                each.map(game -> game.resolve(PAGES)).filter(Files::isDirectory).forEach(folders::add);
            }
        }
        assertThat(folders).hasSizeGreaterThan(3);
        return folders;
    }

    @Test
    void theLinterFindsNothing() throws IOException, InterruptedException {
        assertThat(npm("run", "--silent", "lint")).isEmpty();
    }

    @Test
    void theFormatterWouldChangeNothing() throws IOException, InterruptedException {
        assertThat(npm("run", "--silent", "format-check")).isEmpty();
    }

    @Test
    void theTypesFit() throws IOException, InterruptedException {
        assertThat(npm("run", "--silent", "types")).isEmpty();
    }

    /** Returns the output of npm if it failed, else an empty text. */
    private static String npm(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("npm"));
        command.addAll(Arrays.asList(arguments));
        Path output = WORK.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .directory(WORK.resolve(CONFIGURATION).toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES);
        process.destroyForcibly();
        String text = command + ": " + Files.readString(output, StandardCharsets.UTF_8);
        assertThat(ended).as(text).isTrue();
        return process.exitValue() == 0 ? "" : text;
    }

    /** Deletes the files of an earlier run, but not the installed tools, which npm replaces itself. */
    private static void clear(Path folder) throws IOException {
        Path old = WORK.resolve(folder);
        if (Files.isDirectory(old)) {
            for (Path file : files(old)) {
                Files.delete(file);
            }
        }
    }

    private static void copy(Path folder) throws IOException {
        for (Path file : files(folder)) {
            Path copy = WORK.resolve(file);
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !file.toString().contains(INSTALLED) && Files.isRegularFile(file))
                    .toList();
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        }
    }
}

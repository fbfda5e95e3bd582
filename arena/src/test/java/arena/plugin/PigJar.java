package arena.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import arena.provider.GameProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apache.commons.io.FileUtils;

/**
 * A builder of the jar of Pig, the game in {@code src/test/projects/pig}. It compiles the game against the interface
 * for games alone, so that the game can use nothing else of the arena.
 */
public final class PigJar {

    private static final Path PROJECT = Path.of("src", "test", "projects", "pig", "src", "main");

    private PigJar() {}

    /** Builds the jar. */
    public static void build(Path jar) throws IOException {
        buildFrom("", "", jar);
    }

    /** Builds the jar from the sources with some text of the provider replaced. */
    public static void buildFrom(String text, String replacement, Path jar) throws IOException {
        Path work = Files.createTempDirectory("pig");
        try {
            FileUtils.copyDirectory(PROJECT.toFile(), work.toFile());
            Path provider = work.resolve("java/pig/PigProvider.java");
            String source = Files.readString(provider);
            assertThat(source).contains(text);
            Files.writeString(provider, source.replace(text, replacement));
            Path classes = work.resolve("resources");
            compile(work.resolve("java"), classes);
            pack(classes, jar);
        } finally {
            FileUtils.deleteDirectory(work.toFile());
        }
    }

    /** Makes a jar without a game. */
    public static void empty(Path jar) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("readme.txt"));
            out.closeEntry();
        }
    }

    private static void compile(Path sources, Path classes) throws IOException {
        List<String> words = new ArrayList<>(
                List.of("-proc:none", "--release", "17", "-d", classes.toString(), "-cp", api().toString()));
        files(sources).map(Path::toString).forEach(words::add);
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
        assertThat(code).as("exit code of the compiler").isZero();
    }

    /** Returns the jar, or the folder of classes, of the interface for games. */
    private static Path api() {
        try {
            return Path.of(GameProvider.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void pack(Path folder, Path jar) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Path file : files(folder).toList()) {
                out.putNextEntry(new JarEntry(folder.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

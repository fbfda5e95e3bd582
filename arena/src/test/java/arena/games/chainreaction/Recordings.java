package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Named;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Games that another implementation recorded, in the folder that a system property names; else the copies in the
 * resources.
 */
final class Recordings {

    static final String FOLDER_PROPERTY = "conformance.chain-reaction";

    private static final ObjectMapper JSON = new ObjectMapper();

    private Recordings() {}

    /** Returns every recorded match; there is at least one. */
    static Stream<Named<JsonNode>> transcripts() {
        return files(name -> name.matches(".*\\.json(\\.gz)?"))
                .map(file -> Named.of(file.getFileName().toString(), JSON.readTree(text(file))));
    }

    /** Returns every file of recorded single moves, as lines; there is at least one. */
    static Stream<Named<List<JsonNode>>> bursts() {
        return files(name -> name.matches("bursts-.*\\.jsonl(\\.gz)?"))
                .map(file -> Named.of(
                        file.getFileName().toString(),
                        text(file).lines().map(JSON::readTree).toList()));
    }

    private static Stream<Path> files(Predicate<String> wanted) {
        try (Stream<Path> all = Files.walk(folder())) {
            List<Path> files = all.filter(Files::isRegularFile)
                    .filter(file -> wanted.test(file.getFileName().toString()))
                    .sorted()
                    .toList();
            assertThat(files).as("recorded games in " + folder()).isNotEmpty();
            return files.stream();
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of recorded games cannot be read: " + folder(), e);
        }
    }

    private static Path folder() {
        String named = System.getProperty(FOLDER_PROPERTY, "");
        if (!named.isBlank()) {
            return Path.of(named);
        }
        URL copies = Recordings.class.getResource("/conformance/chain-reaction");
        assertThat(copies).as("the copies in the resources").isNotNull();
        try {
            return Path.of(copies.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(Path file) {
        try (InputStream raw = new BufferedInputStream(Files.newInputStream(file));
                InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            return new String(plain.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot be read: " + file, e);
        }
    }
}

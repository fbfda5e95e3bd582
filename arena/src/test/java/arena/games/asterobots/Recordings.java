package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Named;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Games that the engine of 2012 played, in the folder that a system property names; else the copies in the resources.
 */
final class Recordings {

    static final String FOLDER_PROPERTY = "conformance.asterobots";

    private static final ObjectMapper JSON = new ObjectMapper();

    private Recordings() {}

    /** Returns every recorded game as its lines; there is at least one. */
    static Stream<Named<List<JsonNode>>> games() {
        try (Stream<Path> all = Files.walk(folder())) {
            List<Path> files = all.filter(Files::isRegularFile)
                    .filter(file -> file.getFileName().toString().matches(".*\\.jsonl(\\.gz)?"))
                    .sorted()
                    .toList();
            assertThat(files).as("recorded games in " + folder()).isNotEmpty();
            return files.stream().map(file -> Named.of(file.getFileName().toString(), lines(file)));
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of recorded games cannot be read: " + folder(), e);
        }
    }

    private static Path folder() {
        String named = System.getProperty(FOLDER_PROPERTY, "");
        if (!named.isBlank()) {
            return Path.of(named);
        }
        URL copies = Recordings.class.getResource("/conformance/asterobots");
        assertThat(copies).as("the copies in the resources").isNotNull();
        try {
            return Path.of(copies.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<JsonNode> lines(Path file) {
        try (InputStream raw = Files.newInputStream(file);
                InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            String text = new String(plain.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().map(JSON::readTree).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot be read: " + file, e);
        }
    }
}

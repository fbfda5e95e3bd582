package arena.games.acquire;

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

/** Games that other engines played, in the folder that a system property names; else the copies in the resources. */
final class Recordings {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Recordings() {}

    /**
     * Returns every recorded game as its lines; there is at least one.
     *
     * @param kind after which the property and the folder of the copies are named
     */
    static Stream<Named<List<JsonNode>>> games(String kind) {
        Path folder = folder(kind);
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> files = all.filter(Files::isRegularFile)
                    .filter(file -> file.getFileName().toString().matches(".*\\.jsonl(\\.gz)?"))
                    .sorted()
                    .toList();
            assertThat(files).as("recorded games in " + folder).isNotEmpty();
            return files.stream().map(file -> Named.of(file.getFileName().toString(), lines(file)));
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of recorded games cannot be read: " + folder, e);
        }
    }

    private static Path folder(String kind) {
        String named = System.getProperty("conformance." + kind, "");
        if (!named.isBlank()) {
            return Path.of(named);
        }
        URL copies = Recordings.class.getResource("/conformance/" + kind);
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

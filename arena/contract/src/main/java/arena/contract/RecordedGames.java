package arena.contract;

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
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Named;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * The games that other engines have recorded: in the folder that the system property {@code conformance.<kind>} names,
 * else the copies in the resources.
 *
 * @param kind the name of the property and of the folder of the copies
 */
public record RecordedGames(String kind) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Returns every recorded game as its lines; there is at least one. */
    public Stream<Named<List<JsonNode>>> lines() {
        return lines(name -> name.matches(".*\\.jsonl(\\.gz)?"));
    }

    /** Returns the lines of every file with a wanted name; there is at least one. */
    public Stream<Named<List<JsonNode>>> lines(Predicate<String> wanted) {
        return files(wanted)
                .map(file -> Named.of(
                        file.getFileName().toString(),
                        text(file).lines().map(JSON::readTree).toList()));
    }

    /** Returns every file with a wanted name, each one value; there is at least one. */
    public Stream<Named<JsonNode>> values(Predicate<String> wanted) {
        return files(wanted).map(file -> Named.of(file.getFileName().toString(), JSON.readTree(text(file))));
    }

    private Stream<Path> files(Predicate<String> wanted) {
        Path folder = folder();
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> files = all.filter(Files::isRegularFile)
                    .filter(file -> wanted.test(file.getFileName().toString()))
                    .sorted()
                    .toList();
            assertThat(files).as("recorded games in " + folder).isNotEmpty();
            return files.stream();
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of recorded games cannot be read: " + folder, e);
        }
    }

    private Path folder() {
        String named = System.getProperty("conformance." + kind, "");
        if (!named.isBlank()) {
            return Path.of(named);
        }
        URL copies = RecordedGames.class.getResource("/conformance/" + kind);
        assertThat(copies).as("the copies in the resources").isNotNull();
        try {
            return Path.of(copies.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(Path file) {
        try (InputStream raw = Files.newInputStream(file);
                InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            return new String(plain.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot be read: " + file, e);
        }
    }
}

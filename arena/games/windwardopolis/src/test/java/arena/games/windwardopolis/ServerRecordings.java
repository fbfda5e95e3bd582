package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Named;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * The recordings of the server of 2014, in the folder that a system property names; else the copies in the resources.
 */
public final class ServerRecordings {

    static final String FOLDER_PROPERTY = "conformance.windwardopolis";

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Map<String, Comparison> WAYS = Stream.of(Comparison.values())
            .collect(Collectors.toMap(way -> way.name().toLowerCase(Locale.ROOT), way -> way));

    private ServerRecordings() {}

    /** Returns the folder of all recordings. */
    public static Path folder() {
        String named = System.getProperty(FOLDER_PROPERTY, "");
        if (!named.isBlank()) {
            return Path.of(named);
        }
        URL copies = ServerRecordings.class.getResource("/conformance/windwardopolis");
        assertThat(copies).as("the copies in the resources").isNotNull();
        try {
            return Path.of(copies.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the files below a folder of the recordings with one of some endings; there is at least one. */
    public static Stream<Named<Path>> files(String below, String... endings) {
        Path from = folder().resolve(below);
        try (Stream<Path> all = Files.walk(from)) {
            List<Path> files = all.filter(Files::isRegularFile)
                    .filter(file -> Stream.of(endings)
                            .anyMatch(ending -> file.getFileName().toString().endsWith(ending)))
                    .sorted()
                    .toList();
            assertThat(files).as("recordings in " + from).isNotEmpty();
            return files.stream().map(file -> Named.of(from.relativize(file).toString(), file));
        } catch (IOException e) {
            throw new UncheckedIOException("the recordings cannot be read: " + from, e);
        }
    }

    /** Returns a city of the recordings by its name. */
    public static CityMap city(String name) {
        Path file = files("maps", name + ".txt")
                .map(Named::getPayload)
                .filter(path -> path.getFileName().toString().equals(name + ".txt"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no map " + name + " is in " + folder()));
        return MapText.of(text(file)).city().orElseThrow();
    }

    /** The way in which a recording may be compared, according to its format. */
    public enum Comparison {
        EXACT,
        RULES,
        RANDOM,
        DIFFERS,
        ACCIDENT,
        MILESTONES,
        INVARIANTS,
        /** A complete round, whose recording does not name its way. */
        ROUND
    }

    /** Returns the lines of a recording. */
    public static List<JsonNode> lines(Path file) {
        List<JsonNode> lines = text(file).lines().map(JSON::readTree).toList();
        assertThat(lines).as("lines of " + file).isNotEmpty();
        JsonNode last = lines.get(lines.size() - 1);
        assertThat(last.path("t").asString("")).as("the last line of " + file).isIn("final", "end");
        JsonNode ticks = lines.get(0).path("ticks");
        assertThat(ticks.asInt(last.get("k").asInt()))
                .as("ticks of " + file)
                .isEqualTo(last.get("k").asInt());
        assertThat(WAYS).as("how to compare " + file).containsKey(way(lines));
        return lines;
    }

    private static String way(List<JsonNode> lines) {
        return lines.get(0).path("class").asString("round");
    }

    /** Returns the way in which a recording may be compared. */
    public static Comparison comparison(List<JsonNode> lines) {
        return Optional.ofNullable(WAYS.get(way(lines))).orElseThrow();
    }

    /**
     * Returns whether a recording is wanted. An unreadable one counts as wanted, so that only the test that reads it
     * fails.
     */
    public static boolean mayBe(Path file, Predicate<List<JsonNode>> wanted) {
        List<JsonNode> lines;
        try {
            lines = lines(file);
        } catch (UncheckedIOException | JacksonException | AssertionError e) {
            return true;
        }
        return wanted.test(lines);
    }

    public static String text(Path file) {
        try (InputStream raw = Files.newInputStream(file);
                InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            return new String(plain.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot be read: " + file, e);
        }
    }

    /** Returns the lines of a kind. */
    public static List<JsonNode> kind(List<JsonNode> lines, String kind) {
        return lines.stream()
                .filter(line -> line.get("t").asString().equals(kind))
                .toList();
    }

    public static MapTile tile(JsonNode pair) {
        return new MapTile(pair.get(0).asInt(), pair.get(1).asInt());
    }

    public static List<MapTile> tiles(JsonNode pairs) {
        List<MapTile> tiles = new ArrayList<>();
        pairs.forEach(pair -> tiles.add(tile(pair)));
        return tiles;
    }
}

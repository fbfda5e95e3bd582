package arena.report.data;

import arena.record.RecordReader;
import arena.report.HostPaths;
import arena.report.ReportException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The public copy of a match's record, without the folders of the host. Prompts, answers and settings are unchanged, so
 * that the copy can be replayed and verified like the original.
 */
public final class PublicRecord {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String COMPRESSED = ".gz";

    /**
     * The keys of what stays as it is: prompts and answers, and the settings, in which a packed file may look like a
     * path.
     */
    private static final Set<String> KEPT = Set.of("text", "answer", "draft", "settings");

    private PublicRecord() {}

    /**
     * Returns the bytes of the copy.
     *
     * @throws ReportException with a sentence for people if the record cannot be read
     */
    public static byte[] of(Path record, HostPaths paths) {
        boolean compressed = record.toString().endsWith(COMPRESSED);
        try {
            byte[] whole = Files.readAllBytes(record);
            String text = new String(read(whole, compressed), StandardCharsets.UTF_8);
            if (text.lines().allMatch(line -> paths.without(line).equals(line))) {
                return whole;
            }
            String cleaned = text.lines().map(line -> cleaned(line, paths)).collect(Collectors.joining("\n", "", "\n"));
            return written(cleaned.getBytes(StandardCharsets.UTF_8), compressed);
        } catch (IOException failure) {
            throw new ReportException(record + " cannot be read (" + failure + ").", failure);
        }
    }

    /**
     * Returns the lines of the copy.
     *
     * @throws ReportException with a sentence for people if the record cannot be read
     */
    public static List<String> lines(Path record, HostPaths paths) {
        try (InputStream source = RecordReader.bytes(record)) {
            return new String(source.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> cleaned(line, paths))
                    .toList();
        } catch (IOException failure) {
            throw new ReportException(record + " cannot be read (" + failure + ").", failure);
        }
    }

    private static byte[] read(byte[] bytes, boolean compressed) throws IOException {
        if (!compressed) {
            return bytes;
        }
        try (InputStream source = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return source.readAllBytes();
        }
    }

    private static byte[] written(byte[] bytes, boolean compressed) throws IOException {
        if (!compressed) {
            return bytes;
        }
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        try (OutputStream packed = new GZIPOutputStream(target)) {
            packed.write(bytes);
        }
        return target.toByteArray();
    }

    private static String cleaned(String line, HostPaths paths) {
        if (paths.without(line).equals(line)) {
            return line;
        }
        try {
            JsonNode event = MAPPER.readTree(line);
            clean(event, paths);
            return MAPPER.writeValueAsString(event);
        } catch (JacksonException damaged) {
            return paths.without(line);
        }
    }

    private static void clean(JsonNode node, HostPaths paths) {
        if (node instanceof ObjectNode object) {
            List<String> keys = object.propertyNames().stream()
                    .filter(key -> !KEPT.contains(key))
                    .toList();
            for (String key : keys) {
                JsonNode value = object.get(key);
                if (value.isString()) {
                    object.put(key, paths.without(value.stringValue()));
                } else {
                    clean(value, paths);
                }
            }
        } else if (node instanceof ArrayNode array) {
            for (int index = 0; index < array.size(); index++) {
                if (array.get(index).isString()) {
                    array.set(
                            index,
                            MAPPER.getNodeFactory()
                                    .stringNode(paths.without(array.get(index).stringValue())));
                } else {
                    clean(array.get(index), paths);
                }
            }
        }
    }
}

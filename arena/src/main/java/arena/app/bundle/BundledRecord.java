package arena.app.bundle;

import arena.game.Seat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The copy of a record for a bundle: without the programs, commands and error streams of the other contestants. What
 * the rules need stays, so that the copy is replayed, reviewed and verified like the original.
 */
final class BundledRecord {

    private static final JsonMapper MAPPER = new JsonMapper();

    /** The fact of a seat that is no secret of its owner. */
    private static final String LEVEL = "level";

    private static final String SUPER_BOT = "superbot";

    private final Seat own;
    private final Set<Integer> superBots;

    private BundledRecord(Seat own, Set<Integer> superBots) {
        this.own = own;
        this.superBots = superBots;
    }

    /**
     * Returns the compressed copy.
     *
     * @param lines of the record, without the folders of the host
     * @param own the seat whose facts stay
     */
    static byte[] of(List<String> lines, Seat own) throws IOException {
        Set<Integer> superBots = lines.stream()
                .limit(1)
                .flatMap(first -> seats(first).stream())
                .filter(seat -> seat.path("kind").asString("").equals(SUPER_BOT))
                .map(seat -> seat.path("seat").asInt(0))
                .collect(Collectors.toSet());
        BundledRecord record = new BundledRecord(own, superBots);
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        try (OutputStream packed = new GZIPOutputStream(target)) {
            for (String line : lines) {
                packed.write(record.copied(line).getBytes(StandardCharsets.UTF_8));
            }
        }
        return target.toByteArray();
    }

    private static List<JsonNode> seats(String line) {
        try {
            return MAPPER.readTree(line).path("seats").valueStream().toList();
        } catch (JacksonException damaged) {
            return List.of();
        }
    }

    /**
     * Returns the copy of a line with its end; empty if nothing of it may be shown. A damaged line is left out, since
     * nobody can tell what it shows.
     */
    private String copied(String line) {
        try {
            JsonNode event = MAPPER.readTree(line);
            String kind = event.path("event").asString("");
            if (kind.equals("began")) {
                event.path("seats").forEach(this::clean);
                return MAPPER.writeValueAsString(event) + "\n";
            }
            int seat = event.path("seat").asInt(own.number());
            boolean isForeign = seat != own.number() && !superBots.contains(seat);
            boolean isPrivate = kind.equals("process-ended") || kind.equals("reasoned");
            return isForeign && isPrivate ? "" : line + "\n";
        } catch (JacksonException damaged) {
            return "";
        }
    }

    private void clean(JsonNode seat) {
        if (seat.path("seat").asInt(0) != own.number() && seat.path("facts") instanceof ObjectNode facts) {
            facts.retain(LEVEL);
        }
    }
}

package arena.door.http;

import arena.door.ArenaFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The form of the bodies of requests and responses. */
enum MessageBody {
    /** The text of a prompt, and that of an answer. */
    TEXT("text/plain; charset=utf-8") {
        @Override
        byte[] of(ArenaFile file) {
            return file.text().getBytes(StandardCharsets.UTF_8);
        }

        @Override
        Optional<byte[]> answer(byte[] response) {
            return Optional.of(response);
        }
    },

    /** An object with the lines of a prompt, and one with an answer. */
    JSON("application/json") {
        @Override
        byte[] of(ArenaFile file) {
            List<List<String>> lines =
                    file.text().lines().map(MessageBody::parts).toList();
            return MAPPER.writeValueAsBytes(new Message(file.title(), lines));
        }

        @Override
        Optional<byte[]> answer(byte[] response) {
            try {
                JsonNode answer = MAPPER.readTree(response).path("answer");
                return answer.isString()
                        ? Optional.of(answer.asString().getBytes(StandardCharsets.UTF_8))
                        : Optional.empty();
            } catch (JacksonException malformed) {
                return Optional.empty();
            }
        }
    };

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String SEPARATOR = " = ";

    private final String type;

    MessageBody(String type) {
        this.type = type;
    }

    /** The body of a request: the title of the message, and its lines, each a key and its value. */
    private record Message(String message, List<List<String>> lines) {}

    private static List<String> parts(String line) {
        return Stream.of(line.split(SEPARATOR, 2)).toList();
    }

    /** Returns the media type of requests. */
    String type() {
        return type;
    }

    /** Returns the body of a request with a file of the arena. */
    abstract byte[] of(ArenaFile file);

    /** Returns the answer in the body of a response; empty if the body is malformed. */
    abstract Optional<byte[]> answer(byte[] response);
}

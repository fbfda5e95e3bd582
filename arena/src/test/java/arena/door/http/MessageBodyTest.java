package arena.door.http;

import static org.assertj.core.api.Assertions.assertThat;

import arena.door.ArenaFile;
import arena.exchange.state.FileName;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageBodyTest {

    private static Optional<String> answer(MessageBody body, String response) {
        return body.answer(response.getBytes(StandardCharsets.UTF_8))
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    @Test
    void aPromptIsAnObjectWithItsLines() {
        FileName name = FileName.read("input_12.txt").orElseThrow();
        ArenaFile file = new ArenaFile(name, "Expecting = K 1-21\n1 = Ann = \u00c4\nEnd\n");

        assertThat(new String(MessageBody.JSON.of(file), StandardCharsets.UTF_8))
                .isEqualTo("{\"message\":\"input 12\",\"lines\":[[\"Expecting\",\"K 1-21\"],"
                        + "[\"1\",\"Ann = \u00c4\"],[\"End\"]]}");
        assertThat(new String(MessageBody.TEXT.of(file), StandardCharsets.UTF_8))
                .isEqualTo(file.text());
    }

    @Test
    void anAnswerIsAText() {
        assertThat(answer(MessageBody.JSON, "{\"answer\":\"C 5\",\"more\":1}")).hasValue("C 5");
        assertThat(answer(MessageBody.TEXT, "C 5\n")).hasValue("C 5\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "C 5", "{\"answer\":5}", "{}", "[]", "{\"answer\":\"C 5\"", "null"})
    void anotherResponseIsNoAnswer(String response) {
        assertThat(answer(MessageBody.JSON, response)).isEmpty();
    }
}

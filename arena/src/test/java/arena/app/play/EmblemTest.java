package arena.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the emblems of the arena and of its pages. */
class EmblemTest {

    private static List<String> found(String pattern, String file) throws IOException {
        try (InputStream stream = Objects.requireNonNull(EmblemTest.class.getResourceAsStream("/arena/web/" + file))) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return Pattern.compile(pattern, Pattern.MULTILINE)
                    .matcher(text)
                    .results()
                    .map(match -> match.group(1))
                    .toList();
        }
    }

    @Test
    void eachEmblemHasADrawing() throws IOException {
        assertThat(found("^  (\\w+): 'M", "app/emblems.js")).isEqualTo(Emblem.words());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void eachEmblemHasAName(String language) throws IOException {
        assertThat(found("^  \"emblem\\.(\\w+)\": \"\\S+\"", "app/text/" + language + ".json"))
                .isEqualTo(Emblem.words());
    }

    @Test
    void theWordOfAnEmblemLeadsBackToIt() {
        assertThat(Emblem.words())
                .doesNotHaveDuplicates()
                .allSatisfy(
                        word -> assertThat(Emblem.of(word)).map(Emblem::word).contains(word));
        assertThat(Emblem.of("dragon")).isEmpty();
    }
}

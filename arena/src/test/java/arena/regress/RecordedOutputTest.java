package arena.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Chance;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordedOutputTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            delimiter = ';',
            value = {
                "C 12\\n;C 12",
                "S 1-2\\n;S 1-2",
                "C 12;|\"C 12\"|",
                "C 12\\r\\n;|\"C 12\\r\\n\"|",
                "bid 5\\nEnd\\n;|\"bid 5\\nEnd\\n\"|",
                "(no answer)\\n;|\"(no answer)\\n\"|"
            })
    void oneLineIsWrittenPlainAndOtherBytesInQuotationMarks(String escaped, String notation) {
        String letters = escaped.replace("\\n", "\n").replace("\\r", "\r");
        assertThat(new RecordedOutput(letters).notation()).isEqualTo(notation);
        assertThat(RecordedOutput.read(notation)).isEqualTo(new RecordedOutput(letters));
    }

    @Test
    void readingIsTheInverseOfWritingForAnyBytes() {
        Chance chance = Chance.of(7, "outputs");
        String likely = "C 12\n\r\t\"\\x;=:()";
        for (int i = 0; i < 3000; i++) {
            Chance.Drawn length = chance.below(6);
            chance = length.rest();
            StringBuilder letters = new StringBuilder("C".repeat(i % 2));
            for (int at = 0; at <= length.whole(); at++) {
                Chance.Drawn letter = chance.below(2 * likely.length());
                Chance.Drawn any = letter.rest().below(256);
                chance = any.rest();
                letters.append(letter.whole() < likely.length() ? likely.charAt(letter.whole()) : (char) any.whole());
            }
            RecordedOutput output = new RecordedOutput(letters.toString());
            assertThat(RecordedOutput.read(output.notation())).isEqualTo(output);
            assertThat(output.notation()).matches("[ -~]+");
            assertThat(RecordedOutput.of(output.bytes())).isEqualTo(output);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "\"", "\"\"", "\"C 1", "\"C 1\\\"", "\"C 1\\q\"", "\"\\x4\"", "\"a\"b\"", "C\u0007", "(x"})
    void anInvalidNotationIsRefusedWithAnExample(String notation) {
        assertThatThrownBy(() -> RecordedOutput.read(notation))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("an answer is one line such as C 12, or stands in quotation marks");
    }

    @Test
    void theBytesAreThoseOfTheBot() {
        assertThat(RecordedOutput.read("C 12").bytes()).isEqualTo("C 12\n".getBytes(StandardCharsets.US_ASCII));
        assertThat(RecordedOutput.words(Optional.empty())).isEqualTo("(no answer)");
    }
}

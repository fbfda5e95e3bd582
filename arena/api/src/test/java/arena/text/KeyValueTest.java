package arena.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class KeyValueTest {

    @Test
    void readingUndoesWriting() {
        String text = new KeyValueWriter(32)
                .put("Expecting", "C")
                .put(1, "a = b")
                .put("KingMove1", 0)
                .put("Empty", "")
                .text();
        assertThat(text).isEqualTo("Expecting = C\n1 = a = b\nKingMove1 = 0\nEmpty = \n");
        KeyValueReader reader = new KeyValueReader(text);
        assertThat(reader.value("Expecting")).isEqualTo("C");
        assertThat(reader.value("1")).isEqualTo("a = b");
        assertThat(reader.number("KingMove1", 0, 6)).isZero();
        assertThat(reader.atEnd()).isFalse();
        assertThat(reader.value("Empty")).isEmpty();
        reader.end();
    }

    @Test
    void aMistakeNamesLineExpectationAndWhatStandsThere() {
        KeyValueReader reader = new KeyValueReader("A = 1\nB = 07\n");
        assertThat(reader.number("A", 0, 1)).isEqualTo(1);
        assertThatThrownBy(() -> reader.number("B", 0, 9))
                .hasMessage("line 2: expected a whole number from 0 to 9, not \"B = 07\"");
        assertThatThrownBy(() -> reader.value("C")).hasMessage("line 3: expected \"C = ...\", but the text has ended");
        assertThatThrownBy(() -> new KeyValueReader("A=1\n").value("A"))
                .hasMessage("line 1: expected \"A = ...\", not \"A=1\"");
        assertThatThrownBy(() -> new KeyValueReader("A = 1\n").end())
                .hasMessage("line 1: expected the end of the text, not \"A = 1\"");
    }

    @Test
    void aValueIsOneLine() {
        assertThatThrownBy(() -> new KeyValueWriter(8).put("A", "x\ny")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aQuoteIsOneShortLineOfPrintableAscii() {
        assertThat(Quote.of("C 5\t\u00E9\r\n")).isEqualTo("\"C 5\\t\\u00E9\\u000D\\u000A\"");
        assertThat(Quote.of("x".repeat(65_536))).isEqualTo("\"" + "x".repeat(40) + "...\"");
    }
}

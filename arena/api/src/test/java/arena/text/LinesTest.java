package arena.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LinesTest {

    @Test
    void crlfCrAndLfEachEndALine() {
        assertThat(Lines.split("a\r\nb\rc\nd")).containsExactly("a", "b", "c", "d");
    }

    @Test
    void oneLastPieceIsDroppedIfItIsEmpty() {
        assertThat(Lines.split("")).isEmpty();
        assertThat(Lines.split("\n")).containsExactly("");
        assertThat(Lines.split("a\n")).containsExactly("a");
        assertThat(Lines.split("a\n\n")).containsExactly("a", "");
        assertThat(Lines.split("a\r\r\n")).containsExactly("a", "");
        assertThat(Lines.split("a\n\r")).containsExactly("a", "");
    }

    @Test
    void nothingElseEndsALine() {
        assertThat(Lines.split("a\u2028b\u0085c\u000Bd\fe\u001A")).hasSize(1);
    }

    @Test
    void aMarkChoosesTheDecoderAndIsDroppedOnce() {
        assertThat(Lines.decode(bytes(0xEF, 0xBB, 0xBF, 'a'))).isEqualTo("a");
        assertThat(Lines.decode(bytes(0xFF, 0xFE, 'a', 0))).isEqualTo("a");
        assertThat(Lines.decode(bytes(0xFE, 0xFF, 0, 'a'))).isEqualTo("a");
        assertThat(Lines.decode("\uFEFF\uFEFFa".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("\uFEFFa");
        assertThat(Lines.decode("\uFEFF\uFEFFa".getBytes(StandardCharsets.UTF_16LE)))
                .isEqualTo("\uFEFFa");
        assertThat(Lines.decode("\uFEFF\uFEFFa".getBytes(StandardCharsets.UTF_16BE)))
                .isEqualTo("\uFEFFa");
    }

    @Test
    void bytesThatAreWrongBecomeTheReplacementCharacter() {
        assertThat(Lines.decode(bytes('a', 0xFF, '\n'))).isEqualTo("a\uFFFD\n");
        assertThat(Lines.decode(bytes(0xFF, 0xFE, 'a', 0, 0x0A))).isEqualTo("a\uFFFD");
        assertThat(Lines.decode(bytes(0xEF, 0xBB))).startsWith("\uFFFD");
        assertThat(Lines.decode(new byte[0])).isEmpty();
    }

    @Test
    void blanksAreSpaceAndTabOnly() {
        assertThat(Lines.holdsText(" \t ")).isFalse();
        assertThat(Lines.holdsText("")).isFalse();
        assertThat(Lines.holdsText("\u00A0")).isTrue();
        assertThat(Lines.holdsText("\u0000")).isTrue();
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int at = 0; at < values.length; at++) {
            bytes[at] = (byte) values[at];
        }
        return bytes;
    }
}

package arena.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SanitizingStreamTest {

    private static String printed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream stream = SanitizingStream.of(new PrintStream(bytes, true, StandardCharsets.UTF_8), true)) {
            stream.print(text);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a line\nand another\r\n", "\ta tab", "±47 äöü € 😀 e\u0301", "\u001b[1;31mred\u001b[0m"})
    void whatCanDoNoHarmStaysAsItIs(String text) {
        assertThat(printed(text)).isEqualTo(text);
    }

    @Test
    void whatMovesTheCursorIsShownInstead() {
        assertThat(printed("\u001b[2J")).isEqualTo("\\u001B[2J");
        assertThat(printed("\u001b]0;title\u0007")).isEqualTo("\\u001B]0;title\\u0007");
        assertThat(printed("over\rwritten")).isEqualTo("over\\u000Dwritten");
        assertThat(printed("\u001b\u001b[31m")).isEqualTo("\\u001B\u001b[31m");
        assertThat(printed("\u001b[31;31;31;31;31;31;31;31;31m")).startsWith("\\u001B[31;");
        assertThat(printed("\u009b2J\u0000\b\u007f")).isEqualTo("\\u009B2J\\u0000\\u0008\\u007F");
        assertThat(printed("\u202eevil\u2066")).isEqualTo("\\u202Eevil\\u2066");
        assertThat(printed("the end\u001b")).isEqualTo("the end\\u001B");
        assertThat(printed("\u001b[")).isEqualTo("\\u001B[");
    }

    @Test
    void bytesThatAreNoTextAreShownToo() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream stream = SanitizingStream.of(new PrintStream(bytes, true, StandardCharsets.UTF_8), true)) {
            stream.writeBytes(new byte[] {(byte) 0x9B, '2', 'J', (byte) 0xC2, 'a', (byte) 0xE2, (byte) 0x80, '\n'});
        }
        assertThat(bytes.toString(StandardCharsets.ISO_8859_1)).isEqualTo("\\u009B2J\\u00C2a\\u00E2\\u0080\n");
    }

    @Test
    void aHarmlessStreamIsNotMadeHarmlessTwice() {
        PrintStream once =
                SanitizingStream.of(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8), false);
        assertThat(SanitizingStream.of(once, true)).isSameAs(once);
    }
}

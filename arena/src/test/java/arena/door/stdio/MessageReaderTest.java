package arena.door.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import arena.exchange.state.FileName;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageReaderTest implements MessageReader.Receiver {

    private static final int MOST_BYTES = 100_000;

    private final List<String> messages = new ArrayList<>();
    private final StringBuilder stray = new StringBuilder();
    private final MessageReader reader = new MessageReader(MOST_BYTES, this);
    private int strayParts;
    private boolean ready;

    @Override
    public void ready() {
        ready = true;
    }

    @Override
    public void message(FileName.Kind kind, int number, byte[] content) {
        messages.add(kind + " " + number + ": " + new String(content, StandardCharsets.ISO_8859_1));
    }

    @Override
    public void stray(byte[] text) {
        strayParts++;
        stray.append(new String(text, StandardCharsets.ISO_8859_1));
    }

    private void take(String text) throws Exception {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        reader.take(bytes, bytes.length);
    }

    @Test
    void aMessageIsATitleItsLinesAndAFullStop() throws Exception {
        take("ready\noutput 1\nC 4\n.\ndraft 2\nbid 3\nEnd\n.\n");

        assertThat(ready).isTrue();
        assertThat(messages).containsExactly("OUTPUT 1: C 4\n", "DRAFT 2: bid 3\nEnd\n");
        assertThat(stray).isEmpty();
    }

    @Test
    void itMayArriveByteByByteAndWithTheLineEndsOfWindows() throws Exception {
        for (char letter : "ready\r\noutput 12\r\nC 4\r\n.\r\n".toCharArray()) {
            take(String.valueOf(letter));
        }

        assertThat(messages).containsExactly("OUTPUT 12: C 4\r\n");
    }

    @Test
    void whatHasNoEndMarkIsNoMessage() throws Exception {
        take("output 1\nC 4\n..\n. x\nEnd\n.");

        assertThat(messages).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "output 0",
                "output 01",
                "output",
                "output -1",
                "output 1 2",
                "input 1",
                "Output 1",
                "output 1234567890"
            })
    void whatIsNoTitleIsTextForPeople(String title) throws Exception {
        take(title + "\nC 4\n.\n");

        assertThat(messages).isEmpty();
        assertThat(stray).hasToString(title + "\nC 4\n.\n");
    }

    @Test
    void binaryContentArrivesUnchanged() throws Exception {
        StringBuilder all = new StringBuilder();
        for (char letter = 0; letter < 256; letter++) {
            all.append(letter);
        }
        take("output 1\n" + all + "\n.\n");

        assertThat(messages).containsExactly("OUTPUT 1: " + all + "\n");
    }

    @Test
    void anAnswerBeyondTheLimitArrivesOneByteTooLargeAndTheNextOneWhole() throws Exception {
        take("output 1\n" + "x".repeat(3 * MOST_BYTES) + "\n.\noutput 2\nC 4\n.\n");

        assertThat(messages).hasSize(2);
        assertThat(messages.get(0)).hasSize("OUTPUT 1: ".length() + MOST_BYTES + 1);
        assertThat(messages.get(1)).isEqualTo("OUTPUT 2: C 4\n");
    }

    @Test
    void aLineWithoutEndIsHandledInParts() throws Exception {
        take("x".repeat(100_000));

        assertThat(strayParts).isGreaterThan(10);
        take("\noutput 1\nC 4\n.\n");
        assertThat(messages).containsExactly("OUTPUT 1: C 4\n");
    }

    @Test
    void aFullStopAtTheEndOfALongLineEndsNothing() throws Exception {
        take("output 1\n" + "x".repeat(8_192) + ".\nC 4\n.\n");

        assertThat(messages).containsExactly("OUTPUT 1: " + "x".repeat(8_192) + ".\nC 4\n");
    }
}

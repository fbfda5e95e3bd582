package arena.app.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The recorded sessions of small clients of 2014 and 2015, in Python and in Java, played again. {@code WireIT} records
 * them anew if the system property {@code wire.sessions} names their folder.
 */
class RecordedSessionTest {

    @ParameterizedTest
    @ValueSource(strings = {"acquire", "windwardopolis"})
    void theArenaSendsTheRecordedMessages(String game) throws IOException {
        RecordedSession session = RecordedSession.read(Path.of("src/test/resources/golden/wire", game + ".jsonl.gz"));

        assertThat(session.messages())
                .filteredOn(RecordedSession.Message::received)
                .hasSizeGreaterThan(50);
        session.replay();
    }
}

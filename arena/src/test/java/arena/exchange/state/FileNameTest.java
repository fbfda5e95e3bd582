package arena.exchange.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"OUTPUT_12.TXT", "Ready.txt", "gameover.TXT", "input_1.txt", "acknowledge_999999999.txt"})
    void theProtocolsNamesAreKnownInWhateverCase(String name) {
        assertThat(FileName.read(name)).map(FileName::name).hasValue(name);
    }

    /** Letters that Java equates with others when it ignores case, although no file system does. */
    @ParameterizedTest
    @ValueSource(strings = {"\u0131nput_1.txt", "expla\u0131n_1.txt", "ac\u212Anowledge_1.txt", "output_\u0661.txt"})
    void aNameThatOnlyLooksLikeOneIsNone(String name) {
        assertThat(FileName.read(name)).isEmpty();
    }
}

package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProcessorsTest {

    @Test
    void listsOfProcessorsAreReadAsLinuxWritesThem() {
        assertThat(Processors.numbers("0-3,8")).containsExactly(0, 1, 2, 3, 8);
        assertThat(Processors.numbers("5")).containsExactly(5);
    }
}

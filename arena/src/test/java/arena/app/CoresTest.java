package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CoresTest {

    @Test
    void listsOfProcessorsAreReadAsLinuxWritesThem() {
        assertThat(Cores.numbers("0-3,8")).containsExactly(0, 1, 2, 3, 8);
        assertThat(Cores.numbers("5")).containsExactly(5);
    }
}

package arena.launch.confine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.launch.program.LaunchException;
import arena.launch.terms.ConfinementLevel;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConfinementsTest {

    @Test
    void aLevelThatDoesNotWorkHereIsRefused() {
        Confinement broken = new Unconfined() {
            @Override
            public Optional<String> fault() {
                return Optional.of("it is broken");
            }
        };
        assertThatThrownBy(() -> Confinements.firstThatWorks(ConfinementLevel.NONE, List.of(broken)))
                .isInstanceOf(LaunchException.class)
                .hasMessageContaining("none: it is broken")
                .hasMessageContaining("confine = auto");
    }
}

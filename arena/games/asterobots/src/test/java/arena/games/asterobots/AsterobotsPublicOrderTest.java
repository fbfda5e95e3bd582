package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.Material;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of the public text of an order, which holds all commands that were carried out. */
class AsterobotsPublicOrderTest {

    private final AsterobotsScenario match = new AsterobotsScenario(2, Map.of("size", "3"))
            .vein("0,0", Material.GAS, 1, 50)
            .vein("4,-1", Material.STONE, 2, 10);

    private String shown(AsterobotsOrder counts) {
        return AsterobotsScenario.GAME
                .rules()
                .shown(match.state(), new Seat(1), counts)
                .orElseThrow();
    }

    @Test
    void onlyCarriedOutCommandsArePublic() {
        assertThat(shown(match.judge("launch 10 0,0 4,-1\nlaunch 90 0,0 4,-1\nlaunch 1 0,0 4,-1\nEnd\n")
                        .counts()))
                .isEqualTo("launch 10 0,0 4,-1; launch 1 0,0 4,-1");
        assertThat(shown(AsterobotsOrder.Turn.empty())).isEqualTo("End");
        assertThat(shown(new AsterobotsOrder.Select(AsterobotsScenario.point("4,-1"))))
                .isEqualTo("select 4,-1");
    }
}

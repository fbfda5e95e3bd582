package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** Tests of the scenes that pages draw: the asteroid and the steps. */
class FieldScenesTest {

    private static final Viewpoint SPECTATOR = new Viewpoint.Spectator();

    private final AsterobotsScenario match = new AsterobotsScenario(3, Map.of("size", "3"))
            .vein("0,0", Material.GAS, 1, 50)
            .vein("4,-1", Material.STONE, 2, 1_240)
            .vein("-4,0", Material.METAL, Vein.ALIENS, 60)
            .has(1, 120, new Stock(30, 20, 10))
            .squad(1, 90, "-3,0", "-4,0")
            .squad(2, 12, "3,-1", "2,-1", "2,0");

    @Test
    void sceneHoldsTheValuesOfAPage() {
        SortedMap<String, Object> scene = AsterobotsScenario.GAME
                .presentation()
                .scene(match.state(), SPECTATOR)
                .values();

        assertThat(scene)
                .containsEntry("phase", "TURN")
                .containsEntry("over", false)
                .containsEntry("size", 3L)
                .containsEntry("round", 1L)
                .containsEntry("rounds", 200L)
                .containsEntry("active", 1L);
        assertThat(first(scene, "players"))
                .hasToString("{funds=1620, gone=false, money=120, name=Ada, number=1, robots=140,"
                        + " stock={gas=30, metal=10, stone=20}, timeToLive=0, veins=1}");
        assertThat(scene.get("market"))
                .hasToString("{GAS={buying=100, selling=25}, METAL={buying=100, selling=25},"
                        + " STONE={buying=100, selling=25}}");
        assertThat(first(scene, "veins"))
                .hasToString("{location={x=4, y=-1}, material=STONE, materialIncrease=5, materialRank=1, number=1,"
                        + " owner=2, robotIncrease=7, robotRank=1, robots=1240}");
        assertThat(first(scene, "squads"))
                .hasToString("{ahead=[{x=-4, y=0}], location={x=-3, y=0}, owner=1, robots=90}");
        assertThat((List<?>) scene.get("trades")).isEmpty();
    }

    private static Object first(SortedMap<String, Object> scene, String key) {
        return ((List<?>) scene.getOrDefault(key, List.of())).get(0);
    }

    @Test
    void stepHoldsCarriedOutOrdersAndChangedOwners() {
        AsterobotsState before = match.state();
        AsterobotsOrder counts = match.judge("launch 10 0,0 4,-1\nlaunch 9999 0,0 4,-1\noffer gas 2 8\nEnd\n")
                .counts();
        AsterobotsState after =
                match.plays("launch 10 0,0 4,-1", "offer gas 2 8").state();

        SortedMap<String, Object> step = AsterobotsScenario.GAME
                .presentation()
                .step(before, Actions.of(new Seat(1), counts), after, SPECTATOR)
                .orElseThrow()
                .values();

        assertThat(step).containsEntry("player", 1L);
        assertThat(step.get("orders"))
                .hasToString("[{order={robots=10, type=Launch, way=[{x=0, y=0}, {x=4, y=-1}]},"
                        + " text=launch 10 0,0 4,-1},"
                        + " {order={amount=2, kind=OFFER, material=GAS, price=8, type=Proposal}, text=offer gas 2 8}]");
        assertThat(step.get("conquests")).hasToString("[{from=0, location={x=-4, y=0}, number=2, to=1}]");
    }
}

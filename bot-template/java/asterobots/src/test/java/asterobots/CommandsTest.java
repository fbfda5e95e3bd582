package asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandsTest {

    private static final TrianglePoint HERE = Make.point(-2, 0);
    private static final TrianglePoint THERE = Make.point(0, -1);

    private final Game game = Questions.turn();

    @Test
    void robotsAreLaunchedTheShortestWayOrAlongAPath() {
        List<TrianglePoint> between = List.of(Make.point(-1, 0), Make.point(-1, -1));

        assertThat(Commands.launch(5, HERE, THERE)).hasToString("launch 5 -2,0 0,-1");
        assertThat(Commands.launchWithPath(5, HERE, THERE, between)).hasToString("launch 5 -2,0 -1,0 -1,-1 0,-1");
    }

    @Test
    void thePathOfALaunchMayHoldItsEndsToo() {
        assertThat(Commands.launchWithPath(5, HERE, THERE, HERE.getShortestPath(THERE)))
                .isEqualTo(Commands.launchWithPath(5, HERE, THERE, List.of(Make.point(-1, 0), Make.point(-1, -1))));
        assertThat(Commands.launchWithPath(5, HERE, THERE, List.of(HERE))).hasToString("launch 5 -2,0 0,-1");
    }

    @Test
    void veinsAreUpgraded() {
        Vein vein = game.getField().getVeins(1).get(0);

        assertThat(Commands.upgradeMaterial(vein)).hasToString("upgrade material -2,0");
        assertThat(Commands.upgradeRobot(vein)).hasToString("upgrade robot -2,0");
    }

    @Test
    void tradesNameTheOtherPlayerAsTheFilesDo() {
        PlayerTrade offer = game.getOffers(Material.Gas).get(0);
        PlayerTrade demand = game.getPlayerTrades().get(1);

        assertThat(Commands.buyFromOffer(offer, 10)).hasToString("buy 1 gas 10");
        assertThat(Commands.sellToDemand(demand, 7)).hasToString("sell 2 metal 7");
        assertThat(Commands.offer(Material.Stone, 30, 9)).hasToString("offer stone 30 9");
        assertThat(Commands.demand(Material.Gas, 30, 9)).hasToString("demand gas 30 9");
        assertThat(Commands.buyFromAlienTrade(Material.Gas, 1)).hasToString("bank buy gas 1");
        assertThat(Commands.sellToAlienTrade(Material.Metal, 2)).hasToString("bank sell metal 2");
    }
}

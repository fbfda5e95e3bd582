package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Setup;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Prices;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Tests of the field before the first selection (Field, Vein, Player status and initial values). */
class AsterobotsSetupTest {

    private final AsterobotsState state =
            AsterobotsScenario.GAME.rules().start(AsterobotsContractTest.setup(6, 1, Map.of()));

    @Test
    void thereAre14VeinsOfGas13OfStoneAnd13OfMetal() {
        assertThat(state.position().veins()).hasSize(40).isSortedAccordingTo(Comparator.comparing(Vein::location));
        assertThat(List.of(count(Material.GAS), count(Material.STONE), count(Material.METAL)))
                .containsExactly(14L, 13L, 13L);
    }

    private long count(Material material) {
        return state.position().veins().stream()
                .filter(vein -> vein.material() == material)
                .count();
    }

    @Test
    void veinsAreOnTheFieldAndAtLeastThreeStepsApart() {
        List<Point> points =
                state.position().veins().stream().map(Vein::location).toList();
        assertThat(points).allMatch(new Asteroid(10)::contains);
        for (Point one : points) {
            assertThat(points.stream().filter(other -> Asteroid.distance(one, other) < 3))
                    .containsExactly(one);
        }
    }

    @Test
    void drawnValuesSpanTheirLimits() {
        List<Vein> veins = LongStream.range(0, 20)
                .boxed()
                .flatMap(
                        seed -> AsterobotsScenario.GAME
                                .rules()
                                .start(AsterobotsContractTest.setup(2, seed, Map.of()))
                                .position()
                                .veins()
                                .stream())
                .toList();
        assertThat(veins)
                .allMatch(vein -> vein.owner() == Vein.ALIENS && vein.materialRank() == 1 && vein.robotRank() == 1);
        assertThat(veins.stream().mapToInt(Vein::robots).summaryStatistics())
                .satisfies(robots ->
                        assertThat(List.of(robots.getMin(), robots.getMax())).containsExactly(50, 99));
        assertThat(veins.stream().map(Vein::productivity).distinct().sorted()).containsExactly(5, 6, 7, 8, 9);
        assertThat(veins.stream().map(Vein::reproduction).distinct().sorted()).containsExactly(5, 6, 7, 8, 9);
    }

    @Test
    void equalSeedsGiveEqualFieldsAndOthersGiveOthers() {
        assertThat(AsterobotsScenario.GAME.rules().start(AsterobotsContractTest.setup(6, 1, Map.of())))
                .isEqualTo(state);
        assertThat(AsterobotsScenario.GAME.rules().start(AsterobotsContractTest.setup(6, 2, Map.of())))
                .isNotEqualTo(state);
    }

    @Test
    void playersStartWithTheMoneyOfTheSettingAndPricesAre100() {
        AsterobotsState rich =
                AsterobotsScenario.GAME.rules().start(AsterobotsContractTest.setup(2, 1, Map.of("money", "77")));
        assertThat(rich.position().players()).containsOnly(new AsterobotsPlayerState(77, Stock.EMPTY, 0, false));
        assertThat(rich.position().prices()).isEqualTo(new Prices(100, 100, 100));
        assertThat(rich.moment()).isEqualTo(new AsterobotsMoment(0, 1, 1));
    }

    @Test
    void fieldWithoutRoomAndTooFewVeinsFailWithAMessage() {
        assertThatThrownBy(() -> start(2, Map.of("size", "3", "veins", "40")))
                .hasMessage("A field of size 3 has no room for 40 veins that are 3 steps apart; set veins lower or size"
                        + " higher.");
        assertThatThrownBy(() -> start(6, Map.of("veins", "11")))
                .hasMessage("Each of the 6 players selects two veins; set veins to 12 or more, not 11.");
    }

    private static AsterobotsState start(int players, Map<String, String> changed) {
        Setup setup = AsterobotsContractTest.setup(players, 1, changed);
        return AsterobotsScenario.GAME.rules().start(setup);
    }
}

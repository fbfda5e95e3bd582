package arena.games.asterobots.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Settings;
import arena.game.Setup;
import arena.games.asterobots.Asterobots;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Vein;
import arena.level.Estimator;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class AsterobotsEstimateTest {

    private final Estimator<AsterobotsState> estimator =
            AsterobotsLevels.ladder().estimator().orElseThrow();

    private static AsterobotsState start() {
        return Asterobots.definition()
                .rules()
                .start(new Setup(
                        List.of("One", "Two", "Three"),
                        5,
                        Settings.defaults(Asterobots.definition().info())));
    }

    private static AsterobotsState owned(AsterobotsState state, int vein, int owner) {
        Position position = state.position();
        Vein taken = position.veins().get(vein).withOwner(owner).withRobots(10);
        return state.withPosition(position.withVein(taken));
    }

    @Test
    void allPlayersAreEqualWithoutVeins() {
        assertThat(estimator.estimate(start()))
                .hasSize(3)
                .allSatisfy(value -> assertThat(value).isEqualTo(1.0 / 3, Offset.offset(1e-9)));
    }

    @Test
    void thePlayerWithMostHasTheHighestEstimateAndAPlayerWithoutPossessionsZero() {
        AsterobotsState state = owned(owned(owned(owned(start(), 0, 2), 1, 2), 2, 2), 3, 1);
        List<Double> estimate = estimator.estimate(state);
        assertThat(estimate.get(1)).isGreaterThan(0.5).isGreaterThan(estimate.get(0));
        assertThat(estimate.get(0)).isPositive();
        assertThat(estimate.get(2)).isZero();
        assertThat(estimate.stream().mapToDouble(Double::doubleValue).sum()).isEqualTo(1, Offset.offset(1e-9));
    }
}

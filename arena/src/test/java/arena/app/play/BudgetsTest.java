package arena.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.app.RequestFailure;
import arena.game.Seat;
import arena.match.SeatClock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of time budgets on the command line and in config.ini. */
class BudgetsTest {

    private static final Optional<Duration> MINUTE = Optional.of(Duration.ofMinutes(1));

    private static SeatClock budget(long seconds) {
        return new SeatClock.Budget(Duration.ofSeconds(seconds));
    }

    @Test
    void aBudgetIsForAllSeatsOrForOne() {
        assertThat(Budgets.read(Optional.empty(), List.of("90s", "2=5m")).clocks(3))
                .isEqualTo(Map.of(new Seat(1), budget(90), new Seat(2), budget(300), new Seat(3), budget(90)));
        assertThat(Budgets.read(MINUTE, List.of()).clocks(1)).isEqualTo(Map.of(new Seat(1), budget(60)));
        assertThat(Budgets.NONE.clocks(2)).isEmpty();
    }

    @Test
    void noneRemovesABudget() {
        assertThat(Budgets.read(MINUTE, List.of("none")).clocks(2)).isEmpty();
        assertThat(Budgets.read(MINUTE, List.of("1=none")).clocks(2)).isEqualTo(Map.of(new Seat(2), budget(60)));
    }

    @Test
    void anInvalidBudgetIsRefusedWithASentence() {
        for (String word : List.of("5", "0ms", "x=5m", "0=5m", "5m=1", "=")) {
            assertThatThrownBy(() -> Budgets.read(Optional.empty(), List.of(word)))
                    .isInstanceOf(RequestFailure.class)
                    .hasMessage("--budget is a time with its unit, of 1ms or more, or none, for all seats or for one,"
                            + " such as 5m or 2=90s, not \"" + word + "\".");
        }
        assertThatThrownBy(() -> Budgets.read(Optional.empty(), List.of("3=5m")).clocks(2))
                .hasMessage("--budget 3=... names a seat that does not exist; the match has 2 seats.");
    }
}

package arena.app.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.play.Budgets;
import arena.app.play.MatchRequest;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.game.Seat;
import arena.game.Settings;
import arena.games.asterobots.Asterobots;
import arena.match.MatchTerms;
import arena.match.SeatClock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of the time limits of a match that a person requests. */
class PersonRequestTest {

    private static final List<SeatedPlayer> SITTINGS =
            SeatedPlayer.inOrder(List.of(new SeatChoice.Human("Ada"), new SeatChoice.Level(1)));

    private static MatchRequest match(Optional<String> clock, Map<String, String> set, Budgets budgets) {
        MatchTemplate template = new MatchTemplate(
                Asterobots.definition(),
                Settings.of(Asterobots.definition().info(), set),
                budgets,
                MatchTerms.Explanations.OFF);
        return new PersonRequest(List.of("superbot:1"), 1, "Ada", false, clock)
                .match(template, SITTINGS, 1, set.keySet());
    }

    @Test
    void aNamedTimeLeavesTheOthersUnchanged() {
        MatchRequest request = match(Optional.empty(), Map.of("turn-time", "20s"), Budgets.NONE);

        assertThat(request.settings().texts()).containsEntry("turn-time", "20s").containsEntry("selection-time", "10s");
        assertThat(request.clocks()).isEmpty();
    }

    @Test
    void aClockIsForEveryAnswer() {
        assertThat(match(Optional.of("30s"), Map.of(), Budgets.NONE).settings().texts())
                .containsEntry("turn-time", "30s")
                .containsEntry("selection-time", "30s");
    }

    @Test
    void withoutAClockThePersonHasNoLimitButAnOwnBudget() {
        SeatClock minute = new SeatClock.Budget(Duration.ofMinutes(1));

        assertThat(match(Optional.empty(), Map.of(), Budgets.read(Optional.of(Duration.ofMinutes(1)), List.of()))
                        .clocks())
                .isEqualTo(Map.of(new Seat(1), new SeatClock.Off(), new Seat(2), minute));
        assertThat(match(Optional.empty(), Map.of(), Budgets.read(Optional.empty(), List.of("1=1m")))
                        .clocks())
                .isEqualTo(Map.of(new Seat(1), minute));
    }
}

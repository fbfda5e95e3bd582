package arena.bench.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Settings;
import arena.games.asterobots.Asterobots;
import arena.games.chainreaction.ChainReaction;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MatchesBenchTest {

    @Tag("slow")
    @Test
    void everyNumberOfCoresHasARowAndTheFirstIsTheMeasure() throws InterruptedException {
        assertThat(table(new MatchesBench.Plan(ChainReaction.definition(), 20, 1, 3))
                        .lines())
                .hasSize(6)
                .anySatisfy(line -> assertThat(line).matches(" +1 +[0-9.]+ +[0-9]+ +1\\.00 .*"))
                .anySatisfy(line -> assertThat(line).matches(" +2 .*"))
                .anySatisfy(line -> assertThat(line).matches(" +3 .*"))
                .last()
                .asString()
                .endsWith(" MiB after 60 matches");
    }

    @Test
    void aGameForSixIsPlayedOnAllItsSeats() throws InterruptedException {
        Settings brief = Settings.of(Asterobots.definition().info(), Map.of("rounds", "10"));
        MatchesBench.MatchesRun.Cost cost = new MatchesBench.MatchesRun<>(Asterobots.definition(), 1, brief).play(1, 1);
        assertThat(cost.matches()).isEqualTo(1);
        assertThat(cost.turns()).isGreaterThan(6);
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertThatThrownBy(() -> new MatchesBench.Plan(ChainReaction.definition(), 9, 1, 1))
                .hasMessage("At least 10 matches on at least one core, not 9 on 1.");
        assertThatThrownBy(() -> new MatchesBench.Plan(ChainReaction.definition(), 10, 6, 1))
                .hasMessageContaining("levels 1 to 5");
    }

    @Test
    void whoStopsItGetsNoMoreMatches() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> table(new MatchesBench.Plan(ChainReaction.definition(), 20, 1, 1)))
                .isInstanceOf(InterruptedException.class);
    }

    private static String table(MatchesBench.Plan plan) throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        MatchesBench.run(plan, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }
}

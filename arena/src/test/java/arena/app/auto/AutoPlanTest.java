package arena.app.auto;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.games.chainreaction.ChainReaction;
import arena.games.windwardopolis.Windwardopolis;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AutoPlanTest {

    private static AutoPlan plan(int games, String... names) {
        return new AutoPlan(
                games,
                7,
                1,
                Stream.of(names)
                        .map(name -> new SeatedPlayer(name, new SeatChoice.Served(name)))
                        .toList());
    }

    private static List<String> names(AutoPlan plan, int number) {
        return plan.sittings(number).stream().map(SeatedPlayer::name).toList();
    }

    @Test
    void inTenGamesOfSixFourPlayersStartTwiceAndTwoStartOnce() {
        AutoPlan plan = plan(10, "A", "B", "C", "D", "E", "F");

        assertThat(IntStream.rangeClosed(1, 10)
                        .mapToObj(number -> names(plan, number).get(0)))
                .containsExactly("A", "B", "C", "D", "E", "F", "A", "B", "C", "D");
    }

    @Test
    void eachNewGameRotatesOnceToStartWithTheNextPlayer() {
        AutoPlan plan = plan(3, "A", "B", "C");

        assertThat(names(plan, 1)).containsExactly("A", "B", "C");
        assertThat(names(plan, 2)).containsExactly("B", "C", "A");
        assertThat(plan.seed(2)).isEqualTo(8);
    }

    @Test
    void onlyNamedPlayersMustBeReady() {
        AutoPlan plan = plan(1, "A", "B");

        assertThat(plan.isNamed("A")).isTrue();
        assertThat(plan.isNamed("B")).isFalse();
    }

    @Test
    void pointsWithPartsAreWrittenAsDecimals() {
        AutoScores scores =
                new AutoScores(Windwardopolis.definition().info(), Path.of("scores.xml"), List.of("A", "B"));
        scores.add(List.of(463L, 0L));
        scores.add(List.of(1_143L, 0L));

        assertThat(scores.xml()).contains("<player name=\"A\">0.463;1.143</player>");
        assertThat(scores.totals()).isEqualTo("A 1.606, B 0.000");
    }

    @Test
    void namesAreEscaped() {
        AutoScores scores =
                new AutoScores(ChainReaction.definition().info(), Path.of("scores.xml"), List.of("<A & \"B\">", "C"));

        assertThat(scores.xml()).isEqualTo("""
                <?xml version="1.0" encoding="UTF-8"?>
                <players>
                  <player name="&lt;A &amp; &quot;B&quot;&gt;"></player>
                  <player name="C"></player>
                </players>
                """);
    }
}

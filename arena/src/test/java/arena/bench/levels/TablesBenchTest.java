package arena.bench.levels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.GameDefinition;
import arena.game.Settings;
import arena.games.asterobots.Asterobots;
import arena.level.Effort;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TablesBenchTest {

    private static final GameDefinition<?, ?, ?> GAME = Asterobots.definition();

    @Tag("slow")
    @Test
    void aTableHasALineForEachLevelAndCountsEveryChair() throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        TablesBench.run(new TablesBench.Plan(GAME, List.of(List.of(2, 1)), 1, Effort.nodes(50), 1, 1), out, out);
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .hasSize(4)
                .first()
                .isEqualTo("levels [2, 1], 2 matches");
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .containsPattern(" 2 +6 +[0-2] +[1-6]\\.[0-9]{2} +[0-9.]+ % +[0-9.]+ - +[0-9.]+ ")
                .containsPattern(" 1 +6 +[0-2] +[1-6]\\.[0-9]{2} +[0-9.]+ +[0-9.]+\n");
    }

    @Tag("slow")
    @Test
    void aTableMayHaveFewerSeatsThanTheGameAllows() throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        TablesBench.run(plan(List.of(2, 1), 3), out, out);
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .contains("levels [2, 1], 3 matches")
                .containsPattern(" 2 +6 ")
                .containsPattern(" 1 +3 ");
    }

    private static TablesBench.Plan plan(List<Integer> field, int seats) {
        return new TablesBench.Plan(
                GAME, List.of(field), seats, 1, Effort.nodes(50), 1, 1, List.of(Settings.defaults(GAME.info())));
    }

    @Test
    void allLevelsSitAtTheFirstTableAndNeighboursAtTheOthers() {
        assertThat(TablesBench.allFields(GAME))
                .containsExactly(List.of(4, 3, 2, 1), List.of(4, 3), List.of(3, 2), List.of(2, 1));
    }

    @Test
    void anInterruptedRunPlaysNoMoreMatches() {
        Thread.currentThread().interrupt();
        TablesBench.Plan plan = new TablesBench.Plan(GAME, TablesBench.allFields(GAME), 6, Effort.nodes(50), 2, 1);
        assertThatThrownBy(() -> TablesBench.run(plan, System.out, System.err))
                .isInstanceOf(InterruptedException.class);
    }

    @Test
    void tablesThatCannotBeSetAreRefused() {
        assertThatThrownBy(() -> new TablesBench.Plan(GAME, List.of(List.of(5, 4)), 6, Effort.nodes(50), 1, 1))
                .hasMessage("A table has two or more different levels from 1 to 4, such as 4:3, not [5, 4].");
        assertThatThrownBy(() -> new TablesBench.Plan(GAME, List.of(List.of(4, 3)), 0, Effort.nodes(50), 1, 1))
                .hasMessage("A table needs at least one match, one at a time, not 0 and 1.");
        assertThatThrownBy(() -> plan(List.of(4, 3), 7)).hasMessage("Asterobots has 2 to 6 seats, not 7.");
    }
}

package arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BracketLayoutTest {

    private static List<BracketLayout.Node> nodes(String format, int teams) {
        return BracketLayout.of(ContestAccount.of(new Specimen(format, teams, 2).situation()))
                .nodes();
    }

    @Test
    void anEncounterIsHalfwayBetweenThoseThatItsPlayersComeFrom() {
        List<BracketLayout.Node> nodes = nodes("knock-out", 8);
        assertThat(nodes).extracting(BracketLayout.Node::column).startsWith(0, 0, 0, 0, 1, 1, 2);
        assertThat(nodes).extracting(BracketLayout.Node::row).startsWith(0.0, 1.0, 2.0, 3.0, 0.5, 2.5, 1.5);
    }

    @Test
    void noEncountersOverlap() {
        assertThat(nodes("spl-2015", 40))
                .extracting(node -> node.column() + "/" + node.row())
                .doesNotHaveDuplicates();
    }

    @Test
    void aLeagueHasNone() {
        assertThat(BracketLayout.of(ContestAccount.of(new Specimen("round-robin", 5, 2).situation()))
                        .isEmpty())
                .isTrue();
    }
}

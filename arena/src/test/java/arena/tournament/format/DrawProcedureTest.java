package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class DrawProcedureTest {

    private static final List<String> NAMES = List.of("ABC", "DEF", "GHI", "JKL", "random");

    private final DrawProcedure drawing = new DrawProcedure(NAMES, List.of(4));

    @Test
    void theLotComesFromTheSealAndLeavesFillersLast() {
        DrawResult draw = drawing.byLot(SimulatedContest.SEAL);
        assertThat(draw).isEqualTo(drawing.byLot(SimulatedContest.SEAL));
        assertThat(draw.order()).containsExactlyInAnyOrder(0, 1, 2, 3, 4).endsWith(4);
        assertThat(draw.fillers()).containsExactly(4);
    }

    @Test
    void aSeedingListIsTheOrder() {
        assertThat(drawing.bySeeding(List.of("GHI", "ABC", "JKL", "DEF")).order())
                .containsExactly(2, 0, 3, 1, 4);
    }

    @Test
    void allMistakesOfASeedingListAreReported() {
        assertThatThrownBy(() -> drawing.bySeeding(List.of("GHI", "GHI", "ABX", "DEF")))
                .hasMessage("\"GHI\" is named twice in the seeding list. \"ABX\" in the seeding list is no contestant."
                        + " \"ABC\" is missing in the seeding list. \"JKL\" is missing in the seeding list.");
    }

    @Test
    void groupsByHandAreKeptAndFilled() {
        DrawResult draw = drawing.byHand(List.of(List.of("ABC", "JKL"), List.of("DEF"), List.of("GHI")));
        assertThat(draw.byHand()).containsExactly(List.of(0, 3), List.of(1, 4), List.of(2));
        assertThat(draw.order()).containsExactly(0, 3, 1, 4, 2);
    }

    @Test
    void anotherNumberOfGroupsThanTheFormatHasIsRefused() {
        DrawResult draw = drawing.byHand(List.of(List.of("ABC", "JKL"), List.of("DEF", "GHI")));
        assertThatThrownBy(() -> Groups.split(draw, 8, "spl-2015"))
                .hasMessage("The draw names 2 groups, but format spl-2015 has 8.");
        assertThatThrownBy(() -> Groups.one(draw, "knock-out")).hasMessageContaining("has no groups");
    }
}

package arena.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import arena.report.ContestAccount;
import arena.report.Specimen;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class ChartsTest {

    private static List<Plot> plots(int games) {
        return Charts.of(
                ContestAccount.of(new Specimen("groups", 8, 2).play(games).situation()));
    }

    @Test
    void eachIsAReadablePictureOfItsSizeAndShowsTheData() throws IOException {
        List<Plot> early = plots(5);
        List<Plot> late = plots(12);
        assertThat(early).extracting(Plot::id).containsExactly("ratings", "score", "time", "losses");
        for (int index = 0; index < early.size(); index++) {
            Plot plot = early.get(index);
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(plot.png()));
            assertThat(picture.getWidth()).isEqualTo(plot.width());
            assertThat(picture.getHeight()).isEqualTo(plot.height());
            assertThat(plot.png()).as(plot.id()).isNotEqualTo(late.get(index).png());
        }
    }

    @Test
    void nothingIsDrawnBeforeTheFirstResult() {
        assertThat(plots(0)).isEmpty();
    }

    @Test
    void aChartOfFortyTeamsGivesEachItsSpace() {
        assertThat(ChartStyle.width(40)).isGreaterThan(1_400);
        assertThat(ChartStyle.width(2)).isLessThan(ChartStyle.width(40));
    }
}

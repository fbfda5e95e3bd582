package arena.report.chart;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.internal.chartpart.IChart;

/** A finished chart as a picture. */
public final class Plot {

    private final String id;
    private final String words;
    private final String title;
    private final int width;
    private final int height;
    private final byte[] png;

    /**
     * Draws a chart.
     *
     * @param id its short name, of letters and hyphens
     * @param words a description in one sentence, also for people who cannot see it
     */
    Plot(String id, String words, IChart chart) {
        this.id = id;
        this.words = words;
        this.title = chart.getTitle();
        this.width = chart.getWidth();
        this.height = chart.getHeight();
        try {
            this.png = ChartEncoder.getBytes(chart, "png");
        } catch (IOException impossible) {
            throw new UncheckedIOException("memory takes every byte", impossible);
        }
    }

    /** Returns its short name, of letters and hyphens, which is also the name of its file. */
    public String id() {
        return id;
    }

    /** Returns its description in one sentence. */
    public String words() {
        return words;
    }

    /** Returns its title. */
    public String title() {
        return title;
    }

    /** Returns its width in pixels. */
    public int width() {
        return width;
    }

    /** Returns its height in pixels. */
    public int height() {
        return height;
    }

    /** Returns the content of the file. */
    public byte[] png() {
        return png.clone();
    }
}

package arena.app.tune;

import arena.app.RequestFailure;
import arena.report.chart.LineChart;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The trajectory of a tuning, as a table for programs and as a picture. */
public final class TuneFiles {

    private static final double PERCENT = 100;

    private final TuneCourse course;
    private final Path folder;

    public TuneFiles(TuneSession session) {
        this.course = session.course();
        this.folder = session.folder();
    }

    /** Writes one row for the beginning and one for each step: the lead of its first side, and the values after it. */
    public Path writeTable() {
        List<String> rows = new ArrayList<>();
        rows.add(Stream.concat(
                        Stream.of("step", "games", "lead"),
                        course.parameters().stream().map(TuneParameter::name))
                .collect(Collectors.joining(",")));
        List<List<String>> values = course.values();
        rows.add("0,0,," + String.join(",", values.get(0)));
        int games = 0;
        for (int at = 1; at < values.size(); at++) {
            TuneStep step = course.steps().get(at - 1);
            games += step.games();
            rows.add(step.number() + "," + games + "," + step.lead() + "," + String.join(",", values.get(at)));
        }
        return write("trajectory.csv", (String.join("\n", rows) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Draws the values after each step: of one parameter as they are, of several in percent of their ranges.
     *
     * @throws arena.report.chart.ChartException if this machine cannot draw
     */
    public Path writePicture() {
        boolean alone = course.parameters().size() == 1;
        List<LineChart.Line> lines = IntStream.range(0, course.parameters().size())
                .mapToObj(at -> new LineChart.Line(
                        course.parameters().get(at).name(),
                        alone
                                ? course.values().stream()
                                        .map(values -> Double.valueOf(values.get(at)))
                                        .toList()
                                : course.positions().stream()
                                        .map(positions -> PERCENT * positions.get(at))
                                        .toList()))
                .toList();
        return write(
                "trajectory.png",
                LineChart.of(
                                new LineChart.Titles(
                                        "trajectory",
                                        "Values after each step",
                                        "How the values moved from step to step.",
                                        "steps",
                                        alone ? "value" : "percent of the range"),
                                lines)
                        .png());
    }

    private Path write(String name, byte[] bytes) {
        Path file = folder.resolve(name);
        try {
            return Files.write(file, bytes);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The file " + file + " cannot be written (" + failure.getMessage()
                    + "); free some space, and give the same command again: no game is lost.");
        }
    }
}

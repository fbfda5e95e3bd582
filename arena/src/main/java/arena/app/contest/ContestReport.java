package arena.app.contest;

import arena.app.RequestFailure;
import arena.report.ContestAccount;
import arena.report.chart.Charts;
import arena.report.chart.Plot;
import arena.report.data.ContestCsv;
import arena.report.data.ContestDocument;
import arena.report.page.Handout;
import arena.report.page.PrintedReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** The organiser's papers of a contest in a folder: the report with data and charts, and the handouts. */
public final class ContestReport {

    private final Path folder;
    private final Consumer<Path> written;

    private ContestReport(Path folder, Consumer<Path> written) {
        this.folder = folder;
        this.written = written;
    }

    /**
     * Writes the report.
     *
     * @param written receives each written file
     */
    public static void write(OpenContest contest, Path folder, Consumer<Path> written) {
        ContestAccount account = ContestAccount.of(contest.situation());
        ContestReport report = new ContestReport(folder, written);
        report.write("report.html", PrintedReport.of(account));
        report.write("games.csv", ContestCsv.games(account));
        report.write("standings.csv", ContestCsv.standings(account));
        report.write("seats.csv", ContestCsv.seats(account));
        report.write("contest.json", ContestDocument.of(account));
        for (Plot plot : Charts.of(account)) {
            report.write(plot.id() + ".png", plot.png());
        }
    }

    /**
     * Writes the handouts for contestants and for the referee.
     *
     * @param written receives each written file
     */
    public static void writeHandouts(OpenContest contest, Handout.Places places, Path folder, Consumer<Path> written) {
        Handout handout = new Handout(contest.file(), contest.definition().info(), places);
        ContestReport report = new ContestReport(folder, written);
        report.write("contestants.html", handout.forContestants());
        report.write("referee.html", handout.forReferee());
    }

    private void write(String name, String text) {
        write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private void write(String name, byte[] bytes) {
        Path file = folder.resolve(name);
        try {
            Files.createDirectories(folder);
            Files.write(file, bytes);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The file " + file + " cannot be written (" + failure + "); name another folder with --to.");
        }
        written.accept(file);
    }
}

package arena.cli.contest;

import arena.app.RequestFailure;
import arena.cli.host.Host;
import arena.report.Account;
import arena.report.chart.Charts;
import arena.report.chart.Plot;
import arena.report.data.ContestCsv;
import arena.report.data.ContestJson;
import arena.report.page.PrintedReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest report}: a report to print, the data, the pictures. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description = {
            "Writes a report to print (one HTML file), the data (CSV, JSON) and the pictures (PNG) into a folder.",
            "It is the organiser's own view: held-back results are in it too."
        })
final class ReportCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--to",
            paramLabel = "DIR",
            description = "The folder. Default: report in the folder of the contest.")
    private Optional<Path> to = Optional.empty();

    private final Host host;

    ReportCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (ContestDesk desk = contest.open(host)) {
            Account account = Account.of(desk.situation());
            Path folder = to.map(host::resolve).orElse(desk.folder().resolve("report"));
            write(folder, "report.html", PrintedReport.of(account));
            write(folder, "games.csv", ContestCsv.games(account));
            write(folder, "standings.csv", ContestCsv.standings(account));
            write(folder, "seats.csv", ContestCsv.seats(account));
            write(folder, "contest.json", ContestJson.of(account));
            for (Plot plot : Charts.of(account)) {
                write(folder, plot.id() + ".png", plot.png());
            }
        }
    }

    private void write(Path folder, String name, String text) {
        write(folder, name, text.getBytes(StandardCharsets.UTF_8));
    }

    private void write(Path folder, String name, byte[] bytes) {
        Path file = folder.resolve(name);
        try {
            Files.createDirectories(folder);
            Files.write(file, bytes);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The file " + file + " cannot be written (" + failure + "); name another folder with --to.");
        }
        host.out().println("Wrote " + file);
    }
}

package arena.cli.contest;

import arena.app.contest.ContestReport;
import arena.app.contest.OpenContest;
import arena.cli.host.Host;
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
        try (OpenContest open = contest.open(host)) {
            Path folder = to.map(host::resolve).orElse(open.folder().resolve("report"));
            ContestReport.write(open, folder, file -> host.out().println("Wrote " + file));
        }
    }
}

package arena.cli.contest;

import arena.cli.host.Host;
import arena.config.ContestSettings;
import arena.contest.Situation;
import arena.report.page.SiteExport;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest export}: a folder of pages that opens without a server. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = {
            "Writes a folder of pages with brackets, tables and every game, that opens without a server.",
            "Results that are held back are not in it; `arena contest results` and `publish` change that."
        })
final class ExportCommand implements Runnable {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(names = "--to", paramLabel = "DIR", description = "The folder. Default: site in the folder of the contest.")
    private Optional<Path> to = Optional.empty();

    private final Host host;

    ExportCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (ContestDesk desk = contest.open(host)) {
            Situation now = desk.situation();
            ContestSettings.Results shown = now.shownTo(desk.file().contest().results());
            Path folder = to.map(host::resolve).orElseGet(desk::site);
            SiteExport.Written written = SiteExport.write(now, shown, desk.material(), folder);
            written.remarks().forEach(host.err()::println);
            host.out()
                    .println("Wrote " + written.files() + " files, with results for: "
                            + shown.name().toLowerCase(Locale.ROOT) + ". Begin at "
                            + (shown == ContestSettings.Results.TEAMS
                                    ? folder.resolve("everybody").resolve("index.html")
                                            + "; each folder of teams/ has one of its own."
                                    : folder.resolve("index.html") + "."));
        }
    }
}

package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.cli.host.Host;
import arena.config.ContestSettings;
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
        try (OpenContest open = contest.open(host)) {
            Path folder = to.map(host::resolve).orElseGet(open::site);
            OpenContest.Export export = open.export(folder);
            export.written().remarks().forEach(host.err()::println);
            host.out()
                    .println("Wrote " + export.written().files() + " files, with results for: "
                            + export.shown().name().toLowerCase(Locale.ROOT) + ". Begin at "
                            + (export.shown() == ContestSettings.Results.TEAMS
                                    ? folder.resolve("everybody").resolve("index.html")
                                            + "; each folder of teams/ has one of its own."
                                    : folder.resolve("index.html") + "."));
        }
    }
}

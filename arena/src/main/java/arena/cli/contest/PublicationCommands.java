package arena.cli.contest;

import arena.app.contest.ContestReport;
import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.cli.host.CommandEnvironment;
import arena.config.ContestSettings;
import arena.contest.ContestState;
import arena.report.page.Handout;
import arena.tournament.format.SealedSeed;
import arena.web.WebServer;
import arena.web.http.QrCode;
import arena.web.offline.OfflinePage;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The commands that publish a contest: a report, pages, and the rule for the visibility of the results. */
final class PublicationCommands {

    private PublicationCommands() {}

    /** {@code arena contest report}: a report to print, the data, the pictures. */
    @Command(
            name = "report",
            mixinStandardHelpOptions = true,
            description = {
                "Writes a printable report (one HTML file), data (CSV, JSON) and pictures (PNG) into a folder.",
                "This is the organiser's view: it includes results that are held back."
            })
    static final class Report implements Runnable {

        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Option(
                names = "--to",
                paramLabel = "DIR",
                description = "The folder. Default: report in the folder of the contest.")
        private Optional<Path> to = Optional.empty();

        private final CommandEnvironment host;

        Report(CommandEnvironment host) {
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

    /** {@code arena contest handout}: a page to print for contestants, and one for the referee. */
    @Command(
            name = "handout",
            mixinStandardHelpOptions = true,
            description = {
                "Writes two pages to print (HTML, one side of A4 each): for contestants, with QR codes, the"
                        + " first steps and the protocol, and for the referee, with the commands of the day.",
            },
            footer = {
                "  arena contest handout cup.ini --at http://192.168.0.10:8080",
                "  arena contest handout cup.ini --at http://192.168.0.10:8080 --share \\\\SERVER\\field"
            })
    static final class PrintedHandout implements Runnable {

        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Option(
                names = "--at",
                paramLabel = "ADDRESS",
                description = "The address at which teams reach the pages. Default: that of this machine, by [serve].")
        private Optional<String> address = Optional.empty();

        @Option(
                names = "--share",
                paramLabel = "PATH",
                description = "The share with the team folders as teams see it. Default: none, bots are handed in.")
        private Optional<String> share = Optional.empty();

        @Option(
                names = "--to",
                paramLabel = "DIR",
                description = "The folder. Default: handout in the folder of the contest.")
        private Optional<Path> to = Optional.empty();

        private final CommandEnvironment host;

        PrintedHandout(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            try (OpenContest open = contest.open(host)) {
                String site = address.orElseGet(() ->
                        WebServer.addresses(contest.configuration(host).serve()).get(0));
                Handout.Places places = new Handout.Places(site.replaceFirst("/+$", ""), share, QrCode::svg);
                Path folder = to.map(host::resolve).orElse(open.folder().resolve("handout"));
                ContestReport.writeHandouts(
                        open, places, folder, file -> host.out().println("Wrote " + file));
            }
        }
    }

    /** {@code arena contest export}: a folder of pages that opens without a server. */
    @Command(
            name = "export",
            mixinStandardHelpOptions = true,
            description = {
                "Writes a folder of pages with brackets, tables and every game; they need no server.",
                "The pages leave out results that are held back; `arena contest results` and `publish` release them."
            })
    static final class Export implements Runnable {

        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Option(
                names = "--to",
                paramLabel = "DIR",
                description = "The folder. Default: site in the folder of the contest.")
        private Optional<Path> to = Optional.empty();

        private final CommandEnvironment host;

        Export(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            try (OpenContest open = contest.open(host)) {
                Path folder = to.map(host::resolve).orElseGet(open::site);
                OpenContest.Export export = open.export(folder, new OfflinePage());
                export.written().remarks().forEach(host.err()::println);
                host.out()
                        .println("Wrote " + export.written().files() + " files, with results for: "
                                + export.shown().name().toLowerCase(Locale.ROOT) + ". Start with "
                                + (export.shown() == ContestSettings.Results.TEAMS
                                        ? folder.resolve("everybody").resolve("index.html")
                                                + "; each folder in teams/ has a start page of its own."
                                        : folder.resolve("index.html") + "."));
            }
        }
    }

    /** {@code arena contest results}: the visibility of results before they are published. */
    @Command(
            name = "results",
            mixinStandardHelpOptions = true,
            description = "Sets who sees results before publication: hidden (nobody), teams (each team its own),"
                    + " public (everybody).")
    static final class Results extends RefereeCommand {

        @Parameters(index = "1", paramLabel = "WHO", description = "hidden, teams or public.")
        private ContestSettings.Results results = ContestSettings.Results.PUBLIC;

        Results(CommandEnvironment host) {
            super(host);
        }

        @Override
        void decide(Referee referee, Consumer<String> out) {
            referee.show(results);
            out.accept("Visibility of results: " + results.name().toLowerCase(Locale.ROOT) + ". Export the pages"
                    + " again to apply it.");
        }
    }

    /** {@code arena contest publish}: publishes the results and the seed. */
    @Command(
            name = "publish",
            mixinStandardHelpOptions = true,
            description = "Publishes the results and the contest's seed, so that everybody can check each draw.")
    static final class Publish extends RefereeCommand {

        Publish(CommandEnvironment host) {
            super(host);
        }

        @Override
        void decide(Referee referee, Consumer<String> out) {
            ContestState now = referee.publish();
            SealedSeed seal = now.contest().seal();
            ContestLines.brief(now).forEach(out);
            out.accept("");
            out.accept("The seed was:                   " + seal.seed());
            out.accept("Its published hash (SHA-256):   " + seal.commitment());
            out.accept("Check it:  printf %s " + seal.seed() + " | sha256sum");
        }
    }
}

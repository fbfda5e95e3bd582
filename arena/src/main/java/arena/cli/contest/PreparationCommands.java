package arena.cli.contest;

import arena.app.contest.ContestCheck;
import arena.app.contest.ContestDraw;
import arena.app.contest.ContestEntries;
import arena.app.contest.ContestFiles;
import arena.app.contest.OpenContest;
import arena.app.play.ServicesFactory;
import arena.app.signup.EntryWarnings;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.ExitCode;
import arena.contest.Contest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The organiser's commands before the first game: the contest file, a look at it, the draw, the entries. */
final class PreparationCommands {

    private PreparationCommands() {}

    /** {@code arena contest new}: writes a contest file to fill in. */
    @Command(
            name = "new",
            mixinStandardHelpOptions = true,
            description = "Writes a contest file with the given teams, in which every setting is explained.")
    static final class New implements Runnable {

        @Parameters(index = "0", paramLabel = "CONTEST.ini", description = "The file to write; it must not exist.")
        private Path file = Path.of("contest.ini");

        @Parameters(
                index = "1..*",
                arity = "0..*",
                paramLabel = "TEAM",
                description = "Bots of config.ini that take part as teams with their own names.")
        private List<String> teams = List.of();

        @Option(
                names = "--game",
                paramLabel = "GAME",
                description = "The game. Default: that of the teams' bots, else the first game of `arena games`.")
        private Optional<String> game = Optional.empty();

        @Option(
                names = "--format",
                paramLabel = "FORMAT",
                defaultValue = "round-robin",
                description = "The format; the written file lists them all. Default: ${DEFAULT-VALUE}.")
        private String format = "round-robin";

        @Mixin
        private ConfigOption config = new ConfigOption();

        private final CommandEnvironment host;

        New(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            Path path = host.resolve(file);
            ContestFiles.write(path, new ContestFiles.NewContestChoices(game, format, teams), config.read(host));
            host.out().println("Wrote " + path + ". Fill it in, then: arena contest check " + file);
        }
    }

    /** {@code arena contest check}: a description of the contest, and the mistakes of its file. */
    @Command(
            name = "check",
            mixinStandardHelpOptions = true,
            description = "Shows the plan of the contest and every bot that cannot be started; changes nothing.")
    static final class Check implements Callable<Integer> {

        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Option(
                names = "--measure",
                description = "Plays one game of each bot that the arena starts against the weakest super bot, and"
                        + " one game of up to three entries together; estimates the duration and disk"
                        + " space of the contest.")
        private boolean measure;

        private final CommandEnvironment host;
        private final ServicesFactory factory;

        Check(CommandEnvironment host, ServicesFactory factory) {
            this.host = host;
            this.factory = factory;
        }

        @Override
        public Integer call() {
            try (OpenContest open = contest.open(host)) {
                Contest would = new ContestDraw(open).tried();
                ContestLines.plan(would).forEach(host.out()::println);
                if (open.drawn().isEmpty()) {
                    host.out().println("The contest is not drawn yet: the seats below are an example.");
                }
                open.file().exposure().ifPresent(host.out()::println);
                ContestCheck check = ContestCheck.of(open, would, factory, measure);
                check.leaks().forEach(host.out()::println);
                check.advice().forEach(host.out()::println);
                host.out().println(ContestLines.expected(open, would, open.gamesAtOnce()));
                host.out().println();
                List<String> problems = check.problems();
                host.out()
                        .println(
                                problems.isEmpty()
                                        ? "The file has no errors, and every bot can be started."
                                        : "Errors:");
                problems.forEach(host.out()::println);
                if (!problems.isEmpty()) {
                    host.out()
                            .println("`arena doctor " + open.file().file().getFileName()
                                    + "` says what limits the contest on this machine, `arena doctor` what it lacks.");
                }
                return problems.isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
            }
        }
    }

    /** Warns of entries that are undecided, unfit or missing. */
    static void warn(CommandEnvironment host, OpenContest open, ServicesFactory factory) {
        EntryWarnings.of(open, factory).forEach(words -> host.err().println("Warning: " + words));
    }

    /** {@code arena contest draw}: holds the draw. */
    @Command(
            name = "draw",
            mixinStandardHelpOptions = true,
            description = "Makes the draw and publishes the hash of the contest's seed; if the draw was made before,"
                    + " shows it.")
    static final class Draw implements Runnable {

        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Mixin
        private RefereeOptions referee = new RefereeOptions();

        private final CommandEnvironment host;
        private final ServicesFactory factory;

        Draw(CommandEnvironment host, ServicesFactory factory) {
            this.host = host;
            this.factory = factory;
        }

        @Override
        public void run() {
            try (OpenContest open = contest.open(host)) {
                open.file().exposure().ifPresent(host.err()::println);
                if (open.drawn().isEmpty()) {
                    warn(host, open, factory);
                }
                Contest drawn = new ContestDraw(open).hold(referee.signature());
                ContestLines.plan(drawn).forEach(host.out()::println);
                host.out().println(ContestLines.sealed(drawn));
            }
        }
    }

    /** {@code arena contest freeze}: records the entries, so that a later change is noticed. */
    @Command(
            name = "freeze",
            mixinStandardHelpOptions = true,
            description = {
                "Makes the draw if necessary, and stores the SHA-256 of every file of every entry.",
                "If the entries were frozen before, names each file that has changed. `run` freezes the entries"
                        + " before its first game."
            })
    static final class Freeze implements Runnable {

        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Mixin
        private RefereeOptions referee = new RefereeOptions();

        private final CommandEnvironment host;
        private final ServicesFactory factory;

        Freeze(CommandEnvironment host, ServicesFactory factory) {
            this.host = host;
            this.factory = factory;
        }

        @Override
        public void run() {
            try (OpenContest open = contest.open(host)) {
                if (!open.isFrozen()) {
                    warn(host, open, factory);
                }
                long files = ContestEntries.freeze(open, factory, referee.signature());
                host.out()
                        .println("The entries are frozen: " + files
                                + " digests of files are stored, and no file has changed.");
            }
        }
    }
}

package arena.cli.contest;

import arena.app.contest.ContestBackup;
import arena.app.contest.OpenContest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The commands that save a contest and restore it, perhaps on another machine. */
final class BackupCommands {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private BackupCommands() {}

    /** {@code arena contest backup}: one file with all of a contest, also while it is played. */
    @Command(
            name = "backup",
            mixinStandardHelpOptions = true,
            description = {
                "Writes one zip file with everything of a contest, also while it is played: the contest file, the"
                        + " database, the records, and the folders of its bots. Keep it secret until the contest is"
                        + " published: it has the sealed seed."
            })
    static final class Backup implements Runnable {

        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Option(
                names = "--to",
                paramLabel = "FILE",
                description = "The file. Default: NAME-backup-TIME.zip beside the contest file.")
        private Optional<Path> to = Optional.empty();

        private final CommandEnvironment host;

        Backup(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            try (OpenContest open = contest.open(host)) {
                Path zip =
                        to.map(host::resolve).orElseGet(() -> usual(open.file().file()));
                ContestBackup.Written written = ContestBackup.write(open, zip);
                host.out().println("Wrote " + zip + ", " + written.files() + " files and the database.");
                written.outside()
                        .forEach(folder -> host.out()
                                .println("Not in it, since it is not below the folder of the contest file: " + folder
                                        + ". Copy it by hand."));
            }
        }

        private static Path usual(Path file) {
            String name = String.valueOf(file.getFileName()).replaceFirst("[.]ini$", "");
            return file.resolveSibling(
                    name + "-backup-" + TIME.format(LocalDateTime.now(ZoneId.systemDefault())) + ".zip");
        }
    }

    /** {@code arena contest restore}: the contest of a backup, to be shown or played on. */
    @Command(
            name = "restore",
            mixinStandardHelpOptions = true,
            description = {
                "Restores a contest from a file of `arena contest backup`, also on another machine.",
                "A game that was being played when the backup was made is played again."
            })
    static final class Restore implements Runnable {

        @Parameters(index = "0", paramLabel = "BACKUP.zip", description = "The backup.")
        private Path zip = Path.of("backup.zip");

        @Option(names = "--to", paramLabel = "DIR", description = "The folder. Default: this folder.")
        private Optional<Path> to = Optional.empty();

        @Mixin
        private ConfigOption config = new ConfigOption();

        private final CommandEnvironment host;

        Restore(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            Path folder = to.map(host::resolve).orElse(host.folder());
            ContestBackup.Restored restored = ContestBackup.restore(config.read(host), host.resolve(zip), folder);
            host.out().println("Restored " + restored.file() + ".");
            if (restored.hadResults()) {
                host.out().println("The database had the contest already, and was left as it is.");
            }
            String command = host.program() + " contest verify " + restored.file();
            host.out().println("Check it:    " + command);
            host.out().println("Go on with:  " + command.replace(" verify ", " run "));
        }
    }
}

package arena.cli.replay;

import arena.app.bundle.MatchBundle;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.RecordedSeatOptions;
import arena.config.Configuration;
import arena.record.MatchRecord;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bundle}: a match as one file for somebody else. */
@Command(
        name = "bundle",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Writes a match as one zip file for somebody else: the record, the files of a seat's turns, the log of its"
                    + " program, and the commands that show them.",
            "It contains no command, program or error stream of another bot. Commands that read a record, such as"
                    + " review and replay, take the file as it is."
        },
        footer = {
            "  arena bundle last                  with the turns of the only bot",
            "  arena bundle last --as 2           with those of seat 2",
            "  arena bundle last --out lost.zip"
        })
public final class BundleCommand implements Runnable {

    @Mixin
    private RecordedSeatOptions seat = new RecordedSeatOptions();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file. Default: the name of the match and the seat, in the working folder.")
    private Optional<Path> out = Optional.empty();

    private final CommandEnvironment host;

    public BundleCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        Configuration configuration = seat.configuration(host);
        MatchBundle bundle = MatchBundle.of(configuration, MatchRecord.read(seat.record(host)), seat.as());
        Path file = host.resolve(out.orElseGet(() -> Path.of(bundle.fileName())));
        bundle.write(configuration, file);
        host.out().println("Written: " + file);
    }
}

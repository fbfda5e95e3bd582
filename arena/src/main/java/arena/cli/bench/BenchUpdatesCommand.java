package arena.cli.bench;

import arena.app.RequestFailure;
import arena.bench.updates.UpdateDelays;
import arena.cli.host.CommandEnvironment;
import arena.record.MatchRecord;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code arena bench updates}: the pace of the updates in a match in real time. */
@Command(
        name = "updates",
        mixinStandardHelpOptions = true,
        description = "Reads the record of a real-time match and prints the updates per second and their"
                + " delays, each measured from the previous update to the same team.",
        footer = "  arena bench updates .arena/records/MATCH.jsonl.gz")
public final class BenchUpdatesCommand implements Runnable {

    @Parameters(paramLabel = "RECORD", description = "The file of the record.")
    private Path record = Path.of("");

    private final CommandEnvironment host;

    public BenchUpdatesCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        try {
            host.out().print(UpdateDelays.of(MatchRecord.read(record)).table());
        } catch (IllegalArgumentException none) {
            throw RequestFailure.usage(String.valueOf(none.getMessage()));
        }
    }
}

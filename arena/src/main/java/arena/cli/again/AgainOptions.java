package arena.cli.again;

import arena.app.continuation.StartingTurn;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.RecordOptions;
import arena.config.Configuration;
import arena.record.MatchIds;
import arena.record.MatchRecord;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of every command that goes back to a turn of a recorded match. */
final class AgainOptions {

    @Parameters(
            arity = "1",
            paramLabel = "MATCH",
            description = "The record: a file, the name of a match or the beginning of the name, or"
                    + " \"last\"; with --bot, \"last\" is the last match of that bot.")
    private String word = "last";

    @Option(
            names = "--turn",
            paramLabel = "N",
            required = true,
            description = "The turn of the bot, numbered like its inputs: turn 1 is that of input_1.txt.")
    private int turn;

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            description =
                    "The bot of the turn, needed if several bots played; or another bot to answer in its" + " place.")
    private Optional<String> bot = Optional.empty();

    @Option(names = "--seat", paramLabel = "S", description = "The seat of the turn, from 1, instead of --bot.")
    private Optional<Integer> seat = Optional.empty();

    @Mixin
    private RecordOptions records = new RecordOptions();

    /** Finds the turn in the record, and checks it. */
    StartingTurn find(CommandEnvironment host) {
        return StartingTurn.find(configuration(host), MatchRecord.read(record(host)), bot, seat, turn);
    }

    /** Returns the record. With {@code --bot} and no seat, {@code last} is the last match of that bot. */
    private Path record(CommandEnvironment host) {
        Path meant = records.find(host, word);
        Path own = bot.filter(name -> word.equals(RecordOptions.LAST) && seat.isEmpty())
                .flatMap(name -> records.newestOf(host, name))
                .orElse(meant);
        if (!own.equals(meant)) {
            host.err()
                    .println("The last match of " + bot.orElseThrow() + " is "
                            + MatchIds.ofRecord(own.getFileName().toString())
                            + "; for a turn of another bot in a later match, add its --seat.");
        }
        return own;
    }

    Configuration configuration(CommandEnvironment host) {
        return records.configuration(host);
    }

    /** Returns the folder of the records, also for new ones. */
    Path directory(CommandEnvironment host) {
        return records.directory(host);
    }
}

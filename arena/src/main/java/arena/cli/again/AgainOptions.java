package arena.cli.again;

import arena.app.again.AgainTurn;
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
            description =
                    "A record: a file, a match's name or a beginning of it, or: last, which with --bot is the last"
                            + " match of that bot.")
    private String word = "last";

    @Option(
            names = "--turn",
            paramLabel = "N",
            required = true,
            description = "The bot's own turn, counted as its inputs are: 1 is that of input_1.txt.")
    private int turn;

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            description = "Whose turn it is, if several bots have played; or another bot that is to play for it.")
    private Optional<String> bot = Optional.empty();

    @Option(names = "--seat", paramLabel = "S", description = "The same by its seat, from 1.")
    private Optional<Integer> seat = Optional.empty();

    @Mixin
    private RecordOptions records = new RecordOptions();

    /** Finds the turn in the record, and checks it. */
    AgainTurn find(CommandEnvironment host) {
        return AgainTurn.find(configuration(host), MatchRecord.read(record(host)), bot, seat, turn);
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
                            + "; for another bot's turn in a later match name its --seat as well.");
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

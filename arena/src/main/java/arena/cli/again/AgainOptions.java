package arena.cli.again;

import arena.app.again.AgainTurn;
import arena.cli.host.Host;
import arena.cli.host.RecordOptions;
import arena.config.Configuration;
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
            description = "A record: a file, a match's name or a beginning of it, or: last.")
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

    /** Returns the turn of a record that is meant, checked. */
    AgainTurn find(Host host) {
        return AgainTurn.find(configuration(host), MatchRecord.read(records.find(host, word)), bot, seat, turn);
    }

    Configuration configuration(Host host) {
        return records.configuration(host);
    }

    /** Returns where the records lie, and new ones go. */
    Path directory(Host host) {
        return records.directory(host);
    }
}

package arena.cli.host;

import arena.config.Configuration;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of every command that is about one seat of a recorded match: the record and the seat. */
public final class RecordedSeatOptions {

    @Parameters(
            arity = "0..1",
            paramLabel = "MATCH",
            description = "The record: a file, the name of a match or the beginning of the name, or \"last\"."
                    + " Default: last.")
    private String word = RecordOptions.LAST;

    @Option(
            names = {"--as", "--seat"},
            paramLabel = "SEAT",
            description = "The seat, from 1, or the name of its player. Default: the only seat of a bot.")
    private Optional<String> as = Optional.empty();

    @Mixin
    private RecordOptions records = new RecordOptions();

    /** Returns the file of the record. */
    public Path record(CommandEnvironment host) {
        return records.find(host, word);
    }

    /** Returns the seat, or the name of its player, as it was typed. */
    public Optional<String> as() {
        return as;
    }

    /** Returns the settings. */
    public Configuration configuration(CommandEnvironment host) {
        return records.configuration(host);
    }
}

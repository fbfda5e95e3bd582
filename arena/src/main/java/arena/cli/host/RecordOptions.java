package arena.cli.host;

import arena.config.Configuration;
import arena.record.RecordShelf;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that looks at records: where they lie. */
public final class RecordOptions {

    @Option(names = "--records", paramLabel = "DIR", description = "Where the records lie; else where config.ini says.")
    private Optional<Path> records = Optional.empty();

    @Mixin
    private ConfigOption config = new ConfigOption();

    /** Returns the directory of records that is meant. */
    public Path directory(Host host) {
        return records.map(host::resolve)
                .orElseGet(() -> config.read(host).field().records());
    }

    /** Returns the settings that the records are looked at with. */
    public Configuration configuration(Host host) {
        return config.read(host);
    }

    public RecordShelf shelf(Host host) {
        return new RecordShelf(directory(host));
    }

    /** Returns the record that a word means: a path from the folder where the command was given, or a name on the shelf. */
    public Path find(Host host, String word) {
        Path typed = host.resolve(Path.of(word));
        boolean isPath = typed.toFile().exists() || word.contains("/") || word.contains("\\");
        return shelf(host).find(isPath ? typed.toString() : word);
    }
}

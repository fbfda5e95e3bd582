package arena.cli.bench;

import arena.app.RequestFailure;
import arena.cli.host.CommandEnvironment;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option {@code --dir} of the benchmarks that play through folders: where these are made. */
final class BenchFolderOption {

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "The folder for temporary files, which are removed afterwards. Default: this folder.")
    private Path directory = Path.of("");

    /** Returns the directory, absolute. */
    Path directory(CommandEnvironment host) {
        return host.resolve(directory);
    }

    /** Returns the failure of a benchmark whose folders cannot be written. */
    static RequestFailure unwritable(UncheckedIOException cause) {
        return RequestFailure.infrastructure(cause.getMessage() + "; name a writable folder with --dir.");
    }
}

package arena.cli.bench;

import arena.bench.workers.WorkersBench;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The PostgreSQL database of a benchmark: its address as a parameter, its user as {@code --user}. */
final class BenchDatabaseOption {

    private static final String PASSWORD = "ARENA_DATABASE_PASSWORD";

    @Parameters(index = "0", paramLabel = "URL", description = "The database, jdbc:postgresql://HOST/NAME.")
    private String url = "";

    @Option(
            names = "--user",
            paramLabel = "NAME",
            description = "The user of the database; its password is in the variable " + PASSWORD + ".")
    private String user = "";

    WorkersBench.Server server() {
        return new WorkersBench.Server(
                url, user, Optional.ofNullable(System.getenv(PASSWORD)).orElse(""));
    }
}

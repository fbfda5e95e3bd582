package arena.app.play;

import arena.config.Configuration;
import arena.config.FieldSettings;
import java.nio.file.Path;
import java.util.List;

/**
 * One of several lanes in which matches run at the same time. Each has its own field, so that one team can play in
 * several matches at once and still finds its folder under its usual name.
 *
 * @param number from 1
 * @param run the folder of all lanes
 * @param hidden folders that no launched program may see
 * @param cores the processors for launched programs; empty for all
 * @param keepsRecords whether the records of the matches are kept
 */
public record MatchLane(int number, Path run, List<Path> hidden, List<Integer> cores, boolean keepsRecords) {

    public MatchLane {
        hidden = List.copyOf(hidden);
        cores = List.copyOf(cores);
    }

    /** Returns a configuration with the folders of this lane. */
    public Configuration configuration(Configuration common) {
        return common.withField(new FieldSettings(
                // The process id keeps a bot that a killed arena has left behind from finding its folder again.
                fields(run).resolve(ProcessHandle.current().pid() + "-" + number),
                records(run),
                run.resolve("logs"),
                common.field().teamNames()));
    }

    /** Returns the folder of the fields of all lanes. */
    public static Path fields(Path run) {
        return run.resolve("lanes");
    }

    /** Returns the folder of the records of all lanes. */
    public static Path records(Path run) {
        return run.resolve("records");
    }
}

package arena.app.play;

import arena.app.Processors;
import arena.config.Configuration;
import arena.config.FieldSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

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

    /** Returns a number of lanes, which share the processors. */
    public static List<MatchLane> several(int number, Path run, List<Path> hidden, boolean keepsRecords) {
        List<List<Integer>> cores = Processors.shared(number);
        return IntStream.range(0, number)
                .mapToObj(at -> new MatchLane(at + 1, run, hidden, cores.get(at), keepsRecords))
                .toList();
    }

    /** Returns a configuration with the folders of this lane. */
    public Configuration configuration(Configuration common) {
        return common.withField(new FieldSettings(
                // The process id keeps a bot that a killed arena has left behind from finding its folder again.
                fields(run).resolve(ProcessHandle.current().pid() + "-" + number),
                records(run),
                logs(run),
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

    /** Returns the folder of the output of the bots of all lanes. */
    public static Path logs(Path run) {
        return run.resolve("logs");
    }
}

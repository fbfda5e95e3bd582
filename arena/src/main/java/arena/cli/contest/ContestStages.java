package arena.cli.contest;

import arena.cli.stage.Stage;
import arena.config.Configuration;
import java.nio.file.Path;

/** Opens what the matches of a contest are played with. */
@FunctionalInterface
public interface ContestStages {

    /**
     * Opens a stage; it does nothing before the first match.
     *
     * @param configuration with the field, the records and the logs of the contest
     * @param folder what the contest keeps, its seed among it: no launched program may see it
     */
    Stage open(Configuration configuration, Path folder);
}

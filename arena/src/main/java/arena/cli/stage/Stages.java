package arena.cli.stage;

import arena.config.Configuration;
import java.nio.file.Path;

/** Opens what matches are played with. */
@FunctionalInterface
public interface Stages {

    /**
     * Opens a stage; it does nothing before the first match.
     *
     * @param field the folder that holds the team folders, absolute
     * @param records the folder of the records, absolute
     */
    Stage open(Configuration configuration, Path field, Path records);
}

package arena.report.page;

import java.nio.file.Path;
import java.util.Optional;

/** Makes a page of its own out of a record, on which the match can be watched; it opens from a disk. */
@FunctionalInterface
public interface MatchViewer {

    /** Makes none: the game is shown as text alone. */
    MatchViewer NONE = record -> Optional.empty();

    /** Returns the page of a record as everybody may have it; nothing if none is made. */
    Optional<String> page(Path record);
}

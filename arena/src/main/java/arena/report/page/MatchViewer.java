package arena.report.page;

import java.nio.file.Path;
import java.util.Optional;

/** A maker of viewer pages: a page shows the match of a record, and opens from a disk. */
@FunctionalInterface
public interface MatchViewer {

    /** A maker of no pages: the game is shown as text alone. */
    MatchViewer NONE = record -> Optional.empty();

    /** Returns the page of a public record; empty if none is made. */
    Optional<String> page(Path record);
}

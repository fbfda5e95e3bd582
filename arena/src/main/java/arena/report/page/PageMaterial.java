package arena.report.page;

import arena.game.GameBox;
import arena.report.HostPaths;
import java.nio.file.Path;

/**
 * What pages show besides the contest itself.
 *
 * @param box the game, which paints positions
 * @param records the directory of the records
 * @param digest of all that has happened in the contest, see {@link arena.store.ContestLog#digest}
 * @param paths takes the folders of the host out of what everybody may read
 * @param allCores whether several pages may be made at once
 * @param viewer makes the pages on which matches can be watched
 */
public record PageMaterial(
        GameBox<?, ?, ?> box, Path records, String digest, HostPaths paths, boolean allCores, MatchViewer viewer) {

    /** Makes that of pages on which games are text. */
    public PageMaterial(GameBox<?, ?, ?> box, Path records, String digest, HostPaths paths, boolean allCores) {
        this(box, records, digest, paths, allCores, MatchViewer.NONE);
    }

    /** Returns the same with pages on which matches can be watched. */
    public PageMaterial watchedWith(MatchViewer another) {
        return new PageMaterial(box, records, digest, paths, allCores, another);
    }

    /** Returns whether there are pages on which matches can be watched. */
    boolean isWatched() {
        return viewer != MatchViewer.NONE;
    }

    /** Returns the same for pages that are written while games are played, which need their processors. */
    public PageMaterial besideGames() {
        return new PageMaterial(box, records, digest, paths, false, viewer);
    }
}

package arena.report.page;

import arena.game.GameDefinition;
import arena.report.HostPaths;
import java.nio.file.Path;

/**
 * The material of pages besides the contest itself.
 *
 * @param game the game, which draws positions
 * @param records the directory of the records
 * @param digest the digest of all events of the contest, see {@link arena.store.ContestLog#digest}
 * @param paths the filter of the host's folders
 * @param allCores whether several pages may be made at once
 * @param viewer the maker of viewer pages
 */
public record PageMaterial(
        GameDefinition<?, ?, ?> game,
        Path records,
        String digest,
        HostPaths paths,
        boolean allCores,
        MatchViewer viewer) {

    /** Creates the material of pages without viewers. */
    public PageMaterial(GameDefinition<?, ?, ?> game, Path records, String digest, HostPaths paths, boolean allCores) {
        this(game, records, digest, paths, allCores, MatchViewer.NONE);
    }

    /** Returns the same material with viewer pages. */
    public PageMaterial watchedWith(MatchViewer another) {
        return new PageMaterial(game, records, digest, paths, allCores, another);
    }

    /** Returns whether there are viewer pages. */
    boolean isWatched() {
        return viewer != MatchViewer.NONE;
    }

    /** Returns the same material for pages that are written while games are played and need the processors. */
    public PageMaterial besideGames() {
        return new PageMaterial(game, records, digest, paths, false, viewer);
    }
}

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
 */
public record PageMaterial(GameBox<?, ?, ?> box, Path records, String digest, HostPaths paths, boolean allCores) {

    /** Returns the same for pages that are written while games are played, which need their processors. */
    public PageMaterial besideGames() {
        return new PageMaterial(box, records, digest, paths, false);
    }
}

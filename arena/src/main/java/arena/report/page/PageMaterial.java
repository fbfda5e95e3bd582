package arena.report.page;

import arena.report.HostPaths;
import java.nio.file.Path;

/**
 * The material of pages besides the contest itself.
 *
 * @param maker the maker of the pages
 * @param records the directory of the records
 * @param digest the digest of all events of the contest, see {@link arena.store.ContestLog#digest}
 * @param paths the filter of the host's folders
 * @param allCores whether several pages may be made at once
 */
public record PageMaterial(PageMaker maker, Path records, String digest, HostPaths paths, boolean allCores) {

    /** Returns the same material for pages that are written while games are played and need the processors. */
    public PageMaterial besideGames() {
        return new PageMaterial(maker, records, digest, paths, false);
    }
}

package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The parts that all team folders of a field share.
 *
 * @param arenaFolder the arena's own folder in it
 * @param folders the watched folders of all matches
 * @param locks the occupied folders
 * @param check the check of whether the field is there
 * @param idleFolders the observer of folders that are not occupied
 */
record FieldParts(
        FieldOptions options,
        ArenaFolder arenaFolder,
        WatchedFolders folders,
        FolderLocks locks,
        FieldCheck check,
        IdleFolders.Watch idleFolders) {

    /** Opens them all; the folder is created if it is missing. */
    static FieldParts open(Path root, FieldOptions options, Clock clock) throws IOException {
        ArenaFolder own = ArenaFolder.open(root);
        WatchedFolders folders = new WatchedFolders(options, clock);
        FolderLocks locks = new FolderLocks(own);
        return new FieldParts(
                options, own, folders, locks, new FieldCheck(root, own, folders), new IdleFolders.Watch(root, locks));
    }
}

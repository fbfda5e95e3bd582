package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.Path;

/**
 * What all team folders of a field have in common.
 *
 * @param own the arena's own folder in it
 * @param folders the folders that are watched, whatever match they serve
 * @param locks which folders are occupied
 * @param check asks whether the field is there
 * @param neighbours looks into the folders that are not occupied
 */
record FieldParts(
        FieldOptions options,
        ArenaFolder own,
        WatchedFolders folders,
        FolderLocks locks,
        FieldCheck check,
        IdleFolders.Watch neighbours) {

    /** Opens them all; the folder is made if it is missing. */
    static FieldParts open(Path root, FieldOptions options, Clock clock) throws IOException {
        ArenaFolder own = ArenaFolder.open(root);
        WatchedFolders folders = new WatchedFolders(options, clock);
        FolderLocks locks = new FolderLocks(own);
        return new FieldParts(
                options, own, folders, locks, new FieldCheck(root, own, folders), new IdleFolders.Watch(root, locks));
    }
}

package arena.exchange;

import arena.exchange.state.FileState;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The arena's own folder in a field, {@code .arena}: a sentinel file (an arena that cannot see it has lost the field,
 * not a match) and a lock for each team.
 *
 * <p>Teams may be able to write in the field itself. So the folder is held by a handle, no link in it is followed, each
 * file written is a new one, no other account may read it, and it must belong to the arena's account or the field's
 * owner.
 */
final class ArenaFolder {

    static final String NAME = ".arena";

    private static final String SENTINEL = "field";

    /** The user number of the superuser on a Unix system. */
    private static final String SUPERUSER = "0";

    /** A process that could open a lock, even for reading only, could take it and shut a team out. */
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");

    private final Path root;
    private FieldIdentity identity;

    private ArenaFolder(Path root, FieldIdentity identity) {
        this.root = root;
        this.identity = identity;
    }

    /** The identity of the field and the folder in it: a share that was away may come back as another one. */
    private record FieldIdentity(Object root, OpenFolder folder) {
        static FieldIdentity of(Path root) throws IOException {
            return new FieldIdentity(key(root), OpenFolder.open(root.resolve(NAME)));
        }

        boolean isWhole() {
            return folder.entry(SENTINEL).filter(FileState::isFile).isPresent();
        }
    }

    private static Object key(Path root) throws IOException {
        return Objects.requireNonNullElse(
                Files.readAttributes(root, BasicFileAttributes.class).fileKey(), root);
    }

    /**
     * Opens the folder; creates it if it is missing.
     *
     * @throws FieldException with a sentence for the host if another program has created it
     * @throws IOException if it cannot be created, held or written in
     */
    static ArenaFolder open(Path root) throws IOException {
        Path path = root.resolve(NAME);
        try {
            Files.createDirectories(root);
            Files.createDirectory(path);
        } catch (FileAlreadyExistsException before) {
            if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new FieldException(path + " is not a folder and was not created by the arena; remove it.");
            }
        }
        ArenaFolder own = new ArenaFolder(root, hold(root));
        try {
            own.publisher()
                    .publish(
                            SENTINEL,
                            "The arena uses this file to test that the field is reachable. Do not" + " remove it.\n");
        } catch (AccessDeniedException foreign) {
            throw belongsToAnother(root, foreign);
        }
        own.requireOwner();
        return own;
    }

    private static FieldIdentity hold(Path root) throws IOException {
        try {
            return FieldIdentity.of(root);
        } catch (AccessDeniedException foreign) {
            throw belongsToAnother(root, foreign);
        }
    }

    /** Returns the exception for a folder of another account, for example of an arena that ran as superuser before. */
    private static FieldException belongsToAnother(Path root, IOException foreign) throws IOException {
        Path path = root.resolve(NAME);
        return new FieldException(
                "The arena may not write in " + path + ", which belongs to the account " + FileOwners.of(path)
                        + ": an arena has run here under that account. Use that account again, or give the"
                        + " folder to the account of this arena (chown -R), or remove the folder while no arena"
                        + " runs in this field: it contains only locks.",
                foreign);
    }

    /**
     * Requires a trusted owner: a team that has created the folder could make the arena write and lock elsewhere. The
     * owner of the field or of the machine could do so anyhow, and has probably run an arena here; a file that the
     * arena has just created shows its own account.
     */
    private void requireOwner() throws IOException {
        Path path = root.resolve(NAME);
        String owner = FileOwners.of(path);
        String arena = FileOwners.of(path.resolve(SENTINEL));
        if (!List.of(arena, SUPERUSER, FileOwners.of(root.toRealPath())).contains(owner)) {
            throw new FieldException("The folder " + path + " belongs to the account " + owner
                    + ", which is neither the arena's (" + arena
                    + ") nor the owner of the field: a team may have made it."
                    + " Remove it while no arena runs in this field; it contains only locks.");
        }
        try {
            Files.setPosixFilePermissions(path, OWNER_ONLY);
        } catch (UnsupportedOperationException | FileSystemException notOurs) {
            // The folder's owner has set them, and a system without permissions has no account to take them from.
            return;
        }
    }

    /** Returns its path, absolute. */
    Path path() {
        return root.resolve(NAME);
    }

    /** Returns the held folder. */
    synchronized OpenFolder folder() {
        return identity.folder();
    }

    /** Returns a publisher of files in it. */
    Publisher publisher() {
        return new Publisher(this::folder);
    }

    /**
     * Opens the lock of a team; creates it if it is missing.
     *
     * @throws IOException if it is not a regular file with a single name
     */
    FileChannel lock(String team) throws IOException {
        String name = team + ".lock";
        FileChannel channel = folder().openLock(name);
        if (hasSeveralNames(root.resolve(NAME).resolve(name))) {
            channel.close();
            throw new IOException("it has a second name (a hard link); remove it");
        }
        giveToOwner(root.resolve(NAME).resolve(name));
        return channel;
    }

    /**
     * Gives a lock to the folder's owner: one that the superuser created in a person's field would shut out that
     * person's own arena afterwards.
     */
    private void giveToOwner(Path lock) throws IOException {
        Path folder = root.resolve(NAME);
        if (folder.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            Object owner = Files.getAttribute(folder, "unix:uid", LinkOption.NOFOLLOW_LINKS);
            if (!owner.equals(Files.getAttribute(lock, "unix:uid", LinkOption.NOFOLLOW_LINKS))) {
                Files.setAttribute(lock, "unix:uid", owner, LinkOption.NOFOLLOW_LINKS);
            }
        }
    }

    private static boolean hasSeveralNames(Path lock) throws IOException {
        try {
            return !Files.getAttribute(lock, "unix:nlink", LinkOption.NOFOLLOW_LINKS)
                    .equals(1);
        } catch (UnsupportedOperationException | IllegalArgumentException notUnix) {
            return false;
        }
    }

    /**
     * Returns whether the field can be seen. Changes of the folder's name by teams do not matter while the field is the
     * same.
     */
    synchronized boolean isSeen() {
        try {
            if (identity.root().equals(key(root)) && identity.isWhole()) {
                return true;
            }
            FieldIdentity now = FieldIdentity.of(root);
            if (now.isWhole()) {
                identity.folder().close();
                identity = now;
                return true;
            }
            now.folder().close();
            return false;
        } catch (IOException gone) {
            return false;
        }
    }

    /** Releases the folder. */
    synchronized void close() throws IOException {
        identity.folder().close();
    }
}

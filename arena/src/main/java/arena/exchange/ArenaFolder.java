package arena.exchange;

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
 * The arena's own folder in a field, {@code .arena}: a sentinel file (whoever cannot see it has lost the field, not a
 * match) and a lock for each team.
 *
 * <p>Teams may be able to write in the field itself. So the folder is held, nothing in it is followed if it is a link,
 * what is written is a new file each time, nobody else may look into it, and it must belong to the arena's account or
 * the field's owner.
 */
final class ArenaFolder {

    static final String NAME = ".arena";

    private static final String SENTINEL = "field";

    /** The number of the account that may do everything on a Unix system. */
    private static final String SUPERUSER = "0";

    /** Whoever could open a lock, be it for reading only, could take it and keep a team out. */
    private static final Set<PosixFilePermission> ITS_OWNERS = PosixFilePermissions.fromString("rwx------");

    private final Path root;
    private Ground ground;

    private ArenaFolder(Path root, Ground ground) {
        this.root = root;
        this.ground = ground;
    }

    /**
     * The field's own identity and the folder in it, as they are now: a share that was away may come back as another
     * one.
     */
    private record Ground(Object root, HeldFolder folder) {
        static Ground of(Path root) throws IOException {
            return new Ground(key(root), HeldFolder.hold(root.resolve(NAME)));
        }

        boolean isWhole() {
            return folder.entry(SENTINEL).filter(FolderEntry::isFile).isPresent();
        }
    }

    private static Object key(Path root) throws IOException {
        return Objects.requireNonNullElse(
                Files.readAttributes(root, BasicFileAttributes.class).fileKey(), root);
    }

    /**
     * Opens it; it is made if it is missing.
     *
     * @throws FieldException with a sentence for the host if another has made it
     * @throws IOException if it cannot be made, held or written in
     */
    static ArenaFolder open(Path root) throws IOException {
        Path path = root.resolve(NAME);
        try {
            Files.createDirectories(root);
            Files.createDirectory(path);
        } catch (FileAlreadyExistsException before) {
            if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new FieldException(
                        path + " is no folder but something that the arena did not put there; remove it.");
            }
        }
        ArenaFolder own = new ArenaFolder(root, hold(root));
        try {
            own.publisher()
                    .publish(
                            SENTINEL, "While this file can be seen, the field can be seen. It belongs to the arena.\n");
        } catch (AccessDeniedException foreign) {
            throw belongsToAnother(root, foreign);
        }
        own.requireOwner();
        return own;
    }

    private static Ground hold(Path root) throws IOException {
        try {
            return Ground.of(root);
        } catch (AccessDeniedException foreign) {
            throw belongsToAnother(root, foreign);
        }
    }

    /** It may be an arena's that ran under another account before, with all rights of the machine, say. */
    private static FieldException belongsToAnother(Path root, IOException foreign) throws IOException {
        Path path = root.resolve(NAME);
        return new FieldException(
                "The arena may not write in " + path + ", which belongs to the account " + FileOwners.of(path)
                        + ": an arena has run here under that account. Run it so again, or give the folder to the"
                        + " account of this one"
                        + " (chown -R), or remove it while no arena runs in this field: it holds nothing but locks.",
                foreign);
    }

    /**
     * A team that has made it could have the arena write and lock elsewhere. Whoever owns the field, or the machine,
     * could do so anyhow, and has probably run an arena here himself; a file that the arena has just made shows its own
     * account.
     */
    private void requireOwner() throws IOException {
        Path path = root.resolve(NAME);
        String owner = FileOwners.of(path);
        String arena = FileOwners.of(path.resolve(SENTINEL));
        if (!List.of(arena, SUPERUSER, FileOwners.of(root.toRealPath())).contains(owner)) {
            throw new FieldException("The folder " + path + " belongs to the account " + owner
                    + ", which is neither the arena's (" + arena
                    + ") nor the owner of the field: a team may have made it."
                    + " Remove it while no arena runs in this field; it holds nothing but locks.");
        }
        try {
            Files.setPosixFilePermissions(path, ITS_OWNERS);
        } catch (UnsupportedOperationException | FileSystemException notOurs) {
            // Its owner has set them, and a system without rights has no account to take them from.
            return;
        }
    }

    /** Returns the name under which it is found, absolute. */
    Path path() {
        return root.resolve(NAME);
    }

    /** Returns the folder itself. */
    synchronized HeldFolder folder() {
        return ground.folder();
    }

    /** Returns somebody who writes in it. */
    Publisher publisher() {
        return new Publisher(this::folder);
    }

    /**
     * Opens the lock of a team, which is made if it is missing.
     *
     * @throws IOException if it is anything but a file that is known here only
     */
    FileChannel lock(String team) throws IOException {
        String name = team + ".lock";
        FileChannel channel = folder().openLock(name);
        if (hasSeveralNames(root.resolve(NAME).resolve(name))) {
            channel.close();
            throw new IOException("it is known under another name as well; remove it");
        }
        giveToOwner(root.resolve(NAME).resolve(name));
        return channel;
    }

    /** A lock that the superuser made in a person's field would keep that person's own arena out afterwards. */
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
     * Returns whether the field can be seen. What teams do to the folder's name does not matter while the field is the
     * same.
     */
    synchronized boolean isSeen() {
        try {
            if (ground.root().equals(key(root)) && ground.isWhole()) {
                return true;
            }
            Ground now = Ground.of(root);
            if (now.isWhole()) {
                ground.folder().close();
                ground = now;
                return true;
            }
            now.folder().close();
            return false;
        } catch (IOException gone) {
            return false;
        }
    }

    /** Lets go of it. */
    synchronized void close() throws IOException {
        ground.folder().close();
    }
}

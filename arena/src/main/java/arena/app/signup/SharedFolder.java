package arena.app.signup;

import arena.app.RequestFailure;
import arena.config.SignUpSettings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A folder on the share that a team hands in. Its owner may change it while it is read: therefore every folder is
 * opened relative to its parent, and no link is ever followed.
 */
public final class SharedFolder {

    private final Path share;
    private final List<String> parts;

    /**
     * Prepares a folder.
     *
     * @param name relative to the share
     * @throws RequestFailure if it leads out of the share
     */
    SharedFolder(Path share, String name) {
        this.share = share;
        this.parts = EntryNames.parts(name);
    }

    /**
     * Copies a folder on a share.
     *
     * @param name relative to the share
     * @param to a new and empty folder
     * @throws RequestFailure if it does not exist, or holds something that is not allowed
     */
    public static void copy(Path share, String name, Path to, SignUpSettings.Limits limits) throws IOException {
        new SharedFolder(share, name).copy(new EntryFiles(to, limits));
    }

    /**
     * Reads a small text file in a folder on a share, then deletes it.
     *
     * @param name of the folder, relative to the share
     * @param most the most bytes that are read
     * @param use takes the text before the file is deleted
     * @return whether there was such a file
     * @throws RequestFailure if the file is something else, or too large, or was used and cannot be deleted
     */
    public static boolean take(Path share, String name, String file, int most, Consumer<String> use)
            throws IOException {
        SharedFolder folder = new SharedFolder(share, name);
        return folder.use(inner -> take(inner, Path.of(file), most, use));
    }

    private static boolean take(SecureDirectoryStream<Path> folder, Path file, int most, Consumer<String> use)
            throws IOException {
        try {
            if (!attributes(folder, file).isRegularFile()) {
                throw RequestFailure.failed(file + " is a link, a folder or a device; write a text file.");
            }
        } catch (NoSuchFileException missing) {
            return false;
        }
        byte[] text;
        try (InputStream content = content(folder, file)) {
            text = content.readNBytes(most + 1);
        }
        if (text.length > most) {
            throw RequestFailure.failed(file + " has more than " + most + " bytes; write fewer lines.");
        }
        use.accept(new String(text, StandardCharsets.UTF_8));
        try {
            folder.deleteFile(file);
        } catch (NoSuchFileException gone) {
            return true;
        } catch (IOException stays) {
            throw RequestFailure.failed(
                    file + " was taken, but cannot be deleted (" + stays + "); delete it yourself.");
        }
        return true;
    }

    /**
     * Writes a file into a folder on a share, so that no reader sees half of it; a file that has this content stays.
     *
     * @param name of the folder, relative to the share
     * @throws RequestFailure if there is no such folder
     */
    public static void put(Path share, String name, String file, byte[] content) throws IOException {
        new SharedFolder(share, name).use(folder -> {
            put(folder, Path.of(file), content);
            return true;
        });
    }

    private static void put(SecureDirectoryStream<Path> folder, Path file, byte[] content) throws IOException {
        if (holds(folder, file, content)) {
            return;
        }
        Path draft = Path.of(draft(file.toString()));
        if (exists(folder, draft)) {
            folder.deleteFile(draft);
        }
        try (SeekableByteChannel out = folder.newByteChannel(
                draft, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS))) {
            ByteBuffer left = ByteBuffer.wrap(content);
            while (left.hasRemaining()) {
                out.write(left);
            }
        }
        folder.move(draft, folder, file);
    }

    /** Returns the name of the file that {@link #put} writes before it takes its name. */
    public static String draft(String file) {
        return "." + file + ".tmp";
    }

    private static boolean exists(SecureDirectoryStream<Path> folder, Path file) throws IOException {
        try {
            attributes(folder, file);
            return true;
        } catch (NoSuchFileException missing) {
            return false;
        }
    }

    private static boolean holds(SecureDirectoryStream<Path> folder, Path file, byte[] content) throws IOException {
        if (!exists(folder, file)) {
            return false;
        }
        BasicFileAttributes now = attributes(folder, file);
        // The file is the team's: its size is compared before it is read.
        if (!now.isRegularFile() || now.size() != content.length) {
            return false;
        }
        try (InputStream present = content(folder, file)) {
            return Arrays.equals(present.readNBytes(content.length), content);
        }
    }

    private static InputStream content(SecureDirectoryStream<Path> folder, Path file) throws IOException {
        return Channels.newInputStream(
                folder.newByteChannel(file, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)));
    }

    /**
     * Copies the folder.
     *
     * @throws RequestFailure if it does not exist, or holds something that is not allowed
     */
    void copy(EntryFiles into) throws IOException {
        use(folder -> {
            copy(folder, "", into);
            return true;
        });
    }

    /** A use of the folder while it is open. */
    private interface FolderUse {
        boolean of(SecureDirectoryStream<Path> folder) throws IOException;
    }

    private boolean use(FolderUse use) throws IOException {
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(share)) {
            if (stream instanceof SecureDirectoryStream<Path> root) {
                return use(root, parts, use);
            }
            throw RequestFailure.failed("This system cannot read a folder safely; hand in an archive.");
        }
    }

    private static SecureDirectoryStream<Path> open(SecureDirectoryStream<Path> around, Path name) throws IOException {
        return around.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS);
    }

    private boolean use(SecureDirectoryStream<Path> around, List<String> rest, FolderUse use) throws IOException {
        if (rest.isEmpty()) {
            return use.of(around);
        }
        Path next = Path.of(rest.get(0));
        if (!isFolder(around, next)) {
            throw RequestFailure.failed("There is no folder \"" + String.join("/", parts) + "\" on the share.");
        }
        try (SecureDirectoryStream<Path> inner = open(around, next)) {
            return use(inner, rest.subList(1, rest.size()), use);
        }
    }

    private static boolean isFolder(SecureDirectoryStream<Path> around, Path name) throws IOException {
        try {
            return attributes(around, name).isDirectory();
        } catch (NoSuchFileException missing) {
            return false;
        }
    }

    private static BasicFileAttributes attributes(SecureDirectoryStream<Path> folder, Path name) throws IOException {
        return folder.getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                .readAttributes();
    }

    private static void copy(SecureDirectoryStream<Path> folder, String before, EntryFiles into) throws IOException {
        List<Path> names = new ArrayList<>();
        folder.forEach(path -> names.add(path.getFileName()));
        names.sort(null);
        for (Path path : names) {
            String name = before + path;
            BasicFileAttributes kind = attributes(folder, path);
            if (kind.isDirectory()) {
                into.addFolder(name);
                try (SecureDirectoryStream<Path> inner = open(folder, path)) {
                    copy(inner, name + "/", into);
                }
            } else if (kind.isRegularFile()) {
                try (InputStream content = content(folder, path)) {
                    into.addFile(name, content, isProgram(folder, path));
                }
            } else {
                throw EntryNames.refused(name, "is a link or a device; only files and folders are allowed");
            }
        }
    }

    private static boolean isProgram(SecureDirectoryStream<Path> folder, Path name) throws IOException {
        Optional<PosixFileAttributeView> view = Optional.ofNullable(
                folder.getFileAttributeView(name, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS));
        return view.isPresent()
                && view.get().readAttributes().permissions().contains(PosixFilePermission.OWNER_EXECUTE);
    }
}

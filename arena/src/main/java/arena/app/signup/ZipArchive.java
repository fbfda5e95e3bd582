package arena.app.signup;

import arena.app.RequestFailure;
import arena.config.SignUpSettings;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * A zip archive from an untrusted source. Java reads its contents; the kind of an entry, such as a symbolic link, is
 * in the central directory (APPNOTE.TXT of the zip format, 4.3.12), which the Java API does not expose and this class
 * reads.
 */
public final class ZipArchive {

    private static final int END_MARK = 0x0605_4b50;
    private static final int END_BYTES = 22;
    private static final int LONGEST_REMARK = 0xFFFF;
    private static final int ENTRY_MARK = 0x0201_4b50;
    private static final int ENTRY_BYTES = 46;
    private static final int LARGE = 0xFFFF;

    private static final int KIND = 0170000;
    private static final int REGULAR = 0100000;
    private static final int FOLDER = 0040000;
    private static final int EXECUTABLE = 0111;

    /** The largest ratio of unpacked to packed size; a larger one is a zip bomb. */
    private static final int MOST_GROWTH = 200;

    private static final long LEAST_GROWTH_LIMIT = 1 << 20;

    /** The folder that macOS adds for file metadata. */
    private static final String SKIPPED = "__MACOSX/";

    private final Path file;
    private final int mostFiles;

    ZipArchive(Path file, int mostFiles) {
        this.file = file;
        this.mostFiles = mostFiles;
    }

    /**
     * Unpacks an archive.
     *
     * @param to a new and empty folder
     * @return the folder of the entry, which may lie in the new one
     * @throws RequestFailure if it is no archive, or holds something that is not allowed
     */
    public static Path unpack(Path archive, Path to, SignUpSettings.Limits limits) throws IOException {
        EntryFiles files = new EntryFiles(to, limits);
        new ZipArchive(archive, limits.files()).unpack(files);
        if (files.files() == 0) {
            throw RequestFailure.failed("The archive is empty.");
        }
        return EntryFiles.withoutOuterFolder(to);
    }

    /**
     * Unpacks the archive.
     *
     * @throws RequestFailure if it is no archive, or holds something that is not allowed
     */
    void unpack(EntryFiles into) throws IOException {
        List<Integer> modes = modes();
        try (ZipFile zip = new ZipFile(file.toFile())) {
            List<? extends ZipEntry> entries = zip.stream().toList();
            if (entries.size() != modes.size()) {
                throw unreadable("its directory contradicts itself");
            }
            for (int index = 0; index < entries.size(); index++) {
                if (!entries.get(index).getName().startsWith(SKIPPED)) {
                    unpack(zip, entries.get(index), modes.get(index), into);
                }
            }
        } catch (ZipException broken) {
            throw unreadable(String.valueOf(broken.getMessage()));
        }
    }

    private static void unpack(ZipFile zip, ZipEntry entry, int mode, EntryFiles into) throws IOException {
        String name = entry.getName();
        int type = mode & KIND;
        if (type != 0 && type != REGULAR && type != FOLDER) {
            throw EntryNames.refused(name, "is a link or a device; only files and folders are allowed");
        }
        if (entry.isDirectory()) {
            into.addFolder(name);
            return;
        }
        if (type == FOLDER) {
            throw EntryNames.refused(name, "is a folder with the name of a file");
        }
        try (InputStream content = new GrowthLimit(zip.getInputStream(entry), name, entry.getCompressedSize())) {
            into.addFile(name, content, (mode & EXECUTABLE) != 0);
        }
    }

    /** A stream that fails when a few packed bytes become very many. */
    private static final class GrowthLimit extends FilterInputStream {
        private final String name;
        private final long most;
        private long read;

        GrowthLimit(InputStream content, String name, long packed) {
            super(content);
            this.name = name;
            this.most = Math.max(LEAST_GROWTH_LIMIT, packed * MOST_GROWTH);
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int count = super.read(buffer, offset, length);
            read += Math.max(0, count);
            if (read > most) {
                throw EntryNames.refused(
                        name, "grows to more than " + MOST_GROWTH + " times its size when it is unpacked");
            }
            return count;
        }
    }

    /** Returns the Unix mode of each entry, 0 where it is unknown. */
    private List<Integer> modes() throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            ByteBuffer end = end(channel);
            int count = Short.toUnsignedInt(end.getShort(10));
            long bytes = Integer.toUnsignedLong(end.getInt(12));
            long begin = Integer.toUnsignedLong(end.getInt(16));
            if (count > mostFiles || count == LARGE) {
                throw RequestFailure.failed("The archive has more than " + mostFiles
                        + " files and folders; leave out files that the bot does not need.");
            }
            if (begin + bytes > channel.size()) {
                throw unreadable("its directory is beyond its end");
            }
            return modes(read(channel, begin, (int) bytes), count);
        }
    }

    private static ByteBuffer end(SeekableByteChannel channel) throws IOException {
        int most = (int) Math.min(channel.size(), END_BYTES + LONGEST_REMARK);
        ByteBuffer tail = read(channel, channel.size() - most, most);
        for (int at = most - END_BYTES; at >= 0; at--) {
            if (tail.getInt(at) == END_MARK) {
                return tail.position(at).slice().order(ByteOrder.LITTLE_ENDIAN);
            }
        }
        throw unreadable("it has no directory at its end");
    }

    private static ByteBuffer read(SeekableByteChannel channel, long begin, int bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
        channel.position(begin);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw unreadable("it ends too early");
            }
        }
        return buffer.flip().order(ByteOrder.LITTLE_ENDIAN);
    }

    private static List<Integer> modes(ByteBuffer directory, int count) {
        List<Integer> modes = new ArrayList<>();
        int at = 0;
        for (int entry = 0; entry < count; entry++) {
            if (at + ENTRY_BYTES > directory.limit() || directory.getInt(at) != ENTRY_MARK) {
                throw unreadable("its directory is broken");
            }
            modes.add(directory.getInt(at + 38) >>> 16);
            int name = Short.toUnsignedInt(directory.getShort(at + 28));
            int extra = Short.toUnsignedInt(directory.getShort(at + 30));
            int remark = Short.toUnsignedInt(directory.getShort(at + 32));
            at += ENTRY_BYTES + name + extra + remark;
        }
        return modes;
    }

    private static RequestFailure unreadable(String why) {
        return RequestFailure.failed("This is not a readable zip archive: " + why + ".");
    }
}

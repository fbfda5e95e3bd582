package arena.app.signup;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Archives as teams send them, well-formed and malicious. */
public final class Archives {

    private static final int ENTRY_MARK = 0x0201_4b50;
    private static final int UNIX_LINK = 0120777;

    private Archives() {}

    /** Returns an archive of files whose contents are their names; a name that ends in a slash is a folder. */
    public static byte[] of(String... names) {
        String[][] files = new String[names.length][];
        for (int index = 0; index < names.length; index++) {
            files[index] = new String[] {names[index], names[index]};
        }
        return of(files);
    }

    /** Returns an archive of files, each a name and its content. */
    public static byte[] of(String[]... files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (String[] file : files) {
                zip.putNextEntry(new ZipEntry(file[0]));
                if (!file[0].endsWith("/")) {
                    zip.write(file[1].getBytes(StandardCharsets.UTF_8));
                }
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** Returns an archive of one file of zeros. */
    static byte[] zipBomb(String name, long zeros) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            zip.putNextEntry(new ZipEntry(name));
            byte[] block = new byte[1 << 16];
            for (long left = zeros; left > 0; left -= block.length) {
                zip.write(block);
            }
            zip.closeEntry();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** Returns the archive with some letters replaced by as many others. */
    static byte[] renamed(byte[] archive, String from, String to) {
        String text = new String(archive, StandardCharsets.ISO_8859_1);
        return text.replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns the archive with a Unix mode for each of its entries. */
    static byte[] withMode(byte[] archive, int mode) {
        return patched(archive, 38, mode << 16);
    }

    /** Returns the archive with a symbolic link for each of its files. */
    static byte[] linked(byte[] archive) {
        return withMode(archive, UNIX_LINK);
    }

    /** Returns the archive with a directory that declares a wrong size for each file. */
    static byte[] withDeclaredSize(byte[] archive, int bytes) {
        return patched(archive, 24, bytes);
    }

    private static byte[] patched(byte[] archive, int offset, int value) {
        ByteBuffer buffer = ByteBuffer.wrap(archive.clone()).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = 0; at + Integer.BYTES <= archive.length; at++) {
            if (buffer.getInt(at) == ENTRY_MARK) {
                buffer.putInt(at + offset, value);
            }
        }
        return buffer.array();
    }

    /** Writes an archive into a file. */
    static Path file(Path folder, byte[] archive) {
        try {
            return Files.write(Files.createTempFile(folder, "archive", ".zip"), archive);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}

package arena.record;

import arena.match.Event;
import arena.match.EventRecorder;
import arena.match.VenueException;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.function.Supplier;
import java.util.zip.GZIPOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The journal of one match: its record while it is written, an append-only file with one line for each event.
 *
 * <p>Each line goes to the system in one write, so that a killed arena loses at most the line it was writing. A closed
 * journal has been forced to the disk. Unless the host wants it plain, it is compressed into a file under a name that
 * no reader looks at; this file is renamed, and only then is the plain file deleted: at every moment there is a
 * complete record. If both forms exist, they are the same match, and {@link RecordFolder} shows it once.
 *
 * <p>Only their owner can read its files, and a folder of records that it creates.
 *
 * <p>One thread writes. The file is a stream and not a channel on purpose: an interrupt, by which a host stops a match,
 * closes the channel of its thread, and the line about the stop must still be written.
 */
public final class Journal implements EventRecorder, AutoCloseable {

    /** The extension of a plain record. */
    static final String PLAIN = ".jsonl";

    /** The extension of a compressed record. */
    static final String COMPRESSED = ".jsonl.gz";

    /** The rights of a record: it holds secrets of the players, and orders that a bot may repeat. */
    static final FileAttribute<?>[] OWNER_ONLY = rights("rw-------");

    private static final FileAttribute<?>[] OWNER_ONLY_FOLDER = rights("rwx------");

    private static final Logger LOG = LoggerFactory.getLogger(Journal.class);
    private static final int MOST_TRIES = 100;
    private static final int BUFFER_BYTES = 1 << 16;

    private final String matchId;
    private final Path plain;
    private final Keep keep;
    private final FileOutputStream out;
    private final EventWriter events;
    private long completeBytes;
    private boolean over;
    private boolean closed;

    /** The treatment of the file after the end of the match. */
    public enum Keep {
        /** It stays as it is. */
        PLAIN,
        /** It is compressed. */
        COMPRESSED,
        /** It is deleted, for many matches that are never viewed. */
        DISCARDED
    }

    private static FileAttribute<?>[] rights(String posix) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(posix))}
                : new FileAttribute<?>[0];
    }

    private Journal(String matchId, Path plain, Keep keep, EventWriter events) throws IOException {
        this.matchId = matchId;
        this.plain = plain;
        this.keep = keep;
        this.events = events;
        this.out = new FileOutputStream(plain.toFile(), true);
    }

    /**
     * Begins the record of a match under the first free id.
     *
     * @param records the directory of the records; made if it is missing
     * @param ids gives an id at each call, such as {@link MatchIds#make}
     * @throws VenueException with a sentence for the host if the file cannot be made
     */
    public static Journal begin(Path records, Supplier<String> ids, Keep keep) {
        String id = ids.get();
        try {
            makeFolder(records.toAbsolutePath());
            for (int tries = 0; tries < MOST_TRIES; tries++) {
                if (reserve(records, id)) {
                    return new Journal(id, records.resolve(id + PLAIN), keep, new EventWriter());
                }
                id = ids.get();
            }
        } catch (IOException failure) {
            throw new VenueException(
                    "The record " + records.resolve(id + PLAIN) + " cannot be made (" + reason(failure)
                            + "); give the arena a directory it may write to, with --records.",
                    failure);
        }
        throw new VenueException("No free name for a record was found in " + records + " after " + MOST_TRIES
                + " tries, the last was " + id + "; move old records away or choose another directory with --records.");
    }

    /** Creates a folder that only its owner can read; an existing one keeps its rights. */
    private static void makeFolder(Path records) throws IOException {
        Files.createDirectories(records.resolveSibling(""));
        Files.createDirectories(records, OWNER_ONLY_FOLDER);
    }

    /**
     * Continues the record of a match that is resumed.
     *
     * @param wholeBytes the length of the complete lines; the bytes after them are removed
     * @param faults the faults in these lines
     * @throws VenueException with a sentence for the host if the file cannot be written
     */
    static Journal resume(Path plain, Keep keep, long wholeBytes, FaultSums faults) {
        String name = String.valueOf(plain.getFileName());
        try {
            Journal journal = new Journal(
                    name.substring(0, name.length() - PLAIN.length()), plain, keep, new EventWriter(faults));
            journal.out.getChannel().truncate(wholeBytes);
            journal.completeBytes = wholeBytes;
            return journal;
        } catch (IOException failure) {
            throw new VenueException(
                    "The record " + plain + " cannot be written (" + reason(failure) + "); see to its disk.", failure);
        }
    }

    private static boolean reserve(Path records, String id) throws IOException {
        if (Files.exists(records.resolve(id + COMPRESSED))) {
            return false;
        }
        try {
            Files.createFile(records.resolve(id + PLAIN), OWNER_ONLY);
            return true;
        } catch (FileAlreadyExistsException taken) {
            return false;
        }
    }

    /** Returns the id of the match. */
    public String matchId() {
        return matchId;
    }

    /** Returns the file of the record: the plain file, or after {@link #close} the compressed one if there is one. */
    public Path file() {
        Path compressed = plain.resolveSibling(matchId + COMPRESSED);
        return closed && Files.exists(compressed) ? compressed : plain;
    }

    @Override
    public void write(Event event) {
        if (closed) {
            throw new IllegalStateException("the record " + plain + " is closed, " + event + " came too late");
        }
        ByteArrayOutputStream line = events.write(event);
        try {
            line.writeTo(out);
        } catch (IOException failure) {
            removePartialLine(failure);
            throw new VenueException(
                    "The record " + plain + " cannot be written (" + reason(failure)
                            + "); make room on its disk, or choose another directory with --records, and play the match"
                            + " again.",
                    failure);
        }
        completeBytes += line.size();
        over |= event instanceof Event.Ended || event instanceof Event.BrokenOff;
    }

    /** Removes a partly written line, so that a later event, such as the breaking off, gets a line of its own. */
    private void removePartialLine(IOException failure) {
        try {
            out.getChannel().truncate(completeBytes);
        } catch (IOException second) {
            failure.addSuppressed(second);
        }
    }

    /**
     * Ends the record after all players have left: forces it to the disk, and compresses it if the match is over and
     * the host wants it, or deletes it if it is to be discarded. A record that cannot be compressed stays plain, and
     * the log says why.
     *
     * @throws VenueException with a sentence for the host if the record cannot be forced to the disk
     */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (keep == Keep.DISCARDED) {
            discard();
            return;
        }
        try (out) {
            out.getFD().sync();
        } catch (IOException failure) {
            throw new VenueException(
                    "The record " + plain + " may not be whole on its disk (" + reason(failure)
                            + "); look at the disk, and play the match again.",
                    failure);
        }
        if (over && keep == Keep.COMPRESSED) {
            compress();
        }
    }

    private void discard() {
        try {
            out.close();
            Files.deleteIfExists(plain);
        } catch (IOException failure) {
            LOG.warn("match {}: the record {} is left behind: {}", matchId, plain, reason(failure));
        }
    }

    private void compress() {
        try {
            replaceByCompressed(plain, plain.resolveSibling(matchId + COMPRESSED));
        } catch (IOException failure) {
            LOG.warn("match {}: the record {} stays plain: {}", matchId, plain, reason(failure));
        }
    }

    /**
     * Compresses a file beside itself under a dot-name, forces that to the disk, gives it its name, and deletes the
     * plain file.
     *
     * @throws IOException if a step fails; the plain file is then still there
     */
    private static void replaceByCompressed(Path plain, Path compressed) throws IOException {
        Path unfinished = compressed.resolveSibling("." + compressed.getFileName() + ".part");
        try {
            writeCompressed(plain, unfinished);
            Files.move(unfinished, compressed, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            Files.deleteIfExists(unfinished);
            throw failure;
        }
        Files.delete(plain);
    }

    private static void writeCompressed(Path plain, Path unfinished) throws IOException {
        Files.deleteIfExists(unfinished);
        Files.createFile(unfinished, OWNER_ONLY);
        try (FileOutputStream file = new FileOutputStream(unfinished.toFile())) {
            GZIPOutputStream packed = new GZIPOutputStream(file, BUFFER_BYTES);
            Files.copy(plain, packed);
            packed.finish();
            file.getFD().sync();
        }
    }

    /** Returns the cause of a failure in the system's words; the message of some failures is the file's name alone. */
    static String reason(IOException failure) {
        String message = failure.getMessage();
        String kind = failure.getClass().getSimpleName().replace("Exception", "");
        return message == null ? kind : kind.equals("IO") ? message : kind + ": " + message;
    }
}

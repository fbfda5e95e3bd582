package arena.record;

import arena.match.Event;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/**
 * A reader of a record, plain, compressed or in a bundle, also while it grows: each call of {@link #read()} returns the
 * events whose lines were completed since the last call.
 *
 * <p>It fails only if there is no record, or if its format is a later one. A line that the arena did not finish is not
 * an event; a damaged line is reported and skipped, so that the rest can be read.
 */
public final class RecordReader implements Closeable {

    /** The longest line that is read; a longer one is damaged. */
    static final int LONGEST_LINE_BYTES = 1 << 24;

    private static final String COMPRESSED_ENDING = ".gz";
    private static final int UNPACKED_BYTES = 1 << 16;

    private final Path file;
    private final InputStream source;
    private final LineBuffer lines = new LineBuffer(LONGEST_LINE_BYTES);
    private final List<String> damages = new ArrayList<>();
    private final List<String> notices = new ArrayList<>();
    private final FaultSums faults = new FaultSums();
    private boolean cutOff;
    private boolean over;
    private int lineNumber;
    private int events;

    private RecordReader(Path file, InputStream source) {
        this.file = file;
        this.source = source;
    }

    /**
     * Opens a record at its beginning.
     *
     * @throws RecordException with a sentence for people if the file does not exist or cannot be read
     */
    public static RecordReader open(Path file) {
        try {
            // NIO allows the file to be deleted while it is open, on Windows too.
            InputStream raw = Files.newInputStream(file);
            try {
                return new RecordReader(file, unpacked(file, raw));
            } catch (EOFException torn) {
                RecordReader empty = new RecordReader(file, raw);
                empty.cutOff = true;
                return empty;
            } catch (IOException | RuntimeException failure) {
                raw.close();
                throw failure;
            }
        } catch (NoSuchFileException missing) {
            throw new RecordException(
                    "There is no record " + file + "; `arena matches` lists the records there are.", missing);
        } catch (IOException failure) {
            throw unreadable(file, failure);
        }
    }

    /** Opens the plain bytes of a record, which may be compressed or in a bundle. */
    public static InputStream bytes(Path file) throws IOException {
        InputStream raw = Files.newInputStream(file);
        try {
            return unpacked(file, raw);
        } catch (IOException | RuntimeException failure) {
            raw.close();
            throw failure;
        }
    }

    private static InputStream unpacked(Path file, InputStream raw) throws IOException {
        try (InputStream beginning = new BufferedInputStream(Files.newInputStream(file), 2)) {
            int first = beginning.read();
            int second = beginning.read();
            if (first == 'P' && second == 'K') {
                return bundled(raw);
            }
            boolean marked = first == 0x1F && second == 0x8B;
            // A file too short for the mark is recognised by its name: plain records begin with a brace.
            boolean compressed = marked || (first != '{' && file.toString().endsWith(COMPRESSED_ENDING));
            return compressed ? new GZIPInputStream(raw, UNPACKED_BYTES) : raw;
        }
    }

    /** Returns the record in a bundle, a zip file with a compressed record. */
    private static InputStream bundled(InputStream raw) throws IOException {
        ZipInputStream zip = new ZipInputStream(raw);
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            if (entry.getName().endsWith(Journal.COMPRESSED)) {
                return new GZIPInputStream(zip, UNPACKED_BYTES);
            }
        }
        throw new IOException("it is a zip file without a record");
    }

    /**
     * Returns the events whose lines were completed since the last call; none if the record has not grown.
     *
     * @throws RecordException if the file can no longer be read, or has a later format
     */
    public List<RecordedEvent> read() {
        List<RecordedEvent> fresh = new ArrayList<>();
        try {
            while (!cutOff && lines.fill(source)) {
                while (lines.next()) {
                    lineNumber++;
                    readLine().ifPresent(event -> fresh.add(new RecordedEvent(lineNumber, event)));
                }
            }
        } catch (EOFException | ZipException torn) {
            cutOff = true;
        } catch (IOException failure) {
            throw unreadable(file, failure);
        }
        events += fresh.size();
        return fresh;
    }

    private Optional<Event> readLine() {
        try {
            if (lines.isTooLong()) {
                throw new IllegalArgumentException("it is longer than " + LONGEST_LINE_BYTES + " bytes");
            }
            JsonObject line = JsonObject.read(lines.buffer(), lines.start(), lines.length());
            refuseLaterFormat(line);
            Optional<Event> event = EventTable.read(line);
            if (event.isEmpty()) {
                notices.add("Line " + lineNumber + " of " + file + " tells of \"" + Printable.of(line.text("event"), 60)
                        + "\", which this arena does not know; it was passed over.");
            }
            event.ifPresent(faults::add);
            if (event.isPresent() && isEnd(event.get())) {
                compareSums(line);
                over = true;
            }
            return event;
        } catch (IllegalArgumentException damage) {
            damages.add("Line " + lineNumber + " of " + file + " is damaged: "
                    + Printable.of(String.valueOf(damage.getMessage()), 400)
                    + "; it was passed over, take the record from a copy if there is one.");
            return Optional.empty();
        }
    }

    /**
     * Compares the recorded sums of faults with the lines; lists of matches show only the sums. If lines are lost, the
     * sums cannot be compared, and some earlier versions ended records of killed arenas without sums.
     */
    private void compareSums(JsonObject end) {
        List<Integer> sums = end.has("faults") ? end.wholes("faults") : List.of();
        if (!sums.isEmpty() && damages.isEmpty() && !faults.allow(sums)) {
            damages.add("Line " + lineNumber + " of " + file + " is damaged: it sums up the faults of the seats as "
                    + sums + ", the lines before it as " + faults.bySeat() + ".");
        }
    }

    private void refuseLaterFormat(JsonObject line) {
        if (lineNumber != 1) {
            return;
        }
        long version = line.number("version");
        if (version > EventTable.VERSION) {
            throw new RecordException(file + " is written in version " + version
                    + " of the record format, and this arena reads up to version " + EventTable.VERSION
                    + "; read it with a later arena.");
        }
    }

    private static boolean isEnd(Event event) {
        return event instanceof Event.Ended || event instanceof Event.BrokenOff;
    }

    /** Returns a sentence for each damaged line so far. */
    public List<String> damages() {
        return List.copyOf(damages);
    }

    /** Returns a sentence for each line so far of a kind that this version does not know. */
    public List<String> notices() {
        return List.copyOf(notices);
    }

    /** Returns, as a sentence, why the record so far is incomplete; empty if it is complete. */
    public Optional<String> incomplete() {
        String read = events + (events == 1 ? " event was read." : " events were read.");
        if (cutOff) {
            return Optional.of(file
                    + " breaks off in the middle of its compressed data: it was damaged or not copied whole; " + read);
        }
        if (lines.hasRest()) {
            return Optional.of(
                    file + " ends in the middle of a line: the arena was killed or is still writing; " + read);
        }
        return over
                ? Optional.empty()
                : Optional.of(file + " has no end: the arena was killed or is still playing; " + read);
    }

    /** Returns whether the end of the match has been read; a few notices may still follow it. */
    public boolean isOver() {
        return over;
    }

    @Override
    public void close() {
        try {
            source.close();
        } catch (IOException failure) {
            throw unreadable(file, failure);
        }
    }

    private static RecordException unreadable(Path file, IOException failure) {
        return new RecordException(
                "The record " + file + " cannot be read (" + Journal.reason(failure)
                        + "); see that it is a file you may read.",
                failure);
    }

    /** A buffer that splits a stream of bytes into lines, and keeps an unfinished line until more bytes have come. */
    private static final class LineBuffer {

        private static final int CHUNK_BYTES = 1 << 16;

        private final int longestBytes;
        private byte[] buffer = new byte[CHUNK_BYTES];
        private int begin;
        private int scanned;
        private int end;
        private int start;
        private int length;
        private boolean skipping;
        private boolean tooLong;

        LineBuffer(int longestBytes) {
            this.longestBytes = longestBytes;
        }

        /** Reads further bytes; returns whether there were any. */
        boolean fill(InputStream source) throws IOException {
            makeRoom();
            int count = source.read(buffer, end, buffer.length - end);
            end += Math.max(0, count);
            return count > 0;
        }

        private void makeRoom() {
            if (end - begin > longestBytes) {
                skipping = true;
                begin = end;
            }
            if (begin > 0) {
                System.arraycopy(buffer, begin, buffer, 0, end - begin);
                end -= begin;
                begin = 0;
                scanned = end;
            }
            if (buffer.length - end < CHUNK_BYTES) {
                buffer = Arrays.copyOf(buffer, buffer.length * 2);
            }
        }

        /** Moves to the next complete line; returns whether there is one. */
        boolean next() {
            for (int at = Math.max(begin, scanned); at < end; at++) {
                if (buffer[at] == '\n') {
                    start = begin;
                    length = at - begin;
                    begin = at + 1;
                    scanned = begin;
                    tooLong = skipping || length > longestBytes;
                    skipping = false;
                    return true;
                }
            }
            scanned = end;
            return false;
        }

        /** Returns the bytes that contain the line, valid until the next call of {@link #fill}. */
        byte[] buffer() {
            return buffer;
        }

        int start() {
            return start;
        }

        int length() {
            return length;
        }

        /** Returns whether the line was longer than allowed; its bytes are then incomplete. */
        boolean isTooLong() {
            return tooLong;
        }

        /** Returns whether an unfinished line has been read. */
        boolean hasRest() {
            return skipping || end > begin;
        }
    }
}

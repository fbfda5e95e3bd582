package arena.record;

import arena.match.Event;
import arena.match.MatchStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * A reader of the summary of a record: it reads the first line and the last ones, or the whole record if it has no end.
 *
 * <p>The last line holds the faults of each seat, so that the lines between need not be read. A compressed record must
 * be unpacked to reach its end, but its lines are not parsed.
 */
final class SummaryReader {

    private static final int HEAD_BYTES = 1 << 14;
    private static final int TAIL_BYTES = 1 << 17;
    private static final byte[][] ENDS = {
        "{\"event\":\"ended\",".getBytes(StandardCharsets.US_ASCII),
        "{\"event\":\"broken-off\",".getBytes(StandardCharsets.US_ASCII)
    };

    private SummaryReader() {}

    static MatchSummary read(Path file) {
        try {
            Optional<MatchSummary> quick = file.toString().endsWith(Journal.COMPRESSED) ? unpack(file) : ends(file);
            return quick.isPresent() ? quick.get() : readWhole(file);
        } catch (IOException | IllegalArgumentException damaged) {
            return readWhole(file);
        }
    }

    private static Optional<MatchSummary> ends(Path file) throws IOException {
        try (RandomAccessFile plain = new RandomAccessFile(file.toFile(), "r")) {
            long length = plain.length();
            byte[] head = new byte[(int) Math.min(length, HEAD_BYTES)];
            plain.readFully(head);
            byte[] tail = new byte[(int) Math.min(length, TAIL_BYTES)];
            plain.seek(length - tail.length);
            plain.readFully(tail);
            return summary(file, head, tail);
        }
    }

    private static Optional<MatchSummary> unpack(Path file) throws IOException {
        try (InputStream packed = Files.newInputStream(file);
                InputStream unpacked = new GZIPInputStream(packed, 1 << 16)) {
            byte[] head = unpacked.readNBytes(HEAD_BYTES);
            Tail tail = new Tail();
            tail.write(head, 0, head.length);
            unpacked.transferTo(tail);
            return summary(file, head, tail.bytes());
        }
    }

    private static Optional<MatchSummary> summary(Path file, byte[] head, byte[] tail) {
        int firstEnd = lineEnd(head, 0);
        int last = lastEnd(tail);
        if (firstEnd < 0 || last < 0 || lineEnd(tail, last) < 0) {
            return Optional.empty();
        }
        JsonObject first = JsonObject.read(head, 0, firstEnd);
        JsonObject end = JsonObject.read(tail, last, lineEnd(tail, last) - last);
        if (first.number("version") > EventTable.VERSION || !end.has("faults")) {
            return Optional.empty();
        }
        Optional<Event.Began> began =
                EventTable.read(first).filter(Event.Began.class::isInstance).map(Event.Began.class::cast);
        return began.map(
                setup -> new MatchSummary(file, began, EventTable.read(end), end.wholes("faults"), Optional.empty()));
    }

    private static int lineEnd(byte[] bytes, int from) {
        for (int at = from; at < bytes.length; at++) {
            if (bytes[at] == '\n') {
                return at;
            }
        }
        return -1;
    }

    /** Returns the start of the line of the end, after which a few lines may follow; -1 if there is none. */
    private static int lastEnd(byte[] tail) {
        for (int at = tail.length - 1; at > 0; at--) {
            if (tail[at - 1] == '\n') {
                for (byte[] end : ENDS) {
                    int most = Math.min(tail.length, at + end.length);
                    if (Arrays.equals(tail, at, most, end, 0, end.length)) {
                        return at;
                    }
                }
            }
        }
        return -1;
    }

    private static MatchSummary readWhole(Path file) {
        try {
            MatchRecord record = MatchRecord.read(file);
            MatchStatus status = record.status();
            List<Integer> faults = status.began().stream()
                    .flatMap(began -> began.sittings().stream())
                    .map(sitting -> status.seat(sitting.seat()).rulings().faults())
                    .toList();
            Optional<String> remark = record.damages().stream().findFirst().or(record::incomplete);
            return new MatchSummary(file, status.began(), status.end(), faults, remark);
        } catch (RecordException unreadable) {
            return new MatchSummary(
                    file, Optional.empty(), Optional.empty(), List.of(), Optional.of(unreadable.words()));
        }
    }

    /** A stream that keeps the last bytes written to it. */
    private static final class Tail extends ByteArrayOutputStream {
        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, length);
            if (count > 2 * TAIL_BYTES) {
                System.arraycopy(buf, count - TAIL_BYTES, buf, 0, TAIL_BYTES);
                count = TAIL_BYTES;
            }
        }

        byte[] bytes() {
            return toByteArray();
        }
    }
}

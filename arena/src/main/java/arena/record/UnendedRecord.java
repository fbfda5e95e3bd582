package arena.record;

import arena.match.Event;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The record of a match whose arena was killed: it stops in the middle, and nobody will go on with it. */
public final class UnendedRecord {

    private final Path plain;

    private UnendedRecord(Path plain) {
        this.plain = plain;
    }

    /** Returns the record of a match; nothing if it has come to an end, or there is none. */
    public static Optional<UnendedRecord> of(Path records, String matchId) {
        Path plain = records.resolve(matchId + Journal.PLAIN);
        if (!Files.isRegularFile(plain)) {
            return Optional.empty();
        }
        MatchRecord read = MatchRecord.read(plain);
        return read.began().isPresent() && read.status().end().isEmpty()
                ? Optional.of(new UnendedRecord(plain))
                : Optional.empty();
    }

    /**
     * Adds that the match was broken off, at the time of the last line. A line that was torn is taken away before.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    public void breakOff(String words) {
        try {
            byte[] bytes = Files.readAllBytes(plain);
            int whole = bytes.length;
            while (whole > 0 && bytes[whole - 1] != '\n') {
                whole--;
            }
            MatchRecord read = MatchRecord.read(plain);
            FaultSums faults = new FaultSums();
            read.entries().forEach(entry -> faults.take(entry.event()));
            JsonLine line =
                    new EventWriter(faults).write(new Event.BrokenOff(nanos(read), Event.Cause.INFRASTRUCTURE, words));
            try (FileChannel channel = FileChannel.open(plain, StandardOpenOption.WRITE)) {
                channel.truncate(whole);
                channel.write(ByteBuffer.wrap(line.buffer(), 0, line.length()), whole);
                channel.force(true);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The clock of a match begins with it. */
    private long nanos(MatchRecord read) throws IOException {
        long began = read.began().orElseThrow().epochMillis();
        return TimeUnit.MILLISECONDS.toNanos(
                Math.max(0, Files.getLastModifiedTime(plain).toMillis() - began));
    }
}

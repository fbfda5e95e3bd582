package arena.record;

import arena.game.GameBox;
import arena.match.Event;
import arena.match.MatchPosition;
import arena.match.MatchStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The record of a match whose arena has ended before it: it stops in the middle. It is resumed, or broken off. */
public final class UnendedRecord {

    private final Path plain;
    private final MatchRecord read;

    private UnendedRecord(Path plain, MatchRecord read) {
        this.plain = plain;
        this.read = read;
    }

    /** Returns the record of a match; nothing if it has come to an end, or there is none. */
    public static Optional<UnendedRecord> of(Path records, String matchId) {
        Path plain = records.resolve(matchId + Journal.PLAIN);
        if (!Files.isRegularFile(plain)) {
            return Optional.empty();
        }
        MatchRecord read = MatchRecord.read(plain);
        return read.began().isPresent() && read.status().end().isEmpty()
                ? Optional.of(new UnendedRecord(plain, read))
                : Optional.empty();
    }

    /** Returns how the match was set up. */
    public Event.Began began() {
        return read.began().orElseThrow();
    }

    /** Returns how the match stands by its events. */
    public MatchStatus status() {
        return read.status();
    }

    /** Returns where the match is by the rules; nothing if these say otherwise than the record, or it is damaged. */
    public <S, V, A> Optional<MatchPosition<S, V, A>> position(GameBox<S, V, A> box) {
        if (!read.notices().isEmpty() || !Verification.of(read, box).isSame()) {
            return Optional.empty();
        }
        Replay<S, V, A> replay = Replay.of(box, read.entries());
        return replay.frame(replay.size() - 1).position();
    }

    /** Returns the time of the match's clock: it runs on while nobody plays, and is never before the last event. */
    public long nanos() {
        long now = TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis() - began().epochMillis());
        return read.entries().stream()
                .flatMapToLong(entry -> EventOrder.written(entry.event()).stream())
                .reduce(now, Math::max);
    }

    /** Goes on with the record. A line that was torn is taken away before. */
    public Journal resume(Journal.Keep keep) {
        try {
            return Journal.resume(plain, keep, wholeBytes(), faults());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private int wholeBytes() throws IOException {
        byte[] bytes = Files.readAllBytes(plain);
        int whole = bytes.length;
        while (whole > 0 && bytes[whole - 1] != '\n') {
            whole--;
        }
        return whole;
    }

    private FaultSums faults() {
        FaultSums faults = new FaultSums();
        read.entries().forEach(entry -> faults.take(entry.event()));
        return faults;
    }

    /**
     * Adds that the match was broken off, at the time of the last line. A line that was torn is taken away before.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    public void breakOff(String words) {
        try {
            int whole = wholeBytes();
            JsonLine line = new EventWriter(faults())
                    .write(new Event.BrokenOff(fileNanos(), Event.Cause.INFRASTRUCTURE, words));
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
    private long fileNanos() throws IOException {
        return TimeUnit.MILLISECONDS.toNanos(
                Math.max(0, Files.getLastModifiedTime(plain).toMillis() - began().epochMillis()));
    }
}

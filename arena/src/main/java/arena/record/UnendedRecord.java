package arena.record;

import arena.game.GameDefinition;
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

/** A record without an end, of a match whose arena ended first. The match is resumed, or broken off. */
public final class UnendedRecord {

    private final Path plain;
    private final MatchRecord read;

    private UnendedRecord(Path plain, MatchRecord read) {
        this.plain = plain;
        this.read = read;
    }

    /** Returns the record of a match; empty if it has an end, or does not exist. */
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

    /** Returns the setup of the match. */
    public Event.Began began() {
        return read.began().orElseThrow();
    }

    /** Returns the status of the match by its events. */
    public MatchStatus status() {
        return read.status();
    }

    /** Returns the position by the rules; empty if the rules contradict the record, or it is damaged. */
    public <S, V, A> Optional<MatchPosition<S, V, A>> position(GameDefinition<S, V, A> game) {
        if (!read.notices().isEmpty() || !Verification.of(read, game).isSame()) {
            return Optional.empty();
        }
        Replay<S, V, A> replay = Replay.of(game, read.entries());
        return replay.frame(replay.size() - 1).position();
    }

    /**
     * Returns the time of the match's clock, which continues while the arena is down and is never before the last
     * event.
     */
    public long nanos() {
        long now = TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis() - began().epochMillis());
        return read.entries().stream()
                .flatMapToLong(entry -> EventOrder.written(entry.event()).stream())
                .reduce(now, Math::max);
    }

    /** Continues the record, after an incomplete line was removed. */
    public Journal resume(Journal.Keep keep) {
        try {
            return Journal.resume(plain, keep, completeBytes(), faults());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private int completeBytes() throws IOException {
        byte[] bytes = Files.readAllBytes(plain);
        int whole = bytes.length;
        while (whole > 0 && bytes[whole - 1] != '\n') {
            whole--;
        }
        return whole;
    }

    private FaultSums faults() {
        FaultSums faults = new FaultSums();
        read.entries().forEach(entry -> faults.add(entry.event()));
        return faults;
    }

    /**
     * Adds that the match was broken off, at the time of the last line, after an incomplete line was removed.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    public void breakOff(String words) {
        try {
            int whole = completeBytes();
            byte[] line = new EventWriter(faults())
                    .write(new Event.BrokenOff(fileNanos(), Event.Cause.INFRASTRUCTURE, words))
                    .toByteArray();
            try (FileChannel channel = FileChannel.open(plain, StandardOpenOption.WRITE)) {
                channel.truncate(whole);
                channel.write(ByteBuffer.wrap(line), whole);
                channel.force(true);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the time of the last write by the clock of the match, which begins with the match. */
    private long fileNanos() throws IOException {
        return TimeUnit.MILLISECONDS.toNanos(
                Math.max(0, Files.getLastModifiedTime(plain).toMillis() - began().epochMillis()));
    }
}

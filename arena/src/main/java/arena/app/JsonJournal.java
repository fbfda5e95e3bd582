package arena.app;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The journal of a run of many games, as lines of JSON: a head that says what is played, then one line for each game
 * with a verdict.
 *
 * <p>Each line is appended by one write, so an arena that is killed loses at most the line that it was writing; the
 * next one removes the torn line. Only one arena at a time has a journal open: a file lock of the operating system
 * holds it, and ends with the process.
 *
 * @param <H> the type of the head
 * @param <G> the type of the line of a game
 */
public final class JsonJournal<H, G> implements AutoCloseable {

    /** Writes properties in the order of the record's components. */
    public static final JsonMapper JSON = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private final Path file;
    private final RandomAccessFile out;
    private final Kind<H, G> kind;
    private final List<G> games = new ArrayList<>();
    private Optional<H> head = Optional.empty();

    private JsonJournal(Path file, RandomAccessFile out, Kind<H, G> kind) {
        this.file = file;
        this.out = out;
        this.kind = kind;
    }

    /**
     * The kind of a journal.
     *
     * @param work the noun for what is played, such as comparison
     * @param instead the advice while another arena plays it, as the end of a sentence
     * @param afresh the advice if a line is damaged, as a part of a sentence
     */
    public record Kind<H, G>(Class<H> head, Class<G> game, String work, String instead, String afresh) {}

    /**
     * Opens a journal, creates its folder if needed, and reads its content.
     *
     * @param fresh whether the present content is deleted
     * @throws RequestFailure if another arena has it open, it cannot be written, or a line is damaged
     */
    public static <H, G> JsonJournal<H, G> open(Path file, Kind<H, G> kind, boolean fresh) {
        try {
            Files.createDirectories(file.resolveSibling(""));
            JsonJournal<H, G> journal = new JsonJournal<>(file, new RandomAccessFile(file.toFile(), "rw"), kind);
            try {
                journal.begin(fresh);
                return journal;
            } catch (IOException | RuntimeException failure) {
                journal.close();
                throw failure;
            }
        } catch (IOException failure) {
            throw unwritable(kind, file, failure);
        }
    }

    private void begin(boolean fresh) throws IOException {
        lock();
        if (fresh) {
            out.setLength(0);
        }
        // The file is not opened once more: closing it then would release the lock on Linux.
        byte[] bytes = new byte[Math.toIntExact(out.length())];
        out.readFully(bytes);
        int completeBytes = bytes.length;
        while (completeBytes > 0 && bytes[completeBytes - 1] != '\n') {
            completeBytes--;
        }
        out.setLength(completeBytes);
        out.seek(completeBytes);
        read(new String(bytes, 0, completeBytes, StandardCharsets.UTF_8).lines().toList());
    }

    private void lock() throws IOException {
        try {
            // The lock is released when the file is closed or the process ends.
            if (Optional.ofNullable(out.getChannel().tryLock()).isPresent()) {
                return;
            }
        } catch (OverlappingFileLockException inThisProcess) {
            throw busy();
        }
        throw busy();
    }

    private RequestFailure busy() {
        return RequestFailure.usage("Another arena is running this " + kind.work() + " (" + file
                + " is locked); wait for it, or " + kind.instead() + ".");
    }

    private void read(List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            try {
                if (at == 0) {
                    head = Optional.of(JSON.readValue(lines.get(at), kind.head()));
                } else {
                    games.add(JSON.readValue(lines.get(at), kind.game()));
                }
            } catch (JacksonException damaged) {
                throw RequestFailure.usage(file + ", line " + (at + 1) + ": "
                        + (at == 0 ? "the header" : "a game") + " of a " + kind.work()
                        + " was expected; " + kind.afresh() + ", or correct the line.");
            }
        }
    }

    /** Returns the head; empty in a new journal. */
    public Optional<H> head() {
        return head;
    }

    /** Returns the games, in the order in which they ended. */
    public List<G> games() {
        return List.copyOf(games);
    }

    /** Returns the file, absolute. */
    public Path file() {
        return file;
    }

    /** Writes the head of a new journal. */
    public void begin(H first) {
        head = Optional.of(first);
        append(first);
    }

    /** Appends a game. */
    public void add(G game) {
        append(game);
        games.add(game);
    }

    private void append(Object line) {
        try {
            long end = out.getFilePointer();
            try {
                out.write((JSON.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8));
            } catch (IOException failure) {
                // A full disk may have taken a part of the line, which a later line must not follow.
                out.setLength(end);
                out.seek(end);
                throw failure;
            }
        } catch (IOException failure) {
            throw unwritable(kind, file, failure);
        }
    }

    private static RequestFailure unwritable(Kind<?, ?> kind, Path file, IOException failure) {
        return RequestFailure.infrastructure("The journal of the " + kind.work() + " " + file + " cannot be written ("
                + failure.getMessage() + "); free some space on its disk, or give the arena a writable folder.");
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException failure) {
            throw unwritable(kind, file, failure);
        }
    }
}

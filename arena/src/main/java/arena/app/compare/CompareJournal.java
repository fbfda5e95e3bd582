package arena.app.compare;

import arena.app.RequestFailure;
import java.io.FileOutputStream;
import java.io.IOException;
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
 * The journal of a comparison: what is compared, then one line of JSON for each game that has a verdict, only ever
 * appended.
 *
 * <p>A line goes to the system by one write, so an arena that is killed loses at most the line it was writing; the next
 * one takes the torn line away. Only one arena at a time has a journal open: a lock of the system holds it, and goes
 * with the process.
 */
final class CompareJournal implements AutoCloseable {

    static final JsonMapper JSON = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    private static final String NAME = "run.jsonl";

    private final Path file;
    private final FileOutputStream out;
    private final List<CompareGame> games = new ArrayList<>();
    private Optional<CompareSetup> setup = Optional.empty();

    private CompareJournal(Path file, FileOutputStream out) {
        this.file = file;
        this.out = out;
    }

    /**
     * Opens the journal in the folder of a comparison and reads what it holds.
     *
     * @param fresh whether what it holds is thrown away
     * @throws RequestFailure if another has it open, it cannot be written, or a line in it is damaged
     */
    static CompareJournal open(Path folder, boolean fresh) {
        Path file = folder.resolve(NAME);
        try {
            Files.createDirectories(folder);
            CompareJournal journal = new CompareJournal(file, new FileOutputStream(file.toFile(), true));
            try {
                journal.begin(fresh);
                return journal;
            } catch (IOException | RuntimeException failure) {
                journal.close();
                throw failure;
            }
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    private void begin(boolean fresh) throws IOException {
        lock();
        if (fresh) {
            out.getChannel().truncate(0);
        }
        byte[] bytes = Files.readAllBytes(file);
        int whole = bytes.length;
        while (whole > 0 && bytes[whole - 1] != '\n') {
            whole--;
        }
        out.getChannel().truncate(whole);
        read(new String(bytes, 0, whole, StandardCharsets.UTF_8).lines().toList());
    }

    private void lock() throws IOException {
        try {
            // The lock is let go when the stream is closed, or the process ends.
            if (Optional.ofNullable(out.getChannel().tryLock()).isPresent()) {
                return;
            }
        } catch (OverlappingFileLockException inThisProcess) {
            throw busy();
        }
        throw busy();
    }

    private RequestFailure busy() {
        return RequestFailure.usage("Another arena is playing this comparison just now (" + file
                + " is locked); wait for it, or compare with another --seed.");
    }

    private void read(List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            try {
                if (at == 0) {
                    setup = Optional.of(JSON.readValue(lines.get(at), CompareSetup.class));
                } else {
                    games.add(JSON.readValue(lines.get(at), CompareGame.class));
                }
            } catch (JacksonException damaged) {
                throw RequestFailure.usage(file + ", line " + (at + 1) + ": "
                        + (at == 0 ? "the head of a comparison" : "a game of a comparison")
                        + " was expected; start over with --fresh, or mend the line.");
            }
        }
    }

    /** Returns what is compared; nothing in a new journal. */
    Optional<CompareSetup> setup() {
        return setup;
    }

    /** Returns the games that it holds, in the order in which they ended. */
    List<CompareGame> games() {
        return List.copyOf(games);
    }

    /** Returns its file, absolute. */
    Path file() {
        return file;
    }

    /** Writes the first line of a new journal. */
    void write(CompareSetup first) {
        setup = Optional.of(first);
        append(first);
    }

    /** Appends a game. */
    void write(CompareGame game) {
        games.add(game);
        append(game);
    }

    private void append(Object line) {
        try {
            out.write((JSON.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }

    private static RequestFailure unwritable(Path file, IOException failure) {
        return RequestFailure.infrastructure("The journal of the comparison " + file + " cannot be written ("
                + failure.getMessage() + "); make room on its disk, or give the arena a folder it may write to.");
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException failure) {
            throw unwritable(file, failure);
        }
    }
}

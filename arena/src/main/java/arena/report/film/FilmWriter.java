package arena.report.film;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A writer of a film in some format. */
public interface FilmWriter {

    /** The last frame is shown for so many times the time of the others. */
    int LAST_FRAME = 5;

    /** Writes a file that does not exist. */
    void write(Path file) throws IOException;

    /** Writes a file, or replaces it; a film that cannot be finished leaves an older one as it was. */
    default void save(Path file) throws IOException {
        // The ending of a file can name its format, so the draft has the same one.
        Path draft = file.resolveSibling(".draft-" + file.getFileName());
        try {
            Files.deleteIfExists(draft);
            write(draft);
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}

package arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/**
 * An identity of a contest that distinguishes it from another contest of the same name in one database: a random word,
 * stored in the folder of the contest and with its draw.
 */
public final class ContestIdentity {

    private static final String FILE = "contest.id";

    private final Path file;

    /** Creates the identity of the contest in a folder. */
    public ContestIdentity(Path folder) {
        this.file = folder.resolve(FILE);
    }

    /**
     * Returns the identity, which is drawn now if there is none.
     *
     * @throws StoreException with a sentence if it cannot be read or written
     */
    public String made() {
        Optional<String> there = there();
        if (there.isPresent()) {
            return there.get();
        }
        String fresh = UUID.randomUUID().toString();
        try {
            Files.writeString(file, fresh + "\n");
        } catch (IOException failure) {
            throw failed(failure);
        }
        return fresh;
    }

    private Optional<String> there() {
        try {
            return Optional.of(Files.readString(file).strip()).filter(text -> !text.isEmpty());
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException failure) {
            throw failed(failure);
        }
    }

    private StoreException failed(IOException failure) {
        return new StoreException(
                "The file " + file + ", which says what contest this is, cannot be used (" + failure
                        + "); see that its folder is yours.",
                failure);
    }

    /**
     * Refuses a contest of a database that was drawn for another folder.
     *
     * @param contest its name
     * @param drawn the identity that was stored with its draw; absent in contests of older arenas
     * @throws StoreException with a sentence that says what to do
     */
    public void require(String contest, Optional<String> drawn) {
        if (drawn.isPresent() && !drawn.equals(there())) {
            throw new StoreException(
                    "The database has a contest \"" + contest + "\" already, which was drawn for another"
                            + " folder than " + file.getParent()
                            + ". If this is to be a new contest, give it another name or another"
                            + " database; if it is that one, on another machine or in a folder that was moved, copy"
                            + " the file "
                            + FILE
                            + " of its folder to " + file + ".");
        }
    }
}

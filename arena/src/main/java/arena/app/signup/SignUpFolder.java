package arena.app.signup;

import arena.app.RequestFailure;
import arena.config.ArenaFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/**
 * What is kept of a team that has signed up: what is known of it, the entry that it has handed in last, and the one
 * that plays. An entry becomes one under a name of its own, by a single move of a whole folder; what is known is
 * replaced as a whole. So an arena that is killed at any moment leaves nothing half.
 */
final class SignUpFolder {

    private static final String FILE = ArenaFiles.SIGN_UP;
    private static final String PLAYED = "entry";
    private static final String UPLOAD = "upload-";
    private static final String INCOMING = "incoming-";

    private final Path folder;

    SignUpFolder(Path folder) {
        this.folder = folder;
    }

    /** Returns the folder of the entry that plays; there is none before one was accepted. */
    Path played() {
        return folder.resolve(PLAYED);
    }

    /** Returns the folder of an entry that was handed in and is not decided upon yet. */
    Path upload(int number) {
        return folder.resolve(UPLOAD + number);
    }

    /** Returns what is known; nothing if the team was never kept. */
    Optional<SignUp> read() {
        Path file = folder.resolve(FILE);
        try {
            return Files.isRegularFile(file) ? Optional.of(SignUp.read(Files.readString(file))) : Optional.empty();
        } catch (IOException | IllegalArgumentException failure) {
            throw RequestFailure.infrastructure("The sign-up in " + file + " cannot be read (" + failure
                    + "); put a copy of it back, or remove its folder and have the team sign up again.");
        }
    }

    void keep(SignUp signUp) throws IOException {
        Files.createDirectories(folder);
        Path next = folder.resolve(INCOMING + FILE);
        Files.writeString(next, signUp.text());
        Files.move(next, folder.resolve(FILE), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Returns a new folder for something that is only just coming. */
    Path incoming() throws IOException {
        Files.createDirectories(folder);
        return Files.createTempDirectory(folder, INCOMING);
    }

    /**
     * Makes a folder that has come an entry: the only folder in it, if there is nothing else, as archives often have
     * one around everything.
     */
    void take(Path incoming, int number) throws IOException {
        Path whole = incoming;
        try (Stream<Path> inner = Files.list(incoming)) {
            List<Path> all = inner.toList();
            if (all.size() == 1 && Files.isDirectory(all.get(0), LinkOption.NOFOLLOW_LINKS)) {
                whole = all.get(0);
            }
        }
        remove(upload(number));
        Files.move(whole, upload(number), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Has an entry play in place of the one that did; done again, it does what was left to do. */
    void play(int number) throws IOException {
        if (Files.isDirectory(upload(number))) {
            remove(played());
            Files.move(upload(number), played(), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Removes a folder with all that is in it, if it is there. */
    static void remove(Path folder) {
        try {
            if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
                FileUtils.deleteDirectory(folder.toFile());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Removes whatever is no more needed, or was left by an arena that was killed. */
    void tidy(Optional<SignUp> known) throws IOException {
        Path newest =
                upload(known.flatMap(SignUp::entry).map(SignUp.Entry::number).orElse(0));
        List<Path> all;
        try (Stream<Path> inner = Files.list(folder)) {
            all = inner.filter(path -> isPassing(String.valueOf(path.getFileName())) && !path.equals(newest))
                    .toList();
        }
        for (Path path : all) {
            FileUtils.forceDelete(path.toFile());
        }
    }

    private static boolean isPassing(String name) {
        return name.startsWith(INCOMING) || name.startsWith(UPLOAD);
    }
}

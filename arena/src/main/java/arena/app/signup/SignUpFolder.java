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
 * The folder of a team that has signed up: its sign-up file, its latest entry, and the entry that plays. A complete
 * folder becomes an entry by a single move; the file is replaced atomically. So an arena that is killed at any moment
 * leaves nothing incomplete.
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

    /** Returns the folder of the entry that plays; it does not exist before an acceptance. */
    Path played() {
        return folder.resolve(PLAYED);
    }

    /** Returns the folder of an undecided entry. */
    Path upload(int number) {
        return folder.resolve(UPLOAD + number);
    }

    /** Returns the sign-up; empty if the team has none. */
    Optional<SignUp> read() {
        Path file = folder.resolve(FILE);
        try {
            return Files.isRegularFile(file) ? Optional.of(SignUp.read(Files.readString(file))) : Optional.empty();
        } catch (IOException | IllegalArgumentException failure) {
            throw RequestFailure.infrastructure("The sign-up in " + file + " cannot be read (" + failure
                    + "); restore a copy of it, or remove its folder and ask the team to sign up again.");
        }
    }

    void keep(SignUp signUp) throws IOException {
        Files.createDirectories(folder);
        Path next = folder.resolve(INCOMING + FILE);
        Files.writeString(next, signUp.text());
        Files.move(next, folder.resolve(FILE), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Returns a new folder for files that are arriving. */
    Path incoming() throws IOException {
        Files.createDirectories(folder);
        return Files.createTempDirectory(folder, INCOMING);
    }

    /** Makes an arrived folder an entry. */
    void take(Path incoming, int number) throws IOException {
        Path entry = EntryFiles.withoutOuterFolder(incoming);
        remove(upload(number));
        Files.move(entry, upload(number), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Replaces the playing entry by another; a repeated call completes an interrupted one. */
    void play(int number) throws IOException {
        if (Files.isDirectory(upload(number))) {
            remove(played());
            Files.move(upload(number), played(), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Removes a folder with its content, if it exists. */
    static void remove(Path folder) {
        try {
            if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
                FileUtils.deleteDirectory(folder.toFile());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Removes files that are not needed any more, or that a killed arena has left. */
    void tidy(Optional<SignUp> known) throws IOException {
        Path newest =
                upload(known.flatMap(SignUp::entry).map(SignUp.Entry::number).orElse(0));
        List<Path> all;
        try (Stream<Path> inner = Files.list(folder)) {
            all = inner.filter(path -> isTemporary(String.valueOf(path.getFileName())) && !path.equals(newest))
                    .toList();
        }
        for (Path path : all) {
            FileUtils.forceDelete(path.toFile());
        }
    }

    private static boolean isTemporary(String name) {
        return name.startsWith(INCOMING) || name.startsWith(UPLOAD);
    }
}

package arena.exchange;

import arena.exchange.state.FileState;
import arena.match.VenueException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The folder of one team.
 *
 * @param name its name, spelled as the folder is
 * @param path where it is, absolute
 */
record TeamFolder(String name, Path path) {

    /** The allowed names of teams outside a contest. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1,32}");

    private static final Pattern RESERVED =
            Pattern.compile("(?:CON|PRN|AUX|NUL|COM[0-9]|LPT[0-9])", Pattern.CASE_INSENSITIVE);

    private static final Set<PosixFilePermission> OWNER_RIGHTS = EnumSet.of(
            PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);

    private static final Logger LOG = LoggerFactory.getLogger(TeamFolder.class);

    /** Returns what is wrong with a team's name as a sentence; empty if it is valid on every system. */
    static Optional<String> mistakeInName(String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.of(
                    "A team's name must have 1 to 32 letters, digits and underscores, not \"" + name + "\".");
        }
        return RESERVED.matcher(name).matches()
                ? Optional.of("Windows reserves the name \"" + name + "\"; choose another name for the team.")
                : Optional.empty();
    }

    /**
     * Creates the folder if it is missing, and restores the arena's rights to it. A folder whose name differs from the
     * team's in case only is another one, and does not concern this match.
     *
     * @return what prevents the team itself from playing in its folder, as a sentence
     * @throws VenueException with a sentence for the host if no folder can be created
     */
    Optional<String> prepare() {
        try {
            Files.createDirectory(path);
            return Optional.empty();
        } catch (FileAlreadyExistsException taken) {
            return mistakeInFolder();
        } catch (IOException failure) {
            throw new VenueException(
                    "The team folder " + path + " cannot be created (" + failure
                            + "); give the arena the right to write in " + path.getParent() + ".",
                    failure);
        }
    }

    private Optional<String> mistakeInFolder() {
        Optional<FileState.Kind> kind = OpenFolder.entry(path).map(FileState::kind);
        if (kind.isPresent() && kind.get() != FileState.Kind.DIRECTORY) {
            return Optional.of("the team folder " + path + " is " + kind.get().words()
                    + " and not a folder; replace it by a folder");
        }
        restoreRights(path);
        return Files.isReadable(path) && Files.isWritable(path) && Files.isExecutable(path)
                ? Optional.empty()
                : Optional.of(
                        "the arena may not read and write in the team folder " + path + "; give it these" + " rights");
    }

    /**
     * Restores the arena's rights to a folder of its own account, whatever rights a bot of that account has removed.
     */
    static void restoreRights(Path folder) {
        try {
            Set<PosixFilePermission> rights =
                    new TreeSet<>(Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS));
            if (rights.addAll(OWNER_RIGHTS)) {
                Files.setPosixFilePermissions(folder, rights);
            }
        } catch (IOException | UnsupportedOperationException notOurs) {
            LOG.debug("the rights of {} stay as they are: {}", folder, notOurs.toString());
        }
    }
}

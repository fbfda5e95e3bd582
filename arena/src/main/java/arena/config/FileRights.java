package arena.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;

/** The check whether other accounts may read a file that holds a secret. */
final class FileRights {

    private FileRights() {}

    /**
     * Returns a sentence with a command that helps, if other accounts can read a file.
     *
     * @param secret the secret in the file, in words
     */
    static Optional<String> exposure(Path file, String secret) {
        return isReadByOthers(file)
                ? Optional.of("Other accounts of this machine can read " + secret + ": chmod 600 '" + file + "'")
                : Optional.empty();
    }

    private static boolean isReadByOthers(Path file) {
        try {
            // The group bits are also the upper limit of every entry of an access list.
            return Files.getPosixFilePermissions(file).stream()
                    .anyMatch(one -> one == PosixFilePermission.GROUP_READ || one == PosixFilePermission.OTHERS_READ);
        } catch (IOException | UnsupportedOperationException notTold) {
            // A missing file is reported elsewhere, and no command helps on a system without such rights.
            return false;
        }
    }
}

package arena.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;

/** Who else may read a file that holds a secret. */
final class FileRights {

    private FileRights() {}

    /**
     * Returns a sentence with the line that helps if other accounts can read a file.
     *
     * @param secret what it holds, in words
     */
    static Optional<String> exposure(Path file, String secret) {
        return isReadByOthers(file)
                ? Optional.of("Other accounts of this machine can read " + secret + ": chmod 600 '" + file + "'")
                : Optional.empty();
    }

    private static boolean isReadByOthers(Path file) {
        try {
            // The bits of the group are also the most that an access list gives anybody.
            return Files.getPosixFilePermissions(file).stream()
                    .anyMatch(one -> one == PosixFilePermission.GROUP_READ || one == PosixFilePermission.OTHERS_READ);
        } catch (IOException | UnsupportedOperationException notTold) {
            // A file that is missing is told otherwise, and a system without such rights has no line that helps.
            return false;
        }
    }
}

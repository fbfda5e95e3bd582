package arena.exchange;

import arena.exchange.state.FileName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The accounts that have written in a folder, as the file system reports them. */
final class FileOwners {

    /** The most outputs that are checked. */
    private static final int MOST = 500;

    private FileOwners() {}

    /**
     * Returns a sentence if the outputs of a folder were written by more than one account; empty if that is unknown.
     */
    static Optional<String> ofOutputs(OpenFolder folder, FolderListing listing) {
        try {
            SortedSet<String> owners = new TreeSet<>();
            int asked = 0;
            for (FileName name : listing.protocol()) {
                if (name.kind() == FileName.Kind.OUTPUT && asked++ < MOST) {
                    owners.add(of(folder.path().resolve(name.name())));
                }
            }
            return owners.size() > 1 && folder.isStillThere()
                    ? Optional.of("the outputs were written by several accounts: " + String.join(", ", owners))
                    : Optional.empty();
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    /** Returns the number of the account on a Unix system, else its name; "unknown" where there are no accounts. */
    static String of(Path path) throws IOException {
        try {
            return String.valueOf(Files.getAttribute(path, "unix:uid", LinkOption.NOFOLLOW_LINKS));
        } catch (UnsupportedOperationException | IllegalArgumentException notUnix) {
            return ownerName(path);
        }
    }

    private static String ownerName(Path path) throws IOException {
        try {
            return Files.getOwner(path, LinkOption.NOFOLLOW_LINKS).getName();
        } catch (UnsupportedOperationException noAccounts) {
            return "unknown";
        }
    }
}

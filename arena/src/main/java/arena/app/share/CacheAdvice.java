package arena.app.share;

import arena.launch.InstalledPrograms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The advice that turns off the caches of names of a file system. */
final class CacheAdvice {

    private CacheAdvice() {}

    /** Returns what to do where a folder is mounted, in a sentence. */
    static String of(Path folder) {
        String type = type(folder).toLowerCase(Locale.ROOT);
        if (InstalledPrograms.isWindows()) {
            return "As administrator: Set-SmbClientConfiguration -DirectoryCacheLifetime 0 -FileInfoCacheLifetime 0"
                    + " -FileNotFoundCacheLifetime 0 -Force";
        }
        if (type.startsWith("nfs")) {
            return "Mount with -o actimeo=0,lookupcache=none.";
        }
        if (type.contains("sshfs")) {
            return "Mount with sshfs -o dir_cache=no.";
        }
        if (type.startsWith("fuse")) {
            return "Mount without caches of names: -o entry_timeout=0,negative_timeout=0,attr_timeout=0"
                    + " (sshfs: -o dir_cache=no).";
        }
        return type.startsWith("cifs") || type.startsWith("smb")
                ? "Mount with -o actimeo=0,cache=none; in smb.conf: oplocks = no, smb2 leases = no, from Samba 4.22 on"
                        + " also smb3 directory leases = no."
                : "Look what else works on the disk: a virus scanner, a backup, an indexer.";
    }

    private static String type(Path folder) {
        try {
            return Files.getFileStore(folder).type();
        } catch (IOException away) {
            // The folder that cannot be looked at is a diagnosis of its own.
            return "";
        }
    }
}

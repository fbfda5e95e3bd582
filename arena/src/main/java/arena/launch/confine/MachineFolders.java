package arena.launch.confine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * The shared folders of this machine: those that any program needs of the system, and those that hold so much, or are
 * so personal, that they are not shown because of one thing in them.
 */
final class MachineFolders {

    /** The system's folders of programs, their libraries and files that these look up; missing ones are skipped. */
    private static final List<Path> SYSTEM = paths(
            "/usr",
            "/bin",
            "/sbin",
            "/lib",
            "/lib32",
            "/lib64",
            "/libx32",
            "/nix/store",
            "/gnu/store",
            "/sys/devices/system/cpu",
            "/sys/devices/system/node",
            "/sys/kernel/mm/transparent_hugepage");

    /**
     * The entries of {@code /etc} that programs look up, the settings of languages among them; none of them is secret.
     */
    private static final List<String> SETTINGS = List.of(
            "alternatives",
            "ca-certificates",
            "ca-certificates.conf",
            "crypto-policies",
            "debian_version",
            "dotnet",
            "fonts",
            "group",
            "host.conf",
            "hosts",
            "java*",
            "ld-musl-*",
            "ld.so.*",
            "locale.alias",
            "locale.conf",
            "localtime",
            "lsb-release",
            "lua",
            "magic",
            "mime.types",
            "mono",
            "nsswitch.conf",
            "os-release",
            "passwd",
            "perl",
            "php*",
            "pki/ca-trust",
            "pki/java",
            "pki/tls/certs",
            "protocols",
            "python*",
            "R",
            "services",
            "shells",
            "ssl/certs",
            "ssl/openssl.cnf",
            "terminfo",
            "timezone");

    /** Folders that hold many unrelated things. */
    private static final List<Path> SHARED = paths(
            "/boot",
            "/dev",
            "/etc",
            "/home",
            "/media",
            "/mnt",
            "/opt",
            "/proc",
            "/root",
            "/run",
            "/srv",
            "/sys",
            "/tmp",
            "/var",
            "/var/tmp");

    /** Folders of homes. */
    private static final List<Path> HOMES = paths("/home", "/Users");

    private final List<Path> homes;

    /** Makes the folders for a program with these variables, whose home counts as well as that of the arena. */
    MachineFolders(SortedMap<String, String> environment) {
        this.homes = Stream.of(
                        environment.getOrDefault("HOME", ""),
                        System.getenv().getOrDefault("HOME", ""),
                        System.getProperty("user.home", ""))
                .flatMap(word -> absolute(word).stream())
                .filter(home -> home.getNameCount() > 0)
                .distinct()
                .toList();
    }

    /** Returns what any program needs of the system. */
    static List<Path> system() throws IOException {
        List<Path> all = new ArrayList<>(SYSTEM);
        for (String name : SETTINGS) {
            all.addAll(matching(Path.of("/etc"), name));
        }
        return all;
    }

    /** Returns the homes of the program and of the arena. */
    List<Path> homes() {
        return homes;
    }

    /** Returns whether a folder holds much more than is meant by naming something in it. */
    boolean isWide(Path folder) {
        return folder.getNameCount() == 0
                || SHARED.contains(folder)
                || isHome(folder)
                || homes.stream().anyMatch(home -> home.startsWith(folder));
    }

    boolean isHome(Path folder) {
        return homes.contains(folder) || parent(folder).filter(HOMES::contains).isPresent();
    }

    /** Returns whether a folder holds a person's settings and credentials: any dotted name in a home. */
    boolean isPersonal(Path folder) {
        Optional<Path> above = parent(folder);
        boolean dotted = String.valueOf(folder.getFileName()).startsWith(".");
        return above.filter(place -> dotted && isHome(place)).isPresent()
                || above.filter(place -> place.endsWith(".local") || place.endsWith(".config"))
                        .flatMap(MachineFolders::parent)
                        .filter(this::isHome)
                        .isPresent();
    }

    /** Returns whether a path is in a folder, by its name or by its real path. */
    static boolean liesIn(Path path, Path folder) {
        try {
            return path.startsWith(folder) || path.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }

    /** Returns the entries of a folder by a name, or by a pattern with a star. */
    static List<Path> matching(Path folder, String names) throws IOException {
        if (names.indexOf('*') < 0) {
            return List.of(folder.resolve(names));
        }
        List<Path> found = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> children = Files.newDirectoryStream(folder, names)) {
                children.forEach(found::add);
            }
        }
        return found;
    }

    static Optional<Path> parent(Path path) {
        return Optional.ofNullable(path.getParent());
    }

    /** Returns the path that a value names if it is an absolute one. */
    static Optional<Path> absolute(String value) {
        try {
            return Optional.of(Path.of(value)).filter(Path::isAbsolute).map(Path::normalize);
        } catch (InvalidPathException unsuitable) {
            return Optional.empty();
        }
    }

    private static List<Path> paths(String... names) {
        return Stream.of(names).map(Path::of).toList();
    }
}

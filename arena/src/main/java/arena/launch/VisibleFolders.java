package arena.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a program sees inside bubblewrap, as the words for its command line.
 *
 * <p>It sees, read-only: the system, the folders its programs and languages are installed in, its working folder, and what
 * its command names. The hidden folders are laid over that, empty; its own team folder over them, to write in. When in
 * doubt a program sees more rather than breaks, but never another team's folder and never the arena's records.
 */
final class VisibleFolders {

    /** Where systems keep programs and their libraries; what is missing here is passed over. */
    private static final List<Path> SYSTEM = paths(
            "/usr",
            "/bin",
            "/sbin",
            "/lib",
            "/lib32",
            "/lib64",
            "/libx32",
            "/etc",
            "/opt",
            "/nix",
            "/gnu",
            "/snap",
            "/sys",
            "/run/systemd/resolve");

    private static final List<Path> FRESH = paths("/proc", "/dev", "/tmp", "/var/tmp");

    /** A program in one of these belongs to the folder above, where its libraries lie beside it. */
    private static final List<String> PROGRAM_FOLDERS = List.of("bin", "sbin", "shims", "condabin");

    /** What languages keep in a person's home apart from their programs. */
    private static final List<String> IN_HOME = List.of(
            ".rustup",
            ".nvm",
            ".sdkman",
            ".dotnet",
            ".local/bin",
            ".local/lib",
            ".local/share/uv",
            ".local/share/pipx",
            ".local/share/mise",
            ".local/share/fnm");

    /** More links in a row than any system follows. */
    private static final int MOST_LINKS = 40;

    /** Variables whose values are folders of their own and no programs. */
    private static final List<String> NOT_SHOWN = List.of("HOME", "TMPDIR", "PWD", "SHELL");

    private final Start start;
    private final LaunchTerms.Sight sight;
    private final SortedMap<String, String> environment;
    private final CommandFiles files;
    private final Optional<Path> home;
    private final SortedMap<Path, Path> shown =
            new TreeMap<>(Comparator.comparingInt(Path::getNameCount).thenComparing(Comparator.naturalOrder()));

    VisibleFolders(Start start, LaunchTerms.Sight sight) {
        this.start = start;
        this.sight = sight;
        this.environment = BotEnvironment.of(start.spec());
        this.files = new CommandFiles(start.spec(), environment);
        this.home = Optional.ofNullable(environment.get("HOME")).map(Path::of);
    }

    /** Returns the words that show the system alone. */
    static List<String> ofSystem() {
        List<String> words = new ArrayList<>();
        SYSTEM.stream().filter(Files::exists).forEach(path -> bind(words, "--ro-bind", path, path));
        addFresh(words);
        return words;
    }

    /** Returns the words that show everything the program needs, and start it in its working folder. */
    List<String> arguments() {
        collect();
        List<String> words = new ArrayList<>();
        shown.forEach((at, from) -> addUnless(isFresh(at), words, at, from));
        addFresh(words);
        shown.forEach((at, from) -> addUnless(!isFresh(at), words, at, from));
        home.filter(path -> !shown.containsKey(path))
                .ifPresent(path -> words.addAll(List.of("--dir", path.toString())));
        addWorkingFolder(words);
        addHidden(words);
        addTeamFolder(words);
        words.addAll(List.of("--chdir", real(start.spec().workingFolder()).toString()));
        return words;
    }

    private void collect() {
        SYSTEM.forEach(this::show);
        files.searchPath().forEach(this::showAround);
        showProgram(start.program());
        Shebang.interpreter(start.program()).flatMap(files::find).ifPresent(this::showProgram);
        files.named().forEach(this::showNamed);
        environment.forEach((name, value) -> {
            if (!NOT_SHOWN.contains(name)) {
                absolute(value).filter(Files::isDirectory).ifPresent(this::showUnlessWide);
            }
        });
        home.ifPresent(folder -> IN_HOME.forEach(name -> show(folder.resolve(name))));
        sight.shown().forEach(this::show);
    }

    /** Shows where a program lies, and each link on the way to its file. */
    private void showProgram(Path program) {
        Path place = program;
        for (int links = 0; links < MOST_LINKS; links++) {
            parent(place).ifPresent(this::showAround);
            Optional<Path> next = target(place);
            if (next.isEmpty()) {
                return;
            }
            place = next.get();
        }
    }

    private void showNamed(Path path) {
        if (Files.isDirectory(path)) {
            showUnlessWide(path);
        } else {
            parent(path).filter(folder -> !isWide(folder)).ifPresentOrElse(this::showAround, () -> show(path));
        }
    }

    /** Shows a folder of programs together with the libraries beside it. */
    private void showAround(Path folder) {
        boolean programs = Optional.ofNullable(folder.getFileName())
                .filter(name -> PROGRAM_FOLDERS.contains(name.toString()))
                .isPresent();
        Optional<Path> above = programs ? parent(folder).filter(this::isInstallation) : Optional.empty();
        showUnlessWide(above.orElse(folder));
    }

    private boolean isInstallation(Path folder) {
        return !isWide(folder) && !home.map(path -> path.resolve(".local")).equals(Optional.of(folder));
    }

    private void showUnlessWide(Path folder) {
        if (!isWide(folder)) {
            show(folder);
        }
    }

    /** Returns whether a folder holds a person's home, or everything: that is shown only if the host says so. */
    private boolean isWide(Path folder) {
        return folder.getNameCount() == 0
                || home.filter(path -> path.startsWith(folder)).isPresent();
    }

    private void show(Path path) {
        if (Files.exists(path)) {
            Path real = real(path);
            shown.put(path, real);
            shown.put(real, real);
        }
    }

    private void addWorkingFolder(List<String> words) {
        Path folder = real(start.spec().workingFolder());
        if (folder.getNameCount() == 0) {
            return;
        }
        bind(words, sight.writesBesideItself() ? "--bind" : "--ro-bind", folder, folder);
    }

    /** Lays empty folders over those that are hidden; a working folder inside one was named by the host, so it shows again. */
    private void addHidden(List<String> words) {
        NavigableSet<Path> hidden = new TreeSet<>();
        parent(real(start.folder())).ifPresent(hidden::add);
        sight.hidden().stream()
                .filter(Files::isDirectory)
                .map(VisibleFolders::real)
                .forEach(hidden::add);
        hidden.forEach(path -> words.addAll(List.of("--tmpfs", path.toString())));
        Path folder = real(start.spec().workingFolder());
        if (hidden.stream().anyMatch(path -> folder.startsWith(path) && !folder.equals(path))) {
            addWorkingFolder(words);
        }
    }

    private void addTeamFolder(List<String> words) {
        Path real = real(start.folder());
        bind(words, "--bind", real, real);
        if (!real.equals(start.folder())) {
            bind(words, "--bind", real, start.folder());
        }
    }

    private static void addUnless(boolean left, List<String> words, Path at, Path from) {
        if (!left) {
            bind(words, "--ro-bind", from, at);
        }
    }

    private static void addFresh(List<String> words) {
        words.addAll(List.of("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", "/var/tmp"));
    }

    private static boolean isFresh(Path path) {
        return FRESH.stream().anyMatch(path::startsWith);
    }

    private static void bind(List<String> words, String how, Path from, Path at) {
        words.addAll(List.of(how, from.toString(), at.toString()));
    }

    private static Optional<Path> parent(Path path) {
        return Optional.ofNullable(path.getParent());
    }

    private static Optional<Path> absolute(String value) {
        try {
            return Optional.of(Path.of(value)).filter(Path::isAbsolute);
        } catch (InvalidPathException unsuitable) {
            return Optional.empty();
        }
    }

    private static Optional<Path> target(Path link) {
        try {
            return Files.isSymbolicLink(link)
                    ? Optional.of(
                            link.resolveSibling(Files.readSymbolicLink(link)).normalize())
                    : Optional.empty();
        } catch (IOException failure) {
            throw new UncheckedIOException("the link " + link + " cannot be followed", failure);
        }
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException failure) {
            throw new UncheckedIOException("the path " + path + " cannot be followed", failure);
        }
    }

    private static List<Path> paths(String... names) {
        return Stream.of(names).map(Path::of).toList();
    }
}

package arena.launch.confine;

import arena.launch.program.BotEnvironment;
import arena.launch.program.CommandFiles;
import arena.launch.program.Shebang;
import arena.launch.terms.LaunchTerms;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * The folders that a program sees inside bubblewrap, as the arguments that build them.
 *
 * <p>Everything is shown by name: what any program needs of the system, its own working folder, the files that its
 * command names, the parts of its language, what the host has listed, and its team folder, the only one that it may
 * write in. A folder is never shown because of what is beside it; nothing of the arena's or of another bot's is shown
 * at all.
 */
final class VisibleFolders {

    /** The files that are also needed to find other machines. */
    private static final List<Path> NETWORK = paths("/etc/resolv.conf", "/etc/gai.conf");

    /** Folders for temporary files; they are empty at first, and end with the program. */
    private static final List<Path> SCRATCH = paths("/tmp", "/var/tmp", "/dev/shm");

    /** Folders of the machine itself, never shown completely. */
    private static final List<Path> MACHINE = paths("/proc", "/dev", "/sys", "/run", "/etc");

    /** More links in a row than any system follows. */
    private static final int MOST_LINKS = 40;

    /** Variables that name the folder of an installed language. */
    private static final List<String> INSTALLED = List.of(
            "JAVA_HOME",
            "PYTHONHOME",
            "PYENV_ROOT",
            "VIRTUAL_ENV",
            "CONDA_PREFIX",
            "RUSTUP_HOME",
            "GOROOT",
            "DOTNET_ROOT");

    /** Variables that name folders of libraries. */
    private static final List<String> LIBRARIES =
            List.of("PYTHONPATH", "NODE_PATH", "MONO_PATH", "GEM_HOME", "GEM_PATH", "LD_LIBRARY_PATH");

    /** Variables in a bot's own settings that name a place for the program's use, not one to be read. */
    private static final List<String> NOT_NAMED = List.of(
            "HOME",
            "PATH",
            "PWD",
            "OLDPWD",
            "SHELL",
            "SSH_AUTH_SOCK",
            "SSH_AGENT_PID",
            "TMP",
            "TEMP",
            "TMPDIR",
            "XAUTHORITY");

    private final ProgramStart start;
    private final LaunchTerms.VisiblePaths sight;
    private final SortedMap<String, String> environment;
    private final CommandFiles files;
    private final Path working;
    private final MachineFolders machine;
    private final List<Path> shown = new ArrayList<>();
    private final List<Path> whole = new ArrayList<>();

    VisibleFolders(ProgramStart start, LaunchTerms.VisiblePaths sight) throws IOException {
        this.start = start;
        this.sight = sight;
        this.environment = BotEnvironment.of(start.spec());
        this.files = new CommandFiles(start.spec(), environment);
        this.working = start.spec().workingFolder().toRealPath();
        this.machine = new MachineFolders(environment);
    }

    /** Returns the arguments that show the system alone. */
    static List<String> ofSystem(Scratch scratch) throws IOException {
        Mounts mounts = new Mounts();
        for (Path path : MachineFolders.system()) {
            mounts.show(path);
        }
        List<String> words = scratch.words(SCRATCH);
        mounts.addTo(words);
        return words;
    }

    /**
     * Folders for temporary files; they are empty at first, are kept in memory and end with the program.
     *
     * @param bytes how much each holds; empty if this version of bubblewrap cannot bound them
     */
    record Scratch(Optional<Long> bytes) {
        private List<String> words(List<Path> folders) {
            List<String> words = new ArrayList<>(List.of("--proc", "/proc", "--dev", "/dev"));
            for (Path folder : folders) {
                bytes.ifPresent(most -> words.addAll(List.of("--size", Long.toString(most))));
                words.addAll(List.of("--tmpfs", folder.toString()));
            }
            words.addAll(List.of("--remount-ro", "/dev"));
            // An arena that runs as root could otherwise let the bot configure the kernel there.
            words.addAll(List.of("--remount-ro", "/proc"));
            return words;
        }
    }

    /** Returns the arguments that show everything the program needs, and start it in its working folder. */
    List<String> arguments(Scratch scratch) throws IOException {
        shown.addAll(MachineFolders.system());
        if (sight.network()) {
            shown.addAll(NETWORK);
        }
        if (!isGround(working) && !machine.isWide(working)) {
            whole.add(start.spec().workingFolder());
        }
        addProgram(start.program());
        Optional<Path> interpreter = Shebang.interpreter(start.program()).flatMap(files::find);
        if (interpreter.isPresent()) {
            addProgram(interpreter.get());
        }
        addNamed();
        addLanguages();
        addArena();
        for (Path path : sight.shown()) {
            addListed(path);
        }
        return words(mounts(), scratch);
    }

    private Mounts mounts() throws IOException {
        Mounts mounts = new Mounts();
        mounts.own(working);
        mounts.own(start.folder());
        for (Path path : hidden()) {
            mounts.hide(path);
        }
        for (Path path : shown) {
            mounts.show(path);
        }
        for (Path path : whole) {
            mounts.show(path);
        }
        if (sight.writesBesideItself() && whole.contains(start.spec().workingFolder())) {
            mounts.give(start.spec().workingFolder());
        }
        mounts.give(start.folder());
        mounts.leaveEmpty(working);
        return mounts;
    }

    private List<Path> hidden() throws IOException {
        List<Path> hidden = new ArrayList<>(sight.hidden());
        hidden.addAll(sight.grounds().arena());
        MachineFolders.parent(start.folder().toRealPath()).ifPresent(hidden::add);
        for (Path other : sight.grounds().others()) {
            // One that is around the working folder is shown only if the host has named it.
            if (Files.exists(other) && !MachineFolders.liesIn(working, other)) {
                hidden.add(other);
            }
        }
        for (Path folder : whole) {
            hidden.addAll(sight.grounds().within().apply(folder));
        }
        return hidden;
    }

    private List<String> words(Mounts mounts, Scratch scratch) {
        List<Path> empty = new ArrayList<>(SCRATCH);
        MachineFolders.absolute(environment.getOrDefault("HOME", ""))
                .filter(home -> home.getNameCount() > 0 && !mounts.isBound(home))
                .filter(home -> SCRATCH.stream().noneMatch(home::startsWith))
                .ifPresent(empty::add);
        List<String> words = scratch.words(empty);
        mounts.addTo(words);
        words.addAll(List.of("--remount-ro", "/", "--chdir", working.toString()));
        return words;
    }

    /** Shows a program at its path, and what it needs beside it. */
    private void addProgram(Path program) throws IOException {
        shown.add(program);
        Path place = program;
        Path real = program.toRealPath();
        Stream.of(program, real)
                .flatMap(path -> MachineFolders.parent(path).stream())
                .filter(folder -> !Installation.isForPrograms(folder))
                .forEach(this::addOwn);
        // A program behind links may need what is beside each of them: an environment of Python is only a link to
        // Python.
        for (int links = 0; links < MOST_LINKS && !place.equals(real); links++) {
            addBeside(place);
            place = Files.isSymbolicLink(place)
                    ? place.resolveSibling(Files.readSymbolicLink(place)).normalize()
                    : real;
        }
        addBeside(real);
    }

    /** Shows the language that a program belongs to, or else the libraries beside it. */
    private void addBeside(Path program) throws IOException {
        Optional<Path> folder = MachineFolders.parent(program);
        if (folder.isEmpty() || addLanguage(folder.get())) {
            return;
        }
        Installation.ofLibraries(folder.get())
                .filter(found -> !machine.isWide(found.folder()) && !machine.isPersonal(found.folder()))
                .ifPresent(this::add);
    }

    private boolean addLanguage(Path programs) throws IOException {
        Optional<Installation> language = Installation.around(programs)
                .filter(found ->
                        !machine.isWide(found.folder()) && !found.folder().endsWith(".local"));
        language.ifPresent(this::add);
        return language.isPresent();
    }

    private void add(Installation installation) {
        shown.addAll(installation.places());
    }

    /** Shows a folder that the command names completely, unless it holds much more than is meant. */
    private void addOwn(Path folder) {
        if (!isGround(folder) && !machine.isWide(folder) && !machine.isPersonal(folder)) {
            whole.add(folder);
        }
    }

    /** Shows what the words of the command name, and what the variables name that the host has set for this bot. */
    private void addNamed() {
        List<Path> named = new ArrayList<>(files.named());
        start.spec().environment().forEach((name, value) -> {
            if (!NOT_NAMED.contains(name) && !name.startsWith("XDG_")) {
                MachineFolders.absolute(value).filter(Files::exists).ifPresent(named::add);
            }
        });
        for (Path path : named) {
            if (Files.isDirectory(path)) {
                addOwn(path);
            } else {
                shown.add(path);
                // The modules of a script are beside it.
                MachineFolders.parent(path)
                        .filter(folder -> CommandFiles.isScript(path))
                        .ifPresent(this::addOwn);
            }
        }
    }

    /** Shows the languages on the search path: a script may well start another program. */
    private void addLanguages() throws IOException {
        for (Path folder : files.searchPath()) {
            if (Files.isDirectory(folder)) {
                boolean known = addLanguage(folder);
                if (addLanguage(folder.toRealPath()) || known) {
                    shown.add(folder);
                }
            }
        }
        for (String name : INSTALLED) {
            Optional<Path> folder =
                    MachineFolders.absolute(environment.getOrDefault(name, "")).filter(found -> !machine.isWide(found));
            if (folder.isPresent()) {
                Installation.in(folder.get()).ifPresent(this::add);
            }
        }
        for (String name : LIBRARIES) {
            for (String entry : environment.getOrDefault(name, "").split(File.pathSeparator, -1)) {
                MachineFolders.absolute(entry).ifPresent(this::addOwn);
            }
        }
        for (Path home : machine.homes()) {
            shown.addAll(MachineFolders.matching(home.resolve(".local/lib"), "python*"));
        }
    }

    /** Shows the arena's own program, and the Java that it runs on, to itself alone: to a super bot behind a folder. */
    private void addArena() throws IOException {
        if (sight.grounds().program().stream().anyMatch(start.program()::startsWith)) {
            shown.addAll(sight.grounds().program());
            Installation.in(Path.of(System.getProperty("java.home"))).ifPresent(this::add);
        }
    }

    /** Shows what the host has listed; of a home, and of a folder around one, no dotted names. */
    private void addListed(Path path) throws IOException {
        Path real = Files.exists(path) ? path.toRealPath() : path;
        if (!machine.isHome(real) && machine.homes().stream().noneMatch(home -> home.startsWith(real))) {
            whole.add(path);
            return;
        }
        for (Path child : MachineFolders.matching(real, "*")) {
            boolean scratch = SCRATCH.contains(child) || MACHINE.contains(child);
            if (!scratch && !String.valueOf(child.getFileName()).startsWith(".")) {
                addListed(child);
            }
        }
    }

    /** Returns whether a folder is, or contains, one that holds the arena and all bots together. */
    private boolean isGround(Path folder) {
        return sight.grounds().bases().stream().anyMatch(base -> MachineFolders.liesIn(base, folder));
    }

    private static List<Path> paths(String... names) {
        return Stream.of(names).map(Path::of).toList();
    }
}

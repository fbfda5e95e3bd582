package arena.cli.host;

import arena.app.NameLookup;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The environment of a command: folders, streams and terminal.
 *
 * @param folder the working folder, absolute; relative paths begin there
 * @param home the folder of the installation, absolute
 * @param out for results; nothing printed there can move the cursor
 * @param err for remarks and mistakes; with the same protection
 * @param keyboard the input
 * @param terminal whether {@code out} is a terminal
 * @param colour whether colours may be printed
 */
public record CommandEnvironment(
        Path folder, Path home, Keyboard keyboard, PrintStream out, PrintStream err, boolean terminal, boolean colour) {

    public CommandEnvironment {
        out = SanitizingStream.of(out, colour);
        err = SanitizingStream.of(err, false);
    }

    /** Creates an environment without input. */
    public CommandEnvironment(
            Path folder, Path home, PrintStream out, PrintStream err, boolean terminal, boolean colour) {
        this(folder, home, Keyboard.none(), out, err, terminal, colour);
    }

    /**
     * Returns the environment of this process; the launcher script passes home, keyboard and terminal in system
     * properties.
     */
    public static CommandEnvironment ofSystem() {
        Path folder = Path.of("").toAbsolutePath().normalize();
        Path home = Optional.ofNullable(System.getProperty("arena.home"))
                .map(text -> Path.of(text).toAbsolutePath().normalize())
                .orElse(folder);
        boolean terminal = Boolean.getBoolean("arena.tty");
        String noColour = Optional.ofNullable(System.getenv("NO_COLOR")).orElse("");
        Keyboard keyboard = new Keyboard(System.in, Boolean.getBoolean("arena.keyboard"));
        return new CommandEnvironment(
                folder, home, keyboard, utf8(System.out), utf8(System.err), terminal, terminal && noColour.isEmpty());
    }

    /**
     * Returns the unfiltered stream below {@code out}, for code that draws: it may move the cursor, and must make
     * every text harmless itself.
     */
    public PrintStream screen() {
        return SanitizingStream.of(out, colour).raw();
    }

    /** Returns the unfiltered stream below {@code err}, for code that draws. */
    public PrintStream errScreen() {
        return SanitizingStream.of(err, false).raw();
    }

    private static PrintStream utf8(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }

    /** Returns the absolute form of a path that was typed. */
    public Path resolve(Path typed) {
        return folder.resolve(typed).toAbsolutePath().normalize();
    }

    /**
     * Returns the word that starts the arena from any folder: its name if it is on the path, else its launcher's path.
     */
    public String programAnywhere() {
        return isOnPath() ? "arena" : NameLookup.shell(launcher().toString());
    }

    private Path launcher() {
        return home.resolve("arena").resolve("bin").resolve("arena");
    }

    /**
     * Returns the word that starts the arena in this folder: its name if it is on the path, else its launcher's path.
     */
    public String program() {
        Path launcher = launcher();
        if (!Files.exists(launcher) || isOnPath()) {
            return "arena";
        }
        return NameLookup.shell(shown(launcher));
    }

    /** Returns a path as people read it: relative to the current folder if it lies in that. */
    public String shown(Path path) {
        return (path.startsWith(folder) ? folder.relativize(path) : path).toString();
    }

    /** Returns whether the first program of the name on the path is this arena: another one may be installed. */
    private boolean isOnPath() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(Pattern.quote(File.pathSeparator), -1))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> new File(entry, "arena"))
                .filter(File::canExecute)
                .findFirst()
                .filter(found -> isLauncher(found.toPath()))
                .isPresent();
    }

    private boolean isLauncher(Path program) {
        try {
            return program.toRealPath().equals(launcher().toRealPath());
        } catch (IOException unknown) {
            // A program without a real path, or an arena without a launcher, as in tests.
            return false;
        }
    }
}

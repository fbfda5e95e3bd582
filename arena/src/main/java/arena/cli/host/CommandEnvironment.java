package arena.cli.host;

import arena.app.NamedThings;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The machine as a command sees it.
 *
 * @param folder where the command was given, absolute; relative paths begin there
 * @param home where the arena is installed, absolute
 * @param out for results; whatever is printed there moves no cursor
 * @param err for remarks and mistakes; likewise
 * @param keyboard what is typed at
 * @param terminal whether {@code out} is watched on a terminal
 * @param colour whether the terminal may be coloured
 */
public record CommandEnvironment(
        Path folder, Path home, Keyboard keyboard, PrintStream out, PrintStream err, boolean terminal, boolean colour) {

    public CommandEnvironment {
        out = SanitizingStream.of(out, colour);
        err = SanitizingStream.of(err, false);
    }

    /** Makes one at which nothing is typed. */
    public CommandEnvironment(
            Path folder, Path home, PrintStream out, PrintStream err, boolean terminal, boolean colour) {
        this(folder, home, Keyboard.none(), out, err, terminal, colour);
    }

    /**
     * Returns the machine that this process runs on; the launcher script tells home, keyboard and terminal in system
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
     * Returns the screen that {@code out} leads to; who draws on it may move the cursor, and answers for
     * every letter.
     */
    public PrintStream screen() {
        return SanitizingStream.of(out, colour).raw();
    }

    /** Returns the screen that {@code err} leads to, for whoever draws there. */
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

    /** Returns how the arena is called from any folder: by its name on the path, else by its launcher's path. */
    public String programAnywhere() {
        return isOnPath() ? "arena" : NamedThings.shell(launcher().toString());
    }

    private Path launcher() {
        return home.resolve("arena").resolve("bin").resolve("arena");
    }

    /** Returns how the arena is called here: by its name if it is on the path, else by its launcher's path. */
    public String program() {
        Path launcher = launcher();
        if (!Files.exists(launcher) || isOnPath()) {
            return "arena";
        }
        return NamedThings.shell((launcher.startsWith(folder) ? folder.relativize(launcher) : launcher).toString());
    }

    private static boolean isOnPath() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(Pattern.quote(File.pathSeparator), -1))
                .anyMatch(entry -> !entry.isEmpty() && new File(entry, "arena").canExecute());
    }
}

package arena.cli;

import arena.cli.host.CommandEnvironment;
import arena.cli.host.Keyboard;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;

/** A place to type commands at: a folder of its own, and an arena that is installed in another. */
public final class Console {

    private final Path folder;
    private final Path home;
    private final boolean terminal;
    private final String typed;

    public Console(Path root) throws IOException {
        this(Files.createDirectories(root.resolve("here")), Files.createDirectories(root.resolve("home")), false, "");
    }

    private Console(Path folder, Path home, boolean terminal, String typed) {
        this.folder = folder;
        this.home = home;
        this.terminal = terminal;
        this.typed = typed;
    }

    /** Returns the same place with these lines on standard input, which is a pipe. */
    public Console piping(String... lines) {
        return new Console(folder, home, terminal, String.join("\n", lines) + "\n");
    }

    /** Returns the same place with a terminal without colours. */
    public Console onTerminal() {
        return new Console(folder, home, true, typed);
    }

    /** Returns the same place, typed at in the folder that the arena is installed in. */
    public Console atHome() {
        return new Console(home, home, terminal, typed);
    }

    /** What a command printed, and its exit code. */
    public record Printed(int code, String out, String err) {
        public List<String> outLines() {
            return out.lines().toList();
        }

        public String lastLine() {
            return outLines().get(outLines().size() - 1);
        }
    }

    public Path folder() {
        return folder;
    }

    public Path home() {
        return home;
    }

    /** Writes the config.ini of this place. */
    public Console config(String text) throws IOException {
        Files.writeString(folder.resolve("config.ini"), text);
        return this;
    }

    public Printed type(String... words) {
        return type(new ByteArrayOutputStream(), words);
    }

    /** Runs a command whose remarks can be read while it runs. */
    public Printed type(ByteArrayOutputStream err, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Keyboard keyboard = new Keyboard(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), false);
        CommandEnvironment host =
                new CommandEnvironment(folder, home, keyboard, stream(out), stream(err), terminal, false);
        int code = run(host, words);
        return new Printed(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Runs one command as {@link Main} does and returns its exit code. */
    public static int run(CommandEnvironment host, String... words) {
        return Main.run(host, words);
    }

    /** Returns the command line that understands some words, without running it. */
    CommandLine commandLine(List<String> words) {
        PrintStream unused = stream(new ByteArrayOutputStream());
        Keyboard keyboard = new Keyboard(new ByteArrayInputStream(new byte[0]), false);
        return Main.commandLine(new CommandEnvironment(folder, home, keyboard, unused, unused, terminal, false), words);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}

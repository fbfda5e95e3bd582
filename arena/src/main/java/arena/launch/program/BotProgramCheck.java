package arena.launch.program;

import arena.launch.machine.SystemTools;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A check for what would keep a program from starting, before a match depends on it. */
public final class BotProgramCheck {

    private static final List<String> SHELL_WORDS = List.of("&&", "||", "|", ";", "&", ">", ">>", "<", "2>", "2>&1");

    private final BotProgram spec;
    private final CommandFiles files;

    private BotProgramCheck(BotProgram spec) {
        this.spec = spec;
        this.files = new CommandFiles(spec, BotEnvironment.of(spec));
    }

    /**
     * Returns what would keep a program from starting, a sentence each: a missing working folder, program, interpreter
     * or script. No program is started.
     */
    public static List<String> problems(BotProgram spec) {
        return new BotProgramCheck(spec).problems();
    }

    private List<String> problems() {
        if (!Files.isDirectory(spec.workingFolder())) {
            return List.of("The working folder " + spec.workingFolder() + " of the bot " + spec.name()
                    + " does not exist; create it, or name another folder.");
        }
        Optional<String> unread = shellWord().or(this::tilde);
        if (unread.isPresent()) {
            return List.of(unread.get());
        }
        return Stream.of(program(), script(), classPath())
                .flatMap(Optional::stream)
                .toList();
    }

    /** Finds a word that only a shell would understand. */
    private Optional<String> shellWord() {
        return spec.command().stream()
                .filter(SHELL_WORDS::contains)
                .findFirst()
                .or(() -> Optional.of(spec.command().get(0)).filter("cd"::equals))
                .map(word -> "The command of the bot " + spec.name() + " has \"" + word + "\", but no shell"
                        + " evaluates it; name the working folder with \"folder = \", or put the line into a"
                        + " script.");
    }

    private Optional<String> tilde() {
        return spec.command().stream()
                .filter(word -> word.equals("~") || word.startsWith("~/"))
                .findFirst()
                .map(word -> "The command of the bot " + spec.name() + " has \"" + word
                        + "\", but no shell evaluates it, so ~ is not expanded; write the whole path.");
    }

    private Optional<String> program() {
        String word = spec.command().get(0);
        Optional<Path> found = files.program();
        if (found.isEmpty()) {
            return Optional.of(CommandFiles.isPath(word) ? missing(word) : notOnPath(word));
        }
        if (!Files.isExecutable(found.get())) {
            return Optional.of("The program " + found.get() + " in the command of the bot " + spec.name()
                    + " is not executable; make it so with chmod +x, or put its interpreter before it.");
        }
        return interpreter(found.get());
    }

    private String missing(String word) {
        Path path = files.path(word).orElse(spec.workingFolder());
        String fault = Files.isDirectory(path) ? " is a folder, not a program" : " does not exist";
        return "The program " + path + " in the command of the bot " + spec.name() + fault
                + "; build it, or correct the command.";
    }

    private String notOnPath(String word) {
        boolean beside = files.path(word).filter(Files::isRegularFile).isPresent();
        return "The program \"" + word + "\" in the command of the bot " + spec.name() + " is not on the PATH; "
                + (beside
                        ? "write ./" + word + " for the file in its working folder."
                        : "install it, or give its full path.");
    }

    /** Checks the first line of a script, since the system only says "no such file" when its interpreter is missing. */
    private Optional<String> interpreter(Path program) {
        if (SystemTools.WINDOWS) {
            return Optional.empty();
        }
        return Shebang.interpreter(program)
                .filter(word -> files.find(word).isEmpty())
                .map(word -> "The interpreter \"" + word.strip() + "\" in the first line of " + program + " of the bot "
                        + spec.name()
                        + (word.endsWith("\r")
                                ? " is followed by a carriage return; end the lines with LF, not CRLF."
                                : " does not exist; install it, or correct the line."));
    }

    private Optional<String> script() {
        return files.script()
                .filter(word -> files.path(word).filter(Files::isRegularFile).isEmpty())
                .map(word -> "The file " + files.path(word).orElse(spec.workingFolder()) + " in the command of"
                        + " the bot "
                        + spec.name() + " does not exist; put it there, build it, or correct the command.");
    }

    private Optional<String> classPath() {
        List<String> entries = files.classPath();
        boolean found = entries.isEmpty()
                || entries.stream()
                        .map(entry -> entry.endsWith("*") ? entry.substring(0, entry.length() - 1) : entry)
                        .anyMatch(entry -> entry.isEmpty()
                                || files.path(entry).filter(Files::exists).isPresent());
        return found
                ? Optional.empty()
                : Optional.of("Nothing on the class path \"" + String.join(" ", entries)
                        + "\" in the command of the bot " + spec.name() + " exists in " + spec.workingFolder()
                        + "; build it, or correct the command.");
    }
}

package arena.launch.confine;

import arena.launch.machine.SystemTools;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One way to start a program so that it cannot do what it should not, and that its end is the end of all its children.
 */
public interface Confinement {

    /** Becomes the command, if the process that is named first is still the parent. */
    String ONLY_CHILD = "[ \"$PPID\" = \"$1\" ] || exit 1; shift; exec \"$@\"";

    /** Returns how close it is. */
    ConfinementLevel level();

    /** Returns what it does and what it does not, as one sentence for the host. */
    String words();

    /** Returns the whole command that starts a program in it. */
    List<String> wrap(ProgramStart start);

    /** Returns what the command reads from its input before it becomes the program; nothing if it reads none. */
    default Optional<byte[]> input(ProgramStart start) throws IOException {
        return Optional.empty();
    }

    /** Returns what keeps it from working on this machine, in few words; tries it. */
    Optional<String> fault();

    /**
     * Returns the beginning of every command: away from the arena's terminal, a limit for files, and the processors
     * that are granted, where the system has tools for that.
     */
    static List<String> prefix(LaunchTerms terms, ProgramStart.Around around) {
        List<String> words = new ArrayList<>();
        // Control-C in the arena's terminal must not make the bots lose: they get no signal from it.
        SystemTools.find("setsid").ifPresent(words::add);
        SystemTools.find("prlimit").ifPresent(tool -> {
            words.add(tool);
            words.add("--fsize=" + terms.limits().fileBytes());
            words.add("--");
        });
        if (!terms.cores().isEmpty()) {
            SystemTools.find("taskset").ifPresent(tool -> words.addAll(List.of(tool, "-c", terms.coreList())));
        }
        words.addAll(around.outside());
        return words;
    }

    /**
     * Returns words before a command that end its process when the thread that started it ends. An arena that was
     * killed before the process could ask for that signal has left it to another parent by then, and the command is not
     * started.
     */
    static List<String> whileTheArenaLives() {
        if (SystemTools.find("setpriv").isEmpty()) {
            return List.of();
        }
        String arena = Long.toString(ProcessHandle.current().pid());
        return List.of("setpriv", "--pdeathsig", "KILL", "sh", "-c", ONLY_CHILD, "arena-child", arena);
    }

    /**
     * Returns words before a command that take all privileges from it, and the way to get any, as far as the system has
     * them: a bot of an arena that runs as root could else leave its process space, and raise its own limits.
     */
    static List<String> withoutPrivileges() {
        for (List<String> words : List.of(
                List.of("setpriv", "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs", "--"),
                List.of("setpriv", "--no-new-privs", "--"))) {
            List<String> tried = new ArrayList<>(words);
            tried.add("true");
            if (SystemTools.fault(tried).isEmpty()) {
                return words;
            }
        }
        return List.of();
    }

    /** Returns the words for the limit that {@link #prefix} sets. */
    static String limitWords(LaunchTerms terms) {
        return SystemTools.find("prlimit").isPresent()
                ? "no file above " + (terms.limits().fileBytes() >> 20) + " MiB"
                : "files of any size";
    }
}

package arena.launch.confine;

import arena.launch.machine.SystemTools;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A way to start a program so that it cannot do what it should not, and that its end is the end of all its children.
 */
public interface Confinement {

    /** Becomes the command, if the process named first is still the parent. */
    String ONLY_CHILD = "[ \"$PPID\" = \"$1\" ] || exit 1; shift; exec \"$@\"";

    /** Returns its level. */
    ConfinementLevel level();

    /** Returns what it prevents and what it does not, as one sentence for the host. */
    String words();

    /** Returns the full command that starts a program in it. */
    List<String> wrap(ProgramStart start);

    /** Returns what the command reads from its input before it becomes the program; empty if it reads nothing. */
    default Optional<byte[]> input(ProgramStart start) throws IOException {
        return Optional.empty();
    }

    /** Tests it and returns what keeps it from working on this machine, in few words. */
    Optional<String> fault();

    /**
     * Returns the beginning of every command: detachment from the arena's terminal, a limit for files, and the granted
     * processors, where the system has tools for that.
     */
    static List<String> prefix(LaunchTerms terms, ProgramStart.CommandPrefixes around) {
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
     * Returns words before a command that end its process when the thread that started it ends. If the arena was killed
     * before the process could ask for that signal, the process has another parent by then, and the command is not
     * started.
     */
    static List<String> diesWithArena() {
        if (SystemTools.find("setpriv").isEmpty()) {
            return List.of();
        }
        String arena = Long.toString(ProcessHandle.current().pid());
        return List.of("setpriv", "--pdeathsig", "KILL", "sh", "-c", ONLY_CHILD, "arena-child", arena);
    }

    /**
     * Returns words before a command that remove all its privileges, and the way to regain any, as far as the system
     * can: a bot of an arena that runs as root could otherwise leave its process space, and raise its own limits.
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

    /** Returns the description of the limit that {@link #prefix} sets. */
    static String limitWords(LaunchTerms terms) {
        return SystemTools.find("prlimit").isPresent()
                ? "no file above " + (terms.limits().fileBytes() >> 20) + " MiB"
                : "files of any size";
    }
}

package arena.launch.program;

import arena.launch.machine.SystemTools;
import arena.launch.terms.Quota;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The environment variables of a launched program: those of the arena that programs and their languages need, and none
 * that may hold a secret of the host; then those of the bot's own settings.
 */
public final class BotEnvironment {

    private static final List<String> KEPT = List.of(
            "PATH",
            "HOME",
            "USER",
            "LOGNAME",
            "SHELL",
            "LANG",
            "LANGUAGE",
            "TZ",
            "TMPDIR",
            "TERM",
            "LD_LIBRARY_PATH",
            "DYLD_LIBRARY_PATH",
            "JAVA_HOME",
            "ARENA_GAMES",
            "PYTHONPATH",
            "PYTHONHOME",
            "PYENV_ROOT",
            "PYENV_VERSION",
            "VIRTUAL_ENV",
            "CONDA_PREFIX",
            "NODE_PATH",
            "NVM_DIR",
            "CARGO_HOME",
            "RUSTUP_HOME",
            "RUSTUP_TOOLCHAIN",
            "GOROOT",
            "GOPATH",
            "DOTNET_ROOT",
            "MONO_PATH",
            "GEM_HOME",
            "GEM_PATH",
            "SDKMAN_DIR",
            // Variables without which a Windows program cannot start.
            "SYSTEMROOT",
            "SYSTEMDRIVE",
            "WINDIR",
            "COMSPEC",
            "PATHEXT",
            "TEMP",
            "TMP",
            "USERPROFILE",
            "APPDATA",
            "LOCALAPPDATA",
            "PROGRAMDATA",
            "PROGRAMFILES",
            "PROGRAMFILES(X86)",
            "NUMBER_OF_PROCESSORS",
            "PROCESSOR_ARCHITECTURE");

    /** The variable from which Java, since version 9, takes options; the command line overrides it. */
    private static final String JAVA = "JDK_JAVA_OPTIONS";

    private BotEnvironment() {}

    /** Returns the variables of a bot, without those of its match. */
    public static SortedMap<String, String> of(BotProgram spec) {
        SortedMap<String, String> variables = new TreeMap<>();
        for (Map.Entry<String, String> variable : System.getenv().entrySet()) {
            String name = SystemTools.WINDOWS ? variable.getKey().toUpperCase(Locale.ROOT) : variable.getKey();
            if (KEPT.contains(name) || name.startsWith("LC_")) {
                variables.put(variable.getKey(), variable.getValue());
            }
        }
        variables.putAll(spec.environment());
        return variables;
    }

    /**
     * Returns the variables that tell languages with a heap how much memory there is: they would otherwise use a
     * fraction of the machine's memory, delay their garbage collection accordingly, and exceed the limit of the arena.
     * The bot's own settings take precedence.
     */
    public static SortedMap<String, String> ofMemory(BotProgram spec, Quota quota) {
        SortedMap<String, String> variables = new TreeMap<>();
        if (SystemTools.LINUX) {
            variables.put(JAVA, ofJava(quota));
            variables.put("NODE_OPTIONS", "--max-old-space-size=" + Math.max(1, quota.memoryBytes() >> 21));
            // Go counts stacks and all else towards it, so that only the system's part remains.
            variables.put("GOMEMLIMIT", quota.memoryBytes() / 4 * 3 + "B");
            variables.keySet().removeAll(spec.environment().keySet());
        }
        return variables;
    }

    /** Half of it for the heap: threads, code and buffers need the rest. */
    private static String ofJava(Quota quota) {
        return "-XX:MaxRAM=" + quota.memoryBytes() + " -XX:MaxRAMPercentage=50";
    }

    /** Returns whether a line is only Java's note that it has used the options of {@link #ofMemory}. */
    public static boolean isNoteOfJava(String line, Quota quota) {
        return line.endsWith(JAVA + ": " + ofJava(quota));
    }
}

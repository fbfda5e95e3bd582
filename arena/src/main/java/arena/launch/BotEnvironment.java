package arena.launch;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The variables that a launched program starts with: those of the arena that programs and their languages need, and none
 * that may hold a secret of the host; then those of the bot's own settings.
 */
final class BotEnvironment {

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
            // What a Windows program cannot start without.
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

    private BotEnvironment() {}

    /** Returns the variables of a bot, without those of its match. */
    static SortedMap<String, String> of(BotSpec spec) {
        SortedMap<String, String> variables = new TreeMap<>();
        for (Map.Entry<String, String> variable : System.getenv().entrySet()) {
            String name = CommandFiles.WINDOWS ? variable.getKey().toUpperCase(Locale.ROOT) : variable.getKey();
            if (KEPT.contains(name) || name.startsWith("LC_")) {
                variables.put(variable.getKey(), variable.getValue());
            }
        }
        variables.putAll(spec.environment());
        return variables;
    }
}

package arena.launch.confine;

import arena.launch.machine.StartMark;
import arena.launch.machine.SystemTools;
import arena.launch.program.BotProgram;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A start of a program.
 *
 * @param spec the program
 * @param program the path of its file
 * @param folder the team folder
 * @param mark the mark that no other start has
 * @param around words around the command for its limits
 */
public record ProgramStart(BotProgram spec, Path program, Path folder, StartMark mark, CommandPrefixes around) {

    /**
     * Words around a command.
     *
     * @param outside before all others, outside the confinement
     * @param inside before the program's own, inside the confinement
     */
    public record CommandPrefixes(List<String> outside, List<String> inside) {

        public static final CommandPrefixes NOTHING = new CommandPrefixes(List.of(), List.of());
    }

    /** Returns whether the program's standard input belongs to it, so that its confinement may not use it. */
    boolean keepsInput() {
        return spec.partner().isPresent();
    }

    /** Returns the command, with the path of the program's file on this machine. */
    List<String> words() {
        List<String> words = new ArrayList<>(spec.command());
        words.set(0, program.toString());
        String name = program.toString().toLowerCase(Locale.ROOT);
        if (SystemTools.WINDOWS && (name.endsWith(".bat") || name.endsWith(".cmd"))) {
            words.addAll(0, List.of("cmd", "/c"));
        }
        words.addAll(0, around.inside());
        return words;
    }
}

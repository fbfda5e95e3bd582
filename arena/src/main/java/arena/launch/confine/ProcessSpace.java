package arena.launch.confine;

import arena.launch.machine.SystemTools;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Starts a program in a process space of its own (Linux): when its first process ends, the kernel ends all others,
 * however they have detached themselves. The first process dies with the thread that started it.
 */
final class ProcessSpace implements Confinement {

    /**
     * The first process of a space gets no signal that it does not handle, and it inherits all orphans: so it is a
     * shell, and the program is an ordinary process below it. The second command keeps the shell from becoming the
     * program.
     */
    private static final String FIRST = "\"$@\"; exit $?";

    private final LaunchTerms terms;
    private final List<String> user;
    private final List<String> privileges = Confinement.withoutPrivileges();

    private ProcessSpace(LaunchTerms terms, List<String> user) {
        this.terms = terms;
        this.user = user;
    }

    /**
     * Returns the ways in which it may work here, to be tried in order: as root, as the user himself, as a root of his
     * own.
     */
    static List<ProcessSpace> all(LaunchTerms terms) {
        return List.of(
                new ProcessSpace(terms, List.of()),
                new ProcessSpace(terms, List.of("--user", "--map-current-user")),
                new ProcessSpace(terms, List.of("--user", "--map-root-user")));
    }

    @Override
    public ConfinementLevel level() {
        return ConfinementLevel.NAMESPACE;
    }

    @Override
    public String words() {
        return "Launched bots run in process spaces of their own: " + Confinement.limitWords(terms)
                + ", and they end with the match and with the arena, but they see every folder of the account that"
                + " runs the"
                + " arena and the network: launch only bots you trust.";
    }

    @Override
    public List<String> wrap(ProgramStart start) {
        return wrap(start.around(), start.words());
    }

    @Override
    public Optional<String> fault() {
        return SystemTools.fault(wrap(ProgramStart.Around.NOTHING, List.of("true")));
    }

    private List<String> wrap(ProgramStart.Around around, List<String> command) {
        List<String> words = new ArrayList<>(Confinement.prefix(terms, around));
        words.addAll(Confinement.whileTheArenaLives());
        words.add("unshare");
        words.addAll(user);
        words.addAll(List.of("--pid", "--fork", "--kill-child=KILL", "--mount-proc"));
        words.addAll(List.of("sh", "-c", FIRST, "arena-space"));
        words.addAll(privileges);
        words.addAll(command);
        return words;
    }
}

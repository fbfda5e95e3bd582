package arena.launch.confine;

import arena.launch.machine.SystemTools;
import arena.launch.program.LaunchException;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The choice of the strictest confinement that works on this machine, by test. */
public final class Confinements {

    private final LaunchTerms terms;

    public Confinements(LaunchTerms terms) {
        this.terms = terms;
    }

    /**
     * A confinement that works.
     *
     * @param faults why no stricter one was taken, the strictest first
     */
    public record Choice(Confinement confinement, List<String> faults) {
        public Choice {
            faults = List.copyOf(faults);
        }

        /** Returns one sentence or two for the host. */
        public String words() {
            return confinement.words()
                    + (faults.isEmpty()
                            ? ""
                            : " No stricter confinement works here (" + String.join("; ", faults) + ").");
        }
    }

    /** Returns the one that the terms ask for. */
    public Choice choose() {
        return firstThatWorks(terms.confine(), candidates());
    }

    /** Returns the first one that works; the faults of the others are in its words. */
    static Choice firstThatWorks(ConfinementLevel asked, List<Confinement> candidates) {
        List<String> faults = new ArrayList<>();
        for (Confinement candidate : candidates) {
            Optional<String> fault = candidate.fault();
            if (fault.isEmpty()) {
                return new Choice(candidate, faults);
            }
            faults.add(candidate.level().word() + ": " + fault.get());
        }
        throw new LaunchException("Bots cannot be confined by \"" + asked.word() + "\" on this machine ("
                + String.join("; ", faults) + "); set confine = auto, or install what is missing.");
    }

    private List<Confinement> candidates() {
        List<Confinement> all = new ArrayList<>();
        if (!SystemTools.WINDOWS) {
            all.add(new Bubblewrap(terms));
            all.addAll(ProcessSpace.all(terms));
            all.add(new GroupShell(terms));
        }
        all.add(new Unconfined());
        ConfinementLevel asked = terms.confine();
        List<Confinement> candidates = all.stream()
                .filter(one -> asked == ConfinementLevel.AUTO || one.level() == asked)
                .toList();
        if (candidates.isEmpty()) {
            throw new LaunchException("Bots cannot be confined by \"" + asked.word()
                    + "\" on Windows; set confine = auto, or confine = none.");
        }
        return candidates;
    }

    /** The absence of a confinement: the program's process tree is ended as far as the system still shows it. */
    static class Unconfined implements Confinement {

        @Override
        public ConfinementLevel level() {
            return ConfinementLevel.NONE;
        }

        @Override
        public String words() {
            return "Launched bots run unconfined: they may do whatever the arena's account may, and they can"
                    + " outlive an arena that is killed, or the match if they clear their environment. Launch"
                    + " only bots that you trust.";
        }

        @Override
        public List<String> wrap(ProgramStart start) {
            return start.words();
        }

        @Override
        public Optional<String> fault() {
            return Optional.empty();
        }
    }

    /**
     * A confinement in a process space of its own (Linux): when its first process ends, the kernel ends all others,
     * even detached ones. The first process dies with the thread that started it.
     */
    private static final class ProcessSpace implements Confinement {

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
         * Returns the variants that may work here, to be tried in order: as root, as the user itself, as root of a user
         * space.
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
                    + ", and they end with the match and with the arena, but they see every folder of the"
                    + " arena's account and the network. Launch only bots that you trust.";
        }

        @Override
        public List<String> wrap(ProgramStart start) {
            return wrap(start.around(), start.words());
        }

        @Override
        public Optional<String> fault() {
            return SystemTools.fault(wrap(ProgramStart.CommandPrefixes.NOTHING, List.of("true")));
        }

        private List<String> wrap(ProgramStart.CommandPrefixes around, List<String> command) {
            List<String> words = new ArrayList<>(Confinement.prefix(terms, around));
            words.addAll(Confinement.diesWithArena());
            words.add("unshare");
            words.addAll(user);
            words.addAll(List.of("--pid", "--fork", "--kill-child=KILL", "--mount-proc"));
            words.addAll(List.of("sh", "-c", FIRST, "arena-space"));
            words.addAll(privileges);
            words.addAll(command);
            return words;
        }
    }
}

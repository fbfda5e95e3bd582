package arena.launch.confine;

import arena.launch.machine.StartMark;
import arena.launch.machine.SystemTools;
import arena.launch.program.LaunchException;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /**
     * A confinement by bubblewrap (Linux): a process space of its own, and a file system that shows only what the
     * program needs.
     */
    private static final class Bubblewrap implements Confinement {

        private static final List<String> ALWAYS =
                List.of("--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL");

        /**
         * Bubblewrap reads its own arguments from its input: on its command line the program could read them, and with
         * them the name of every folder that is hidden from it.
         */
        private static final String READ_INPUT = "exec 3<&0 </dev/null; exec bwrap --args 3 -- \"$@\"";

        /** The same from a file, for a program to which the input belongs; the file is removed before it begins. */
        private static final String READ_FILE = "exec 3<\"$1\"; rm -f -- \"$1\"; shift; exec bwrap --args 3 -- \"$@\"";

        private final LaunchTerms terms;
        private VisibleFolders.Scratch scratch = new VisibleFolders.Scratch(Optional.empty());

        Bubblewrap(LaunchTerms terms) {
            this.terms = terms;
        }

        @Override
        public ConfinementLevel level() {
            return ConfinementLevel.BWRAP;
        }

        @Override
        public String words() {
            return "Launched bots are confined by bubblewrap: they see only the system's programs, their languages"
                    + " and their own folders, "
                    + (terms.sight().network()
                            ? "may use the network and the services of this machine, "
                            : "have no network, ")
                    + Confinement.limitWords(terms)
                    + ", and end with the match and with the arena.";
        }

        @Override
        public List<String> wrap(ProgramStart start) {
            if (!start.keepsInput()) {
                return wrap(start.around(), start.words());
            }
            List<String> words = prefix(start.around());
            words.addAll(List.of(
                    "sh", "-c", READ_FILE, "arena-bwrap", arguments(start).toString()));
            words.addAll(start.words());
            return words;
        }

        /** Returns the arguments; for a program that keeps its input they are written to a file instead. */
        @Override
        public Optional<byte[]> input(ProgramStart start) throws IOException {
            byte[] arguments = input(new VisibleFolders(start, terms.sight()).arguments(scratch));
            if (!start.keepsInput()) {
                return Optional.of(arguments);
            }
            Path file = Files.createFile(arguments(start), SystemTools.OWNER_ONLY);
            Files.write(file, arguments);
            return Optional.empty();
        }

        private Path arguments(ProgramStart start) {
            return terms.logs().resolve(start.mark().word() + ".arguments");
        }

        @Override
        public Optional<String> fault() {
            if (SystemTools.find("bwrap").isEmpty()) {
                return Optional.of("bubblewrap is not installed");
            }
            try {
                Optional<String> fault = faultWith(
                        new VisibleFolders.Scratch(Optional.of(terms.limits().fileBytes())));
                // Older versions have no size option; the system bounds their folders at half of its memory.
                return fault.isEmpty() ? fault : faultWith(new VisibleFolders.Scratch(Optional.empty()));
            } catch (IOException failure) {
                return Optional.of(failure.toString());
            }
        }

        private Optional<String> faultWith(VisibleFolders.Scratch tried) throws IOException {
            scratch = tried;
            return SystemTools.fault(
                    wrap(ProgramStart.CommandPrefixes.NOTHING, List.of("true")), input(VisibleFolders.ofSystem(tried)));
        }

        private byte[] input(List<String> folders) {
            List<String> words = new ArrayList<>(ALWAYS);
            if (terms.sight().network()) {
                words.add("--share-net");
            }
            words.addAll(folders);
            return Mounts.bytes(words);
        }

        private List<String> wrap(ProgramStart.CommandPrefixes around, List<String> command) {
            List<String> words = prefix(around);
            words.addAll(List.of("sh", "-c", READ_INPUT, "arena-bwrap"));
            words.addAll(command);
            return words;
        }

        private List<String> prefix(ProgramStart.CommandPrefixes around) {
            List<String> words = new ArrayList<>(Confinement.prefix(terms, around));
            words.addAll(Confinement.diesWithArena());
            return words;
        }
    }

    /**
     * A confinement in a process group of its own, held by a small shell that ends the group when its pipe from the
     * arena closes. The pipe closes whatever ends the arena, {@code kill -9} included.
     */
    private static final class GroupShell implements Confinement {

        /**
         * The shell's script; {@code $1} is the mark of the start in the environment, {@code $2} a pattern for it in
         * the limits, the others are the command.
         *
         * <p>The program gets the mark in its environment, which the shell itself lacks: so on Linux it can look for
         * detached children without finding itself. The traps let it survive a Control-C in the arena's terminal, and
         * the program does not inherit them. The holder ends the group and, should the group not exist yet, the program
         * that is about to make it. The shell itself must not print: after the arena was killed the pipe has no reader,
         * and the shell would die of it.
         *
         * <p>A child that has also cleared its environment is known by its limits; one that has ended may still be
         * listed.
         */
        private static final String SCRIPT = """
                trap : INT TERM HUP
                exec 3<&0%2$s
                mark=$1 limit=$2
                shift 2
                if command -v setsid >/dev/null 2>&1
                then %1$s="$mark" setsid "$@"%3$s 3<&- &
                else set -m; %1$s="$mark" "$@"%3$s 3<&- &
                fi
                bot=$!
                set +m
                exec >/dev/null 2>&1
                (trap '' TERM; %4$s; kill -KILL "-$bot" "$bot") &
                holder=$!
                wait "$bot"
                code=$?
                while kill -0 "$bot"; do wait "$bot"; code=$?; done
                kill -KILL "-$bot"
                for found in $(grep -lsa "%1$s=$mark" /proc/[0-9]*/environ)
                do found=${found#/proc/}; kill -KILL "${found%%/environ}"
                done
                again=20
                while [ $again -gt 0 ]
                do
                    again=$((again - 1)) more=
                    for found in $(grep -ls "$limit" /proc/[0-9]*/limits)
                    do
                        found=${found%%/limits}
                        grep -qs '^State:[[:blank:]]*Z' "$found/status" && continue
                        kill -KILL "${found#/proc/}" && more=1
                    done
                    [ "$more" ] || break
                done
                kill -KILL "$holder"
                exit "$code"
                """;

        /** The script for a program without input: the holder waits until the input of the shell closes. */
        private static final String HOLD = script(" </dev/null", "", "read -r closed <&3");

        /**
         * The script for a program to which the input belongs: the holder looks every second whether the arena, the
         * parent of the shell, still runs.
         */
        private static final String HOLD_WITH_INPUT =
                script("", " <&3", "exec 3<&- <&-; while kill -0 \"$PPID\"; do sleep 1; done");

        private static final String NAME = "arena-leash";

        private final LaunchTerms terms;
        private final List<String> privileges = Confinement.withoutPrivileges();

        /** A host may have lowered these limits already; then they cannot be raised to a mark. */
        private final boolean limitsAreFree = StartMark.isSupported();

        GroupShell(LaunchTerms terms) {
            this.terms = terms;
        }

        @Override
        public ConfinementLevel level() {
            return ConfinementLevel.LEASH;
        }

        @Override
        public String words() {
            return "Launched bots run on a leash: " + Confinement.limitWords(terms)
                    + ", and they end with the match and with the arena, even if they have detached themselves"
                    + (SystemTools.LINUX ? "" : " and kept their environment")
                    + ", unless they remove the arena's marks on purpose; they see every folder, every process of"
                    + " the same account and the network. Launch only bots that you trust.";
        }

        @Override
        public List<String> wrap(ProgramStart start) {
            List<String> words = new ArrayList<>(Confinement.prefix(terms, start.around()));
            words.addAll(List.of(
                    "sh",
                    "-c",
                    start.keepsInput() ? HOLD_WITH_INPUT : HOLD,
                    NAME,
                    start.mark().word(),
                    start.mark().pattern()));
            if (limitsAreFree) {
                words.addAll(start.mark().limits());
            }
            words.addAll(privileges);
            words.addAll(start.words());
            return words;
        }

        /**
         * Returns the script.
         *
         * @param shellInput the redirection of the shell's own input
         * @param programInput the redirection of the program's input
         * @param wait the command of the holder that lasts as long as the arena
         */
        private static String script(String shellInput, String programInput, String wait) {
            return SCRIPT.formatted(StartMark.VARIABLE, shellInput, programInput, wait);
        }

        @Override
        public Optional<String> fault() {
            return SystemTools.fault(List.of("sh", "-c", HOLD, NAME, "none", "^none$", "true"));
        }
    }
}

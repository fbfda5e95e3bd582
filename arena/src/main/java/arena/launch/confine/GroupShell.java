package arena.launch.confine;

import arena.launch.machine.StartMark;
import arena.launch.machine.SystemTools;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A confinement in a process group of its own, held by a small shell that ends the group when its pipe from the arena
 * closes. The pipe closes whatever ends the arena, {@code kill -9} included.
 */
final class GroupShell implements Confinement {

    /**
     * The shell's script; {@code $1} is the mark of the start in the environment, {@code $2} a pattern for it in the
     * limits, the others are the command.
     *
     * <p>The program gets the mark in its environment, which the shell itself lacks: so on Linux it can look for
     * detached children without finding itself. The traps let it survive a Control-C in the arena's terminal, and the
     * program does not inherit them. The holder ends the group and, should the group not exist yet, the program that is
     * about to make it. The shell itself must not print: after the arena was killed the pipe has no reader, and the
     * shell would die of it.
     *
     * <p>A child that has also cleared its environment is known by its limits; one that has ended may still be listed.
     */
    private static final String HOLD = """
            trap : INT TERM HUP
            exec 3<&0 </dev/null
            mark=$1 limit=$2
            shift 2
            if command -v setsid >/dev/null 2>&1
            then %1$s="$mark" setsid "$@" 3<&- &
            else set -m; %1$s="$mark" "$@" 3<&- &
            fi
            bot=$!
            set +m
            exec >/dev/null 2>&1
            (trap '' TERM; read -r closed <&3; kill -KILL "-$bot" "$bot") &
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
            """.formatted(StartMark.VARIABLE);

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
                "sh", "-c", HOLD, NAME, start.mark().word(), start.mark().pattern()));
        if (limitsAreFree) {
            words.addAll(start.mark().limits());
        }
        words.addAll(privileges);
        words.addAll(start.words());
        return words;
    }

    @Override
    public Optional<String> fault() {
        return SystemTools.fault(List.of("sh", "-c", HOLD, NAME, "none", "^none$", "true"));
    }
}

package arena.launch.terms;

import java.util.Locale;

/** The level of confinement of launched programs, the strictest first. */
public enum ConfinementLevel {
    /** The strictest that this machine supports. */
    AUTO,
    /** By bubblewrap (Linux): a process space of its own, no other team's folder, no network unless allowed. */
    BWRAP,
    /** In a process space of its own (Linux), which ends with the match or with the arena. */
    NAMESPACE,
    /** In a process group of its own (POSIX), which is ended with the match or with the arena. */
    LEASH,
    /** No confinement: the process tree is ended with the match, as far as the system still shows it. */
    NONE;

    /** Returns the word for it in a setting. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

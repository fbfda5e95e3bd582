package arena.launch.terms;

import java.util.Locale;

/** How closely launched programs are to be shut in, the strictest first. */
public enum ConfinementLevel {
    /** As closely as this machine can do it. */
    AUTO,
    /** By bubblewrap (Linux): a process space of its own, no other team's folder, no network unless allowed. */
    BWRAP,
    /** In a process space of its own (Linux), which ends with the match or with the arena. */
    NAMESPACE,
    /** In a process group of its own (POSIX), which is ended with the match or with the arena. */
    LEASH,
    /** Not at all: its process tree is ended with the match, as far as the system still shows it. */
    NONE;

    /** Returns the word that stands for it in a setting. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

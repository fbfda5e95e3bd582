package arena.launch.limits;

import arena.launch.machine.ProcessTable;
import arena.match.ExceededLimit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The processes of one start: their use of resources, and the limit that they have exceeded. */
public interface ProcessGroup {

    /** The first word is the number of groups to enter; their files follow, then the command. */
    String ENTER = "{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null; n=$1; shift;"
            + " while [ \"$n\" -gt 0 ]; do echo 0 >\"$1\" || exit 1; shift; n=$((n-1)); done; exec \"$@\"";

    /** Returns the files into which the first process must write 0 to be a member. */
    List<Path> entrances();

    /** Returns words before the entire command, outside its confinement. */
    List<String> outside();

    /** Returns words before the program's own command, inside its confinement. */
    List<String> inside();

    /** Notes that its first process runs. */
    void begun(ProcessHandle root);

    /** Measures; the table is current, or empty if {@link #needsTable} returns false. */
    void scan(ProcessTable table);

    /** Returns whether it can only be measured by looking at all processes of the machine. */
    boolean needsTable();

    /** Returns how much processor time was used so far, as of now or of the last scan. */
    long processorNanos();

    /** Returns the most memory that was in use at any scan. */
    long memoryBytes();

    /** Returns the most processes and threads at any scan. */
    int processes();

    /** Returns the limit that was exceeded. */
    Optional<ExceededLimit> overrun();

    /** Returns the processes as of now, or of the last scan. */
    Set<Long> members();

    /** Ends all of them as far as possible at once; does not wait. */
    void kill();

    /** Releases its resources of the system; called again if something was left. */
    boolean remove();

    /**
     * Returns words that make a process a member of groups and then run a command; should the machine run out of
     * memory, the process is ended first, and the arena last.
     */
    static List<String> entering(List<Path> entrances, List<String> command) {
        List<String> words = new ArrayList<>(List.of("sh", "-c", ENTER, "arena-enter", "" + entrances.size()));
        entrances.forEach(entrance -> words.add(entrance.toString()));
        words.addAll(command);
        return words;
    }
}

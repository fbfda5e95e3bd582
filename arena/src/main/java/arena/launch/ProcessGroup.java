package arena.launch;

import arena.match.Overrun;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The processes of one start: what they use together, and the limit that they have passed. */
interface ProcessGroup {

    /** Returns the files into which the first process must write 0 to be a member. */
    List<Path> entrances();

    /** Returns words before the whole command, outside its confinement. */
    List<String> outside();

    /** Returns words before the program's own command, inside its confinement. */
    List<String> inside();

    /** Its first process runs. */
    void begun(ProcessHandle root);

    /** Measures; the table is that of the moment, or empty if {@link #needsTable} says that it is not needed. */
    void look(ProcessTable table);

    /** Returns whether it can only be measured by looking at all processes of the machine. */
    boolean needsTable();

    /** Returns how much processor time was used so far, as of now or of the last look. */
    long processorNanos();

    /** Returns the most memory that was in use at any look. */
    long memoryBytes();

    /** Returns the most processes and threads at any look. */
    int processes();

    /** Returns the limit that was passed. */
    Optional<Overrun> overrun();

    /** Returns the processes as they are now, or were at the last look. */
    Set<Long> members();

    /** Ends all of them as well as it can at once; does not wait. */
    void kill();

    /** Gives back what it holds of the system; asked again if something was left. */
    boolean remove();
}

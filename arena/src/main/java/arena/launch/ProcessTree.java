package arena.launch;

import arena.launch.limits.ProcessGroup;
import arena.launch.machine.MachineProcesses;
import arena.launch.machine.StartMark;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A process with all its descendants. Children are ended before their parents, so that none is orphaned meanwhile; on
 * Linux detached ones are found by the mark in their environment.
 */
final class ProcessTree {

    /** A process may start another while it is being ended; the number of rounds is limited. */
    private static final int MOST_ROUNDS = 20;

    /** A process that the system has not ended after this time waits for a device and is reported. */
    private static final long END_NANOS = 1_000_000_000;

    private static final long LOOK_NANOS = 1_000_000;

    private final ProcessHandle root;
    private final StartMark mark;
    private final boolean onLeash;
    private final ProcessGroup group;
    private final Map<Long, ProcessHandle> known = new LinkedHashMap<>();

    ProcessTree(ProcessHandle root, StartMark mark, boolean onLeash, ProcessGroup group) {
        this.root = root;
        this.mark = mark;
        this.onLeash = onLeash;
        this.group = group;
    }

    /** Remembers the present children: after the end of their parent their origin is unknown. */
    synchronized void scan() {
        root.descendants().forEach(child -> known.putIfAbsent(child.pid(), child));
    }

    /** Asks all of them to end, where the system supports that. */
    synchronized void terminate(boolean rootToo) {
        scan();
        known.values().forEach(ProcessHandle::destroy);
        if (rootToo || known.isEmpty()) {
            root.destroy();
        }
    }

    /** Ends all of them and returns those that are still running, in words. */
    synchronized List<String> kill() {
        group.kill();
        scan();
        end();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            List<ProcessHandle> detached = marked();
            if (detached.isEmpty()) {
                break;
            }
            detached.forEach(child -> known.put(child.pid(), child));
            end();
        }
        group.remove();
        List<String> survivors = new ArrayList<>();
        for (ProcessHandle process : known.values()) {
            if (MachineProcesses.runs(process)) {
                survivors.add(MachineProcesses.words(process));
            }
        }
        return survivors;
    }

    private void end() {
        known.put(root.pid(), root);
        known.values().forEach(ProcessHandle::destroyForcibly);
        long limitNanos = System.nanoTime() + END_NANOS;
        while (known.values().stream().anyMatch(MachineProcesses::runs) && System.nanoTime() < limitNanos) {
            // The end of a process that is not a child is not reported.
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    /** Returns the detached processes: they are still in the group, or have the mark. */
    private List<ProcessHandle> marked() {
        Stream<ProcessHandle> members = group.members().stream().flatMap(member -> ProcessHandle.of(member).stream());
        Stream<ProcessHandle> let = onLeash ? mark.withLimit().stream() : Stream.empty();
        return Stream.of(mark.withWord().stream(), members, let)
                .flatMap(processes -> processes)
                .filter(MachineProcesses::runs)
                .toList();
    }
}

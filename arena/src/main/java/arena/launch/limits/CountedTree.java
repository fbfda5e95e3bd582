package arena.launch.limits;

import arena.launch.machine.MachineProcesses;
import arena.launch.machine.ProcessTable;
import arena.launch.machine.StartMark;
import arena.launch.machine.SystemTools;
import arena.launch.terms.Quota;
import arena.match.ExceededLimit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The processes of one start where the system has no group for them: they are found at each scan by their parents, and,
 * if they have detached themselves, by the mark in their environment. An excess between two scans is not seen; a
 * program that has left its parents and emptied its environment is not found, unless a process space holds it.
 */
final class CountedTree implements ProcessGroup {

    private static final int SHARED_PAGE_BYTES = 4_096;
    private static final int BUSY_LOOKS = 3;

    private final Quota quota;
    private final AccountLimits limits;
    private final String mark;
    private final SortedMap<Long, ProcessTable.Row> known = new TreeMap<>();
    private final Set<Long> checked = new HashSet<>();
    private Optional<ProcessHandle> root = Optional.empty();
    private volatile long processorNanos;
    private long memoryBytes;
    private int processes;
    private int busyLooks;
    private long lookedNanos = System.nanoTime();
    private Optional<ExceededLimit> overrun = Optional.empty();

    /**
     * The limits of one program by the arena's account.
     *
     * @param most the most processes and threads of it
     * @param byKernel whether the kernel enforces that, so that it can have as many but no more
     * @param together how many all programs may have together with the arena, if that is limited
     */
    record AccountLimits(int most, boolean byKernel, OptionalInt together) {}

    CountedTree(Quota quota, AccountLimits limited, String mark) {
        this.quota = quota;
        this.limits = limited;
        this.mark = mark;
    }

    @Override
    public List<Path> entrances() {
        return List.of();
    }

    @Override
    public List<String> outside() {
        return limits.together().isPresent() ? processes(limits.together().getAsInt()) : List.of();
    }

    @Override
    public List<String> inside() {
        return limits.byKernel() ? processes(limits.most()) : List.of();
    }

    private static List<String> processes(int most) {
        return SystemTools.find("prlimit")
                .map(tool -> List.of(tool, "--nproc=" + most, "--"))
                .orElse(List.of());
    }

    @Override
    public synchronized void begun(ProcessHandle process) {
        root = Optional.of(process);
    }

    @Override
    public boolean needsTable() {
        return true;
    }

    @Override
    public synchronized void scan(ProcessTable table) {
        if (root.isEmpty()) {
            return;
        }
        find(table);
        long now = System.nanoTime();
        long used = 0;
        long pages = 0;
        int threads = 0;
        for (ProcessTable.Row row : known.values()) {
            used += row.nanos();
            pages += row.residentPages();
            threads += row.threads();
        }
        watchShare(used - processorNanos, now - lookedNanos, threads);
        lookedNanos = now;
        processorNanos = Math.max(processorNanos, used);
        processes = Math.max(processes, threads);
        long memory = pages * SHARED_PAGE_BYTES > quota.memoryBytes() ? ownBytes() : pages * SHARED_PAGE_BYTES;
        memoryBytes = Math.max(memoryBytes, memory);
        if (overrun.isEmpty() && memory > quota.memoryBytes()) {
            overrun = Optional.of(ExceededLimit.ofMemory(quota.memoryBytes()));
        } else if (overrun.isEmpty() && (limits.byKernel() ? threads >= limits.most() : threads > limits.most())) {
            overrun = Optional.of(ExceededLimit.ofProcesses(limits.most()));
        }
    }

    private void find(ProcessTable table) {
        long first = root.orElseThrow().pid();
        known.values().removeIf(row -> !table.has(row));
        boolean more = true;
        while (more) {
            int before = known.size();
            for (ProcessTable.Row row : table.rows()) {
                if (row.process() == first || known.containsKey(row.process()) || isNew(row)) {
                    known.put(row.process(), row);
                }
            }
            more = known.size() > before;
        }
    }

    /**
     * Returns whether a process belongs to the start: its parent does, or it has no parent of its own and has the mark;
     * each such process is asked for its mark once.
     */
    private boolean isNew(ProcessTable.Row row) {
        if (known.containsKey(row.parent())) {
            return true;
        }
        return row.parent() <= 1
                && checked.add(row.process())
                && StartMark.wordOf(row.process()).filter(mark::equals).isPresent();
    }

    /** Lowers the priority of a program that uses more processors than its share in several scans in a row. */
    private void watchShare(long usedNanos, long elapsedNanos, int threads) {
        int processors = Runtime.getRuntime().availableProcessors();
        double share = quota.processors() > 0 ? quota.processors() : Math.max(1, processors / 2.0);
        busyLooks = usedNanos > elapsedNanos * share * 1.1 && threads > share ? busyLooks + 1 : 0;
        if (busyLooks == BUSY_LOOKS) {
            // Later processes inherit the priority.
            lowerPriority();
        }
    }

    private void lowerPriority() {
        List<String> words = new ArrayList<>(List.of("renice", "-n", "19", "-p"));
        for (Long process : known.keySet()) {
            String[] threads =
                    MachineProcesses.FOLDER.resolve(process + "/task").toFile().list();
            if (threads != null) {
                words.addAll(List.of(threads));
            }
        }
        if (words.size() > 4 && SystemTools.find("renice").isPresent()) {
            SystemTools.begin(words);
        }
    }

    /** Returns the memory that is theirs alone, shared pages counted once: slow, so only called in doubt. */
    private long ownBytes() {
        return known.keySet().stream().mapToLong(CountedTree::ownBytes).sum();
    }

    private static long ownBytes(long process) {
        try {
            return Files.readString(
                            MachineProcesses.FOLDER.resolve(process + "/smaps_rollup"), StandardCharsets.US_ASCII)
                    .lines()
                    .filter(line -> line.startsWith("Pss:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) << 10)
                    .sum();
        } catch (IOException ended) {
            return 0;
        }
    }

    /** {@inheritDoc} It does not wait for a look. */
    @Override
    public long processorNanos() {
        return processorNanos;
    }

    @Override
    public synchronized long memoryBytes() {
        return memoryBytes;
    }

    @Override
    public synchronized int processes() {
        return processes;
    }

    @Override
    public synchronized Optional<ExceededLimit> overrun() {
        return overrun;
    }

    /** A number that the system has given to another process since the last scan does not belong to a member. */
    @Override
    public synchronized Set<Long> members() {
        return known.values().stream()
                .filter(ProcessTable::isThere)
                .map(ProcessTable.Row::process)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The end of the first process ends its process space; remaining processes are found at the next scan. */
    @Override
    public void kill() {
        root.ifPresent(ProcessHandle::destroyForcibly);
        members().forEach(member -> ProcessHandle.of(member).ifPresent(ProcessHandle::destroyForcibly));
    }

    @Override
    public boolean remove() {
        return true;
    }
}

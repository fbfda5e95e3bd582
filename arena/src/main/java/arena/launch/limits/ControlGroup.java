package arena.launch.limits;

import arena.launch.machine.MachineProcesses;
import arena.launch.machine.ProcessTable;
import arena.launch.terms.Quota;
import arena.match.ExceededLimit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A control group of the kernel, of either version: its processes cannot leave the count, unless they may write to its
 * files.
 */
final class ControlGroup implements ProcessGroup {

    private static final String MEMBERS = "cgroup.procs";

    private static final Logger LOGGER = LoggerFactory.getLogger(ControlGroup.class);

    private final Quota quota;
    private volatile List<Path> folders;
    private Optional<Scope> scope = Optional.empty();
    private Optional<ProcessHandle> root = Optional.empty();
    private long memoryBytes;
    private int processes;
    private final AtomicLong processorNanos = new AtomicLong();
    private boolean killed;
    private Optional<ExceededLimit> overrun = Optional.empty();

    /**
     * Makes the representation of a group that exists.
     *
     * @param folders one in each hierarchy, the same only once
     */
    ControlGroup(List<Path> folders, Quota quota) {
        this.folders = List.copyOf(new LinkedHashSet<>(folders));
        this.quota = quota;
    }

    /** Makes the representation of a group that systemd creates when the command runs, below a folder. */
    ControlGroup(Scope scope, Quota quota) {
        this.folders = List.of();
        this.scope = Optional.of(scope);
        this.quota = quota;
    }

    /**
     * A group that systemd creates.
     *
     * @param command the words that create and enter it
     * @param unit its name
     * @param root the root of the groups
     */
    record Scope(List<String> command, String unit, Path root) {}

    @Override
    public List<Path> entrances() {
        return folders.stream().map(folder -> folder.resolve(MEMBERS)).toList();
    }

    @Override
    public List<String> outside() {
        return scope.map(Scope::command).orElse(List.of());
    }

    /** Looks for the group that was requested from systemd; until it exists nothing is counted. */
    private void find(ProcessHandle process, Scope asked) {
        try {
            Path groups = MachineProcesses.FOLDER.resolve(process.pid() + "/cgroup");
            for (String line : Files.readAllLines(groups, StandardCharsets.UTF_8)) {
                String[] words = line.split(":", 3);
                if (words.length == 3 && words[2].endsWith("/" + asked.unit())) {
                    folders = List.of(asked.root().resolve(words[2].substring(1)));
                }
            }
        } catch (IOException ended) {
            folders = List.of();
        }
    }

    @Override
    public List<String> inside() {
        return List.of();
    }

    @Override
    public synchronized void begun(ProcessHandle process) {
        root = Optional.of(process);
        scan(ProcessTable.EMPTY);
    }

    @Override
    public boolean needsTable() {
        return false;
    }

    @Override
    public synchronized void scan(ProcessTable table) {
        if (folders.isEmpty() && scope.isPresent() && root.isPresent()) {
            find(root.get(), scope.get());
        }
        memoryBytes = Math.max(memoryBytes, field("memory.stat", Set.of("rss", "anon", "shmem")));
        processes = (int) Math.max(processes, Math.max(number("pids.current"), number("pids.peak")));
        processorNanos();
        if (overrun.isPresent()) {
            return;
        }
        if (field("memory.oom_control", Set.of("oom_kill")) + field("memory.events", Set.of("oom_kill")) > 0) {
            overrun = Optional.of(ExceededLimit.ofMemory(quota.memoryBytes()));
        } else if (!killed && field("pids.events", Set.of("max")) > 0) {
            overrun = Optional.of(ExceededLimit.ofProcesses(quota.processes()));
        }
    }

    /** {@inheritDoc} The match's thread asks for it, and must not wait for a look at all other files. */
    @Override
    public long processorNanos() {
        return processorNanos.accumulateAndGet(measuredNanos(), Math::max);
    }

    private long measuredNanos() {
        long nanos = number("cpuacct.usage");
        return nanos > 0 ? nanos : field("cpu.stat", Set.of("usage_usec")) * 1_000;
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

    @Override
    public Set<Long> members() {
        Set<Long> members = new TreeSet<>();
        for (String line : text(MEMBERS).lines().toList()) {
            members.add(Long.parseLong(line.strip()));
        }
        return Collections.unmodifiableSet(members);
    }

    /** First the start of processes is blocked, so that none escapes while the others are ended. */
    @Override
    public void kill() {
        synchronized (this) {
            killed = true;
        }
        for (Path folder : folders) {
            if (Files.exists(folder.resolve("cgroup.kill"))) {
                order(folder.resolve("cgroup.kill"), "1");
            } else if (Files.exists(folder.resolve("pids.max"))) {
                order(folder.resolve("pids.max"), "0");
            }
        }
        members().forEach(member -> ProcessHandle.of(member).ifPresent(ProcessHandle::destroyForcibly));
    }

    @Override
    public boolean remove() {
        boolean gone = true;
        for (Path folder : folders) {
            try {
                Files.deleteIfExists(folder);
            } catch (IOException busy) {
                gone = false;
            }
        }
        return gone;
    }

    /** Writes an order; a group that is gone needs none. */
    private static void order(Path file, String text) {
        try {
            write(file, text);
        } catch (IOException gone) {
            LOGGER.debug("{} takes no {}: {}", file, text, gone.toString());
        }
    }

    private long number(String file) {
        String text = text(file).strip();
        return text.matches("[0-9]{1,18}") ? Long.parseLong(text) : 0;
    }

    /** Returns the sum of the values with the given keys. */
    private long field(String file, Set<String> keys) {
        long sum = 0;
        for (String line : text(file).lines().toList()) {
            String[] words = line.split(" ", 2);
            if (words.length == 2 && keys.contains(words[0]) && words[1].strip().matches("[0-9]{1,18}")) {
                sum += Long.parseLong(words[1].strip());
            }
        }
        return sum;
    }

    /** Returns the content of a file; empty if no hierarchy has it, or the group is gone. */
    private String text(String file) {
        return folders.stream()
                .map(folder -> folder.resolve(file))
                .filter(Files::exists)
                .findFirst()
                .map(ControlGroup::read)
                .orElse("");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.US_ASCII);
        } catch (IOException gone) {
            return "";
        }
    }

    /** Writes a file of the kernel, which exists and cannot be truncated. */
    static void write(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardCharsets.US_ASCII, StandardOpenOption.WRITE);
    }
}

package arena.launch.limits;

import arena.launch.machine.MachineProcesses;
import arena.launch.machine.SystemTools;
import arena.launch.terms.Quota;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A maker of control groups below the arena's own, where the arena may write there (Linux; version 2 if it is
 * delegated, else version 1).
 */
final class ControlGroups {

    private static final Path SYSTEM = Path.of("/proc/self");
    private static final AtomicLong NAMES = new AtomicLong();

    /** The controllers that enforce a bot's limits. */
    private static final List<String> NEEDED = List.of("memory", "pids");

    /** The controllers that assign and measure its share of the processors. */
    private static final List<String> OPTIONAL = List.of("cpu", "cpuacct");

    /** The weight of a bot: that of one ordinary process, however many it starts. */
    private static final String SHARES = "1024";

    private static final int PERIOD_MICROS = 100_000;

    private final boolean unified;
    private final SortedMap<String, Path> parents;
    private final Quota quota;

    private ControlGroups(boolean unified, SortedMap<String, Path> parents, Quota quota) {
        this.unified = unified;
        this.parents = parents;
        this.quota = quota;
    }

    /** Returns a maker that works here, tested by making a group; empty if none does. */
    static Optional<ControlGroups> find(Quota quota) {
        try {
            for (ControlGroups candidate : List.of(
                    new ControlGroups(true, unified(), quota), new ControlGroups(false, byController(), quota))) {
                if (candidate.works()) {
                    candidate.removeLeftovers();
                    return Optional.of(candidate);
                }
            }
        } catch (IOException notLinux) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    private boolean works() {
        if (!parents.keySet().containsAll(NEEDED)) {
            return false;
        }
        try {
            // Root in a container may see groups in which it can change nothing.
            ControlGroup probe = make();
            boolean entered = SystemTools.fault(ProcessGroup.entering(probe.entrances(), List.of("true")))
                    .isEmpty();
            return probe.remove() && entered;
        } catch (IOException notDelegated) {
            return false;
        }
    }

    /** Makes a group with all limits set. */
    ControlGroup make() throws IOException {
        String name = "arena-" + MachineProcesses.arena() + "-" + NAMES.incrementAndGet();
        List<Path> folders = new ArrayList<>();
        ControlGroup group = new ControlGroup(List.of(), quota);
        try {
            for (Path parent : new LinkedHashSet<>(parents.values())) {
                folders.add(Files.createDirectory(parent.resolve(name)));
            }
            group = new ControlGroup(folders, quota);
            for (Path folder : folders) {
                limit(folder);
            }
            return group;
        } catch (IOException failure) {
            new ControlGroup(folders, quota).remove();
            throw failure;
        }
    }

    private void limit(Path folder) throws IOException {
        String memory = Long.toString(quota.memoryBytes());
        set(folder, "memory.limit_in_bytes", memory);
        set(folder, "memory.memsw.limit_in_bytes", memory);
        set(folder, "memory.max", memory);
        set(folder, "memory.swap.max", "0");
        set(folder, "pids.max", Integer.toString(quota.processes()));
        set(folder, "cpu.shares", SHARES);
        set(folder, "cpu.weight", "100");
        if (quota.processors() > 0) {
            int most = quota.processors() * PERIOD_MICROS;
            set(folder, "cpu.cfs_quota_us", Integer.toString(most));
            set(folder, "cpu.max", most + " " + PERIOD_MICROS);
        }
    }

    /** Sets a value if the file exists: each version, and each hierarchy, has some of the files. */
    private static void set(Path folder, String file, String text) throws IOException {
        if (Files.exists(folder.resolve(file))) {
            ControlGroup.write(folder.resolve(file), text);
        }
    }

    /** Removes groups that a killed arena has left behind, perhaps with processes in them. */
    private void removeLeftovers() throws IOException {
        for (Path parent : new LinkedHashSet<>(parents.values())) {
            try (DirectoryStream<Path> groups = Files.newDirectoryStream(parent, "arena-*-*")) {
                for (Path group : groups) {
                    if (MachineProcesses.isOfDeadArena(
                            group.getFileName().toString().split("-", -1)[1])) {
                        ControlGroup left = new ControlGroup(List.of(group), quota);
                        left.kill();
                        left.remove();
                    }
                }
            }
        }
    }

    /** Returns the arena's own group of version 2 for each controller that its children may have. */
    private static SortedMap<String, Path> unified() throws IOException {
        SortedMap<String, Path> parents = new TreeMap<>();
        for (Mount mount : mounts()) {
            if (!mount.type().equals("cgroup2")) {
                continue;
            }
            Path own = own("", mount);
            String offered = Files.readString(own.resolve("cgroup.controllers"), StandardCharsets.US_ASCII);
            if (List.of(offered.strip().split(" ", -1)).containsAll(NEEDED) && Files.isWritable(own)) {
                delegate(own, offered.contains("cpu") ? "+memory +pids +cpu" : "+memory +pids");
                NEEDED.forEach(controller -> parents.put(controller, own));
            }
        }
        return parents;
    }

    /**
     * Enables controllers for child groups. A group of version 2 that has members can have no children with
     * controllers: the arena moves into a child of its own.
     */
    private static void delegate(Path own, String controllers) throws IOException {
        Path control = own.resolve("cgroup.subtree_control");
        try {
            ControlGroup.write(control, controllers);
        } catch (IOException occupied) {
            Path arena = own.resolve("arena-" + MachineProcesses.arena() + "-0");
            Files.createDirectories(arena);
            try {
                ControlGroup.write(arena.resolve("cgroup.procs"), "0");
                ControlGroup.write(control, controllers);
            } catch (IOException notAlone) {
                // Another process is in the group: an unusable group is left as it was.
                ControlGroup.write(own.resolve("cgroup.procs"), "0");
                Files.deleteIfExists(arena);
            }
        }
    }

    /** Returns the arena's own group of version 1 by controller. */
    private static SortedMap<String, Path> byController() throws IOException {
        SortedMap<String, Path> parents = new TreeMap<>();
        for (Mount mount : mounts()) {
            if (!mount.type().equals("cgroup")) {
                continue;
            }
            for (String controller : mount.options()) {
                if (NEEDED.contains(controller) || OPTIONAL.contains(controller)) {
                    Path own = own(controller, mount);
                    if (Files.isWritable(own)) {
                        parents.put(controller, own);
                    }
                }
            }
        }
        return parents;
    }

    /** A mount at which groups can be seen. */
    private record Mount(Path at, String type, List<String> options) {}

    private static List<Mount> mounts() throws IOException {
        return Files.readAllLines(SYSTEM.resolve("mounts")).stream()
                .map(line -> line.split(" ", -1))
                .filter(words -> words.length > 3 && words[2].startsWith("cgroup"))
                .map(words -> new Mount(Path.of(words[1]), words[2], Arrays.asList(words[3].split(",", -1))))
                .toList();
    }

    /** Returns the arena's group; inside a container its name may belong to the outside, and the mount is the group. */
    private static Path own(String controller, Mount mount) throws IOException {
        for (String line : Files.readAllLines(SYSTEM.resolve("cgroup"))) {
            String[] words = line.split(":", 3);
            if (words.length == 3 && List.of(words[1].split(",", -1)).contains(controller)) {
                Path own = mount.at().resolve(words[2].substring(1));
                return Files.isDirectory(own) ? own : mount.at();
            }
        }
        return mount.at();
    }

    /** Returns how the limits are enforced, for the host. */
    String words() {
        return "control groups (version " + (unified ? "2" : "1") + ")";
    }
}

package arena.launch.limits;

import arena.launch.machine.MachineProcesses;
import arena.launch.machine.SystemTools;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.Quota;
import arena.match.ExceededLimit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/** The enforcement of quotas on this machine: by control groups, by scopes of systemd, or by periodic measurement. */
public final class ResourceLimits {

    private static final Path GROUPS = Path.of("/sys/fs/cgroup");

    /** Variables without which systemd-run does not find its user's systemd; a program must not have them. */
    private static final List<String> SESSION = List.of("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS");

    private final Quota quota;
    private final ConfinementLevel level;
    private final Optional<ControlGroups> groups;
    private final boolean scopes;
    private final AccountProcesses account = AccountProcesses.read();
    private final AtomicLong names = new AtomicLong();

    private ResourceLimits(Quota quota, ConfinementLevel level, Optional<ControlGroups> groups) {
        this.quota = quota;
        this.level = level;
        this.groups = groups;
        this.scopes = groups.isEmpty() && level != ConfinementLevel.NONE && scopesWork();
    }

    /** Returns the strictest way that works here, by test. */
    public static ResourceLimits choose(Quota quota, ConfinementLevel level) {
        return new ResourceLimits(
                quota, level, level == ConfinementLevel.NONE ? Optional.empty() : ControlGroups.find(quota));
    }

    private boolean scopesWork() {
        if (SystemTools.find("systemd-run").isEmpty()
                || !Files.exists(GROUPS.resolve("cgroup.controllers"))
                || System.getenv("XDG_RUNTIME_DIR") == null) {
            return false;
        }
        List<String> words = new ArrayList<>(scope().command());
        words.add("true");
        return SystemTools.fault(words).isEmpty();
    }

    private ControlGroup.Scope scope() {
        String unit = "arena-" + MachineProcesses.arena() + "-" + names.incrementAndGet() + ".scope";
        List<String> words = new ArrayList<>(List.of("env"));
        SortedMap<String, String> session = new TreeMap<>(System.getenv());
        session.keySet().retainAll(SESSION);
        session.forEach((name, value) -> words.add(name + "=" + value));
        words.addAll(List.of("systemd-run", "--user", "--scope", "--quiet", "--collect", "--unit=" + unit));
        words.addAll(List.of("-p", "MemoryMax=" + quota.memoryBytes(), "-p", "MemorySwapMax=0"));
        words.addAll(List.of("-p", "TasksMax=" + quota.processes(), "-p", "CPUWeight=100"));
        if (quota.processors() > 0) {
            words.addAll(List.of("-p", "CPUQuota=" + quota.processors() * 100 + "%"));
        }
        words.addAll(List.of("--", "env"));
        SESSION.forEach(name -> words.addAll(List.of("-u", name)));
        return new ControlGroup.Scope(words, unit, GROUPS);
    }

    /** Makes the group of a start. */
    public ProcessGroup group(String mark) throws IOException {
        if (groups.isPresent()) {
            return groups.get().make();
        }
        if (scopes) {
            return new ControlGroup(scope(), quota);
        }
        // The kernel counts the processes of a user space separately, all others only together.
        boolean byKernel =
                account.isLimited() && (level == ConfinementLevel.BWRAP || level == ConfinementLevel.NAMESPACE);
        return new CountedTree(
                quota,
                new CountedTree.AccountLimits(
                        account.part(quota),
                        byKernel,
                        level == ConfinementLevel.NONE ? OptionalInt.empty() : account.forPrograms()),
                mark);
    }

    public AccountProcesses account() {
        return account;
    }

    /** Returns what keeps it from working now, in few words. */
    public Optional<String> fault() {
        try {
            return group("").remove() ? Optional.empty() : Optional.of("a control group cannot be removed");
        } catch (IOException failure) {
            return Optional.of(String.valueOf(failure.getMessage()));
        }
    }

    /** Returns one sentence for the host: the limits, how they are enforced, and what that does not prevent. */
    public String words() {
        String most = ExceededLimit.bytes(quota.memoryBytes()) + " of memory, " + account.part(quota)
                + " processes and threads, " + ExceededLimit.bytes(quota.folderBytes()) + " of the disk";
        String escape = level == ConfinementLevel.BWRAP ? "." : "; a bot can leave its group on purpose.";
        if (groups.isPresent()) {
            return "Each is limited to " + most + " and its share of the processors by "
                    + groups.get().words() + escape;
        }
        if (scopes) {
            return "Each is limited to " + most + " and its share of the processors by a scope of systemd" + escape;
        }
        return Files.isDirectory(MachineProcesses.FOLDER)
                ? "Each may use " + most
                        + ": the arena checks every 50 ms and ends a bot that uses more, so the use can be"
                        + " higher for a moment; a bot that uses more than its share of the processors gets a"
                        + " lower priority."
                : "Their resource use is neither limited nor measured on this system.";
    }
}

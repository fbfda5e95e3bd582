package arena.contest;

import arena.store.AuditEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The digests of the entries that count in a contest: those of the freeze, or of a later acceptance of a team.
 *
 * @param digests the digest of each file by {@code TEAM/FILE}, and of all files of a team by {@code TEAM}
 */
public record EntryDigests(SortedMap<String, String> digests) {

    /** The name of a fact in a record: the digest of all files of a program. */
    public static final String FACT = "entry-sha256";

    public EntryDigests {
        digests = Collections.unmodifiableSortedMap(new TreeMap<>(digests));
    }

    /** Returns whether a decision changes the digests that count. */
    static boolean isChangedBy(AuditEntry decision) {
        RefereeDecision what = DecisionCodec.read(decision);
        return what instanceof RefereeDecision.Frozen || what instanceof RefereeDecision.EntryAccepted;
    }

    /** Returns the digests that count after some decisions. */
    public static EntryDigests of(List<AuditEntry> decisions) {
        SortedMap<String, String> digests = new TreeMap<>();
        for (AuditEntry decision : decisions) {
            RefereeDecision what = DecisionCodec.read(decision);
            if (what instanceof RefereeDecision.Frozen frozen) {
                digests.clear();
                digests.putAll(frozen.digests());
            } else if (what instanceof RefereeDecision.EntryAccepted accepted) {
                accepted.digests().keySet().stream()
                        .filter(name -> !isFile(name))
                        .forEach(team -> digests.keySet().removeIf(name -> isOf(team, name)));
                digests.putAll(accepted.digests());
            }
        }
        return new EntryDigests(digests);
    }

    private static boolean isFile(String name) {
        return name.indexOf('/') >= 0;
    }

    /** Returns whether a name belongs to a team or to one of its files. */
    public static boolean isOf(String team, String name) {
        return name.equals(team) || name.startsWith(team + "/");
    }

    /** Returns the number of files with a digest. */
    public long files() {
        return digests.keySet().stream().filter(EntryDigests::isFile).count();
    }

    /** Returns whether nothing was ever frozen. */
    public boolean isEmpty() {
        return digests.isEmpty();
    }

    /** Returns the digest of all files of a team, if it was stored. */
    public Optional<String> ofAllFiles(String team) {
        return Optional.ofNullable(digests.get(team)).filter(digest -> !digest.isEmpty());
    }

    /** Returns the differences from other digests, a sentence for each file. */
    public List<String> changes(EntryDigests now) {
        List<String> changes = new ArrayList<>();
        SortedMap<String, String> all = new TreeMap<>(digests);
        all.putAll(now.digests);
        all.keySet().removeIf(name -> !isFile(name));
        for (String name : all.keySet()) {
            String what = !now.digests.containsKey(name)
                    ? " is gone"
                    : !digests.containsKey(name)
                            ? " is new"
                            : digests.getOrDefault(name, "").equals(now.digests.getOrDefault(name, ""))
                                    ? ""
                                    : " has changed";
            if (!what.isEmpty()) {
                int slash = name.indexOf('/');
                changes.add("The file " + name.substring(slash + 1) + " of " + name.substring(0, slash) + what
                        + " since the entries were frozen.");
            }
        }
        return changes;
    }

    /** Returns the digests of one team. */
    public EntryDigests of(String team) {
        SortedMap<String, String> part = new TreeMap<>(digests);
        part.keySet().removeIf(name -> !isOf(team, name));
        return new EntryDigests(part);
    }
}

package arena.exchange;

import arena.match.Invitation;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/**
 * The remarks on a folder: each is recorded once, and their number is limited. Any thread that looks adds them; the
 * match's thread records them.
 */
final class FolderNotices {

    /** The most remarks on one folder in a match. */
    private static final int MOST = 100;

    private final Invitation invitation;
    private final TeamFolder team;
    private final Set<String> known = new HashSet<>();
    private final Set<Integer> outputs = new HashSet<>();
    private final Queue<Remark> waiting = new ArrayDeque<>();

    FolderNotices(Invitation invitation, TeamFolder team) {
        this.invitation = invitation;
        this.team = team;
    }

    private record Remark(String kind, String words, int output) {}

    /** Adds a remark, unless there is one with the same words. */
    void add(String kind, String words) {
        add(new Remark(kind, words, 0));
    }

    /** Adds a remark on a file; the words follow its name. */
    void add(String kind, FileName file, String words) {
        int output = file.kind() == FileName.Kind.OUTPUT ? file.number() : 0;
        add(new Remark(kind, file.name() + " " + words, output));
    }

    private synchronized void add(Remark notice) {
        if (known.size() >= MOST || !known.add(notice.kind() + " " + notice.words())) {
            return;
        }
        outputs.add(notice.output());
        waiting.add(notice);
        if (known.size() == MOST) {
            waiting.add(
                    new Remark("more", "further odd files in the folder of " + team.name() + " are not reported", 0));
        }
    }

    /** Returns whether there is a remark on an output. */
    synchronized boolean hasRemarkOn(int output) {
        return outputs.contains(output);
    }

    /** Records the remarks since the last call; only on the match's thread. */
    void record() {
        for (Optional<Remark> next = next(); next.isPresent(); next = next()) {
            invitation.notice(next.get().kind(), next.get().words(), next.get().output());
        }
    }

    private synchronized Optional<Remark> next() {
        return Optional.ofNullable(waiting.poll());
    }
}

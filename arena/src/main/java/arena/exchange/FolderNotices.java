package arena.exchange;

import arena.exchange.state.Effect;
import arena.exchange.state.FolderState;
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

    private final Invitation invitation;
    private final TeamFolder team;
    private final Set<String> known = new HashSet<>();
    private final Queue<Effect.Remark> waiting = new ArrayDeque<>();

    FolderNotices(Invitation invitation, TeamFolder team) {
        this.invitation = invitation;
        this.team = team;
    }

    /** Adds a remark on the folder, unless there is one with the same words. */
    void add(String kind, String words) {
        add(new Effect.Remark(kind, words, 0));
    }

    /** Adds a remark, unless there is one with the same words. */
    synchronized void add(Effect.Remark remark) {
        if (known.size() >= FolderState.MOST_REMARKS || !known.add(remark.kind() + " " + remark.words())) {
            return;
        }
        waiting.add(remark);
        if (known.size() == FolderState.MOST_REMARKS) {
            waiting.add(new Effect.Remark(
                    "more", "further odd files in the folder of " + team.name() + " are not reported", 0));
        }
    }

    /** Records the remarks since the last call; only on the match's thread. */
    void record() {
        for (Optional<Effect.Remark> next = next(); next.isPresent(); next = next()) {
            invitation.notice(next.get().kind(), next.get().words(), next.get().output());
        }
    }

    private synchronized Optional<Effect.Remark> next() {
        return Optional.ofNullable(waiting.poll());
    }
}

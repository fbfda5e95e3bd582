package arena.exchange;

import arena.match.Invitation;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/**
 * Writes down what is odd in a folder: each thing once, and no more than a record can bear. Whoever looks tells it,
 * from whatever thread; the match writes it down.
 */
final class FolderNotices {

    /** After so many notices of one folder and match the others are not named. */
    private static final int MOST = 100;

    private final Invitation invitation;
    private final TeamFolder team;
    private final Set<String> told = new HashSet<>();
    private final Set<Integer> outputs = new HashSet<>();
    private final Queue<Notice> waiting = new ArrayDeque<>();

    FolderNotices(Invitation invitation, TeamFolder team) {
        this.invitation = invitation;
        this.team = team;
    }

    private record Notice(String kind, String words, int output) {}

    /** Notices something that the same words have not said yet. */
    void tell(String kind, String words) {
        tell(new Notice(kind, words, 0));
    }

    /** Notices something about a file; the words go on after its name. */
    void tell(String kind, FileName file, String words) {
        int output = file.kind() == FileName.Kind.OUTPUT ? file.number() : 0;
        tell(new Notice(kind, file.name() + " " + words, output));
    }

    private synchronized void tell(Notice notice) {
        if (told.size() >= MOST || !told.add(notice.kind() + " " + notice.words())) {
            return;
        }
        outputs.add(notice.output());
        waiting.add(notice);
        if (told.size() == MOST) {
            waiting.add(new Notice(
                    "more", "what else is odd in the folder of " + team.name() + " is not named any more", 0));
        }
    }

    /** Returns whether something was told about an output. */
    synchronized boolean isTold(int output) {
        return outputs.contains(output);
    }

    /** Writes down what was told since the last call; only on the match's thread. */
    void writeDown() {
        for (Optional<Notice> next = next(); next.isPresent(); next = next()) {
            invitation.notice(next.get().kind(), next.get().words(), next.get().output());
        }
    }

    private synchronized Optional<Notice> next() {
        return Optional.ofNullable(waiting.poll());
    }
}

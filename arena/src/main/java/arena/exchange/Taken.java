package arena.exchange;

import arena.game.AnswerForm;
import arena.match.Stamps;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** The answer that was taken last: it stands, and what is done to its file afterwards is only named in the record. */
final class Taken {

    private static final byte[] NOTHING = {};

    private final Path folder;
    private final Notices notices;
    private final Paper.Limits limits;
    private int number;
    private byte[] bytes = NOTHING;
    private Optional<String> file = Optional.empty();

    Taken(Path folder, Notices notices, Paper.Limits limits) {
        this.folder = folder;
        this.notices = notices;
        this.limits = limits;
    }

    /** Returns the number of the prompt that was closed last; 0 if there was none. */
    int number() {
        return number;
    }

    /** An order was taken where nobody is asked. */
    void take(int closed, byte[] taken) {
        number = closed;
        bytes = taken;
        file = Optional.empty();
    }

    /** An answer was taken from a file of that name. */
    void take(int closed, byte[] taken, String name) {
        take(closed, taken);
        file = Optional.of(name);
    }

    /** A prompt was closed, and no file answered it. */
    void close(int closed) {
        take(closed, NOTHING);
    }

    /** A file that grows under its name is reported by nobody: its size tells whether more came after it was taken. */
    void lookAgain() {
        file.filter(name -> folder.resolve(name).toFile().length() != bytes.length)
                .flatMap(FileName::read)
                .ifPresent(name -> sightLate(name, Stamps.NEVER));
    }

    /** What comes for a closed prompt is named, unless it is the very file that was taken, reported once more. */
    void sightLate(FileName name, long nowNanos) {
        if (name.kind() == FileName.Kind.DRAFT) {
            return;
        }
        if (name.number() != number || bytes.length == 0) {
            notices.tell("late", name.name() + " came after prompt " + name.number() + " was closed and is no answer");
        } else if (isChanged(folder.resolve(name.name()), nowNanos)) {
            notices.tell("twice", name.name() + " was changed after it was taken; the change is no answer");
        }
    }

    private boolean isChanged(Path path, long nowNanos) {
        if (Entry.of(path).filter(Entry::isFile).isEmpty()) {
            return false;
        }
        Paper again = new Paper(path, AnswerForm.Ending.LINE, limits, nowNanos);
        again.look(nowNanos);
        return again.asItStands().filter(now -> !Arrays.equals(now, bytes)).isPresent();
    }
}

package arena.app.practice;

import arena.game.Phase;
import arena.game.Seat;
import arena.match.Event;
import arena.practice.LadderMatch;
import arena.practice.OpenLadderMatch;
import arena.practice.ProgressFile;
import arena.record.RecordException;
import arena.record.RecordShelf;
import java.util.List;
import java.util.Optional;

/**
 * Makes good what an arena that was killed after the verdict has not written down: how a match of practice ended stands
 * in its record. A match without an end is left alone, since another arena may be playing it.
 */
final class PracticeRecovery {

    /** Killed matches stay open for ever; nobody wants to wait for looking at all of them again. */
    private static final int MOST_LOOKED_AT = 20;

    private final ProgressFile file;
    private final RecordShelf shelf;

    PracticeRecovery(ProgressFile file, RecordShelf shelf) {
        this.file = file;
        this.shelf = shelf;
    }

    /**
     * Looks up the latest of the matches that were begun, and writes down how they ended.
     *
     * @return each that counts now
     */
    List<LadderMatch> settle(List<OpenLadderMatch> open) {
        return open.stream()
                .skip(Math.max(0, open.size() - MOST_LOOKED_AT))
                .flatMap(match -> settle(match).stream())
                .toList();
    }

    private Optional<LadderMatch> settle(OpenLadderMatch match) {
        Optional<Event> end = end(match);
        if (end.isPresent() && end.get() instanceof Event.BrokenOff) {
            file.dismiss(match);
        }
        return end.filter(Event.Ended.class::isInstance).map(ended -> count(match, (Event.Ended) ended));
    }

    private LadderMatch count(OpenLadderMatch match, Event.Ended ended) {
        Phase.Over over = new Phase.Over(ended.standings(), ended.reason(), ended.detail());
        LadderMatch attempt =
                new LadderMatch(match.level(), PracticeRun.result(over, new Seat(match.seat())), match.match());
        file.append(attempt);
        return attempt;
    }

    private Optional<Event> end(OpenLadderMatch match) {
        try {
            return shelf.summary(shelf.named(match.match())).end();
        } catch (RecordException gone) {
            // Without its record nobody knows how it ended; it may also lie on another shelf, and is looked for there
            // then.
            return Optional.empty();
        }
    }
}

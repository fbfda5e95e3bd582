package arena.cli.errors;

import arena.faults.Faults;
import arena.match.Event;
import arena.record.MatchRecord;
import java.util.List;
import java.util.Optional;

/**
 * What went wrong for a bot in one match.
 *
 * @param faults the last one first
 */
record ErrorsMatch(MatchRecord record, List<Faults.Fault> faults) {

    ErrorsMatch {
        faults = List.copyOf(faults);
    }

    Event.Began began() {
        return record.began().orElseThrow();
    }

    /** Returns what a seat was asked at a turn of its own; nothing if it was not asked so often. */
    Optional<Event.Prompted> prompt(int seat, int turn) {
        return record.events(Event.Prompted.class)
                .filter(prompted -> prompted.seat() == seat && prompted.number() == turn)
                .findFirst();
    }

    /** Returns what it answered; nothing if that was not judged, or there was no answer. */
    Optional<byte[]> answer(int seat, int turn) {
        return record.events(Event.Ruled.class)
                .filter(ruled -> ruled.seat() == seat && ruled.reply().number() == turn)
                .findFirst()
                .flatMap(ruled -> ruled.reply().bytes());
    }

    /** Returns how its program ended; nothing if the arena did not start it. */
    Optional<Event.ProcessEnded> ended(int seat) {
        return record.events(Event.ProcessEnded.class)
                .filter(ended -> ended.seat() == seat)
                .findFirst();
    }
}

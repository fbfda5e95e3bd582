package arena.record;

import arena.match.Event;
import arena.match.MatchStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A record of a match, as far as it could be read.
 *
 * @param file its file
 * @param entries the events in order
 * @param damages a sentence for each damaged line
 * @param notices a sentence for each line of a kind that this version does not know
 * @param incomplete the reason why the record is incomplete, as a sentence; empty if it is complete
 */
public record MatchRecord(
        Path file,
        List<RecordedEvent> entries,
        List<String> damages,
        List<String> notices,
        Optional<String> incomplete) {

    public MatchRecord {
        entries = List.copyOf(entries);
        damages = List.copyOf(damages);
        notices = List.copyOf(notices);
    }

    /**
     * Reads a record.
     *
     * @throws RecordException with a sentence for people if it does not exist, cannot be read, or has a later format
     */
    public static MatchRecord read(Path file) {
        try (RecordReader reader = RecordReader.open(file)) {
            List<RecordedEvent> entries = reader.read();
            return new MatchRecord(file, entries, reader.damages(), reader.notices(), reader.incomplete());
        }
    }

    /** Returns the events of one kind, in order. */
    public <E extends Event> Stream<E> events(Class<E> kind) {
        return entries.stream()
                .map(RecordedEvent::event)
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    /** Returns the status of the match after the last event. */
    public MatchStatus status() {
        return MatchStatus.of(entries.stream().map(RecordedEvent::event).toList());
    }

    /** Returns the turns of a seat in their order; in real time there are none. */
    public List<RecordedTurn> turns(int seat) {
        return RecordedTurn.of(entries, seat);
    }

    /** Returns the setup of the match; empty if the first line is incomplete or damaged. */
    public Optional<Event.Began> began() {
        return events(Event.Began.class).findFirst();
    }

    /** Returns the name of its file. */
    public String name() {
        return String.valueOf(file.getFileName());
    }
}

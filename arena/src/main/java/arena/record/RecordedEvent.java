package arena.record;

import arena.match.Event;

/**
 * An event with its position in a record.
 *
 * @param line the number of its line, from 1
 * @param event the event
 */
public record RecordedEvent(int line, Event event) {}

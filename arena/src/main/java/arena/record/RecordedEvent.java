package arena.record;

import arena.match.Event;

/**
 * An event with the place where it stands in its record.
 *
 * @param line the number of its line, from 1
 * @param event what happened
 */
public record RecordedEvent(int line, Event event) {}

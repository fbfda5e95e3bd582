package arena.match;

/** A recorder of the events of a match, in order, as they happen. */
@FunctionalInterface
public interface EventRecorder {

    /**
     * Writes one event.
     *
     * @throws VenueException if it cannot be written, since a match whose record is lost must not go on
     */
    void write(Event event);

    /** Returns a recorder that writes here first and then to the next one too. */
    default EventRecorder then(EventRecorder next) {
        return event -> {
            write(event);
            next.write(event);
        };
    }
}

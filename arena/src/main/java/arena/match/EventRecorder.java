package arena.match;

/** Takes down what happens in a match, in order, as it happens. */
@FunctionalInterface
public interface EventRecorder {

    /**
     * Writes down one event.
     *
     * @throws VenueException if it cannot be written, since a match whose record is lost must not go on
     */
    void write(Event event);

    /** Returns one who writes here first and then elsewhere too. */
    default EventRecorder then(EventRecorder next) {
        return event -> {
            write(event);
            next.write(event);
        };
    }
}

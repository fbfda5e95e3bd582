package arena.series;

/** A series that any thread can stop. */
public interface Stoppable {

    /** Begins no more games; the running ones are played to their end. */
    void stopSoon();

    /** Breaks off the running games; they do not count. */
    void stopNow();
}

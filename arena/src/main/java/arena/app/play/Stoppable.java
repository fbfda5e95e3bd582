package arena.app.play;

/** Something that plays many games and can be told to end; by any thread. */
public interface Stoppable {

    /** Begins no more games; those that run are played to their end. */
    void stopSoon();

    /** Breaks off the games that run; they count for nobody. */
    void stopNow();
}

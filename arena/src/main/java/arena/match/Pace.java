package arena.match;

/** How fast a match goes on. It is asked between two steps, when no question is open and nobody's time runs. */
@FunctionalInterface
public interface Pace {

    /** Lets every step begin at once. */
    Pace FREE = step -> {};

    /**
     * Returns once a step may begin; called on the match's own thread.
     *
     * @param step from 1
     * @throws InterruptedException if the host stops the match meanwhile
     */
    void await(int step) throws InterruptedException;
}

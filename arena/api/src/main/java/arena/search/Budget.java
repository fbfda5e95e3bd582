package arena.search;

/** The budget of a search. */
@FunctionalInterface
public interface Budget {

    /**
     * Returns whether the search must stop now.
     *
     * @param nodes the number of nodes visited so far
     */
    boolean isSpent(long nodes);

    /** Returns a budget of a number of nodes, which makes every run the same. */
    static Budget nodes(long most) {
        return nodes -> nodes >= most;
    }
}

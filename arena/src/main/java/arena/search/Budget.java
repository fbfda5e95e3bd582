package arena.search;

/** How much a search may spend. */
@FunctionalInterface
public interface Budget {

    /**
     * Returns whether the search must stop now.
     *
     * @param nodes how many nodes it has visited so far
     */
    boolean isSpent(long nodes);

    /** Returns a budget of so many nodes: the same search at every run. */
    static Budget nodes(long most) {
        return nodes -> nodes >= most;
    }
}

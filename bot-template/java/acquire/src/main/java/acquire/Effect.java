package acquire;

import java.util.List;

/**
 * What placing a tile does.
 *
 * @param founds whether a chain is founded
 * @param chains those that it touches; two or more are merged
 * @param size how much it adds, with the loose tiles that it joins
 */
public record Effect(boolean founds, List<Chain> chains, int size) {

    public Effect {
        chains = List.copyOf(chains);
    }

    /** Returns whether chains are merged. */
    public boolean merges() {
        return chains.size() > 1;
    }

    /** Returns the largest chains that it touches: those that may survive a merger. */
    public List<Chain> survivors() {
        int largest = chains.stream().mapToInt(Chain::size).max().orElse(0);
        return chains.stream().filter(chain -> chain.size() == largest).toList();
    }
}

package arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The draw of a contest: by lot, by a seeding list or by hand. Fillers come last in the order, and need not be named.
 */
public final class DrawProcedure {

    private final List<String> names;
    private final List<Integer> fillers;

    /**
     * Prepares a draw.
     *
     * @param names the name of each contestant, contestant 0 first
     * @param fillers the contestants that only fill a place
     */
    public DrawProcedure(List<String> names, List<Integer> fillers) {
        this.names = List.copyOf(names);
        this.fillers = List.copyOf(fillers);
    }

    /** Draws all contestants by lot. */
    public DrawResult byLot(SealedSeed seal) {
        return draw(seal.lot("draw", entrants()), List.of());
    }

    /**
     * Takes the order of a seeding list.
     *
     * @param seeding the names, the strongest first
     * @throws IllegalArgumentException with sentences for people if the list does not name each contestant once
     */
    public DrawResult bySeeding(List<String> seeding) {
        check(seeding, "the seeding list");
        return draw(unfilled(numbers(seeding)), List.of());
    }

    /**
     * Takes groups that were made by hand; fillers that are not named go to the smallest groups.
     *
     * @param groups the names of the members of each group
     * @throws IllegalArgumentException with sentences for people if the groups do not name each contestant once
     */
    public DrawResult byHand(List<List<String>> groups) {
        List<String> all = groups.stream().flatMap(List::stream).toList();
        check(all, "the draw by hand");
        List<List<Integer>> members = new ArrayList<>();
        groups.forEach(group -> members.add(new ArrayList<>(numbers(group))));
        List<Integer> named = numbers(all);
        Groups.fill(
                members,
                fillers.stream().filter(filler -> !named.contains(filler)).toList());
        return new DrawResult(members.stream().flatMap(List::stream).toList(), members, fillers);
    }

    private DrawResult draw(List<Integer> order, List<List<Integer>> byHand) {
        List<Integer> all = new ArrayList<>(order);
        all.addAll(fillers);
        return new DrawResult(all, byHand, fillers);
    }

    private List<Integer> entrants() {
        return unfilled(IntStream.range(0, names.size()).boxed().toList());
    }

    private List<Integer> unfilled(List<Integer> contestants) {
        return contestants.stream()
                .filter(contestant -> !fillers.contains(contestant))
                .toList();
    }

    private List<Integer> numbers(List<String> named) {
        return named.stream().map(names::indexOf).toList();
    }

    private void check(List<String> named, String where) {
        List<String> mistakes = new ArrayList<>();
        SortedSet<String> seen = new TreeSet<>();
        for (String name : named) {
            if (!names.contains(name)) {
                mistakes.add("\"" + name + "\" in " + where + " is no contestant.");
            } else if (!seen.add(name)) {
                mistakes.add("\"" + name + "\" is named twice in " + where + ".");
            }
        }
        for (int contestant : entrants()) {
            if (!seen.contains(names.get(contestant))) {
                mistakes.add("\"" + names.get(contestant) + "\" is missing in " + where + ".");
            }
        }
        if (!mistakes.isEmpty()) {
            throw new IllegalArgumentException(String.join(" ", mistakes));
        }
    }
}

package arena.tournament.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The division of contestants into groups, with the remarks about it. */
final class Groups {

    private Groups() {}

    /**
     * Returns all contestants as one group, fillers last.
     *
     * @throws IllegalArgumentException with a sentence for people if several groups were made by hand
     */
    static List<Integer> one(DrawResult draw, String format) {
        if (draw.byHand().size() > 1) {
            throw new IllegalArgumentException("Format " + format + " has no groups, but the draw names "
                    + draw.byHand().size() + "; give an order instead.");
        }
        return Stream.concat(entrants(draw).stream(), draw.fillers().stream()).toList();
    }

    private static List<Integer> entrants(DrawResult draw) {
        return draw.order().stream()
                .filter(contestant -> !draw.fillers().contains(contestant))
                .toList();
    }

    /**
     * Splits the contestants into groups: as the draw by hand says, else in serpentine order, so that the groups are
     * about equally strong if the order is one of strength. Fillers come last, each to the smallest group with the
     * fewest fillers.
     *
     * @throws IllegalArgumentException with a sentence for people if another number of groups was made by hand
     */
    static List<List<Integer>> split(DrawResult draw, int number, String format) {
        if (!draw.byHand().isEmpty()) {
            if (draw.byHand().size() != number) {
                throw new IllegalArgumentException("The draw names "
                        + draw.byHand().size() + " groups, but format " + format + " has " + number + ".");
            }
            return draw.byHand();
        }
        List<List<Integer>> groups = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>())
                .limit(number)
                .toList();
        List<Integer> entrants = entrants(draw);
        for (int index = 0; index < entrants.size(); index++) {
            int column = index % number;
            groups.get(index / number % 2 == 0 ? column : number - 1 - column).add(entrants.get(index));
        }
        fill(groups, draw.fillers());
        return groups;
    }

    /** Adds the fillers, each to the smallest group with the fewest fillers. */
    static void fill(List<List<Integer>> groups, List<Integer> fillers) {
        for (int filler : fillers) {
            groups.stream()
                    .min(Comparator.<List<Integer>>comparingInt(List::size)
                            .thenComparingLong(group -> count(group, fillers)))
                    .orElseThrow()
                    .add(filler);
        }
    }

    private static long count(List<Integer> group, List<Integer> fillers) {
        return group.stream().filter(fillers::contains).count();
    }

    /**
     * Checks that there are enough contestants.
     *
     * @throws IllegalArgumentException with a sentence for people if there are too few
     */
    static void checkEnough(String format, int least, int contestants) {
        if (contestants < least) {
            throw new IllegalArgumentException("Format " + format + " is played by at least " + least
                    + " contestants, but there are " + contestants + ".");
        }
    }

    /** Returns slots for the members of a group. */
    static List<Slot> slots(List<Integer> members) {
        return members.stream().map(member -> Slot.drawn("draw", member)).toList();
    }

    /** Returns the letter of a group, or its number if there are more groups than letters. */
    static String letter(int index) {
        return index < 26 ? String.valueOf((char) ('A' + index)) : String.valueOf(index + 1);
    }

    /** Returns the remarks on sections with a bye in each round. */
    static List<String> byes(List<Section> sections, int seats) {
        List<String> odd = sections.stream()
                .filter(section -> seats == 2
                        && section.play() instanceof LeaguePlay
                        && section.slots().size() % 2 == 1)
                .map(Section::title)
                .toList();
        return odd.isEmpty()
                ? List.of()
                : List.of("With an odd number of members one has a bye in each round: " + String.join(", ", odd) + ".");
    }

    /** Returns the remarks on the places that were filled in. */
    static List<String> filled(DrawResult draw) {
        int number = draw.fillers().size();
        return number == 0
                ? List.of()
                : List.of(number + (number == 1 ? " place is" : " places are") + " filled in, so that "
                        + draw.order().size() + " play.");
    }

    /** Returns the given number of integers from 0. */
    static List<Integer> numbers(int number) {
        return IntStream.range(0, number).boxed().toList();
    }
}

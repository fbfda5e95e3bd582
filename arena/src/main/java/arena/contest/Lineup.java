package arena.contest;

import arena.store.Attempted;
import arena.tournament.format.Fixture;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which game begins next: of those whose teams are all free, the one whose teams have played the fewest games, then the one whose
 * teams have rested longest, then the first one of the format.
 *
 * <p>A team plays one game at a time, since it has one folder; so a slow bot delays nobody but itself and whom it plays.
 */
public final class Lineup {

    private final Situation situation;
    private final SortedMap<Integer, Integer> begun = new TreeMap<>();
    private final SortedMap<Integer, Integer> last = new TreeMap<>();

    /** Looks at a contest as it stands. */
    public Lineup(Situation situation) {
        this.situation = situation;
        int number = 0;
        for (Attempted one : situation.attempts()) {
            number++;
            for (int contestant : one.attempt().contestants()) {
                begun.merge(contestant, 1, Integer::sum);
                last.put(contestant, number);
            }
        }
    }

    /**
     * Returns the next game; nothing if all that are left wait for a running one, or for the referee.
     *
     * @param running the games that run now
     */
    public Optional<Fixture> next(Collection<Fixture> running) {
        SortedSet<Integer> busy = new TreeSet<>(situation.probation().keySet());
        busy.addAll(situation.changed().keySet());
        running.forEach(one -> busy.addAll(one.seats()));
        Set<String> asked =
                situation.questions().stream().map(Question::fixture).collect(Collectors.toCollection(TreeSet::new));
        return situation.open().stream()
                .filter(one -> !asked.contains(one.id()))
                .filter(one -> Collections.disjoint(one.seats(), busy))
                .min(Comparator.<Fixture>comparingInt(one -> most(one, begun))
                        .thenComparingInt(one -> most(one, last)));
    }

    private static int most(Fixture fixture, SortedMap<Integer, Integer> numbers) {
        List<Integer> seats = fixture.seats();
        return seats.stream()
                .mapToInt(one -> numbers.getOrDefault(one, 0))
                .max()
                .orElse(0);
    }
}

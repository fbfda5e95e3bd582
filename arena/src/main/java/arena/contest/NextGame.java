package arena.contest;

import arena.tournament.format.Fixture;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which game begins next: of those whose teams are all free, the one whose teams have played the fewest games, then the
 * one whose teams have rested longest, then the first one of the format.
 *
 * <p>A team plays one game at a time, since it has one folder; so a slow bot delays nobody but itself and whom it
 * plays.
 */
public final class NextGame {

    private final ContestState state;
    /** How many games each team has begun, and when its last one; by its number. */
    private final int[] begun;

    private final long[] last;

    /** Looks at a contest as it stands. */
    public NextGame(ContestState situation) {
        this.state = situation;
        int teams = situation.contest().entries().size();
        this.begun = IntStream.range(0, teams)
                .map(team -> situation.attemptsByTeam().of(team).size())
                .toArray();
        this.last = IntStream.range(0, teams)
                .mapToLong(situation.attemptsByTeam()::last)
                .toArray();
    }

    /**
     * Returns the next game; nothing if all that are left wait for a running one, or for the referee.
     *
     * @param running the games that run now
     */
    public Optional<Fixture> next(Collection<Fixture> running) {
        SortedSet<Integer> busy = new TreeSet<>(state.changed().keySet());
        running.forEach(one -> busy.addAll(one.seats()));
        Set<String> asked = asked();
        Optional<Fixture> best = Optional.empty();
        long fewest = Long.MAX_VALUE;
        long longest = Long.MAX_VALUE;
        for (Fixture one : state.open()) {
            long games = most(one, true);
            if (games > fewest) {
                continue;
            }
            long rest = most(one, false);
            boolean better = games < fewest || rest < longest;
            if (better
                    && one.seats().stream().noneMatch(team -> busy.contains(team) || isOnProbation(team, one))
                    && !asked.contains(one.id())) {
                best = Optional.of(one);
                fewest = games;
                longest = rest;
            }
        }
        return best;
    }

    private Set<String> asked() {
        return state.questions().stream().map(RefereeQuestion::fixture).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns whether a game waits for a team on probation; it does not once that team has lost it. */
    private boolean isOnProbation(int team, Fixture fixture) {
        return state.probation().containsKey(team)
                && !state.ledger().absent(fixture.id()).containsKey(team);
    }

    /** Returns the first game that waits for nothing but a team on probation. */
    Optional<Fixture> forfeited() {
        Set<String> asked = asked();
        return state.probation().isEmpty()
                ? Optional.empty()
                : state.open().stream()
                        .filter(one -> one.seats().stream().anyMatch(team -> isOnProbation(team, one)))
                        .filter(one -> one.seats().stream()
                                .noneMatch(team -> state.changed().containsKey(team)))
                        .filter(one -> !asked.contains(one.id()))
                        .findFirst();
    }

    /** Returns the most games that one of its teams has begun, or when the last of them began. */
    private long most(Fixture fixture, boolean games) {
        long most = 0;
        for (int team : fixture.seats()) {
            most = Math.max(most, games ? begun[team] : last[team]);
        }
        return most;
    }
}

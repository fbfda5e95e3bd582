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
 * The choice of the next game: of the games whose teams are all free, the one whose teams have played the fewest games,
 * then the one whose teams have rested longest, then the first one of the format.
 *
 * <p>A team plays one game at a time, since it has one folder; so a slow bot delays only itself and its opponents.
 */
public final class NextGame {

    private final ContestState state;
    /** The number of games that each team has begun, and the sequence number of the last one, by the team's number. */
    private final int[] begun;

    private final long[] last;

    /** Creates the choice for a state of a contest. */
    public NextGame(ContestState state) {
        this.state = state;
        int teams = state.contest().entries().size();
        this.begun = IntStream.range(0, teams)
                .map(team -> state.attemptsByTeam().of(team).size())
                .toArray();
        this.last = IntStream.range(0, teams)
                .mapToLong(state.attemptsByTeam()::last)
                .toArray();
    }

    /**
     * Returns the next game; nothing if every remaining game waits for a running one or for the referee.
     *
     * @param running the games that are being played
     */
    public Optional<Fixture> next(Collection<Fixture> running) {
        SortedSet<Integer> busy = new TreeSet<>(state.pending().changed().keySet());
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
        return state.pending().questions().stream()
                .map(RefereeQuestion::fixture)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns whether a game waits for a team on probation, which ends once the team has forfeited it. */
    private boolean isOnProbation(int team, Fixture fixture) {
        return state.pending().probation().containsKey(team)
                && !state.ledger().absent(fixture.id()).containsKey(team);
    }

    /** Returns the first game that waits only for a team on probation. */
    Optional<Fixture> forfeited() {
        Set<String> asked = asked();
        return state.pending().probation().isEmpty()
                ? Optional.empty()
                : state.open().stream()
                        .filter(one -> one.seats().stream().anyMatch(team -> isOnProbation(team, one)))
                        .filter(one -> one.seats().stream()
                                .noneMatch(team -> state.pending().changed().containsKey(team)))
                        .filter(one -> !asked.contains(one.id()))
                        .findFirst();
    }

    /**
     * Returns the largest number of games that one of its teams has begun, or the sequence number of their last
     * beginning.
     */
    private long most(Fixture fixture, boolean games) {
        long most = 0;
        for (int team : fixture.seats()) {
            most = Math.max(most, games ? begun[team] : last[team]);
        }
        return most;
    }
}

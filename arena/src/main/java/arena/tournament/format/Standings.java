package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.Points;
import arena.tournament.SeatResult;
import arena.tournament.format.StandingRow.Figures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The standings of a section: the figures of its members in some of its games. They are immutable; {@link #after}
 * subtracts the old results of a few games from the sums and adds the new ones, so that the cost of a result does not
 * depend on the number of games.
 */
final class Standings {

    private static final Figures NOTHING = new Figures(0, 0, 0, 0, Points.NONE, 0, 0);

    private final PointsRule rewards;
    private final List<Fixture> fixtures;
    /** The result of each fixture; empty if it was not played, or is annulled. */
    private final ArrayList<Optional<GameResult>> results;

    private final SortedMap<Integer, Figures> figures;
    /** The number of games that each member has won without a move: awarded, forfeited, or entered without moves. */
    private final SortedMap<Integer, Integer> winsWithoutMoves;

    /** Points without a game, such as those of a bye. */
    private final SortedMap<Integer, Points> awarded;

    private final int annulled;
    private int played;
    private final Lazy<SortedMap<Integer, List<GameResult>>> byMember = new Lazy<>(this::gamesByMember);

    private Standings(List<Integer> members, PointsRule rewards) {
        this.rewards = rewards;
        this.fixtures = List.of();
        this.results = new ArrayList<>();
        this.figures = new TreeMap<>();
        this.winsWithoutMoves = new TreeMap<>();
        this.awarded = Collections.emptySortedMap();
        this.annulled = 0;
        members.forEach(member -> figures.put(member, NOTHING));
    }

    private Standings(Standings before, SectionPlay.Meetings meetings, int annulled) {
        this.rewards = before.rewards;
        this.fixtures = meetings.fixtures();
        this.results = new ArrayList<>(before.results);
        this.figures = new TreeMap<>(before.figures);
        this.winsWithoutMoves = new TreeMap<>(before.winsWithoutMoves);
        this.awarded = meetings.awarded();
        this.annulled = annulled;
        this.played = before.played;
    }

    /**
     * Returns the standings of some members before any game; contestants that are no members are left out of all sums.
     */
    static Standings none(List<Integer> members, PointsRule rewards) {
        return new Standings(members, rewards);
    }

    /** Returns the standings of the games that were played. */
    static Standings of(List<Integer> members, List<Fixture> fixtures, CountedResults results, PointsRule rewards) {
        return none(members, rewards)
                .after(new SectionPlay.Meetings(fixtures, true), results, Set.of(), fixture -> false);
    }

    /**
     * Returns the standings after some games have ended, or count otherwise.
     *
     * @param changed the ids of all games whose result may have changed
     * @param annulled selects the annulled games; unchanged for the games that were known before
     */
    Standings after(
            SectionPlay.Meetings meetings, CountedResults now, Set<String> changed, Predicate<Fixture> annulled) {
        int number = (int) meetings.fixtures().stream().filter(annulled).count();
        Standings next = new Standings(this, meetings, number);
        for (int index = next.results.size(); index > next.fixtures.size(); index--) {
            next.add(fixtures.get(index - 1), next.results.remove(index - 1), -1);
        }
        for (int index = 0; index < next.fixtures.size(); index++) {
            Fixture fixture = next.fixtures.get(index);
            boolean same = index < fixtures.size() && fixture.equals(fixtures.get(index));
            if (!same || changed.contains(fixture.id())) {
                if (index < fixtures.size()) {
                    next.add(fixtures.get(index), next.results.get(index), -1);
                } else {
                    next.results.add(Optional.empty());
                }
                Optional<GameResult> result = annulled.test(fixture) ? Optional.empty() : now.of(fixture);
                next.results.set(index, result);
                next.add(fixture, result, 1);
            }
        }
        return next;
    }

    /** Adds a game to the sums, or subtracts it: {@code times} is 1 or -1. */
    private void add(Fixture fixture, Optional<GameResult> result, int times) {
        if (result.isEmpty()) {
            return;
        }
        played += times;
        GameResult counts = result.get();
        if (counts.seats().size() != fixture.seats().size()) {
            throw new IllegalArgumentException(fixture + " cannot have ended as " + counts);
        }
        for (SeatResult seat : counts.seats()) {
            figures.computeIfPresent(seat.contestant(), (member, before) -> sum(before, counts, seat, times));
            if (counts.moves() == 0 && counts.isWonBy(seat.contestant())) {
                winsWithoutMoves.merge(seat.contestant(), times, Integer::sum);
            }
        }
    }

    private Figures sum(Figures before, GameResult result, SeatResult seat, int times) {
        boolean won = result.isWonBy(seat.contestant());
        boolean drawn = !won && seat.place() == 1;
        return new Figures(
                before.played() + times,
                before.won() + (won ? times : 0),
                before.drawn() + (drawn ? times : 0),
                before.lost() + (won || drawn ? 0 : times),
                before.points().plus(rewards.of(result, seat.contestant()).times(times)),
                before.moves() + (won ? (long) times * result.moves() : 0),
                Math.addExact(before.gamePoints(), Math.multiplyExact(seat.points(), (long) times)));
    }

    /**
     * Returns the figures of a member. A game that it has won without a move counts as many moves as its other won
     * games on average, so that such a game does not change the order by moves.
     */
    Figures figures(int member) {
        Figures sums = Optional.ofNullable(figures.get(member))
                .orElseThrow(() -> new IllegalArgumentException(member + " is none of " + figures.keySet()));
        Points more = awarded.getOrDefault(member, Points.NONE);
        long estimated = estimatedMoves(sums, winsWithoutMoves.getOrDefault(member, 0));
        return more.equals(Points.NONE) && estimated == 0
                ? sums
                : new Figures(
                        sums.played(),
                        sums.won(),
                        sums.drawn(),
                        sums.lost(),
                        sums.points().plus(more),
                        sums.moves() + estimated,
                        sums.gamePoints());
    }

    /** Returns the moves of games won without a move: the member's mean, else the mean of all won games here. */
    private long estimatedMoves(Figures sums, int without) {
        if (without == 0) {
            return 0;
        }
        if (sums.won() > without) {
            return Math.round((double) sums.moves() * without / (sums.won() - without));
        }
        long won = figures.values().stream().mapToLong(Figures::won).sum();
        long withMoves = won
                - winsWithoutMoves.values().stream()
                        .mapToLong(Integer::longValue)
                        .sum();
        long moves = figures.values().stream().mapToLong(Figures::moves).sum();
        return withMoves == 0 ? 0 : Math.round((double) moves * without / withMoves);
    }

    /** Returns the result of each game, in the order in which they begin; empty if it has none. */
    List<Optional<GameResult>> results() {
        return Collections.unmodifiableList(results);
    }

    /** Returns whether all games that are not annulled were played. */
    boolean areAllPlayed() {
        return played + annulled == fixtures.size();
    }

    /** Returns whether no game was played. */
    boolean isEmpty() {
        return played == 0;
    }

    /** Returns the results of a member's games, in the order in which they began. */
    List<GameResult> games(int member) {
        return byMember.get().getOrDefault(member, List.of());
    }

    private SortedMap<Integer, List<GameResult>> gamesByMember() {
        SortedMap<Integer, List<GameResult>> games = new TreeMap<>();
        results.forEach(result -> result.ifPresent(game -> game.contestants()
                .forEach(member ->
                        games.computeIfAbsent(member, none -> new ArrayList<>()).add(game))));
        return games;
    }
}

package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.Points;
import arena.tournament.swiss.SwissHistory;
import arena.tournament.swiss.SwissPairs;
import arena.tournament.swiss.SwissRound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The play of a Swiss tournament: in each round members with equal or nearly equal points meet that have not met yet. A
 * round begins when all results of the previous one are known.
 *
 * <p>A member without a game in a round, since the members do not fill all tables, has a bye, which is awarded when the
 * round is over. {@link SwissPairs} makes the pairings, {@link SwissHistory} assigns the seats.
 *
 * <p>A member that was disqualified when a round began has no game in it and no bye.
 *
 * <p>A round depends on all results before it: if one of these changes, the rounds after it are paired again.
 */
final class SwissPlay implements SectionPlay {

    private final int rounds;
    private final int seats;
    private final PointsRule rewards;

    /**
     * The last round of each number. Pairing is most of the work, and a contest asks again after each game: the same
     * history gives the same round, so this cache saves time and changes nothing else.
     */
    private final SortedMap<Integer, PairedRound> known = new TreeMap<>();

    /** The last result of each round, and its history: the same object as long as nothing changes. */
    private final SortedMap<Integer, PlayedRound> passed = new TreeMap<>();

    /**
     * A round that was paired.
     *
     * @param group all members
     * @param present the numbers of the members that are paired
     * @param before the history before the round
     * @param round its tables, with the numbers among all members
     * @param fixtures its games
     */
    private record PairedRound(
            Group group, List<Integer> present, SwissHistory before, SwissRound round, List<Fixture> fixtures) {}

    private record PlayedRound(SwissHistory before, SwissRound round, List<GameResult> results, SwissHistory after) {}

    SwissPlay(int rounds, int seats, PointsRule rewards) {
        this.rounds = rounds;
        this.seats = seats;
        this.rewards = rewards;
    }

    /**
     * Returns the number of rounds that finds the best of some members: the logarithm to the base 2, rounded up, and
     * one more.
     */
    static int rounds(int members) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(members - 1) + 1;
    }

    @Override
    public Meetings meetings(Group group, CountedResults results) {
        List<Fixture> fixtures = new ArrayList<>();
        SwissHistory history = SwissHistory.start(group.members().size(), seats);
        for (int number = 1; number <= rounds; number++) {
            List<Integer> present = present(group, number, results);
            if (present.size() < seats) {
                break;
            }
            PairedRound known = round(group, number, history, present);
            List<Fixture> added = known.fixtures();
            fixtures.addAll(added);
            List<GameResult> played =
                    added.stream().map(results::of).flatMap(Optional::stream).toList();
            if (played.size() < added.size()) {
                return new Meetings(fixtures, number == rounds, awarded(group, history), Optional.empty());
            }
            history = after(number, history, known.round(), played);
        }
        return new Meetings(fixtures, true, awarded(group, history), Optional.empty());
    }

    /** Returns the numbers of the members that are paired in a round: all that were not disqualified when it began. */
    private static List<Integer> present(Group group, int round, CountedResults results) {
        return IntStream.range(0, group.members().size())
                .filter(number -> results.presence(group.members().get(number), game -> group.isOfRound(game, round))
                        == Participation.IN)
                .boxed()
                .toList();
    }

    private synchronized PairedRound round(Group all, int number, SwissHistory before, List<Integer> present) {
        PairedRound last = known.get(number);
        if (last != null
                && last.group().equals(all)
                && last.present().equals(present)
                && last.before().equals(before)) {
            return last;
        }
        Group group = new Group(
                all.section(), present.stream().map(all.members()::get).toList(), all.seal());
        SwissRound round = paired(group, number, before.of(present)).among(present);
        PairedRound next = new PairedRound(all, present, before, round, fixtures(round, all, number));
        known.put(number, next);
        return next;
    }

    /** Returns the fixtures: their names hold the seats too, which depend on the results of earlier rounds. */
    private static List<Fixture> fixtures(SwissRound round, Group group, int number) {
        List<Fixture> fixtures = new ArrayList<>();
        for (List<Integer> table : round.tables()) {
            List<Integer> members = table.stream().map(group.members()::get).toList();
            String names = String.join(
                    "-", members.stream().map(one -> String.valueOf(one + 1)).toList());
            fixtures.add(Fixture.plain(group.round(number) + "." + names, group.section(), number, members));
        }
        return fixtures;
    }

    private SwissRound paired(Group group, int number, SwissHistory history) {
        SwissRound unseated = SwissPairs.of(history, seats);
        List<List<Integer>> tables = new ArrayList<>();
        for (List<Integer> table : unseated.tables()) {
            tables.add(history.seated(tossed(group, number, table)));
        }
        return new SwissRound(tables, unseated.byes());
    }

    private static List<Integer> tossed(Group group, int number, List<Integer> table) {
        List<Integer> contestants = table.stream().map(group.members()::get).toList();
        return group.seal().toss(Fixture.encounter(group.round(number), contestants), table);
    }

    private synchronized SwissHistory after(
            int number, SwissHistory before, SwissRound round, List<GameResult> results) {
        PlayedRound last = passed.get(number);
        if (last != null
                && last.round().equals(round)
                && last.results().equals(results)
                && last.before().equals(before)) {
            return last.after();
        }
        SwissHistory after = before.after(round, earned(results), byeWorth(results));
        passed.put(number, new PlayedRound(before, round, results, after));
        return after;
    }

    private List<List<Points>> earned(List<GameResult> results) {
        return results.stream()
                .map(result -> result.seats().stream()
                        .map(seat -> rewards.of(result, seat.contestant()))
                        .toList())
                .toList();
    }

    /**
     * Returns the points of a bye: a win in a game of two with points by place. A win over five would be too much, and
     * a win in the game's own points is not known: there a bye earns the average of the members that played.
     */
    private Points byeWorth(List<GameResult> results) {
        if (seats == 2 && rewards instanceof PointsRule.Places) {
            return rewards.of(GameResult.of(List.of(0, 1), List.of(1, 2)), 0);
        }
        Points sum = earned(results).stream().flatMap(List::stream).reduce(Points.NONE, Points::plus);
        return new Points(sum.parts() / ((long) results.size() * seats));
    }

    private static SortedMap<Integer, Points> awarded(Group group, SwissHistory history) {
        SortedMap<Integer, Points> awarded = new TreeMap<>();
        for (int number = 0; number < group.members().size(); number++) {
            if (history.members().get(number).byes() > 0) {
                awarded.put(
                        group.members().get(number),
                        history.members().get(number).awarded());
            }
        }
        return awarded;
    }

    @Override
    public Expulsion expulsion() {
        return Expulsion.STANDS;
    }

    @Override
    public boolean follows(Group group, String game, Fixture other) {
        return group.isOfRound(game, other.round() + 1);
    }

    @Override
    public boolean dependsOnParticipation() {
        return true;
    }

    @Override
    public int games(int members) {
        return rounds * (members / seats);
    }
}

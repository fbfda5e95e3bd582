package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What a Swiss tournament knows before it puts a round together. Its members are numbers from 0, in the order of the
 * draw.
 *
 * @param members what each has done
 */
record SwissHistory(List<Member> members) {

    SwissHistory {
        members = List.copyOf(members);
    }

    /**
     * What somebody has done.
     *
     * @param points of games and byes
     * @param awarded of byes alone
     * @param byes how many he had
     * @param sat how often he sat on each seat, the first seat first
     * @param lastSeat where he sat in his last game, from 0; -1 before it
     * @param met how often he met each of those whom he met
     */
    record Member(
            Points points, Points awarded, int byes, List<Integer> sat, int lastSeat, SortedMap<Integer, Integer> met) {

        Member {
            sat = List.copyOf(sat);
            met = Collections.unmodifiableSortedMap(new TreeMap<>(met));
        }

        int met(int other) {
            return met.getOrDefault(other, 0);
        }

        /** In a game of two: how much oftener he sat on the first seat than on the second one. */
        int lead() {
            return sat.get(0) - sat.get(1);
        }

        private Member among(List<Integer> numbers) {
            SortedMap<Integer, Integer> meets = new TreeMap<>();
            for (int other = 0; other < numbers.size(); other++) {
                if (met(numbers.get(other)) > 0) {
                    meets.put(other, met(numbers.get(other)));
                }
            }
            return new Member(points, awarded, byes, sat, lastSeat, meets);
        }

        private Member rested(Points worth) {
            return new Member(points.plus(worth), awarded.plus(worth), byes + 1, sat, lastSeat, met);
        }

        private Member played(List<Integer> table, int seat, Points earned) {
            List<Integer> sits = new ArrayList<>(sat);
            sits.set(seat, sat.get(seat) + 1);
            SortedMap<Integer, Integer> meets = new TreeMap<>(met);
            table.forEach(other -> meets.merge(other, 1, Integer::sum));
            meets.remove(table.get(seat));
            return new Member(points.plus(earned), awarded, byes, sits, seat, meets);
        }
    }

    /** Returns what is known before the first round. */
    static SwissHistory start(int members, int seats) {
        Member fresh = new Member(
                Points.NONE, Points.NONE, 0, Collections.nCopies(seats, 0), -1, Collections.emptySortedMap());
        return new SwissHistory(Collections.nCopies(members, fresh));
    }

    /** Returns what is known after one more round, from the results of its tables. */
    SwissHistory after(SwissRound round, List<GameResult> results, Rewards rewards) {
        List<Member> next = new ArrayList<>(members);
        for (int number = 0; number < results.size(); number++) {
            List<Integer> table = round.tables().get(number);
            for (int seat = 0; seat < table.size(); seat++) {
                GameResult result = results.get(number);
                Points earned = rewards.of(result, result.seats().get(seat).contestant());
                next.set(table.get(seat), members.get(table.get(seat)).played(table, seat, earned));
            }
        }
        Points worth = byeWorth(results, rewards);
        round.byes().forEach(idle -> next.set(idle, members.get(idle).rested(worth)));
        return new SwissHistory(next);
    }

    /**
     * Returns what a bye earns: in a game of two that is rewarded by places as much as a win. A win over five would be
     * too much, and nobody can say what it is in the game's own points: there it earns what those who played have
     * earned on average.
     */
    private static Points byeWorth(List<GameResult> results, Rewards rewards) {
        int seats = results.get(0).seats().size();
        if (seats == 2 && rewards instanceof Rewards.Places) {
            return rewards.of(GameResult.of(List.of(0, 1), List.of(1, 2)), 0);
        }
        Points sum = results.stream()
                .flatMap(result -> result.contestants().stream().map(one -> rewards.of(result, one)))
                .reduce(Points.NONE, Points::plus);
        return new Points(sum.parts() / ((long) results.size() * seats));
    }

    /** Returns the history of some members alone, who take new numbers in their order. */
    SwissHistory of(List<Integer> numbers) {
        return numbers.size() == members.size()
                ? this
                : new SwissHistory(numbers.stream()
                        .map(number -> members.get(number).among(numbers))
                        .toList());
    }

    /** Returns how many different numbers of points are above each member's: 0 for those who lead. */
    List<Integer> levels() {
        List<Points> distinct = members.stream()
                .map(Member::points)
                .distinct()
                .sorted(Collections.reverseOrder())
                .toList();
        return members.stream()
                .map(member -> Collections.binarySearch(distinct, member.points(), Collections.reverseOrder()))
                .toList();
    }

    /**
     * Returns all members in the order in which a bye is due: fewest byes, then fewest points, then last in the draw.
     */
    List<Integer> byeOrder() {
        List<Integer> levels = levels();
        return IntStream.range(0, members.size())
                .boxed()
                .sorted((one, other) -> {
                    int byes = members.get(one).byes() - members.get(other).byes();
                    int level = levels.get(other) - levels.get(one);
                    return byes != 0 ? byes : level != 0 ? level : other - one;
                })
                .toList();
    }
}

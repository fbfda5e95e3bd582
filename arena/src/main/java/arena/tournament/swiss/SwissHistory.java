package arena.tournament.swiss;

import arena.tournament.Points;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The history of a Swiss tournament before a round. Its members are numbers from 0, in the order of the draw.
 *
 * @param members the history of each
 */
public record SwissHistory(List<Member> members) {

    public SwissHistory {
        members = List.copyOf(members);
    }

    /**
     * The history of a member.
     *
     * @param points the points of games and byes
     * @param awarded the points of byes alone
     * @param byes the number of byes
     * @param sat the number of games on each seat, the first seat first
     * @param lastSeat the seat of the last game, from 0; -1 before it
     * @param met the number of games against each opponent
     */
    public record Member(
            Points points, Points awarded, int byes, List<Integer> sat, int lastSeat, SortedMap<Integer, Integer> met) {

        public Member {
            sat = List.copyOf(sat);
            met = Collections.unmodifiableSortedMap(new TreeMap<>(met));
        }

        int met(int other) {
            return met.getOrDefault(other, 0);
        }

        /** Returns, in a game of two, the number of games on the first seat minus that on the second. */
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

    /** Returns the history before the first round. */
    public static SwissHistory start(int members, int seats) {
        Member fresh = new Member(
                Points.NONE, Points.NONE, 0, Collections.nCopies(seats, 0), -1, Collections.emptySortedMap());
        return new SwissHistory(Collections.nCopies(members, fresh));
    }

    /**
     * Returns the history after a further round.
     *
     * @param earned the points at each table of the round, in the order of its seats
     * @param worth the points of a bye
     */
    public SwissHistory after(SwissRound round, List<List<Points>> earned, Points worth) {
        List<Member> next = new ArrayList<>(members);
        for (int number = 0; number < earned.size(); number++) {
            List<Integer> table = round.tables().get(number);
            for (int seat = 0; seat < table.size(); seat++) {
                int member = table.get(seat);
                next.set(
                        member,
                        members.get(member)
                                .played(table, seat, earned.get(number).get(seat)));
            }
        }
        round.byes().forEach(idle -> next.set(idle, members.get(idle).rested(worth)));
        return new SwissHistory(next);
    }

    /** Returns the history of some members alone, with new numbers in their order. */
    public SwissHistory of(List<Integer> numbers) {
        return numbers.size() == members.size()
                ? this
                : new SwissHistory(numbers.stream()
                        .map(number -> members.get(number).among(numbers))
                        .toList());
    }

    /** Returns the members of a table on their seats, starting from an order by lot. */
    public List<Integer> seated(List<Integer> tossed) {
        return SwissSeats.of(this, tossed);
    }

    /** Returns the number of different scores above each member's: 0 for the leaders. */
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

    /**
     * The seats at a table of a Swiss tournament: each member gets the seat that it had less often, then the one that
     * it did not have the last time, then by lot.
     */
    private static final class SwissSeats {

        private final SwissHistory history;
        private final List<Integer> seats;

        private SwissSeats(SwissHistory history, List<Integer> tossed) {
            this.history = history;
            this.seats = new ArrayList<>(tossed);
        }

        static List<Integer> of(SwissHistory history, List<Integer> tossed) {
            SwissSeats seats = new SwissSeats(history, tossed);
            while (seats.isBetterAfterOneSwap()) {
                // The sum of all burdens has become smaller, so this ends.
            }
            return seats.seats;
        }

        private boolean isBetterAfterOneSwap() {
            for (int one = 0; one < seats.size(); one++) {
                for (int other = one + 1; other < seats.size(); other++) {
                    int before = burden(one) + burden(other);
                    Collections.swap(seats, one, other);
                    if (burden(one) + burden(other) < before) {
                        return true;
                    }
                    Collections.swap(seats, one, other);
                }
            }
            return false;
        }

        /** Returns the burden of a member on a seat: a repeated last seat weighs less than one further game on it. */
        private int burden(int seat) {
            SwissHistory.Member member = history.members().get(seats.get(seat));
            return member.sat().get(seat) * (seats.size() + 1) + (member.lastSeat() == seat ? 1 : 0);
        }
    }
}

package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A ladder: who beats the one above takes his rung.
 *
 * <p>It is climbed in rounds. In one, the second from the top challenges the first, the fourth the third, and so on; in
 * the next one the third challenges the second, the fifth the fourth. So everybody challenges and defends in turn,
 * nobody waits for more than one round, no two meet again before one of them has played another (unless there are
 * only two), and if one of any two always wins, all stand in their order after as many rounds as there are rungs.
 *
 * <p>With more seats, those at a table stand on neighbouring rungs, and take these anew in the order of their places.
 * Those who are level stay as they stood.
 *
 * <p>A game waits only for the last games of those who would play in it, so that a slow one does not hold up the whole
 * ladder: the games of a later round that are known stand behind those of earlier rounds, also of those that become
 * known after them.
 */
final class LadderPlay implements SectionPlay {

    private final int games;
    private final int seats;

    /**
     * Where everybody stood before the last round of which all earlier games were over. A contest asks again after each
     * game, and what is over mostly stays as it was: this is seen in nothing but the time.
     */
    private Optional<Reached> reached = Optional.empty();

    /**
     * A ladder before a round, with nobody waited for.
     *
     * @param fixtures all games of earlier rounds
     * @param results how each of them counts
     * @param order who stands where, the first one first
     */
    private record Reached(
            Group group, int round, List<Fixture> fixtures, List<GameResult> results, List<Integer> order) {

        boolean stands(Group other, CountedResults now) {
            return group.equals(other)
                    && IntStream.range(0, fixtures.size())
                            .allMatch(game -> now.of(fixtures.get(game))
                                    .filter(results.get(game)::equals)
                                    .isPresent());
        }
    }

    /**
     * Makes one.
     *
     * @param games after how many games it ends; 0 for never
     * @param seats how many sit together
     */
    LadderPlay(int games, int seats) {
        this.games = games;
        this.seats = seats;
    }

    @Override
    public synchronized Meetings meetings(Group group, CountedResults results) {
        // Who took part when a round began can change afterwards.
        boolean everybody = !results.anybodyDisqualified();
        Optional<Reached> before = reached.filter(one -> everybody && one.stands(group, results));
        Climb climb = new Climb(group, results, before);
        int begun = climb.fixtures.size();
        int first = before.map(Reached::round).orElse(1);
        for (int round = first; climb.begins(round, seats) && !isOver(begun); round++) {
            if (round > first && everybody && climb.open.isEmpty()) {
                reached = Optional.of(climb.reached(round));
            }
            for (int rung : tables(round, climb.order.size())) {
                if (!isOver(begun)) {
                    climb.play(round, rung, rung + seats);
                    begun++;
                }
            }
        }
        boolean over = isOver(climb.fixtures.size()) || climb.order.size() < seats;
        return new Meetings(climb.fixtures, over, new TreeMap<>(), Optional.of(climb.all()));
    }

    private boolean isOver(int begun) {
        return games > 0 && begun == games;
    }

    /** Returns the topmost rung, from 0, of each table of a round. */
    private List<Integer> tables(int round, int members) {
        int left = members % seats;
        int first = round % 2 == 1 ? 0 : left > 0 ? left : seats / 2;
        return IntStream.iterate(first, rung -> rung + seats <= members, rung -> rung + seats)
                .boxed()
                .toList();
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
    public boolean asksWhoTookPart() {
        return true;
    }

    @Override
    public int games(int members) {
        return games;
    }

    /** The way from the first order to the present one. */
    private static final class Climb {
        private final Group group;
        private final CountedResults results;
        private final List<Integer> order;
        private final List<Integer> gone = new ArrayList<>();
        private final List<Fixture> fixtures = new ArrayList<>();
        /** How each game that is over counts. */
        private final List<GameResult> ended = new ArrayList<>();

        /**
         * The rungs of which it is not known yet who will stand there: those of open games, and of games that wait for
         * them.
         */
        private final NavigableSet<Integer> open = new TreeSet<>();

        Climb(Group group, CountedResults results, Optional<Reached> before) {
            this.group = group;
            this.results = results;
            this.order = new ArrayList<>(before.map(Reached::order).orElseGet(group::members));
            before.ifPresent(one -> {
                fixtures.addAll(one.fixtures());
                ended.addAll(one.results());
            });
        }

        /** Returns what is reached before a round if no game is open: the games that are over are all games then. */
        Reached reached(int round) {
            return new Reached(group, round, List.copyOf(fixtures), List.copyOf(ended), List.copyOf(order));
        }

        /**
         * Lets those leave the ladder who were disqualified when a round began, and returns whether it can be laid out.
         */
        boolean begins(int round, int seats) {
            List<Integer> absent = group.members().stream()
                    .filter(member ->
                            results.presence(member, game -> group.isOfRound(game, round)) != Participation.IN)
                    .toList();
            for (int member : absent) {
                int rung = order.indexOf(member);
                if (open.contains(rung)) {
                    // Its last game still runs, and tells where everybody below it stands.
                    return false;
                }
                leave(rung);
            }
            // Who was taken in again begins at the bottom.
            gone.stream().filter(member -> !absent.contains(member)).forEach(order::add);
            gone.retainAll(absent);
            return order.size() >= seats && open.size() < order.size();
        }

        private void leave(int rung) {
            if (rung >= 0) {
                gone.add(0, order.remove(rung));
                List<Integer> below = List.copyOf(open.tailSet(rung));
                open.removeAll(below);
                below.forEach(one -> open.add(one - 1));
            }
        }

        /** Returns everybody, who has left the ladder last. */
        List<Integer> all() {
            return Stream.concat(order.stream(), gone.stream()).toList();
        }

        /** Lets those play who stand on some rungs: {@code top} and those below it, before {@code end}. */
        void play(int round, int top, int end) {
            Optional<GameResult> result = Optional.empty();
            if (open.subSet(top, true, end, false).isEmpty()) {
                Fixture fixture = fixture(round, order.subList(top, end));
                fixtures.add(fixture);
                result = results.of(fixture);
                result.ifPresent(over -> {
                    ended.add(over);
                    climb(order.subList(top, end), over);
                });
            }
            if (result.isEmpty()) {
                IntStream.range(top, end).forEach(open::add);
            }
        }

        private Fixture fixture(int round, List<Integer> table) {
            String id = Fixture.encounter(group.round(round), table);
            List<Integer> seats = group.seal().toss(id, table.stream().sorted().toList());
            return Fixture.plain(id, group.section(), round, seats);
        }

        private static void climb(List<Integer> rungs, GameResult result) {
            rungs.sort(Comparator.comparing(result::place));
        }
    }
}

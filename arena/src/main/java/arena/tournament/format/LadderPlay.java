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
 * The play of a ladder: a member that beats the one above it takes its rung.
 *
 * <p>The ladder has rounds. In one, the second from the top challenges the first, the fourth the third, and so on; in
 * the next one the third challenges the second, the fifth the fourth. So each member challenges and defends in turn,
 * none waits for more than one round, no two meet again before one of them has played another (unless there are only
 * two), and if the same one of any two always wins, the members are in the order of strength after as many rounds as
 * there are rungs.
 *
 * <p>With more seats, the members at a table have neighbouring rungs, and are put on these in the order of their
 * places. Tied members keep their order.
 *
 * <p>A game waits only for the last games of its players, so that a slow game does not hold up the ladder. Games of a
 * later round come after those of earlier rounds, even if they are known before them.
 */
final class LadderPlay implements SectionPlay {

    private final int games;
    private final int seats;

    /**
     * The ladder before the last round of which all earlier games were over. A contest asks again after each game, and
     * past results rarely change: this cache saves time and changes nothing else.
     */
    private Optional<LadderState> reached = Optional.empty();

    /**
     * The state of a ladder before a round, with no open game.
     *
     * @param fixtures all games of earlier rounds
     * @param results the result of each of them
     * @param order the members, the top one first
     */
    private record LadderState(
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
     * Creates a ladder.
     *
     * @param games the number of games after which it ends; 0 for no end
     * @param seats the number of seats of a game
     */
    LadderPlay(int games, int seats) {
        this.games = games;
        this.seats = seats;
    }

    @Override
    public synchronized Meetings meetings(Group group, CountedResults results) {
        // Past participation can change after a disqualification.
        boolean everybody = !results.anybodyDisqualified();
        Optional<LadderState> before = reached.filter(one -> everybody && one.stands(group, results));
        Climb climb = new Climb(group, results, before);
        int begun = climb.fixtures.size();
        int first = before.map(LadderState::round).orElse(1);
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
    public boolean dependsOnParticipation() {
        return true;
    }

    @Override
    public int games(int members) {
        return games;
    }

    /** The computation of the present order from the first one. */
    private static final class Climb {
        private final Group group;
        private final CountedResults results;
        private final List<Integer> order;
        private final List<Integer> gone = new ArrayList<>();
        private final List<Fixture> fixtures = new ArrayList<>();
        /** The result of each game that is over. */
        private final List<GameResult> ended = new ArrayList<>();

        /** The rungs whose members are not known yet: those of open games, and of games that wait for them. */
        private final NavigableSet<Integer> open = new TreeSet<>();

        Climb(Group group, CountedResults results, Optional<LadderState> before) {
            this.group = group;
            this.results = results;
            this.order = new ArrayList<>(before.map(LadderState::order).orElseGet(group::members));
            before.ifPresent(one -> {
                fixtures.addAll(one.fixtures());
                ended.addAll(one.results());
            });
        }

        /** Returns the state before a round; no game may be open, so that all games are over. */
        LadderState reached(int round) {
            return new LadderState(group, round, List.copyOf(fixtures), List.copyOf(ended), List.copyOf(order));
        }

        /**
         * Removes the members that were disqualified when a round began, and returns whether the round can be laid out.
         */
        boolean begins(int round, int seats) {
            List<Integer> absent = group.members().stream()
                    .filter(member ->
                            results.presence(member, game -> group.isOfRound(game, round)) != Participation.IN)
                    .toList();
            for (int member : absent) {
                int rung = order.indexOf(member);
                if (open.contains(rung)) {
                    // Its last game still runs and decides the rungs below.
                    return false;
                }
                leave(rung);
            }
            // A readmitted member begins at the bottom.
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

        /** Returns all members, those that have left the ladder last. */
        List<Integer> all() {
            return Stream.concat(order.stream(), gone.stream()).toList();
        }

        /** Adds the game of some rungs: from {@code top} to the one before {@code end}. */
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

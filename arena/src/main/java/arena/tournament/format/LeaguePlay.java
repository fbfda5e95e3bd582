package arena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The play of a round robin: all members against each other.
 *
 * @param legs the number of games of each pair, or of each table; its seats are drawn by lot, and move on by one with
 *     each leg, which with two seats is the swap
 * @param seats the number of seats of a game
 */
record LeaguePlay(int legs, int seats) implements SectionPlay {

    @Override
    public Meetings meetings(Group group, CountedResults results) {
        return meetings(group, RoundRobinTables.of(group.members().size(), seats), legs);
    }

    /** Returns the games of all legs of fixed tables. */
    static Meetings meetings(Group group, RoundRobinTables tables, int legs) {
        List<Fixture> fixtures = new ArrayList<>();
        List<Integer> before = List.of();
        for (int leg = 1; leg <= legs; leg++) {
            for (int round = 1; round <= tables.rounds().size(); round++) {
                List<List<Integer>> rested = rested(tables.rounds(leg).get(round - 1), before);
                int number = (leg - 1) * tables.rounds().size() + round;
                for (List<Integer> table : rested) {
                    fixtures.add(fixture(group, table, tables.balanced(), leg, number));
                }
                before = rested.get(rested.size() - 1);
            }
        }
        return new Meetings(fixtures, true);
    }

    /** Returns a round that begins with a table without a player of the previous game, if there is one. */
    private static List<List<Integer>> rested(List<List<Integer>> round, List<Integer> before) {
        List<List<Integer>> rested = new ArrayList<>(round);
        for (int turn = 0; turn < round.size() && !Collections.disjoint(rested.get(0), before); turn++) {
            Collections.rotate(rested, -1);
        }
        return rested;
    }

    private static Fixture fixture(Group group, List<Integer> table, boolean balanced, int leg, int round) {
        List<Integer> sitting = table.stream().map(group.members()::get).toList();
        String encounter = Fixture.encounter(group.section(), sitting);
        List<Integer> order = new ArrayList<>(balanced ? sitting : group.seal().toss(encounter, sorted(sitting)));
        Collections.rotate(order, 1 - leg);
        return Fixture.plain(encounter + "." + leg, group.section(), round, order);
    }

    private static List<Integer> sorted(List<Integer> contestants) {
        return contestants.stream().sorted().toList();
    }

    /** At a table of more than two the others have also played against each other. */
    @Override
    public Expulsion expulsion() {
        return seats == 2 ? Expulsion.ANNULS : Expulsion.LOSES;
    }

    @Override
    public boolean isFixed() {
        return true;
    }

    @Override
    public int games(int members) {
        return Math.multiplyExact(legs, RoundRobinTables.number(members, seats));
    }
}

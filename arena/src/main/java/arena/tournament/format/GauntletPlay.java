package arena.tournament.format;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A few leaders, the first of the members, against all others; leaders do not meet each other.
 *
 * <p>In a game of two each leader meets each of the others. In a game of more the others sit down at a leader's tables
 * in their order, as many as there are seats beside him, and go round until all have met him equally often.
 *
 * @param leaders how many
 * @param legs how often each table plays; who sits where is tossed once for each, and then the seats move on by one
 *     with each leg
 * @param seats how many sit together
 */
record GauntletPlay(int leaders, int legs, int seats) implements SectionPlay {

    @Override
    public Meetings meetings(Group group, CountedResults results) {
        int others = group.members().size() - leaders;
        int number = tablesOfEach(others);
        List<List<Integer>> tables = new ArrayList<>();
        for (int turn = 0; turn < number; turn++) {
            for (int leader = 0; leader < leaders; leader++) {
                // Each leader begins at another table, so that they can play side by side.
                tables.add(table(leader, (turn + leader) % number, others));
            }
        }
        return LeaguePlay.meetings(group, new RoundRobinTables(RoundRobinTables.inRounds(tables), false), legs);
    }

    private List<Integer> table(int leader, int turn, int others) {
        List<Integer> table = new ArrayList<>(List.of(leader));
        for (int seat = 0; seat < seats - 1; seat++) {
            table.add(leaders + (turn * (seats - 1) + seat) % others);
        }
        return table;
    }

    private int tablesOfEach(int others) {
        return others
                / BigInteger.valueOf(others).gcd(BigInteger.valueOf(seats - 1)).intValue();
    }

    /** At a table of more than two the others have played a game of their own. */
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
        return Math.multiplyExact(legs * leaders, tablesOfEach(members - leaders));
    }
}

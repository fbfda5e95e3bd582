package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The gauntlet format: one contestant, or a few, against all others. */
final class GauntletFormat implements Format {

    private static final Setting LEADERS = Setting.whole(
            "leaders",
            1,
            1,
            50,
            "How many contestants, the first of the draw, play against all others; they do not play each other.");

    @Override
    public String id() {
        return "gauntlet";
    }

    @Override
    public String words() {
        return "One contestant, or a few, against all others.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(LEADERS, RoundRobinFormat.LEGS, RoundRobinFormat.TIES);
    }

    @Override
    public int leastContestants(FormatTerms terms) {
        return terms.settings().whole(LEADERS) + terms.seats() - 1;
    }

    @Override
    public ContestLayout plan(FormatTerms terms, DrawResult draw) {
        List<Integer> order = OneSection.contestants(this, terms, draw);
        SectionPlay play =
                new Play(terms.settings().whole(LEADERS), terms.settings().whole(RoundRobinFormat.LEGS), terms.seats());
        return new OneSection(
                        Wording.named("Gauntlet"),
                        play,
                        terms.ranking(terms.settings().whole(RoundRobinFormat.TIES)))
                .plan(draw, order, List.of());
    }

    /**
     * The play of a gauntlet: the first members, its leaders, play against all others and not against each other.
     *
     * <p>In a game of two each leader meets each of the others. In a game of more seats the others take the seats at a
     * leader's tables in their order, until each has met the leader equally often.
     *
     * @param leaders the number of leaders
     * @param legs the number of games at each table; its seats are drawn by lot, and move on by one with each leg
     * @param seats the number of seats of a game
     */
    record Play(int leaders, int legs, int seats) implements SectionPlay {

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
                    / BigInteger.valueOf(others)
                            .gcd(BigInteger.valueOf(seats - 1))
                            .intValue();
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
            return Math.multiplyExact(legs * leaders, tablesOfEach(members - leaders));
        }
    }
}

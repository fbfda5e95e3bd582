package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The series format: games of all contestants at one table (2014 document, "Playoffs"). */
final class SeriesFormat implements Format {

    private static final Setting GAMES = Setting.whole(
            "games", 10, 1, 10_000, "How many games are played; in each the next contestant sits on the first seat.");

    @Override
    public String id() {
        return "series";
    }

    @Override
    public String words() {
        return "All contestants play a number of games at one table, and their points are added.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(GAMES, RoundRobinFormat.TIES);
    }

    @Override
    public boolean addsUp() {
        return true;
    }

    @Override
    public boolean waitsForAll() {
        return true;
    }

    @Override
    public int leastContestants(FormatTerms terms) {
        return terms.seats();
    }

    @Override
    public ContestLayout plan(FormatTerms terms, DrawResult draw) {
        List<Integer> order = OneSection.contestants(this, terms, draw);
        if (order.size() > terms.seats()) {
            throw new IllegalArgumentException("Format series has one table of " + terms.seats()
                    + " seats, but there are " + order.size() + " contestants; use format groups or swiss.");
        }
        return new OneSection(
                        Wording.named("Series"),
                        new Play(terms.settings().whole(GAMES)),
                        terms.ranking(terms.settings().whole(RoundRobinFormat.TIES)))
                .plan(draw, order, List.of());
    }

    /**
     * The play of a series: all members at one table, game after game. In the first game they sit in their order, and
     * in each new game the next one begins, as in a Latin square (2014 document, "Setup" and "Playoffs").
     */
    record Play(int games) implements SectionPlay {

        @Override
        public Meetings meetings(Group group, CountedResults results) {
            String encounter = Fixture.encounter(group.section(), group.members());
            List<Integer> seats = new ArrayList<>(group.members());
            List<Fixture> fixtures = new ArrayList<>();
            for (int game = 1; game <= games; game++) {
                fixtures.add(Fixture.plain(encounter + "." + game, group.section(), game, seats));
                Collections.rotate(seats, -1);
            }
            return new Meetings(fixtures, true);
        }

        @Override
        public boolean isFixed() {
            return true;
        }

        @Override
        public int games(int members) {
            return games;
        }
    }
}

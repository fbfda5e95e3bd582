package arena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The play of a series: all members at one table, game after game. In the first game they sit in their order, and in
 * each new game the next one begins, as in a Latin square (2014 document, "Setup" and "Playoffs").
 */
record SeriesPlay(int games) implements SectionPlay {

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

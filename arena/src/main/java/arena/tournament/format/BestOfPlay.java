package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The play of one encounter of a knock-out: the best of some games.
 *
 * <p>Two members play until one has won more than half of the games; a drawn game is played again, {@value #MOST_DRAWN}
 * times at the most, and then the ranking decides. More members play all games at one table, and their points are
 * added. The seats of the first game are drawn by lot; in each further game they move on by one.
 *
 * <p>The fixtures are the games that must be played in any case.
 *
 * @param games the largest number of games; odd for two members, so that one of them wins more than half
 */
record BestOfPlay(int games) implements SectionPlay {

    /** The number of drawn games that are played again. */
    static final int MOST_DRAWN = 3;

    @Override
    public Meetings meetings(Group group, CountedResults results) {
        return group.members().size() == 2 ? duel(group, results) : new Meetings(fixtures(group, games), true);
    }

    private Meetings duel(Group group, CountedResults results) {
        int known = 0;
        int needed = winsNeeded();
        while (needed > known) {
            known = needed;
            needed = needed(fixtures(group, known), results);
        }
        List<Fixture> fixtures = fixtures(group, known);
        boolean complete = known == most()
                || fixtures.stream().allMatch(fixture -> results.of(fixture).isPresent());
        return new Meetings(fixtures, complete);
    }

    /**
     * Returns the number of games that must be played in any case: those already played, and those that the leader
     * still has to win.
     */
    private int needed(List<Fixture> fixtures, CountedResults results) {
        int played = 0;
        int first = 0;
        int second = 0;
        for (Fixture fixture : fixtures) {
            Optional<GameResult> result = results.of(fixture);
            played += result.isPresent() ? 1 : 0;
            first += isWon(result, fixtures.get(0).seats().get(0)) ? 1 : 0;
            second += isWon(result, fixtures.get(0).seats().get(1)) ? 1 : 0;
        }
        return Math.min(most(), played + Math.max(0, winsNeeded() - Math.max(first, second)));
    }

    private static boolean isWon(Optional<GameResult> result, int member) {
        return result.filter(counts -> counts.isWonBy(member)).isPresent();
    }

    private int winsNeeded() {
        return games / 2 + 1;
    }

    private int most() {
        return 2 * winsNeeded() - 1 + MOST_DRAWN;
    }

    private static List<Fixture> fixtures(Group group, int number) {
        String encounter = Fixture.encounter(group.section(), group.members());
        List<Integer> order = new ArrayList<>(
                group.seal().toss(encounter, group.members().stream().sorted().toList()));
        List<Fixture> fixtures = new ArrayList<>();
        for (int game = 1; game <= number; game++) {
            fixtures.add(Fixture.plain(encounter + "." + game, group.section(), game, order));
            Collections.rotate(order, -1);
        }
        return fixtures;
    }

    @Override
    public int games(int members) {
        return games;
    }
}

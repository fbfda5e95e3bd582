package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
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
                        new SeriesPlay(terms.settings().whole(GAMES)),
                        terms.ranking(terms.settings().whole(RoundRobinFormat.TIES)))
                .plan(draw, order, List.of());
    }
}

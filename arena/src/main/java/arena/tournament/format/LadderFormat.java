package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
import java.util.List;

/** The ladder format: the winner takes the higher rung. */
final class LadderFormat implements Format {

    private static final Setting GAMES = Setting.whole(
            "games",
            0,
            0,
            ContestLayout.MOST_GAMES,
            "After how many games it ends; 0 for never, until the organiser ends it.");

    @Override
    public String id() {
        return "ladder";
    }

    @Override
    public String words() {
        return "A team that beats the team above it takes its place, again and again.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(GAMES);
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
        int games = terms.settings().whole(GAMES);
        // The rungs are the order: no criterion is needed.
        Ranking ranking = new Ranking(terms.rewards(), List.of(), 0, terms.playOff());
        return new OneSection(Wording.named("Ladder"), new LadderPlay(games, terms.seats()), ranking)
                .plan(draw, order, games > 0 ? List.of() : List.of("The ladder has no end."));
    }
}

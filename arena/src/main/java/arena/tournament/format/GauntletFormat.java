package arena.tournament.format;

import arena.game.Setting;
import arena.tournament.Wording;
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
        SectionPlay play = new GauntletPlay(
                terms.settings().whole(LEADERS), terms.settings().whole(RoundRobinFormat.LEGS), terms.seats());
        return new OneSection(
                        Wording.named("Gauntlet"),
                        play,
                        terms.ranking(terms.settings().whole(RoundRobinFormat.TIES)))
                .plan(draw, order, List.of());
    }
}

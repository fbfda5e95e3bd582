package arena.tournament.format;

import arena.game.Setting;
import java.util.ArrayList;
import java.util.List;

/** The knock-out format: the better half of each table advances, until one table is left. */
final class KnockOutFormat implements Format {

    @Override
    public String id() {
        return "knock-out";
    }

    @Override
    public String words() {
        return "A team that loses is out; the best seeds have a bye if the number of teams is no power of two.";
    }

    @Override
    public List<Setting> settings() {
        return List.of(KnockOut.BEST_OF, KnockOut.THIRD_PLACE);
    }

    @Override
    public int leastContestants(FormatTerms terms) {
        return terms.seats();
    }

    @Override
    public int places(FormatTerms terms, int contestants) {
        return Bracket.fitting(contestants, terms.seats());
    }

    @Override
    public ContestLayout plan(FormatTerms terms, DrawResult draw) {
        List<Integer> order = Groups.one(draw, id());
        List<Section> sections = KnockOut.of(terms, KnockOut.seeded(order));
        List<String> remarks = new ArrayList<>();
        int byes = Bracket.of(order.size(), terms.seats()).rounds().get(0).byes();
        if (byes > 0) {
            remarks.add(byes + " of the " + order.size() + " contestants have a bye in the first round: "
                    + (byes == 1 ? "the first" : "the first " + byes) + " of the draw.");
        }
        return new ContestLayout(sections, KnockOut.placing(sections), remarks);
    }
}

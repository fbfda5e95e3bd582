package arena.superbot.windwardopolis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Plans three trips at a time: see {@link TripSearch}. It plays no cards. */
final class TripPlanner extends Driver {

    /** A plan is kept until another one is better by so much. */
    private static final double BETTER = 1.03;

    private Plans.Option last = Plans.Option.NOTHING;
    private int[] seen = {};
    private String why = "";

    @Override
    Decision decide(CityGuide guide, Situation situation) {
        why = "";
        int[] now = Plans.signature(guide, situation);
        if (!situation.hasStopped() && Arrays.equals(now, seen)) {
            return new Decision(last.place(), List.of(), List.of());
        }
        seen = now;
        PackedRound round = new PackedRound(guide, situation.cars());
        round.see(situation);
        TripSearch search = new TripSearch(round, situation.me());
        Plans.Option best = Plans.Option.NOTHING;
        double most = 0;
        int rider = situation.rider(situation.me());
        List<Plans.Option> options = Plans.options(guide, situation, round);
        for (Plans.Option option : options) {
            double worth = rider == CityGuide.NONE ? search.fetch(option.next()) : search.deliver(rider, option.place(), option.next());
            if (option.equals(last)) {
                worth *= BETTER;
            }
            if (worth > most) {
                most = worth;
                best = option;
            }
        }
        last = best;
        if (best.equals(Plans.Option.NOTHING)) {
            return Decision.NONE;
        }
        why = Plans.text(guide, rider, best) + String.format(Locale.ROOT, ": worth %.2f points, best of %d", most, options.size());
        return new Decision(best.place(), Plans.pickup(guide, rider, best), List.of());
    }

    @Override
    public String why() {
        return why;
    }
}

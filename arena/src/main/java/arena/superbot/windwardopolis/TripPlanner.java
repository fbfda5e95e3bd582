package arena.superbot.windwardopolis;

import java.util.Arrays;
import java.util.List;

/** Plans three trips at a time: see {@link TripSearch}. It plays no cards. */
final class TripPlanner extends Driver {

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
        List<Plans.Rated> rated = Plans.rated(guide, situation, round, last);
        if (rated.isEmpty()) {
            last = Plans.Option.NOTHING;
            return Decision.NONE;
        }
        last = rated.get(0).option();
        int rider = situation.rider(situation.me());
        why = Plans.text(guide, rider, rated.get(0)) + ", most of " + rated.size() + " plans";
        return new Decision(last.place(), Plans.pickup(guide, rider, last), List.of());
    }

    @Override
    public String why() {
        return why;
    }
}

package arena.superbot.windwardopolis;

import java.util.Arrays;
import java.util.List;

/** Plans three trips at a time: see {@link TripSearch}. It plays no cards. */
final class TripPlannerMind extends DrivingMind {

    private TripOptions.Option last = TripOptions.Option.NOTHING;
    private int[] seen = {};
    private String why = "";

    @Override
    Decision decide(CityGuide guide, SeatObservation situation) {
        why = "";
        int[] now = TripOptions.signature(guide, situation);
        if (!situation.hasStopped() && Arrays.equals(now, seen)) {
            return new Decision(last.place(), List.of(), List.of());
        }
        seen = now;
        PackedRound round = new PackedRound(guide, situation.cars());
        round.see(situation);
        List<TripOptions.Rated> rated = TripOptions.rated(guide, situation, round, last);
        if (rated.isEmpty()) {
            last = TripOptions.Option.NOTHING;
            return Decision.NONE;
        }
        last = rated.get(0).option();
        int rider = situation.rider(situation.me());
        why = TripOptions.text(guide, rider, rated.get(0)) + ", most of " + rated.size() + " plans";
        return new Decision(last.place(), TripOptions.pickup(guide, rider, last), List.of());
    }

    @Override
    public String why() {
        return why;
    }
}

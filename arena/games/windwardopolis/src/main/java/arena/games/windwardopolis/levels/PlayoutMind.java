package arena.games.windwardopolis.levels;

import arena.game.Chance;
import arena.games.windwardopolis.trip.CardOrder;
import arena.level.ThinkingTime;
import arena.search.Budget;
import arena.search.SearchRandom;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A mind that compares the best {@link TripPlans} by playouts of the round with all cars, and plays cards by
 * {@link CardPlans}.
 */
final class PlayoutMind extends DrivingMind {

    /** The number of plans, the best ones of the search, that are compared by playouts. */
    private static final int MOST_PLANS = 6;

    /**
     * The number of playouts of each plan, their length in ticks, and the number after which plans that are behind are
     * dropped.
     */
    private static final int FUTURES = 32;

    private static final double HORIZON = 5_000;
    private static final int FIRST_LOOK = 8;

    /** The number of standard errors by which a plan must be better than the first plan of the search. */
    private static final double SURE = 2;

    /** The interval in ticks between two considerations of cards; they are considered at each stop too. */
    private static final int CARD_TICKS = 160;

    /** The share of the effort for plans; the rest is for cards. */
    private static final double CARDS_FROM = 0.5;

    private final SearchRandom dice;
    private final ThinkingTime thinking;
    private TripPlan last = TripPlan.NOTHING;
    private int[] seen = {};
    private long nextCards;
    private int futures;
    private String why = "";

    PlayoutMind(Chance chance, ThinkingTime thinking) {
        this.dice = new SearchRandom(chance);
        this.thinking = thinking;
    }

    @Override
    Decision decide(CityGuide guide, SeatObservation observation) {
        why = "";
        int[] now = TripPlans.signature(guide, observation);
        boolean isNew = observation.hasStopped() || !Arrays.equals(now, seen);
        boolean isCardTime = observation.hasStopped() || observation.view().tick() >= nextCards;
        if (!isNew && !isCardTime) {
            return new Decision(last.place(), List.of(), List.of());
        }
        seen = now;
        thinking.begin();
        PackedRound round = new PackedRound(guide, observation.cars());
        round.see(observation);
        if (isNew) {
            last = plan(guide, observation, round);
        }
        if (last.equals(TripPlan.NOTHING)) {
            return Decision.NONE;
        }
        List<CardOrder> orders = List.of();
        if (isCardTime) {
            nextCards = observation.view().tick() + CARD_TICKS;
            CardPlans cards = new CardPlans(observation, round, dice);
            orders = thinking.within(CARDS_FROM, 1, budget -> cards.orders(last, budget));
            why += cards.why().isEmpty() ? "" : (why.isEmpty() ? "" : "; ") + "plays " + cards.why();
        }
        int rider = observation.rider(observation.me());
        return new Decision(last.place(), TripPlans.pickup(guide, rider, last), orders);
    }

    private TripPlan plan(CityGuide guide, SeatObservation observation, PackedRound round) {
        int me = observation.me();
        List<TripPlans.Rated> rated = TripPlans.rated(guide, observation, round, last).stream()
                .limit(MOST_PLANS)
                .toList();
        if (rated.isEmpty()) {
            return TripPlan.NOTHING;
        }
        int best = thinking.within(0, CARDS_FROM, budget -> race(round, me, rated, budget));
        why = TripPlans.text(guide, observation.rider(me), rated.get(best))
                + String.format(
                        Locale.ROOT,
                        ", %s of %d plans in %d futures; %.0f ms",
                        best == 0 ? "not surely less than others" : "surely most",
                        rated.size(),
                        futures,
                        thinking.usedMillis());
        return rated.get(best).plan();
    }

    /**
     * Compares the plans by playouts with common random numbers; returns the first one unless another is better with
     * confidence.
     */
    private int race(PackedRound start, int me, List<TripPlans.Rated> rated, Budget budget) {
        RoundPlayout playout = new RoundPlayout(new PackedRound(start.guide, start.cars), dice);
        int count = rated.size();
        double[] sums = new double[count];
        double[] squares = new double[count];
        boolean[] out = new boolean[count];
        futures = 0;
        while (count > 1 && futures < FUTURES && !budget.isSpent(playout.nodes())) {
            long seed = dice.bits();
            double first = worth(playout, start, me, rated.get(0).plan(), seed);
            futures++;
            for (int at = 1; at < count; at++) {
                if (!out[at]) {
                    double gain = worth(playout, start, me, rated.get(at).plan(), seed) - first;
                    sums[at] += gain;
                    squares[at] += gain * gain;
                    out[at] = futures >= FIRST_LOOK && sums[at] < 0;
                }
            }
        }
        int best = 0;
        for (int at = 1; at < count && futures >= FIRST_LOOK; at++) {
            double mean = sums[at] / futures;
            double error = Math.sqrt(Math.max(0, squares[at] / futures - mean * mean) / futures);
            if (!out[at] && mean > SURE * error && sums[at] > sums[best]) {
                best = at;
            }
        }
        return best;
    }

    private static double worth(RoundPlayout playout, PackedRound start, int me, TripPlan plan, long seed) {
        playout.begin(start, new SearchRandom(new Chance(seed)));
        playout.follow(me, plan, HORIZON);
        return playout.worth(me);
    }

    @Override
    public String why() {
        return why;
    }
}

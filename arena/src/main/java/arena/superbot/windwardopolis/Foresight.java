package arena.superbot.windwardopolis;

import arena.game.Chance;
import arena.games.windwardopolis.trip.CardOrder;
import arena.search.Budget;
import arena.search.Dice;
import arena.superbot.level.Thinking;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Plays the round on for the best plans of {@link TripSearch}, with all cars, and takes what earns most; plays cards as
 * {@link CardPlans} finds.
 */
final class Foresight extends Driver {

    private static final int MOST_OPTIONS = Integer.getInteger("options", 6);
    private static final int FUTURES = Integer.getInteger("futures", 32);
    private static final double HORIZON = Double.parseDouble(System.getProperty("horizon", "5000"));
    private static final int FIRST_LOOK = 8;
    private static final double SURE = Double.parseDouble(System.getProperty("sure", "2"));
    private static final double BETTER = 1.03;
    private static final int CARD_TICKS = 160;
    private static final boolean CARDS = !Boolean.getBoolean("nocards");

    private final Dice dice;
    private final Thinking thinking;
    private final CardPlans cards;
    private Plans.Option last = Plans.Option.NOTHING;
    private int[] seen = {};
    private long nextCards;
    private String why = "";

    Foresight(Chance chance, Thinking thinking) {
        this.dice = new Dice(chance);
        this.thinking = thinking;
        this.cards = new CardPlans(dice);
    }

    @Override
    Decision decide(CityGuide guide, Situation situation) {
        why = "";
        int[] now = Plans.signature(guide, situation);
        boolean isNew = situation.hasStopped() || !Arrays.equals(now, seen);
        boolean isCardTime = CARDS && (situation.hasStopped() || situation.view().tick() >= nextCards);
        if (!isNew && !isCardTime) {
            return new Decision(last.place(), List.of(), List.of());
        }
        seen = now;
        thinking.begin();
        PackedRound round = new PackedRound(guide, situation.cars());
        round.see(situation);
        if (isNew) {
            last = plan(guide, situation, round);
        }
        if (last.equals(Plans.Option.NOTHING)) {
            return Decision.NONE;
        }
        List<CardOrder> orders = List.of();
        if (isCardTime) {
            nextCards = situation.view().tick() + CARD_TICKS;
            orders = cards.orders(guide, situation, round, last);
            why += cards.why().isEmpty() ? "" : (why.isEmpty() ? "" : "; ") + "plays " + cards.why();
        }
        int rider = situation.rider(situation.me());
        return new Decision(last.place(), Plans.pickup(guide, rider, last), orders);
    }

    /** An option with what the search thinks of it. */
    private record Rated(Plans.Option option, double worth) {}

    private Plans.Option plan(CityGuide guide, Situation situation, PackedRound round) {
        int me = situation.me();
        int rider = situation.rider(me);
        TripSearch search = new TripSearch(round, me);
        List<Rated> rated = Plans.options(guide, situation, round).stream()
                .map(option -> new Rated(
                        option,
                        (option.equals(last) ? BETTER : 1)
                                * (rider == CityGuide.NONE
                                        ? search.fetch(option.next())
                                        : search.deliver(rider, option.place(), option.next()))))
                .filter(one -> one.worth() > 0)
                .sorted(Comparator.comparingDouble(one -> -one.worth()))
                .limit(MOST_OPTIONS)
                .toList();
        if (rated.isEmpty()) {
            return Plans.Option.NOTHING;
        }
        int best = rated.size() == 1 ? 0 : race(guide, round, me, rated);
        Plans.Option chosen = rated.get(best).option();
        why = Plans.text(guide, rider, chosen) + String.format(Locale.ROOT, ": worth %.2f points%s", rated.get(best).worth(), best > 0 ? ", better in futures" : "");
        return chosen;
    }

    /** Plays on with each option, all with the same chances, and returns the first one unless another is surely better. */
    private int race(CityGuide guide, PackedRound start, int me, List<Rated> rated) {
        Playout playout = new Playout(new PackedRound(guide, start.cars), dice);
        int count = rated.size();
        double[] sums = new double[count];
        double[] squares = new double[count];
        boolean[] out = new boolean[count];
        int futures = 0;
        while (futures < FUTURES) {
            long seed = dice.bits();
            double first = worth(playout, start, me, rated.get(0).option(), seed);
            futures++;
            for (int at = 1; at < count; at++) {
                if (!out[at]) {
                    double gain = worth(playout, start, me, rated.get(at).option(), seed) - first;
                    sums[at] += gain;
                    squares[at] += gain * gain;
                    out[at] = futures >= FIRST_LOOK && sums[at] < 0;
                }
            }
        }
        int best = 0;
        for (int at = 1; at < count; at++) {
            double mean = sums[at] / futures;
            double error = Math.sqrt(Math.max(0, squares[at] / futures - mean * mean) / futures);
            if (!out[at] && mean > SURE * error && sums[at] > sums[best]) {
                best = at;
            }
        }
        return best;
    }

    private static double worth(Playout playout, PackedRound start, int me, Plans.Option option, long seed) {
        playout.begin(start, new Dice(new Chance(seed)));
        playout.plan(me, option.place(), option.next());
        playout.send();
        playout.run(HORIZON);
        return playout.worth(me);
    }

    @Override
    public String why() {
        return why;
    }
}

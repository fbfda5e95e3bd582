package arena.superbot.windwardopolis;

import arena.game.Chance;
import arena.search.Dice;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Plays the round on for each drive and card that it could choose, and takes what leads farthest. */
final class Foresight extends Driver {

    private static final int NONE = CityGuide.NONE;
    private static final double HORIZON = Double.parseDouble(System.getProperty("horizon", "6000"));
    private static final int FUTURES = Integer.getInteger("futures", 24);
    private static final double SPREAD = 2;

    private final Dice dice;
    private final Thinking thinking;
    private int goal = NONE;
    private int[] seen = {};
    private String why = "";

    Foresight(Place place, Chance chance, Thinking thinking) {
        super(place);
        this.dice = new Dice(chance);
        this.thinking = thinking;
    }

    /** A drive to a place, and what follows there. */
    record Option(int place, int next) {}

    @Override
    Decision decide(CityGuide guide, Situation situation) {
        why = "";
        int[] signature = signature(guide, situation);
        if (!situation.hasStopped() && goal != NONE && Arrays.equals(signature, seen)) {
            return new Decision(goal, List.of(), List.of());
        }
        seen = signature;
        thinking.begin();
        PackedRound start = new PackedRound(guide, situation.cars());
        start.see(situation);
        Playout playout = new Playout(new PackedRound(guide, situation.cars()), dice);
        List<Option> options = options(guide, situation, start);
        if (options.isEmpty()) {
            return Decision.NONE;
        }
        int count = options.size();
        double[] sums = new double[count];
        int me = situation.me();
        for (int future = 0; future < FUTURES; future++) {
            long seed = dice.bits();
            for (int option = 0; option < count; option++) {
                playout.begin(start, new Dice(new Chance(seed)));
                playout.plan(me, options.get(option).place(), options.get(option).next());
                playout.send();
                playout.run(HORIZON);
                sums[option] += worth(playout.round, me);
            }
        }
        int best = 0;
        for (int option = 1; option < count; option++) {
            best = sums[option] > sums[best] ? option : best;
        }
        Option chosen = options.get(best);
        goal = chosen.place();
        why = String.format(Locale.ROOT, "%s then %s: %.3f best of %d, %.1f ms", guide.name(goal), chosen.next() == NONE ? "-" : chosen.next() >= guide.people().size() ? "coffee" : guide.people().get(chosen.next()).name(), sums[best] / FUTURES, count, thinking.usedMillis());
        return new Decision(goal, pickup(guide, situation, options, sums, best), List.of());
    }

    private static List<String> pickup(CityGuide guide, Situation situation, List<Option> options, double[] sums, int best) {
        List<String> names = new ArrayList<>();
        int next = options.get(best).next();
        int rider = situation.rider(situation.me());
        if (next != NONE && next < guide.people().size()) {
            names.add(guide.people().get(next).name());
        } else if (rider != NONE) {
            names.add(guide.people().get(rider).name());
        }
        if (next == NONE) {
            // whoever waits there
            List<Integer> order = new ArrayList<>();
            for (int p = 0; p < guide.people().size(); p++) if (p != rider && situation.lobby(p) != NONE && !situation.hasDelivered(situation.me(), p)) order.add(p);
            order.sort(java.util.Comparator.comparingDouble(p -> -guide.points(p) / (double) guide.ticks(situation.lobby(p), situation.bound(p))));
            names.clear();
            order.forEach(p -> names.add(guide.people().get(p).name()));
        }
        return names;
    }

    private static List<Option> options(CityGuide guide, Situation situation, PackedRound start) {
        List<Option> options = new ArrayList<>();
        int me = situation.me();
        int rider = situation.rider(me);
        int people = guide.people().size();
        int bound = rider == NONE ? NONE : situation.bound(rider);
        for (int person = 0; person < people; person++) {
            if (person == rider || situation.hasDelivered(me, person)) continue;
            int place = situation.lobby(person);
            int car = start.carOf[person];
            if (place == NONE && (car == NONE || start.boundNext(person) == NONE)) continue;
            if (rider == NONE && situation.car().coffee() == 0) continue;
            if (place == NONE) place = situation.bound(person);
            options.add(new Option(rider == NONE ? place : bound, person));
        }
        for (int store = guide.companies(); store < guide.places(); store++) {
            if (rider != NONE) options.add(new Option(bound, people + store));
            else if (situation.car().coffee() < CityGuide.MOST_COFFEE) options.add(new Option(store, NONE));
        }
        if (rider != NONE && (guide.enemies(rider) & start.waits[bound]) != 0) {
            for (int company = 0; company < guide.companies(); company++) {
                if (company != bound) options.add(new Option(company, NONE));
            }
        }
        return options;
    }

    static double worth(PackedRound round, int me) {
        double mine = score(round, me);
        double sum = 0;
        for (int car = 0; car < round.cars; car++) {
            if (car != me) {
                sum += 1 / (1 + Math.exp((score(round, car) - mine) / SPREAD));
            }
        }
        return sum / Math.max(1, round.cars - 1);
    }

    private static double score(PackedRound round, int car) {
        double score = round.points[car];
        if (round.rider[car] != NONE) {
            score += round.points(round.rider[car]) * round.factor[car] * round.share(car) * 0.8;
        }
        return score;
    }

    /** What makes it think again when it has changed: who is where. */
    private static int[] signature(CityGuide guide, Situation situation) {
        int people = guide.people().size();
        int me = situation.me();
        int[] signature = new int[people + 3];
        int rider = situation.rider(me);
        for (int person = 0; person < people; person++) {
            signature[person] = situation.lobby(person);
        }
        signature[people] = rider;
        signature[people + 1] = rider == NONE ? NONE : situation.bound(rider);
        return signature;
    }

    @Override
    public String why() {
        return why;
    }
}

package arena.games.windwardopolis.levels;

import arena.game.Chance;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Effects;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.Trips;
import arena.search.Budget;
import arena.search.SearchRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The planner of cards: which to draw and when to play them. Immediate cards are played when playouts of the round are
 * clearly better with them than without; transit cards when they fit the next trip and there is coffee for them. It is
 * mutable and serves one view.
 */
final class CardPlans {

    private static final int NONE = PackedRound.NONE;

    /** The number of playouts for a card, the number from which the result counts, and their length in ticks. */
    private static final int FUTURES = 32;

    private static final int LEAST_FUTURES = 8;
    private static final double HORIZON = 4_000;

    /** The difference of scores at which the odds of the better place are e to one. */
    private static final double SPREAD = 1.5;

    /**
     * The least gain of a card at the beginning of a round, as a share of the others; it decreases to zero at the end.
     */
    private static final double GAIN = 0.02;

    /** The number of standard errors of a significant gain. */
    private static final double SURE = 2;

    /** The number of rivals, those with the highest scores, that are considered for cards against one car. */
    private static final int RIVALS = 3;

    /** The distance in squares to its goal at which a car is no target, because a moment later the card would fail. */
    private static final int NEAR = 4;

    /** The value of a tick and of a coffee, in points. */
    private static final double TICK = 0.0007;

    private static final double COFFEE = 0.08;

    /** The additional share of points of the transit cards, and the cost of the slow one in drives. */
    private static final double FIFTH = 0.2;

    private static final double HALF = 0.5;
    private static final int SLOW_DRIVES = 3;

    private static final double PERCENT = 100;

    /** The order of drawing immediate cards: before all others, except the last two, which are drawn last. */
    private static final List<Card.Kind> AT_ONCE = List.of(
            Card.Kind.ALL_OTHER_CARS_QUARTER_SPEED,
            Card.Kind.STOP_CAR,
            Card.Kind.CHANGE_DESTINATION,
            Card.Kind.MOVE_PASSENGER,
            Card.Kind.RELOCATE_ALL_PASSENGERS,
            Card.Kind.RELOCATE_ALL_CARS);

    private static final int FIRST_DRAWN = 4;

    private final CityGuide guide;
    private final SeatObservation observation;
    private final PackedRound round;
    private final int me;
    private final SearchRandom dice;
    private String why = "";

    CardPlans(SeatObservation observation, PackedRound round, SearchRandom dice) {
        this.guide = round.guide;
        this.observation = observation;
        this.round = round;
        this.me = observation.me();
        this.dice = dice;
    }

    /** Returns the reason for playing a card; empty if none is played. */
    String why() {
        return why;
    }

    /** Returns the orders for cards while the car follows a plan. */
    List<CardOrder> orders(TripPlan plan, Budget budget) {
        List<CardOrder> orders = new ArrayList<>();
        transit(plan).ifPresent(card -> orders.add(new CardOrder.Play(new Cards.Play(card, ""))));
        atOnce(plan, budget).ifPresent(play -> orders.add(new CardOrder.Play(play)));
        useless().forEach(card -> orders.add(new CardOrder.Discard(card)));
        draws(observation.own().hand().size() - orders.size()).forEach(card -> orders.add(new CardOrder.Draw(card)));
        return orders;
    }

    private Stream<Card> ready() {
        return observation.own().hand().stream().filter(Cards.Held::ready).map(Cards.Held::card);
    }

    /**
     * Returns the transit card with the highest gain for the next passenger, if that passenger is known and there is
     * coffee for the card.
     */
    private Optional<Card> transit(TripPlan plan) {
        boolean isKnown = plan.next() < round.people && round.rider[me] == NONE;
        if (!isKnown
                || round.coffee[me] < 2
                || observation.car().effects().nextStop().isPresent()) {
            return Optional.empty();
        }
        Optional<Card> best = ready().filter(card -> card.kind().isTransit())
                .filter(card -> gain(card, plan.next()) > 0)
                .max((one, other) -> Double.compare(gain(one, plan.next()), gain(other, plan.next())));
        best.ifPresent(card -> why = String.format(
                Locale.ROOT,
                "%s for %s: %.2f points",
                card.text(),
                guide.people().get(plan.next()).name(),
                gain(card, plan.next())));
        return best;
    }

    /** Returns the gain in points of a transit card on a person's next trip; negative if it costs more. */
    private double gain(Card card, int person) {
        int to = round.bound(person);
        int from = round.lobby[person];
        double points = guide.points(person);
        double more = switch (card.kind().names()) {
            case PASSENGER -> guide.person(card.names()) == person ? FIFTH * points : 0;
            case COMPANY -> guide.company(card.names()) == to ? FIFTH * points : 0;
            case NOTHING, CAR -> from == NONE ? 0 : HALF * points - SLOW_DRIVES * guide.ticks(from, to) * TICK;
        };
        return more - COFFEE;
    }

    private Optional<Cards.Play> atOnce(TripPlan plan, Budget budget) {
        List<Cards.Play> plays = plays();
        if (plays.isEmpty() || observation.own().atOnce().isPresent()) {
            return Optional.empty();
        }
        RoundPlayout playout = new RoundPlayout(new PackedRound(guide, round.cars), dice);
        double[] sums = new double[plays.size()];
        double[] squares = new double[plays.size()];
        int futures = 0;
        while (futures < FUTURES && !budget.isSpent(playout.nodes())) {
            long seed = dice.bits();
            double without = standing(playout, plan, seed, Optional.empty());
            for (int at = 0; at < sums.length; at++) {
                double gain = standing(playout, plan, seed, Optional.of(plays.get(at))) - without;
                sums[at] += gain;
                squares[at] += gain * gain;
            }
            futures++;
        }
        int best = 0;
        for (int at = 1; at < sums.length; at++) {
            best = sums[at] > sums[best] ? at : best;
        }
        double gain = sums[best] / Math.max(1, futures);
        double error =
                Math.sqrt(Math.max(0, squares[best] / Math.max(1, futures) - gain * gain) / Math.max(1, futures));
        if (futures < LEAST_FUTURES || gain < GAIN * stillOpen() || gain <= SURE * error) {
            return Optional.empty();
        }
        why = (why.isEmpty() ? "" : why + ", and ")
                + String.format(
                        Locale.ROOT, "%s: %.1f %% more of the others behind", text(plays.get(best)), PERCENT * gain);
        return Optional.of(plays.get(best));
    }

    private String text(Cards.Play play) {
        boolean isCar = play.card().kind().target() == Card.About.CAR;
        String target = isCar ? observation.view().names().get(Integer.parseInt(play.target()) - 1) : play.target();
        return play.card().text() + (target.isEmpty() ? "" : " on " + target);
    }

    /** Returns the remaining share of the round, from 0 to 1. */
    private double stillOpen() {
        int most = IntStream.range(0, round.cars).map(round::deliveries).max().orElse(0);
        return 1 - (double) most / Trips.LAST_DELIVERY;
    }

    /** Returns the share of the others that are behind the own car in one playout. */
    private double standing(RoundPlayout playout, TripPlan plan, long seed, Optional<Cards.Play> play) {
        playout.begin(round, new SearchRandom(new Chance(seed)));
        play.ifPresent(card -> CardEffects.work(playout.round, me, card, new SearchRandom(new Chance(~seed))));
        playout.follow(me, plan, HORIZON);
        double mine = playout.score(me);
        double behind = 0;
        for (int car = 0; car < round.cars; car++) {
            behind += car == me ? 0 : 1 / (1 + Math.exp((playout.score(car) - mine) / SPREAD));
        }
        return behind / Math.max(1, round.cars - 1);
    }

    /** Returns the possible plays of immediate cards. */
    private List<Cards.Play> plays() {
        List<Cards.Play> plays = new ArrayList<>();
        ready().filter(card -> !card.kind().isTransit())
                .forEach(card -> targets(card).forEach(target -> plays.add(new Cards.Play(card, target))));
        return plays;
    }

    /** Returns the possible targets of a card: the best of the others, or an enemy at the passenger's destination. */
    private Stream<String> targets(Card card) {
        return switch (card.kind().target()) {
            case CAR ->
                rivals().filter(car -> card.kind() == Card.Kind.STOP_CAR || round.rider[car] != NONE)
                        .map(car -> Integer.toString(car + 1));
            case PASSENGER ->
                IntStream.range(0, round.people)
                        .filter(this::isInTheWay)
                        .mapToObj(person -> guide.people().get(person).name());
            case NOTHING, COMPANY -> Stream.of("");
        };
    }

    private boolean isInTheWay(int person) {
        int rider = round.rider[me];
        return rider != NONE && (guide.enemies(rider) >> person & 1) != 0 && round.lobby[person] == round.bound(rider);
    }

    private Stream<Integer> rivals() {
        return IntStream.range(0, round.cars)
                .boxed()
                .filter(car -> car != me && !isNearItsGoal(car))
                .sorted((one, other) -> Double.compare(round.points[other], round.points[one]))
                .limit(RIVALS);
    }

    private boolean isNearItsGoal(int car) {
        int goal = round.target[car];
        return goal != NONE && observation.car(car).tile().distance(guide.tile(goal)) <= NEAR;
    }

    /** Returns the cards in the hand that can no longer gain anything. */
    private List<Card> useless() {
        return ready().filter(card -> card.kind().isTransit() && appeal(card) <= 0)
                .limit(observation.own().deck().isEmpty() ? 0 : 1)
                .toList();
    }

    private List<Card> draws(int held) {
        int most = Score.mostInHand((double) observation.car().thousandths() / Score.PARTS) - held;
        return observation.own().deck().stream()
                .filter(card -> appeal(card) > 0 || AT_ONCE.contains(card.kind()))
                .sorted((one, other) -> Double.compare(appeal(other), appeal(one)))
                .limit(Math.max(0, most))
                .toList();
    }

    /** Returns the priority of a card: its possible gain in points, or more for those that are drawn first. */
    private double appeal(Card card) {
        int place = AT_ONCE.indexOf(card.kind());
        if (place >= 0) {
            return place < FIRST_DRAWN ? AT_ONCE.size() - place : -place;
        }
        return IntStream.range(0, round.people)
                .filter(person -> !round.hasDelivered(me, person) && round.bound(person) != NONE)
                .mapToDouble(person -> gain(card, person))
                .max()
                .orElse(-COFFEE);
    }

    /** The immediate effects of cards on a {@link PackedRound} (rules, "Power-Ups"). */
    static final class CardEffects {

        private static final int NONE = PackedRound.NONE;

        private CardEffects() {}

        /** Applies a card of a car. */
        static void work(PackedRound round, int me, Cards.Play play, SearchRandom dice) {
            switch (play.card().kind()) {
                case MOVE_PASSENGER -> move(round, round.guide.person(play.target()), dice);
                case CHANGE_DESTINATION -> redirect(round, car(play), dice);
                case ALL_OTHER_CARS_QUARTER_SPEED -> slowOthers(round, me);
                case STOP_CAR -> round.halt(car(play), Effects.TICKS);
                case RELOCATE_ALL_CARS -> relocateCars(round, dice);
                case RELOCATE_ALL_PASSENGERS -> relocatePassengers(round, me, dice);
                case MULT_DELIVERY_QUARTER_SPEED, MULT_DELIVERING_PASSENGER, MULT_DELIVER_AT_COMPANY ->
                    throw new IllegalArgumentException("a card of a transit does not work at once: " + play);
            }
        }

        private static int car(Cards.Play play) {
            return Integer.parseInt(play.target()) - 1;
        }

        private static void slowOthers(PackedRound round, int me) {
            for (int car = 0; car < round.cars; car++) {
                if (car != me) {
                    round.slow(car, Effects.TICKS);
                }
            }
        }

        private static void move(PackedRound round, int person, SearchRandom dice) {
            if (round.lobby[person] != NONE) {
                round.putInto(person, other(round, round.lobby[person], round.bound(person), dice));
            }
        }

        private static void redirect(PackedRound round, int car, SearchRandom dice) {
            int person = round.rider[car];
            if (person != NONE) {
                int company = other(round, round.bound(person), NONE, dice);
                round.redirect(person, company);
                round.drive(car, company, NONE);
            }
        }

        private static void relocateCars(PackedRound round, SearchRandom dice) {
            for (int car = 0; car < round.cars; car++) {
                round.relocate(
                        car,
                        round.guide
                                .straights()
                                .get(dice.below(round.guide.straights().size())));
            }
        }

        private static void relocatePassengers(PackedRound round, int me, SearchRandom dice) {
            int mine = round.rider[me];
            for (int person = 0; person < round.people; person++) {
                boolean stays = mine != NONE
                        && (round.guide.enemies(mine) >> person & 1) != 0
                        && round.lobby[person] == round.bound(mine);
                if (!stays) {
                    move(round, person, dice);
                }
            }
        }

        /** Returns a random company other than two given ones. */
        private static int other(PackedRound round, int one, int two, SearchRandom dice) {
            int company = dice.below(round.guide.companies());
            while (company == one || company == two) {
                company = dice.below(round.guide.companies());
            }
            return company;
        }
    }
}

package arena.superbot.windwardopolis;

import arena.game.Chance;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
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
 * Which cards to draw, and when to play them: those that work at once when the round, played on, goes clearly better
 * with them than without; those of a transit when they fit the next trip and there is coffee for them. It is mutable
 * and serves one view.
 */
final class CardPlans {

    private static final int NONE = PackedRound.NONE;

    /** How many futures a card is tried in, and for how long; it counts when it was tried in so many. */
    private static final int FUTURES = 32;

    private static final int LEAST_FUTURES = 8;
    private static final double HORIZON = 4_000;

    /** How far scores must lie apart to decide who is placed before whom. */
    private static final double SPREAD = 1.5;

    /** What share of the others a card must leave behind at the beginning of a round; at its end anything will do. */
    private static final double GAIN = 0.02;

    /** By how many standard errors it must do so. */
    private static final double SURE = 2;

    /** So many rivals with the highest scores are thought of for cards against one car. */
    private static final int RIVALS = 3;

    /** So near to its goal a car is not stopped or sent elsewhere, in squares: a moment later the card would fail. */
    private static final int NEAR = 4;

    /** What a tick and a coffee are worth, in points. */
    private static final double TICK = 0.0007;

    private static final double COFFEE = 0.08;

    /** What cards of a transit add to the points, and what the slow one costs in drives. */
    private static final double FIFTH = 0.2;

    private static final double HALF = 0.5;
    private static final int SLOW_DRIVES = 3;

    private static final double PERCENT = 100;

    /** In this order cards that work at once are drawn before all others, but the last two, which come at the end. */
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

    /** Returns why a card is played; empty if none is. */
    String why() {
        return why;
    }

    /** Returns what to do with cards while a car follows a plan. */
    List<CardOrder> orders(TripPlan option, Budget budget) {
        List<CardOrder> orders = new ArrayList<>();
        transit(option).ifPresent(card -> orders.add(new CardOrder.Play(new Cards.Play(card, ""))));
        atOnce(option, budget).ifPresent(play -> orders.add(new CardOrder.Play(play)));
        useless().forEach(card -> orders.add(new CardOrder.Discard(card)));
        draws(observation.own().hand().size() - orders.size()).forEach(card -> orders.add(new CardOrder.Draw(card)));
        return orders;
    }

    private Stream<Card> ready() {
        return observation.own().hand().stream().filter(Cards.Held::ready).map(Cards.Held::card);
    }

    /** Returns the card that gains most for who boards next, if that is known and there is coffee for it. */
    private Optional<Card> transit(TripPlan option) {
        boolean isKnown = option.next() < round.people && round.rider[me] == NONE;
        if (!isKnown
                || round.coffee[me] < 2
                || observation.car().effects().nextStop().isPresent()) {
            return Optional.empty();
        }
        Optional<Card> best = ready().filter(card -> card.kind().isTransit())
                .filter(card -> gain(card, option.next()) > 0)
                .max((one, other) -> Double.compare(gain(one, option.next()), gain(other, option.next())));
        best.ifPresent(card -> why = String.format(
                Locale.ROOT,
                "%s for %s: %.2f points",
                card.text(),
                guide.people().get(option.next()).name(),
                gain(card, option.next())));
        return best;
    }

    /** Returns how many points a card of a transit gains on somebody's next trip; negative if it costs more. */
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

    private Optional<Cards.Play> atOnce(TripPlan option, Budget budget) {
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
            double without = standing(playout, option, seed, Optional.empty());
            for (int at = 0; at < sums.length; at++) {
                double gain = standing(playout, option, seed, Optional.of(plays.get(at))) - without;
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

    /** Returns how much of the round is still to come, from 0 to 1. */
    private double stillOpen() {
        int most = IntStream.range(0, round.cars).map(round::deliveries).max().orElse(0);
        return 1 - (double) most / Trips.LAST_DELIVERY;
    }

    /** Returns what share of the others is behind the own car in one future. */
    private double standing(RoundPlayout playout, TripPlan option, long seed, Optional<Cards.Play> play) {
        playout.begin(round, new SearchRandom(new Chance(seed)));
        play.ifPresent(card -> CardEffects.work(playout.round, me, card, new SearchRandom(new Chance(~seed))));
        playout.follow(me, option, HORIZON);
        double mine = playout.score(me);
        double behind = 0;
        for (int car = 0; car < round.cars; car++) {
            behind += car == me ? 0 : 1 / (1 + Math.exp((playout.score(car) - mine) / SPREAD));
        }
        return behind / Math.max(1, round.cars - 1);
    }

    /** Returns what could be played at once. */
    private List<Cards.Play> plays() {
        List<Cards.Play> plays = new ArrayList<>();
        ready().filter(card -> !card.kind().isTransit())
                .forEach(card -> targets(card).forEach(target -> plays.add(new Cards.Play(card, target))));
        return plays;
    }

    /** Returns on whom a card could be played: the best of the others, or an enemy at the passenger's destination. */
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

    /** Returns the cards in the hand that cannot gain anything any more. */
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

    /** Returns how much a card is wanted: as many points as it may gain, or more for those that come first. */
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
}

package arena.superbot.windwardopolis;

import arena.game.Chance;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Score;
import arena.search.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which cards to draw, and when to play them: those that work at once when the round, played on, goes clearly better
 * with them; those of a transit when they fit the next trip and there is coffee for them.
 */
final class CardPlans {

    private static final int NONE = PackedRound.NONE;
    private static final int FUTURES = 32;
    private static final double HORIZON = 4_000;

    /** How far scores must lie apart to decide who is placed before whom. */
    private static final double SPREAD = 1.5;

    /** What a card must gain at the beginning of a round: shares of others behind whom one would else be placed. */
    private static final double GAIN = Double.parseDouble(System.getProperty("gain", "0.02"));

    private static final double SURE = 2;

    /** What a tick is worth, in points. */
    private static final double TICK = 0.0007;

    /** What the coffee is worth that a card of a transit costs. */
    private static final double COFFEE = 0.08;

    private static final double THOUSAND = 1_000;

    /** In which order cards that work at once are drawn. */
    private static final List<Card.Kind> AT_ONCE = List.of(
            Card.Kind.ALL_OTHER_CARS_QUARTER_SPEED,
            Card.Kind.STOP_CAR,
            Card.Kind.CHANGE_DESTINATION,
            Card.Kind.MOVE_PASSENGER,
            Card.Kind.RELOCATE_ALL_PASSENGERS,
            Card.Kind.RELOCATE_ALL_CARS);

    private final Dice dice;
    private String why = "";

    CardPlans(Dice dice) {
        this.dice = dice;
    }

    /** Returns why a card was played last. */
    String why() {
        return why;
    }

    /** Returns what to do with cards when a car goes on with an option. */
    List<CardOrder> orders(CityGuide guide, Situation situation, PackedRound round, Plans.Option option) {
        why = "";
        List<CardOrder> orders = new ArrayList<>();
        Optional<Card> transit = transit(guide, situation, round, option);
        transit.ifPresent(card -> orders.add(new CardOrder.Play(new Cards.Play(card, ""))));
        Optional<Cards.Play> best = atOnce(guide, situation, round, option);
        best.ifPresent(play -> orders.add(new CardOrder.Play(play)));
        int left = situation.own().hand().size() - orders.size();
        draws(guide, situation, round, left).forEach(card -> orders.add(new CardOrder.Draw(card)));
        return orders;
    }

    private static List<Card> ready(Situation situation) {
        return situation.own().hand().stream()
                .filter(Cards.Held::ready)
                .map(Cards.Held::card)
                .toList();
    }

    /** Returns the card for the next transit that gains most, if it is the next person who boards next. */
    private Optional<Card> transit(CityGuide guide, Situation situation, PackedRound round, Plans.Option option) {
        boolean isNext = option.next() < round.people && situation.rider(situation.me()) == NONE;
        boolean hasCoffee = situation.car().coffee() > 1;
        if (!isNext || !hasCoffee || situation.car().effects().nextStop().isPresent()) {
            return Optional.empty();
        }
        Optional<Card> best = Optional.empty();
        double most = 0;
        for (Card card : ready(situation)) {
            double gain = gain(guide, round, card, option.next());
            if (gain > most) {
                most = gain;
                best = Optional.of(card);
            }
        }
        double gained = most;
        best.ifPresent(card -> why = String.format(
                Locale.ROOT,
                "%s for %s: %.2f points",
                card.text(),
                guide.people().get(option.next()).name(),
                gained));
        return best;
    }

    /** Returns how many points a card of a transit gains for somebody's next trip; negative if it costs more. */
    private static double gain(CityGuide guide, PackedRound round, Card card, int person) {
        int from = round.lobby[person];
        if (from == NONE) {
            return -COFFEE;
        }
        int to = round.bound(person);
        double points = guide.points(person);
        return switch (card.kind()) {
            case MULT_DELIVERY_QUARTER_SPEED -> 0.5 * points - 3 * guide.ticks(from, to) * TICK - COFFEE;
            case MULT_DELIVERING_PASSENGER -> (guide.person(card.names()) == person ? 0.2 * points : 0) - COFFEE;
            case MULT_DELIVER_AT_COMPANY -> (guide.company(card.names()) == to ? 0.2 * points : 0) - COFFEE;
            default -> -COFFEE;
        };
    }

    private Optional<Cards.Play> atOnce(
            CityGuide guide, Situation situation, PackedRound start, Plans.Option option) {
        List<Cards.Play> plays = plays(guide, situation, start);
        if (plays.isEmpty() || situation.own().atOnce().isPresent()) {
            return Optional.empty();
        }
        int me = situation.me();
        Playout playout = new Playout(new PackedRound(guide, start.cars), dice);
        double[] sums = new double[plays.size()];
        double[] squares = new double[plays.size()];
        for (int future = 0; future < FUTURES; future++) {
            long seed = dice.bits();
            double without = standing(playout, start, me, option, seed, Optional.empty());
            for (int at = 0; at < sums.length; at++) {
                double gain = standing(playout, start, me, option, seed, Optional.of(plays.get(at))) - without;
                sums[at] += gain;
                squares[at] += gain * gain;
            }
        }
        int best = 0;
        for (int at = 1; at < sums.length; at++) {
            best = sums[at] > sums[best] ? at : best;
        }
        double gain = sums[best] / FUTURES;
        double error = Math.sqrt(Math.max(0, squares[best] / FUTURES - gain * gain) / FUTURES);
        if (gain < GAIN * open(start) || gain < SURE * error) {
            return Optional.empty();
        }
        Cards.Play play = plays.get(best);
        why = String.format(Locale.ROOT, "%s: %+.1f %% of the others behind", text(situation, play), 100 * gain);
        return Optional.of(play);
    }

    private static String text(Situation situation, Cards.Play play) {
        boolean isCar = play.card().kind().target() == Card.About.CAR;
        String target = isCar ? situation.view().names().get(Integer.parseInt(play.target()) - 1) : play.target();
        return play.card().text() + (target.isEmpty() ? "" : " on " + target);
    }

    /** Returns how much of a round is still to come, from 0 to 1. */
    private static double open(PackedRound round) {
        int most = 0;
        for (int car = 0; car < round.cars; car++) {
            most = Math.max(most, round.deliveries(car));
        }
        return 1 - most / 8.0;
    }

    /** Returns what share of the others is behind a car in one future. */
    private static double standing(
            Playout playout, PackedRound start, int me, Plans.Option option, long seed, Optional<Cards.Play> play) {
        playout.begin(start, new Dice(new Chance(seed)));
        play.ifPresent(card -> CardEffects.work(playout.round, me, card, new Dice(new Chance(~seed))));
        playout.plan(me, option.place(), option.next());
        playout.send();
        playout.run(HORIZON);
        double mine = playout.score(me);
        double behind = 0;
        for (int car = 0; car < start.cars; car++) {
            behind += car == me ? 0 : 1 / (1 + Math.exp((playout.score(car) - mine) / SPREAD));
        }
        return behind / Math.max(1, start.cars - 1);
    }

    /** Returns what could be played at once. */
    private static List<Cards.Play> plays(CityGuide guide, Situation situation, PackedRound round) {
        List<Cards.Play> plays = new ArrayList<>();
        int me = situation.me();
        for (Card card : ready(situation)) {
            switch (card.kind()) {
                case ALL_OTHER_CARS_QUARTER_SPEED, RELOCATE_ALL_CARS, RELOCATE_ALL_PASSENGERS ->
                    plays.add(new Cards.Play(card, ""));
                case STOP_CAR, CHANGE_DESTINATION -> rivals(situation, round)
                        .filter(car -> card.kind() == Card.Kind.STOP_CAR || round.rider[car] != NONE)
                        .forEach(car -> plays.add(new Cards.Play(card, Integer.toString(car + 1))));
                case MOVE_PASSENGER -> {
                    int rider = round.rider[me];
                    for (int person = 0; rider != NONE && person < round.people; person++) {
                        if ((guide.enemies(rider) >> person & 1) != 0 && round.lobby[person] == round.bound(rider)) {
                            plays.add(new Cards.Play(card, guide.people().get(person).name()));
                        }
                    }
                }
                case MULT_DELIVERY_QUARTER_SPEED, MULT_DELIVERING_PASSENGER, MULT_DELIVER_AT_COMPANY -> {}
            }
        }
        return plays;
    }

    /** Returns the three others with the highest scores whom cards can still reach. */
    private static Stream<Integer> rivals(Situation situation, PackedRound round) {
        return Stream.iterate(0, car -> car + 1)
                .limit(round.cars)
                .filter(car -> car != situation.me() && !isNear(situation, round, car))
                .sorted((one, other) -> Double.compare(round.points[other], round.points[one]))
                .limit(3);
    }

    private static boolean isNear(Situation situation, PackedRound round, int car) {
        int goal = round.target[car];
        return goal != NONE && situation.car(car).tile().distance(round.guide.tile(goal)) <= 4;
    }

    /** Returns the cards to draw: first those that work at once, then those that fit the best trips there are. */
    private static List<Card> draws(CityGuide guide, Situation situation, PackedRound round, int held) {
        double score = situation.car().thousandths() / THOUSAND;
        int most = Score.mostInHand(score) - held;
        List<Card> deck = new ArrayList<>(situation.own().deck());
        List<Card> draws = new ArrayList<>();
        while (draws.size() < most && !deck.isEmpty()) {
            Card best = deck.get(0);
            for (Card card : deck) {
                best = appeal(guide, situation, round, card) > appeal(guide, situation, round, best) ? card : best;
            }
            deck.remove(best);
            draws.add(best);
        }
        return draws;
    }

    private static double appeal(CityGuide guide, Situation situation, PackedRound round, Card card) {
        int place = AT_ONCE.indexOf(card.kind());
        if (place >= 0) {
            return place < 4 ? 10 - place : -place;
        }
        double most = 0;
        for (int person = 0; person < round.people; person++) {
            if (!situation.hasDelivered(situation.me(), person) && round.bound(person) != NONE) {
                most = Math.max(most, gain(guide, round, card, person));
            }
        }
        return most;
    }
}

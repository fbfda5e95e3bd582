package arena.games.windwardopolis.levels;

import arena.game.Chance;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.level.MindRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A mind that plays like the sample programs of the document: it has a pick-up list in random order, drives to the
 * first person and then to the destination, or elsewhere if an enemy waits there; it fetches coffee when it has none,
 * and now and then plays a card regardless of its effect.
 */
final class SampleMind extends DrivingMind {

    private static final int CARDS_PERCENT = 1;

    private final MindRandom random;
    private String why = "";

    SampleMind(Chance chance) {
        random = new MindRandom(chance);
    }

    @Override
    Decision decide(CityGuide guide, SeatObservation observation) {
        why = "";
        List<CardOrder> cards =
                random.happens(CARDS_PERCENT) ? card(observation).stream().toList() : List.of();
        if (observation.view().tick() > 0 && !observation.hasStopped() && !hasLostItsWay(observation)) {
            return new Decision(CityGuide.NONE, List.of(), cards);
        }
        List<Integer> wanted = wanted(guide, observation);
        int goal = goal(guide, observation, wanted);
        List<String> pickup =
                wanted.stream().map(person -> guide.people().get(person).name()).toList();
        why = "goes to " + guide.name(goal) + ", one of " + pickup.size() + " that could board";
        return new Decision(goal, pickup, cards);
    }

    private static boolean hasLostItsWay(SeatObservation observation) {
        return observation.ownReports().stream().anyMatch(report -> report.status() == Status.NO_PATH);
    }

    private List<Integer> wanted(CityGuide guide, SeatObservation observation) {
        return shuffled(IntStream.range(0, guide.people().size())
                .filter(person -> observation.lobby(person) != CityGuide.NONE)
                .filter(person -> !observation.hasDelivered(observation.me(), person))
                .boxed()
                .toList());
    }

    private int goal(CityGuide guide, SeatObservation observation, List<Integer> wanted) {
        int rider = observation.rider(observation.me());
        if (rider != CityGuide.NONE) {
            boolean refused = observation.ownReports().stream()
                    .anyMatch(report -> report.status() == Status.PASSENGER_REFUSED_ENEMY);
            return refused ? random.pick(numbers(0, guide.companies())) : observation.bound(rider);
        }
        return observation.car().coffee() == 0 || wanted.isEmpty()
                ? random.pick(numbers(guide.companies(), guide.places()))
                : observation.lobby(wanted.get(0));
    }

    private static List<Integer> numbers(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    private List<Integer> shuffled(List<Integer> all) {
        List<Integer> left = new ArrayList<>(all);
        List<Integer> shuffled = new ArrayList<>();
        while (!left.isEmpty()) {
            Integer next = random.pick(left);
            left.remove(next);
            shuffled.add(next);
        }
        return shuffled;
    }

    /** Returns an order for a card: to draw one, or to play the first one in the hand on a random target. */
    private Optional<CardOrder> card(SeatObservation observation) {
        List<Card> deck = observation.own().deck();
        List<Cards.Held> hand = observation.own().hand();
        if (hand.isEmpty()) {
            return deck.isEmpty() ? Optional.empty() : Optional.of(new CardOrder.Draw(random.pick(deck)));
        }
        Card card = hand.get(0).card();
        return hand.get(0).ready()
                ? Optional.of(new CardOrder.Play(new Cards.Play(card, target(observation.view(), card))))
                : Optional.empty();
    }

    private String target(WindwardopolisView view, Card card) {
        return switch (card.kind().target()) {
            case PASSENGER -> random.pick(view.passengers()).name();
            case CAR -> Integer.toString(1 + random.pick(numbers(0, view.cars().size())));
            case NOTHING, COMPANY -> "";
        };
    }

    @Override
    public String why() {
        return why;
    }
}

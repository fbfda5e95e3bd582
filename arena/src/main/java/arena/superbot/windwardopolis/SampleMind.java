package arena.superbot.windwardopolis;

import arena.game.Chance;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.superbot.level.MindRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Plays as the sample programs of the document do: a pick-up list in any order, to the first of it, then to the
 * destination, elsewhere when an enemy waits there; coffee when there is none; now and then a card, whatever it does.
 */
final class SampleMind extends DrivingMind {

    private static final int CARDS_PERCENT = 1;

    private final MindRandom luck;
    private String why = "";

    SampleMind(Chance chance) {
        luck = new MindRandom(chance);
    }

    @Override
    Decision decide(CityGuide guide, SeatObservation situation) {
        why = "";
        List<CardOrder> cards =
                luck.happens(CARDS_PERCENT) ? card(situation).stream().toList() : List.of();
        if (situation.view().tick() > 0 && !situation.hasStopped() && !hasLostItsWay(situation)) {
            return new Decision(CityGuide.NONE, List.of(), cards);
        }
        List<Integer> wanted = wanted(guide, situation);
        int goal = goal(guide, situation, wanted);
        List<String> pickup =
                wanted.stream().map(person -> guide.people().get(person).name()).toList();
        why = "goes to " + guide.name(goal) + ", one of " + pickup.size() + " that could board";
        return new Decision(goal, pickup, cards);
    }

    private static boolean hasLostItsWay(SeatObservation situation) {
        return situation.ownNews().stream().anyMatch(news -> news.status() == Status.NO_PATH);
    }

    private List<Integer> wanted(CityGuide guide, SeatObservation situation) {
        return shuffled(IntStream.range(0, guide.people().size())
                .filter(person -> situation.lobby(person) != CityGuide.NONE)
                .filter(person -> !situation.hasDelivered(situation.me(), person))
                .boxed()
                .toList());
    }

    private int goal(CityGuide guide, SeatObservation situation, List<Integer> wanted) {
        int rider = situation.rider(situation.me());
        if (rider != CityGuide.NONE) {
            boolean refused =
                    situation.ownNews().stream().anyMatch(news -> news.status() == Status.PASSENGER_REFUSED_ENEMY);
            return refused ? luck.pick(numbers(0, guide.companies())) : situation.bound(rider);
        }
        return situation.car().coffee() == 0 || wanted.isEmpty()
                ? luck.pick(numbers(guide.companies(), guide.places()))
                : situation.lobby(wanted.get(0));
    }

    private static List<Integer> numbers(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    private List<Integer> shuffled(List<Integer> all) {
        List<Integer> left = new ArrayList<>(all);
        List<Integer> shuffled = new ArrayList<>();
        while (!left.isEmpty()) {
            Integer next = luck.pick(left);
            left.remove(next);
            shuffled.add(next);
        }
        return shuffled;
    }

    /** Returns an order for a card: to draw one, or to play the first one in the hand on anybody. */
    private Optional<CardOrder> card(SeatObservation situation) {
        List<Card> deck = situation.own().deck();
        List<Cards.Held> hand = situation.own().hand();
        if (hand.isEmpty()) {
            return deck.isEmpty() ? Optional.empty() : Optional.of(new CardOrder.Draw(luck.pick(deck)));
        }
        Card card = hand.get(0).card();
        return hand.get(0).ready()
                ? Optional.of(new CardOrder.Play(new Cards.Play(card, target(situation.view(), card))))
                : Optional.empty();
    }

    private String target(WindwardopolisView view, Card card) {
        return switch (card.kind().target()) {
            case PASSENGER -> luck.pick(view.passengers()).name();
            case CAR -> Integer.toString(1 + luck.pick(numbers(0, view.cars().size())));
            case NOTHING, COMPANY -> "";
        };
    }

    @Override
    public String why() {
        return why;
    }
}

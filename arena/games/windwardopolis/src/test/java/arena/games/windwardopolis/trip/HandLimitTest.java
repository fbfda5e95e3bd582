package arena.games.windwardopolis.trip;

import static arena.games.windwardopolis.trip.Town.STORE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that a score too high for a hand removes cards from it, at stops of companies (Power-Up Orders). */
class HandLimitTest {

    private final Town town = new Town(Edition.DOCUMENT);

    private static Card[] cards(int number) {
        return IntStream.range(0, number)
                .mapToObj(at -> new Card(Card.Kind.MULT_DELIVERING_PASSENGER, "Card " + at))
                .toArray(Card[]::new);
    }

    @Test
    void thePartOfATripThatAnEnemyKeepsOpenCounts() {
        town.enemies("Ann", "Bob").pickup("Ann").hand(cards(4)).visit("A");
        assertThat(town.visit("B")).containsExactly(Status.POWER_UP_HAND_TOO_MANY, Status.PASSENGER_REFUSED_ENEMY);
        assertThat(town.limo().cards().hand()).hasSize(3);
    }

    @Test
    void thePartOfATripThatHasJustBeenGivenUpDoesNotCount() {
        town.passenger(town.trips().passenger("Ann").redirected("D"));
        town.earned(2, 58).pickup("Ann").hand(cards(3)).visit("A");
        assertThat(town.visit("C")).containsExactly(Status.PASSENGER_ABANDONED);
        assertThat(town.limo().cards().hand()).hasSize(3);
    }

    @Test
    void aCoffeeStoreLeavesTheHandAsItIs() {
        town.earned(4, 90).hand(cards(3));
        assertThat(town.arrive(STORE)).containsExactly(Status.COFFEE_STORE_CAR_RESTOCKED);
        assertThat(town.limo().cards().hand()).hasSize(3);
    }

    @Test
    void anyCardOfTheHandMayBeTheOneThatGoes() {
        List<Card> hand = List.of(cards(4));
        Set<Integer> gone = new TreeSet<>();
        for (int time = 0; time < 40; time++) {
            town.change(town.limo().withCards(Cards.inDeck(List.of())));
            town.hand(cards(4)).earned(1, 10).visit("E");
            List<Card> lost = new ArrayList<>(hand);
            town.limo().cards().hand().forEach(held -> lost.remove(held.card()));
            assertThat(lost).hasSize(1);
            gone.add(hand.indexOf(lost.get(0)));
        }
        assertThat(gone).containsExactly(0, 1, 2, 3);
    }
}

package arena.games.windwardopolis.trip;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The laws of trips: no passenger, cup, card or point is lost, doubled, or created from nothing. */
public final class TripLaws {

    private TripLaws() {}

    /** Checks the changes between two states, at most one stop of each car. */
    public static void check(Supplier<String> where, Trips before, Trips after) {
        if (!after.passengers().equals(before.passengers()) || !after.limos().equals(before.limos())) {
            after.passengers().forEach(passenger -> assertSomewhere(where, after, passenger));
            changed(before, after).forEach(seat -> {
                assertCoffee(where, before.limo(seat), after.limo(seat));
                assertCards(where, before.limo(seat).cards(), after.limo(seat).cards());
                assertPoints(where, after, before.limo(seat), after.limo(seat));
            });
        }
    }

    private static Stream<Seat> changed(Trips before, Trips after) {
        return Seat.firstSeats(before.limos().size()).stream()
                .filter(seat -> !before.limo(seat).equals(after.limo(seat)));
    }

    /** Checks that a passenger waits, or is in one car, or is done, and has a destination elsewhere. */
    private static void assertSomewhere(Supplier<String> where, Trips trips, Passenger passenger) {
        long cars = trips.limos().stream()
                .filter(limo -> limo.ride()
                        .filter(ride -> ride.passenger().equals(passenger.name()))
                        .isPresent())
                .count();
        boolean done = passenger.destination().isEmpty();
        assertThat(cars + passenger.lobby().stream().count() + (done ? 1 : 0))
                .as(() -> where.get() + ": " + passenger)
                .isEqualTo(1);
        assertThat(passenger.lobby().isPresent() && passenger.lobby().equals(passenger.destination()))
                .as(() -> where.get() + ": " + passenger)
                .isFalse();
        assertThat(Stream.concat(passenger.destination().stream(), passenger.route().stream()))
                .as(() -> where.get() + ": " + passenger)
                .doesNotHaveDuplicates();
    }

    private static void assertCoffee(Supplier<String> where, Limo before, Limo after) {
        assertThat(after.coffee()).as(where).isBetween(0, Limo.MOST_COFFEE);
        boolean left = before.ride().isPresent() && !before.ride().equals(after.ride());
        int drunk = before.cards().transit().isPresent() ? 2 : 1;
        if (left) {
            assertThat(after.coffee()).as(where).isEqualTo(before.coffee() - drunk);
        } else if (after.coffee() != before.coffee()) {
            assertThat(after.coffee()).as(where).isEqualTo(Limo.MOST_COFFEE);
            assertThat(after.ride()).as(where).isEmpty();
        }
    }

    /** Checks that a card is in one place, is not created, and never returns after it is lost. */
    private static void assertCards(Supplier<String> where, Cards before, Cards after) {
        assertThat(all(after)).as(where).doesNotHaveDuplicates();
        assertThat(new TreeSet<>(texts(before))).as(where).containsAll(texts(after));
        assertThat(before.deck()).as(where).containsAll(after.deck());
    }

    private static List<Card> all(Cards cards) {
        List<Card> all = new ArrayList<>(cards.deck());
        cards.hand().forEach(held -> all.add(held.card()));
        Stream.of(cards.nextStop(), cards.transit(), cards.atOnce().map(Cards.Play::card))
                .flatMap(Optional::stream)
                .forEach(all::add);
        assertThat(cards.count()).isEqualTo(all.size());
        return all;
    }

    private static List<String> texts(Cards cards) {
        return all(cards).stream().map(Card::text).toList();
    }

    private static void assertPoints(Supplier<String> where, Trips trips, Limo before, Limo after) {
        assertThat(after.account().delivered()).as(where).doesNotHaveDuplicates();
        int more = after.account().tenths() - before.account().tenths();
        if (after.account().delivered().size() == before.account().delivered().size()) {
            assertThat(more).as(where).isZero();
        } else {
            String last =
                    after.account().delivered().get(before.account().delivered().size());
            int points = trips.passenger(last).points();
            assertThat(more).as(where).isIn(10 * points, 12 * points, 15 * points);
        }
    }
}

package arena.games.windwardopolis.trip;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds after whatever happens: nobody and nothing is lost or doubled. */
class TripLawsTest {

    private static final int SEEDS = 8;
    private static final int SEATS = 10;
    private static final int MOST_STEPS = 20_000;

    @ParameterizedTest
    @EnumSource(Edition.class)
    void passengers_coffee_cards_and_points_are_conserved_until_somebody_has_delivered_eight(Edition edition) {
        for (long seed = 0; seed < SEEDS; seed++) {
            WildRound round = new WildRound(edition, SEATS, seed);
            int steps = 0;
            while (!round.trips().isOver() && steps < MOST_STEPS) {
                Trips before = round.trips();
                round.step();
                steps++;
                Trips after = round.trips();
                long from = seed;
                int step = steps;
                Supplier<String> where = () -> "seed " + from + ", step " + step + ": " + round.last();
                if (!after.passengers().equals(before.passengers())
                        || !after.limos().equals(before.limos())) {
                    after.passengers().forEach(passenger -> assertSomewhere(where, after, passenger));
                    changed(before, after).forEach(seat -> {
                        assertCoffee(where, before.limo(seat), after.limo(seat));
                        assertCards(
                                where,
                                before.limo(seat).cards(),
                                after.limo(seat).cards());
                        assertPoints(where, after, before.limo(seat), after.limo(seat));
                    });
                }
            }
            assertThat(round.trips().isOver()).as("the round of seed " + seed).isTrue();
        }
    }

    private static Stream<Seat> changed(Trips before, Trips after) {
        return Seat.first(SEATS).stream().filter(seat -> !before.limo(seat).equals(after.limo(seat)));
    }

    /** A passenger waits, or is in one car, or is done, and wants to be somewhere else. */
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

    /** A card is in one place, comes from nowhere, and never comes back when it is gone. */
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

    @Test
    void the_hand_is_within_its_limit_after_every_stop_at_a_company() {
        WildRound round = new WildRound(Edition.DOCUMENT, SEATS, 77);
        int stops = 0;
        while (!round.trips().isOver()) {
            round.step();
            for (Report report : round.reports()) {
                if (report.status().name().startsWith("PASSENGER_")) {
                    stops++;
                    Seat seat = report.about();
                    double score = Score.of(round.trips(), seat, round.places().get(seat.index()));
                    assertThat(round.trips().limo(seat).cards().hand())
                            .hasSizeLessThanOrEqualTo(Score.mostInHand(score))
                            .allMatch(Cards.Held::ready);
                }
            }
        }
        assertThat(stops).isGreaterThan(20);
    }
}

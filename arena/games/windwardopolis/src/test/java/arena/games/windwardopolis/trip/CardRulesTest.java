package arena.games.windwardopolis.trip;

import static arena.games.windwardopolis.trip.Town.FIRST;
import static arena.games.windwardopolis.trip.Town.FREE_STOP;
import static arena.games.windwardopolis.trip.Town.SECOND;
import static arena.games.windwardopolis.trip.Town.STORE;
import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CardRulesTest {

    private static final Card STOP = Card.of(Card.Kind.STOP_CAR);
    private static final Card CHANGE = Card.of(Card.Kind.CHANGE_DESTINATION);
    private static final Card MOVE = Card.of(Card.Kind.MOVE_PASSENGER);
    private static final Card SLOW = Card.of(Card.Kind.ALL_OTHER_CARS_QUARTER_SPEED);
    private static final Card ALL_MOVE = Card.of(Card.Kind.RELOCATE_ALL_PASSENGERS);
    private static final Card ALL_CARS = Card.of(Card.Kind.RELOCATE_ALL_CARS);
    private static final MapTile STREET = new MapTile(25, 4);

    private final Town town = new Town(Edition.DOCUMENT);

    @Test
    void aCardIsDrawnByNameAndMayBePlayedAtOnceBeforeTheFirstPoint() {
        Cards deck = Cards.inDeck(List.of(STOP, MOVE));
        CardOrder draw = new CardOrder.Draw(MOVE);
        assertThat(draw.fault(deck, 0)).isEmpty();
        assertThat(draw.carriedOut(deck, 0).hand()).containsExactly(new Cards.Held(MOVE, true));
        assertThat(draw.carriedOut(deck, 0).deck()).containsExactly(STOP);
        assertThat(draw.carriedOut(deck, 0.1).hand()).containsExactly(new Cards.Held(MOVE, false));
        assertThat(new CardOrder.Draw(SLOW).fault(deck, 0)).contains(CardOrder.Fault.NOT_IN_DECK);
    }

    @Test
    void theHandHoldsFourToOneCardsByTheScore() {
        assertThat(List.of(0.0, 0.49, 0.5, 5.99, 6.0, 8.49, 8.5, 20.0))
                .extracting(Score::mostInHand)
                .containsExactly(4, 4, 3, 3, 2, 2, 1, 1);
        Cards full = town.hand(STOP, CHANGE, MOVE).limo().cards();
        Cards withDeck = new Cards(List.of(SLOW), full.hand(), full.nextStop(), full.transit(), full.atOnce());
        assertThat(new CardOrder.Draw(SLOW).fault(withDeck, 0.4)).isEmpty();
        assertThat(new CardOrder.Draw(SLOW).fault(withDeck, 0.5)).contains(CardOrder.Fault.HAND_FULL);
    }

    @Test
    void aCardThatIsNotInTheHandOrNotReadyIsNotPlayed() {
        assertThat(town.play(STOP, "2")).containsExactly(Status.POWER_UP_PLAY_NOT_EXIST);
        town.change(town.limo().withCards(Cards.inDeck(List.of(STOP)).drawn(STOP, false)));
        assertThat(town.play(STOP, "2")).containsExactly(Status.POWER_UP_PLAY_NOT_READY);
        town.arrive(FREE_STOP);
        assertThat(town.play(STOP, "2")).containsExactly(Status.POWER_UP_PLAY_NOT_READY);
        town.arrive(STORE);
        assertThat(town.play(STOP, "2")).isEmpty();
    }

    @Test
    void aDiscardedCardIsGone() {
        town.hand(STOP);
        List<CardOrder> discard = List.of(new CardOrder.Discard(STOP));
        assertThat(TripOutcome.ofOrders(town.trips(), FIRST, List.of(), discard, STREET)
                        .trips()
                        .limo(FIRST)
                        .cards()
                        .count())
                .isZero();
        assertThat(new CardOrder.Discard(MOVE).fault(town.limo().cards(), 0))
                .contains(CardOrder.Fault.NOTHING_TO_DISCARD);
    }

    @Test
    void ofTwoImmediateCardsInATickTheLastWorksAndBothAreGone() {
        town.hand(STOP, SLOW).play(STOP, "2");
        town.play(SLOW, "");
        assertThat(town.effects(10, STREET)).containsExactly(Status.POWER_UP_PLAYED);
        assertThat(town.trips().limo(SECOND).slowTicks(10)).isEqualTo(1800);
        assertThat(town.trips().limo(SECOND).stoppedTicks(10)).isZero();
        assertThat(town.limo().cards().count()).isZero();
    }

    @Test
    void slowCarsAddUpAndOneDoesNotSlowOneself() {
        town.hand(SLOW, SLOW).play(SLOW, "");
        town.effects(10, STREET);
        town.play(SLOW, "");
        town.effects(110, STREET);
        assertThat(town.trips().limo(SECOND).slowTicks(110)).isEqualTo(3500);
        assertThat(town.limo().slowTicks(110)).isZero();
    }

    @Test
    void aStoppedCarThatIsStoppedAddsUpInTheDocumentAndBeginsAnewOnTheServer() {
        assertThat(stoppedTwice(Edition.DOCUMENT)).isEqualTo(3500);
        assertThat(stoppedTwice(Edition.SERVER)).isEqualTo(1800);
    }

    private static long stoppedTwice(Edition edition) {
        Town town = new Town(edition).hand(STOP, STOP);
        town.play(STOP, "2");
        town.effects(10, STREET);
        town.play(STOP, "2");
        town.effects(110, STREET);
        return town.trips().limo(SECOND).stoppedTicks(110);
    }

    @Test
    void aSlowCarIsStoppedAndAStoppedOneSlowedEachForItsOwnTime() {
        town.change(SECOND, town.limo().withTimers(new Limo.Timers(510, 0)));
        town.hand(STOP, SLOW).play(STOP, "2");
        town.effects(10, STREET);
        assertThat(town.trips().limo(SECOND).timers()).isEqualTo(new Limo.Timers(510, 1810));
        town.play(SLOW, "");
        town.effects(20, STREET);
        assertThat(town.trips().limo(SECOND).timers()).isEqualTo(new Limo.Timers(2310, 1810));
    }

    @Test
    void cardsOfSeveralPlayersWorkInTheOrderOfSeats() {
        Cards.Play play = new Cards.Play(SLOW, "");
        for (Seat seat : List.of(SECOND, FIRST)) {
            town.change(
                    seat,
                    town.limo().withCards(Cards.inDeck(List.of()).returned(SLOW).played(play)));
        }
        town.effects(10, STREET);
        assertThat(town.reports())
                .containsExactly(
                        Town.toAll(FIRST, Status.POWER_UP_PLAYED, SLOW),
                        Town.toAll(SECOND, Status.POWER_UP_PLAYED, SLOW));
    }

    @Test
    void aCarInAnyStopIsNotStoppedAndTheCardComesBack() {
        for (MapTile stop : List.of(STORE, FREE_STOP, Town.stop("D"))) {
            Town fresh = new Town(Edition.DOCUMENT).hand(STOP);
            fresh.play(STOP, "2");
            assertThat(fresh.effects(10, stop)).containsExactly(Status.POWER_UP_ILLEGAL_TO_PLAY);
            assertThat(fresh.limo().cards().hand()).containsExactly(new Cards.Held(STOP, true));
            assertThat(fresh.trips().limo(SECOND).stoppedTicks(10)).isZero();
        }
    }

    @Test
    void aCarWithinThreeSquaresOfItsDestinationIsNeitherStoppedNorSentElsewhere() {
        for (Card card : List.of(STOP, CHANGE)) {
            for (int squares = 3; squares <= 4; squares++) {
                Town fresh = new Town(Edition.DOCUMENT).hand(card).pickup("Ann");
                fresh.visit("A");
                fresh.play(card, "1");
                boolean near = squares == 3;
                assertThat(fresh.effects(10, new MapTile(10 - squares, 0)).get(0) == Status.POWER_UP_ILLEGAL_TO_PLAY)
                        .as(card + " " + squares)
                        .isEqualTo(near);
                assertThat(fresh.limo().cards().hand()).hasSize(near ? 1 : 0);
            }
        }
    }

    @Test
    void anEmptyCarGoesToTheStopWhereItsPathEnds() {
        town.hand(STOP).play(STOP, "2");
        CarPlace first = new CarPlace(STREET, Optional.empty());
        CarPlace near = new CarPlace(new MapTile(28, 1), Optional.of(Town.stop("D")));
        CarPlace onItsWay = new CarPlace(new MapTile(28, 1), Optional.of(new MapTile(29, 1)));
        assertThat(Effects.apply(town.trips(), 1, List.of(first, near)).reports())
                .containsExactly(Town.toOwn(FIRST, Status.POWER_UP_ILLEGAL_TO_PLAY, STOP));
        assertThat(Effects.apply(town.trips(), 1, List.of(first, onItsWay)).reports())
                .containsExactly(Town.toAll(FIRST, Status.POWER_UP_PLAYED, STOP));
    }

    @Test
    void aCarWithAPassengerGoesToTheDestinationWhereverItsPathEnds() {
        town.hand(STOP).pickup("Ann").visit("A");
        town.play(STOP, "1");
        CarPlace elsewhere = new CarPlace(new MapTile(28, 1), Optional.of(Town.stop("D")));
        assertThat(Effects.apply(town.trips(), 1, List.of(elsewhere, elsewhere)).reports())
                .containsExactly(Town.toAll(FIRST, Status.POWER_UP_PLAYED, STOP));
    }

    @Test
    void threeSquaresAreCountedAlongBothAxes() {
        town.hand(STOP, STOP).pickup("Ann").visit("A");
        town.play(STOP, "1");
        assertThat(town.effects(1, new MapTile(8, 2))).containsExactly(Status.POWER_UP_PLAYED);
        town.play(STOP, "1");
        assertThat(town.effects(2, new MapTile(8, 1))).containsExactly(Status.POWER_UP_ILLEGAL_TO_PLAY);
    }

    @Test
    void anotherDestinationIsNeverThePresentOneNorWhereThePassengerBoarded() {
        town.pickup("Ann").visit("A");
        for (int tick = 0; tick < 60; tick++) {
            Optional<String> before = town.trips().passenger("Ann").destination();
            town.hand(CHANGE).play(CHANGE, "1");
            town.effects(tick, new MapTile(25, 9));
            assertThat(town.trips().passenger("Ann").destination())
                    .isNotEqualTo(before)
                    .isNotEqualTo(Optional.of("A"));
        }
    }

    @Test
    void anotherDestinationIsDrawnAndTheOneBeforeComesLast() {
        town.hand(CHANGE).pickup("Ann").visit("A");
        town.play(CHANGE, "1");
        assertThat(town.effects(10, new MapTile(4, 0))).containsExactly(Status.POWER_UP_PLAYED);
        Passenger ann = town.trips().passenger("Ann");
        assertThat(ann.destination().orElseThrow()).isIn("C", "D", "E", "F");
        assertThat(ann.route()).doesNotContain(ann.destination().orElseThrow()).endsWith("B");
    }

    @Test
    void withoutAPassengerAnotherDestinationIsLost() {
        town.hand(CHANGE).play(CHANGE, "2");
        assertThat(town.effects(10, STREET)).containsExactly(Status.POWER_UP_ILLEGAL_TO_PLAY);
        assertThat(town.limo().cards().count()).isZero();
    }

    @Test
    void aPassengerIsMovedToAnotherCompanyThanTheDestination() {
        for (int seed = 0; seed < 30; seed++) {
            Town fresh = new Town(Edition.DOCUMENT).hand(MOVE);
            for (int draws = 0; draws < seed; draws++) {
                fresh.hand(ALL_MOVE).play(ALL_MOVE, "");
                fresh.effects(draws, STREET);
            }
            Passenger before = fresh.trips().passenger("Ann");
            fresh.play(MOVE, "Ann");
            assertThat(fresh.effects(100, STREET)).containsExactly(Status.POWER_UP_PLAYED);
            Passenger after = fresh.trips().passenger("Ann");
            assertThat(after.lobby()).isNotEqualTo(before.lobby()).isNotEqualTo(before.destination());
            assertThat(after.destination()).isEqualTo(before.destination());
        }
    }

    @Test
    void aPassengerInACarIsNotMovedAndTheCardIsLost() {
        town.hand(MOVE).pickup("Ann").visit("A");
        town.play(MOVE, "Ann");
        assertThat(town.effects(10, STREET)).containsExactly(Status.POWER_UP_ILLEGAL_TO_PLAY);
        assertThat(town.limo().cards().count()).isZero();
        assertThat(town.limo().ride()).isPresent();
    }

    @Test
    void aPassengerWhoIsDoneIsNotMovedAndTheCardIsLost() {
        town.routeAfter("Ann").pickup("Ann").visit("A");
        town.visit("B");
        town.hand(MOVE, ALL_MOVE).play(MOVE, "Ann");
        assertThat(town.effects(10, STREET)).containsExactly(Status.POWER_UP_ILLEGAL_TO_PLAY);
        town.play(ALL_MOVE, "");
        town.effects(11, STREET);
        assertThat(town.trips().passenger("Ann").lobby()).isEmpty();
        assertThat(town.limo().cards().count()).isZero();
    }

    @Test
    void allWaitingPassengersAreMovedExceptEnemiesAtTheDestinationOfThePlayersPassenger() {
        town.enemies("Ann", "Bob", "Cid").hand(ALL_MOVE).pickup("Ann").visit("A");
        town.play(ALL_MOVE, "");
        assertThat(town.effects(10, STREET)).containsExactly(Status.POWER_UP_PLAYED);
        assertThat(town.trips().passenger("Bob").lobby()).contains("B");
        assertThat(town.trips().passenger("Ann").lobby()).isEmpty();
        for (String other : List.of("Cid", "Dan", "Eve", "Fay")) {
            assertThat(town.trips().passenger(other).lobby().orElseThrow()).isNotEqualTo(other.substring(0, 1));
        }
    }

    @Test
    void theRelocationOfCarsIsLeftToTheCaller() {
        town.hand(ALL_CARS).play(ALL_CARS, "");
        CarPlace car = new CarPlace(STREET, Optional.empty());
        assertThat(Effects.apply(town.trips(), 1, List.of(car, car)).relocateCars())
                .isTrue();
    }
}

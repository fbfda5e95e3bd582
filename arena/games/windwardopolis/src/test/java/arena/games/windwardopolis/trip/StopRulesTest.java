package arena.games.windwardopolis.trip;

import static arena.games.windwardopolis.trip.Town.FIRST;
import static arena.games.windwardopolis.trip.Town.FREE_STOP;
import static arena.games.windwardopolis.trip.Town.SECOND;
import static arena.games.windwardopolis.trip.Town.STORE;
import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.map.MapTile;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StopRulesTest {

    private static final Card QUARTER = Card.of(Card.Kind.MULT_DELIVERY_QUARTER_SPEED);
    private static final Card FOR_BOB = new Card(Card.Kind.MULT_DELIVERING_PASSENGER, "Bob");
    private static final Card FOR_ANN = new Card(Card.Kind.MULT_DELIVERING_PASSENGER, "Ann");
    private static final Card AT_B = new Card(Card.Kind.MULT_DELIVER_AT_COMPANY, "B");
    private static final Card AT_C = new Card(Card.Kind.MULT_DELIVER_AT_COMPANY, "C");

    private final Town town = new Town(Edition.DOCUMENT);

    @Test
    void theFirstPresentPassengerOfTheListBoards() {
        town.pickup("Bob", "Ann");
        assertThat(town.visit("A")).containsExactly(Status.PASSENGER_PICKED_UP);
        assertThat(town.limo().ride()).contains(new Limo.Ride("Ann", "A", "B"));
        assertThat(town.limo().pickup()).containsExactly("Bob");
        assertThat(town.trips().lobby("A")).isEmpty();
    }

    @Test
    void aDeliveredPassengerEarnsPointsDrinksCoffeeAndWaitsForTheNextTrip() {
        town.worth("Ann", 3).pickup("Ann").visit("A");
        assertThat(town.visit("B")).containsExactly(Status.PASSENGER_DELIVERED);
        assertThat(town.limo().account().tenths()).isEqualTo(30);
        assertThat(town.limo().account().delivered()).containsExactly("Ann");
        assertThat(town.limo().coffee()).isEqualTo(2);
        assertThat(town.trips().passenger("Ann").lobby()).contains("B");
        assertThat(town.trips().passenger("Ann").destination()).contains("C");
    }

    @Test
    void theEnemyCheckIsOneWay() {
        town.enemies("Bob", "Ann").pickup("Ann").visit("A");
        assertThat(town.visit("B")).containsExactly(Status.PASSENGER_DELIVERED);
    }

    @Test
    void anEnemyKeepsAPassengerInTheCarAtTheDestinationAndElsewhere() {
        town.enemies("Ann", "Bob", "Cid").pickup("Ann").visit("A");
        town.pickup("Bob", "Cid");
        assertThat(town.visit("B")).containsExactly(Status.PASSENGER_REFUSED_ENEMY);
        assertThat(town.visit("C")).containsExactly(Status.PASSENGER_REFUSED_ENEMY);
        assertThat(town.limo().ride()).contains(new Limo.Ride("Ann", "A", "B"));
        assertThat(town.limo().coffee()).isEqualTo(3);
    }

    @Test
    void anAbandonedPassengerCannotBoardAgainAtOnceAndEarnsNothing() {
        town.pickup("Ann").visit("A");
        town.pickup("Ann");
        assertThat(town.visit("D")).containsExactly(Status.PASSENGER_ABANDONED);
        assertThat(town.limo().account().tenths()).isZero();
        assertThat(town.limo().coffee()).isEqualTo(2);
        assertThat(town.trips().passenger("Ann").destination()).contains("B");
        assertThat(town.visit("D")).containsExactly(Status.PASSENGER_PICKED_UP);
        assertThat(town.limo().ride()).contains(new Limo.Ride("Ann", "D", "B"));
    }

    @Test
    void oneLeavesAndAnotherBoardsAtTheSameStop() {
        town.pickup("Ann", "Bob").visit("A");
        assertThat(town.visit("B")).containsExactly(Status.PASSENGER_DELIVERED_AND_PICKED_UP);
        town.pickup("Fay");
        assertThat(town.visit("F"))
                .as("abandoned, and another one boards")
                .containsExactly(Status.PASSENGER_DELIVERED_AND_PICKED_UP);
    }

    @Test
    void theLastCoffeeIsGoneBeforeTheNextOneBoards() {
        town.coffee(1).pickup("Ann", "Bob").visit("A");
        assertThat(town.visit("B")).containsExactly(Status.PASSENGER_DELIVERED_AND_PICK_UP_REFUSED);
        assertThat(town.visit("B")).containsExactly(Status.PASSENGER_REFUSED_NO_COFFEE);
        assertThat(town.limo().pickup()).containsExactly("Bob");
    }

    @Test
    void aDeliveredPassengerIsNotPickedUpAgainByThatPlayer() {
        town.pickup("Ann").visit("A");
        town.visit("B");
        town.pickup("Ann");
        assertThat(town.limo().pickup()).isEmpty();
        assertThat(town.visit("B")).containsExactly(Status.PASSENGER_NO_ACTION);
    }

    @Test
    void coffeeIsStockedUpToThreeAndOnlyWithoutAPassenger() {
        town.coffee(1);
        assertThat(town.arrive(STORE)).containsExactly(Status.COFFEE_STORE_CAR_RESTOCKED);
        assertThat(town.limo().coffee()).isEqualTo(3);
        town.coffee(1).pickup("Ann").visit("A");
        assertThat(town.arrive(STORE)).containsExactly(Status.COFFEE_STORE_NO_STOCK_UP);
        assertThat(town.limo().coffee()).isEqualTo(1);
    }

    @Test
    void aStoreMakesCardsPlayableWhetherItSellsCoffeeOrNot() {
        for (String aboard : List.of("Nobody", "Ann")) {
            Town fresh = new Town(Edition.DOCUMENT).pickup("Ann");
            if (aboard.equals("Ann")) {
                fresh.visit("A");
            }
            fresh.change(fresh.limo().withCards(Cards.inDeck(List.of(QUARTER)).drawn(QUARTER, false)));
            fresh.arrive(STORE);
            assertThat(fresh.limo().cards().hand()).as(aboard).containsExactly(new Cards.Held(QUARTER, true));
        }
    }

    @Test
    void nothingHappensAtAStopThatNoCompanyHas() {
        Trips before = town.pickup("Ann").trips();
        assertThat(town.arrive(FREE_STOP)).isEmpty();
        assertThat(town.trips()).isEqualTo(before);
    }

    @Test
    void aCardOfATransitTakesEffectAtThePickUpAndCostsASecondCoffee() {
        town.worth("Ann", 2).hand(QUARTER).pickup("Ann").play(QUARTER, "");
        assertThat(town.limo().cards().nextStop()).contains(QUARTER);
        assertThat(town.visit("A")).containsExactly(Status.POWER_UP_PLAYED, Status.PASSENGER_PICKED_UP);
        assertThat(town.limo().cards().transit()).contains(QUARTER);
        assertThat(town.limo().isSlowInTransit()).isTrue();
        town.visit("B");
        assertThat(town.limo().account().tenths()).isEqualTo(30);
        assertThat(town.limo().coffee()).isEqualTo(1);
        assertThat(town.limo().cards().transit()).isEmpty();
    }

    @Test
    void twoCoffeesAreEnoughForATransitWithACard() {
        town.coffee(2).hand(QUARTER).pickup("Ann").play(QUARTER, "");
        assertThat(town.visit("A")).containsExactly(Status.POWER_UP_PLAYED, Status.PASSENGER_PICKED_UP);
        town.visit("B");
        assertThat(town.limo().coffee()).isZero();
    }

    @Test
    void aCardOfATransitWaitsForTheNextStopWithoutCoffeeForIt() {
        town.coffee(1).hand(QUARTER).pickup("Ann").play(QUARTER, "");
        assertThat(town.visit("A")).containsExactly(Status.POWER_UP_ILLEGAL_TO_PLAY, Status.PASSENGER_PICKED_UP);
        assertThat(town.limo().cards().nextStop()).contains(QUARTER);
        assertThat(town.limo().cards().transit()).isEmpty();
    }

    @Test
    void aCardOfATransitWaitsForTheNextStopIfNobodyBoards() {
        town.hand(QUARTER).play(QUARTER, "");
        assertThat(town.visit("A")).containsExactly(Status.PASSENGER_NO_ACTION);
        assertThat(town.limo().cards().nextStop()).contains(QUARTER);
    }

    @Test
    void aSecondCardOfATransitReplacesTheFirst() {
        town.hand(QUARTER, AT_B).play(QUARTER, "");
        town.play(AT_B, "");
        assertThat(town.limo().cards().nextStop()).contains(AT_B);
        assertThat(town.limo().cards().hand()).isEmpty();
    }

    @Test
    void theNextStopsCardAndTheTransitsLieSideBySideAndOneThatWorksAtOnceTakesNeitherAway() {
        Card move = Card.of(Card.Kind.MOVE_PASSENGER);
        town.hand(QUARTER, AT_C, move).pickup("Ann").play(QUARTER, "");
        town.visit("A");
        town.play(AT_C, "");
        town.play(move, "Fay");
        assertThat(town.limo().cards().transit()).contains(QUARTER);
        assertThat(town.limo().cards().nextStop()).contains(AT_C);
        assertThat(town.limo().cards().atOnce()).contains(new Cards.Play(move, "Fay"));
        town.visit("B");
        assertThat(town.limo().account().tenths()).isEqualTo(15);
        assertThat(town.limo().cards().transit()).isEmpty();
        assertThat(town.limo().cards().nextStop()).contains(AT_C);
    }

    @Test
    void aCardInEffectStaysThroughARefusalAndGoesWhenThePassengerIsAbandoned() {
        town.enemies("Ann", "Bob").hand(QUARTER).pickup("Ann").play(QUARTER, "");
        town.visit("A");
        town.visit("B");
        assertThat(town.limo().cards().transit()).contains(QUARTER);
        assertThat(town.visit("C")).containsExactly(Status.PASSENGER_ABANDONED);
        assertThat(town.limo().cards().transit()).isEmpty();
        assertThat(town.limo().coffee()).isEqualTo(1);
        assertThat(town.limo().account().tenths()).isZero();
    }

    @Test
    void cardsOfAPassengerAndOfACompanyEarnAFifthMore() {
        town.hand(FOR_ANN).pickup("Ann").play(FOR_ANN, "");
        town.visit("A");
        town.visit("B");
        assertThat(town.limo().account().tenths()).isEqualTo(12);
        town.worth("Cid", 2).coffee(3).hand(AT_C).pickup("Bob").play(AT_C, "");
        town.visit("B");
        town.visit("C");
        assertThat(town.limo().account().tenths()).isEqualTo(24);
    }

    @Test
    void inTheDocumentTheCoffeeOfACardThatDoesNotFitIsDrunkAllTheSame() {
        town.hand(FOR_BOB).pickup("Ann").play(FOR_BOB, "");
        assertThat(town.visit("A")).containsExactly(Status.POWER_UP_PLAYED, Status.PASSENGER_PICKED_UP);
        town.visit("B");
        assertThat(town.limo().account().tenths()).isEqualTo(10);
        assertThat(town.limo().coffee()).isEqualTo(1);
    }

    @Test
    void theServerThrowsOutACardThatDoesNotFit() {
        for (Card misfit : List.of(FOR_BOB, AT_C)) {
            Town server = new Town(Edition.SERVER);
            server.hand(misfit).pickup("Ann").play(misfit, "");
            assertThat(server.visit("A")).containsExactly(Status.POWER_UP_ILLEGAL_TO_PLAY, Status.PASSENGER_PICKED_UP);
            assertThat(server.limo().cards().count()).isZero();
            server.visit("B");
            assertThat(server.limo().coffee()).isEqualTo(2);
        }
    }

    @Test
    void theServerKeepsACardThatFits() {
        for (Card fit : List.of(QUARTER, FOR_ANN, AT_B)) {
            Town server = new Town(Edition.SERVER);
            server.hand(fit).pickup("Ann").play(fit, "");
            assertThat(server.visit("A")).containsExactly(Status.POWER_UP_PLAYED, Status.PASSENGER_PICKED_UP);
            assertThat(server.limo().cards().transit()).contains(fit);
        }
    }

    @Test
    void aCompanyCardLooksAtTheDeliveryInTheDocumentAndAtThePickUpOnTheServer() {
        assertThat(tenthsAfterDetour(Edition.DOCUMENT, AT_C)).isEqualTo(12);
        assertThat(tenthsAfterDetour(Edition.SERVER, AT_C)).isEqualTo(10);
        assertThat(tenthsAfterDetour(Edition.DOCUMENT, AT_B)).isEqualTo(10);
        assertThat(tenthsAfterDetour(Edition.SERVER, AT_B)).isEqualTo(12);
    }

    /** Ann boards at A for B, is redirected to C on the way, and is delivered there. */
    private static int tenthsAfterDetour(Edition companyCard, Card card) {
        TripTerms document = TripTerms.all(Edition.DOCUMENT);
        Town town = new Town(Edition.DOCUMENT)
                .terms(new TripTerms(
                        document.lastTrip(),
                        document.multipliers(),
                        document.stopAgain(),
                        document.misfit(),
                        companyCard));
        town.hand(card).pickup("Ann").play(card, "");
        town.visit("A");
        town.passenger(town.trips().passenger("Ann").redirected("C"));
        town.visit("C");
        return town.limo().account().tenths();
    }

    @Test
    void aPassengerIsDoneAfterAllTripsInTheDocumentAndOneEarlierOnTheServer() {
        assertThat(lobbyAfterTrip(Edition.DOCUMENT, "C")).contains("B");
        assertThat(lobbyAfterTrip(Edition.SERVER, "C")).isEmpty();
        assertThat(lobbyAfterTrip(Edition.DOCUMENT)).isEmpty();
        assertThat(lobbyAfterTrip(Edition.SERVER, "C", "D")).contains("B");
    }

    private static Optional<String> lobbyAfterTrip(Edition edition, String... companiesLeft) {
        Town town = new Town(edition).routeAfter("Ann", companiesLeft).pickup("Ann");
        town.visit("A");
        town.visit("B");
        return town.trips().passenger("Ann").lobby();
    }

    @Test
    void aHigherScoreTakesCardsOutOfTheHandByChance() {
        Card[] cards = IntStream.range(0, 4)
                .mapToObj(at -> new Card(Card.Kind.MULT_DELIVERING_PASSENGER, "Card " + at))
                .toArray(Card[]::new);
        town.hand(cards).pickup("Ann").visit("A");
        assertThat(town.visit("B")).containsExactly(Status.POWER_UP_HAND_TOO_MANY, Status.PASSENGER_DELIVERED);
        assertThat(town.limo().cards().hand()).hasSize(3);
        town.earned(3, 85);
        assertThat(town.visit("E"))
                .containsExactly(
                        Status.POWER_UP_HAND_TOO_MANY, Status.POWER_UP_HAND_TOO_MANY, Status.PASSENGER_NO_ACTION);
        assertThat(town.limo().cards().hand()).hasSize(1);
    }

    @Test
    void eightDeliveriesEndTheRoundAndEarnTwoMorePoints() {
        town.earned(7, 100).pickup("Ann").visit("A");
        assertThat(town.trips().isOver()).isFalse();
        town.visit("B");
        assertThat(town.trips().isOver()).isTrue();
        assertThat(Score.of(town.trips(), FIRST, Town.stop("F"))).isEqualTo(13);
    }

    @Test
    void everyPlayerWithEightDeliveriesInTheSameTickHasTheTwoPoints() {
        town.earned(8, 100);
        town.change(SECOND, town.limo());
        assertThat(town.trips().winner()).contains(FIRST);
        assertThat(Score.of(town.trips(), FIRST, Town.stop("F"))).isEqualTo(12);
        assertThat(Score.of(town.trips(), SECOND, Town.stop("F"))).isEqualTo(12);
    }

    @Test
    void theTripThatBeginsWithTheEighthDeliveryEarnsNothing() {
        town.earned(8, 100).pickup("Bob").visit("B");
        assertThat(Score.of(town.trips(), FIRST, new MapTile(15, 0))).isEqualTo(12);
    }

    @Test
    void halfTheCoveredPartOfATripCountsUntilTheCarIsFartherAwayThanAtThePickUp() {
        town.earned(1, 20).pickup("Bob").visit("B");
        assertThat(Score.of(town.trips(), FIRST, Town.stop("B"))).isEqualTo(2);
        assertThat(Score.of(town.trips(), FIRST, Town.stop("C"))).isEqualTo(2.5);
        assertThat(Score.of(town.trips(), FIRST, new MapTile(14, 0))).isEqualTo(2.2);
        assertThat(Score.of(town.trips(), FIRST, Town.stop("A"))).isEqualTo(2);
        assertThat(Score.of(town.trips(), FIRST, new MapTile(31, 0))).isEqualTo(2);
    }
}

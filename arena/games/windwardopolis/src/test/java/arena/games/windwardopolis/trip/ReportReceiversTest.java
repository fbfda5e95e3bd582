package arena.games.windwardopolis.trip;

import static arena.games.windwardopolis.trip.Town.FIRST;
import static arena.games.windwardopolis.trip.Town.SECOND;
import static arena.games.windwardopolis.trip.Town.STORE;
import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.map.MapTile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of the receivers of reports: all players for stops and effective cards, one player for failures. */
class ReportReceiversTest {

    private static final Card QUARTER = Card.of(Card.Kind.MULT_DELIVERY_QUARTER_SPEED);
    private static final Card FOR_BOB = new Card(Card.Kind.MULT_DELIVERING_PASSENGER, "Bob");
    private static final Card MOVE = Card.of(Card.Kind.MOVE_PASSENGER);
    private static final Card STOP = Card.of(Card.Kind.STOP_CAR);

    private final Town town = new Town(Edition.DOCUMENT);

    @Test
    void allReceiveReportsOfAStopAndOfARestockedCar() {
        town.visit("A");
        assertThat(town.reports()).containsExactly(Town.toAll(FIRST, Status.PASSENGER_NO_ACTION));
        town.arrive(STORE);
        assertThat(town.reports()).containsExactly(Town.toAll(FIRST, Status.COFFEE_STORE_CAR_RESTOCKED));
    }

    @Test
    void aStoreThatSellsNothingIsReportedToItsVisitorAlone() {
        town.pickup("Ann").visit("A");
        town.arrive(STORE);
        assertThat(town.reports()).containsExactly(Town.toOwn(FIRST, Status.COFFEE_STORE_NO_STOCK_UP));
    }

    @Test
    void aTransitsCardIsReportedToAllWhenItTakesEffectAndToNobodyWhenItIsLaidDown() {
        town.hand(QUARTER).pickup("Ann").play(QUARTER, "");
        assertThat(town.reports()).isEmpty();
        town.visit("A");
        assertThat(town.reports())
                .containsExactly(
                        Town.toAll(FIRST, Status.POWER_UP_PLAYED, QUARTER),
                        Town.toAll(FIRST, Status.PASSENGER_PICKED_UP));
    }

    @Test
    void aTransitsCardWithoutEffectIsReportedToItsPlayerAlone() {
        town.coffee(1).hand(QUARTER).pickup("Ann").play(QUARTER, "");
        town.visit("A");
        assertThat(town.reports()).contains(Town.toOwn(FIRST, Status.POWER_UP_ILLEGAL_TO_PLAY, QUARTER));
        Town server = new Town(Edition.SERVER).hand(FOR_BOB).pickup("Ann");
        server.play(FOR_BOB, "");
        server.visit("A");
        assertThat(server.reports()).contains(Town.toOwn(FIRST, Status.POWER_UP_ILLEGAL_TO_PLAY, FOR_BOB));
    }

    @Test
    void aCardThatTheLimitTakesIsReportedToItsPlayerAloneWithItsName() {
        town.earned(3, 90).hand(STOP, MOVE).visit("E");
        Card kept = town.limo().cards().hand().get(0).card();
        assertThat(town.reports())
                .containsExactly(
                        Town.toOwn(FIRST, Status.POWER_UP_HAND_TOO_MANY, kept.equals(STOP) ? MOVE : STOP),
                        Town.toAll(FIRST, Status.PASSENGER_NO_ACTION));
    }

    @Test
    void anImmediateCardIsReportedToAllIfEffectiveAndElseToItsPlayerAlone() {
        MapTile street = new MapTile(25, 4);
        town.hand(MOVE, MOVE).play(MOVE, "Ann");
        assertThat(town.reports()).as("not when it is submitted").isEmpty();
        town.effects(1, street);
        assertThat(town.reports()).containsExactly(Town.toAll(FIRST, Status.POWER_UP_PLAYED, MOVE));
        town.pickup("Bob").visit("B");
        town.play(MOVE, "Bob");
        town.effects(2, street);
        assertThat(town.reports()).containsExactly(Town.toOwn(FIRST, Status.POWER_UP_ILLEGAL_TO_PLAY, MOVE));
        assertThat(town.reports().get(0).isFor(SECOND)).isFalse();
    }

    @Test
    void aRefusedOrderAboutACardIsReportedToItsPlayerAlone() {
        town.play(STOP, "2");
        assertThat(town.reports()).isEqualTo(List.of(Town.toOwn(FIRST, Status.POWER_UP_PLAY_NOT_EXIST, STOP)));
    }
}

package windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTest {

    @Test
    void anInputIsReadByItsKeys() {
        Game game = Inputs.game(
                "News = 1",
                "News1 = POWER_UP_PLAYED; 1; STOP_CAR",
                "Car2 = 3,2 90; 1.250; 2; 7; 9",
                "Trip2 = Tim Cook; Apple; Oracle",
                "FaceUp2 = -; MULT_DELIVER_AT_COMPANY Oracle",
                "Passenger1 = Tim Cook; -; Oracle",
                "Path2 = 4,2 5,2",
                "Hand2 = STOP_CAR; not yet MOVE_PASSENGER");

        assertThat(game.waits()).isTrue();
        assertThat(game.myCar())
                .isEqualTo(new Car(
                        2,
                        "Bob",
                        new Tile(3, 2),
                        90,
                        1.25,
                        2,
                        7,
                        9,
                        Optional.of(new Car.Trip("Tim Cook", "Apple", "Oracle")),
                        Optional.empty(),
                        Optional.of(new Card(Card.Kind.MULT_DELIVER_AT_COMPANY, "Oracle")),
                        List.of()));
        assertThat(game.myCar().handLimit()).isEqualTo(3);
        assertThat(game.news())
                .containsExactly(new News(Status.POWER_UP_PLAYED, 1, Optional.of(new Card(Card.Kind.STOP_CAR, ""))));
        assertThat(game.myPassenger().orElseThrow().enemies()).containsExactly("Larry Ellison");
        assertThat(game.isShunned(game.passenger("Tim Cook"), "Oracle")).isTrue();
        assertThat(game.waiting()).extracting(Passenger::name).containsExactly("Larry Ellison");
        assertThat(game.hand()).extracting(Card::toString).containsExactly("STOP_CAR", "MOVE_PASSENGER");
        assertThat(game.playable()).extracting(Card::toString).containsExactly("STOP_CAR");
        assertThat(game.stores()).containsExactly(new Tile(5, 4));
        assertThat(game.companyAt(new Tile(10, 2))).contains(new Company("Oracle", new Tile(10, 2)));
    }

    @Test
    void aMapIsReadWithItsSignsAndSignals() {
        CityMap map = Inputs.game().map();

        assertThat(map.width()).isEqualTo(11);
        assertThat(map.height()).isEqualTo(5);
        assertThat(map.ground(new Tile(0, 2))).isEqualTo('B');
        assertThat(map.ground(new Tile(-1, 2))).isEqualTo('.');
        assertThat(map.exits(new Tile(5, 2))).containsExactly(Heading.EAST, Heading.SOUTH, Heading.WEST);
        assertThat(map.isStraight(new Tile(4, 2))).isTrue();
        assertThat(map.isStraight(new Tile(3, 0))).isFalse();
        assertThat(map.mustStop(new Tile(3, 2), Heading.EAST)).isTrue();
        assertThat(map.mustStop(new Tile(3, 2), Heading.WEST)).isFalse();
        assertThat(map.hasSignal(new Tile(7, 2))).isTrue();
    }

    @Test
    void nothingThatItGivesCanBeChanged() {
        Game game = Inputs.game();

        assertThat(List.of(game.cars(), game.passengers(), game.deck(), game.hand(), game.path(), game.companies()))
                .allSatisfy(list -> assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class));
    }
}

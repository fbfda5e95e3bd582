import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import windwardopolis.Inputs;

@SuppressWarnings("DefaultPackage") // Where the player is.
class MyPlayerBrainTest {

    @Test
    void heFetchesSomebodyByTheFastestWay() {
        assertThat(lines(true, "Passenger1 = Tim Cook; -; Oracle"))
                .startsWith("path 1,2 2,2 3,2 4,2 5,2 6,2 7,2 8,2 9,2 10,2", "pickup Larry Ellison");
    }

    @Test
    void heBringsHisPassengerToTheDestinationAndElsewhereIfAnEnemyWaitsThere() {
        String[] aboard = {
            "Trip2 = Tim Cook; Apple; Oracle", "Passenger1 = Tim Cook; -; Oracle", "Car2 = 10,2 270; 0.000; 3; 0; 0"
        };
        String[] onTheWay = {
            aboard[0], aboard[1], "Car2 = 4,2 90; 0.000; 3; 0; 0", "News = 1", "News1 = PASSENGER_PICKED_UP; 2; -"
        };
        String[] refused = {aboard[0], aboard[1], aboard[2], "News = 1", "News1 = PASSENGER_REFUSED_ENEMY; 2; -"};

        assertThat(lines(false, onTheWay)).anyMatch(line -> line.startsWith("path ") && line.endsWith(" 10,2"));
        assertThat(lines(false, refused)).anyMatch(line -> line.startsWith("path 10,2 9,2 ") && line.endsWith(" 0,2"));
    }

    @Test
    void heBuysCoffeeWhenThereIsNoneLeft() {
        assertThat(lines(true, "Car2 = 1,2 90; 0.000; 0; 0; 0"))
                .anyMatch(line -> line.startsWith("path ") && line.endsWith(" 5,3 5,4"));
    }

    @Test
    void whatHappensToOthersAndTheEndOfAPathInAStopChangeNothing() {
        assertThat(lines(false, "News = 1", "News1 = PASSENGER_PICKED_UP; 1; -"))
                .containsExactly("End");
        assertThat(lines(false, "News = 1", "News1 = POWER_UP_ILLEGAL_TO_PLAY; 2; STOP_CAR"))
                .containsExactly("End");
        assertThat(lines(false, "Car2 = 10,2 90; 0.000; 3; 0; 0", "News = 1", "News1 = NO_PATH; 2; -"))
                .containsExactly("End");
    }

    private static List<String> lines(boolean first, String... changes) {
        return Inputs.orders(new MyPlayerBrain(), Inputs.game(changes), first);
    }
}

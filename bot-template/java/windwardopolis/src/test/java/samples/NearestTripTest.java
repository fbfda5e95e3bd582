package samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import windwardopolis.Inputs;

class NearestTripTest {

    @Test
    void heFetchesWhoIsWorthMostForTheTime() {
        assertThat(lines("Tick = 0"))
                .containsExactly(
                        "path 1,2 2,2 3,2 4,2 5,2 6,2 7,2 8,2 9,2 10,2", "pickup Larry Ellison; Tim Cook", "End");
    }

    @Test
    void heGoesElsewhereBeforeHisPassengerIsRefused() {
        assertThat(lines(
                        "Trip2 = Tim Cook; Apple; Oracle",
                        "Passenger1 = Tim Cook; -; Oracle",
                        "Car2 = 5,2 90; 0.000; 3; 0; 0"))
                .anyMatch(line -> line.startsWith("path ") && line.endsWith(" 0,2"));
    }

    @Test
    void withoutCoffeeHeGoesToTheNearestStore() {
        assertThat(lines("Car2 = 1,2 90; 0.000; 0; 0; 0"))
                .anyMatch(line -> line.startsWith("path ") && line.endsWith(" 5,3 5,4"));
    }

    private static List<String> lines(String... changes) {
        return Inputs.orders(new NearestTrip(), Inputs.game(changes), true);
    }
}

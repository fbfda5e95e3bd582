package arena.games.windwardopolis.traffic;

import static arena.games.windwardopolis.traffic.Crossroads.CROSSING;
import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.Heading;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that cars that block each other in a circle are moved on after 20 ticks (Movement, 8). */
class DeadlocksTest {

    private static final int CARS = 4;

    /** Returns four cars in the middle of the crossing, each blocked by the next one. */
    private static Crossroads deadlock() {
        List<CarStart> starts = Heading.all().stream()
                .map(heading -> Crossroads.before(3, heading))
                .toList();
        Crossroads roads = new Crossroads("", starts.toArray(CarStart[]::new));
        for (int seat = 0; seat < CARS; seat++) {
            roads.to(seat, Heading.of(seat));
            roads.traffic.place(seat, new CarStart(CROSSING, Heading.of(seat)));
        }
        return roads;
    }

    private static List<Integer> steps(Crossroads roads) {
        return IntStream.range(0, CARS)
                .mapToObj(seat -> roads.traffic.car(seat).step())
                .toList();
    }

    @Test
    void nobodyMovesFor19TicksAndOneCarInTheTwentieth() {
        Crossroads roads = deadlock();
        List<Integer> begin = steps(roads);
        roads.ticks(19);
        assertThat(steps(roads)).isEqualTo(begin);
        assertThat(roads.traffic.oldestDeadlock()).isEqualTo(19);
        roads.ticks(1);
        assertThat(steps(roads)).isNotEqualTo(begin);
    }

    @Test
    void allGetOutOfIt() {
        Crossroads roads = deadlock();
        roads.ticks(400);
        for (int seat = 0; seat < CARS; seat++) {
            assertThat(roads.traffic.tile(seat).distance(CROSSING)).isGreaterThan(1);
        }
    }

    @Test
    void aCarThatACardHasStoppedIsNoPartOfADeadlock() {
        Crossroads roads = deadlock();
        List<Integer> begin = steps(roads);
        roads.ticks(10);
        roads.traffic.limitSpeed(2, new SpeedLimits(false, 0, 60));
        roads.ticks(40);
        assertThat(roads.traffic.oldestDeadlock()).isZero();
        assertThat(steps(roads)).isEqualTo(begin);
    }
}

package arena.games.windwardopolis.traffic;

import static arena.games.windwardopolis.map.Heading.EAST;
import static arena.games.windwardopolis.traffic.Crossroads.before;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of passing a car that a card has stopped or slowed (Movement, 9), on a straight road. */
class PassingTest {

    private static final int LONG = 1_800;

    /** Returns two cars that drive east, the second one at full speed some tiles behind the first. */
    private static Crossroads road(SpeedLimits ahead, SpeedLimits behind) {
        Crossroads road = new Crossroads("", before(6, EAST), before(10, EAST));
        road.to(0, EAST).to(1, EAST).traffic.limitSpeed(0, ahead);
        road.traffic.limitSpeed(1, behind);
        road.traffic.start(1, 6);
        return road;
    }

    /** Runs ticks while the cards count down; returns the lead of the second car over the first at the end. */
    private static int drive(Crossroads road, SpeedLimits ahead, int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            road.traffic.limitSpeed(
                    0,
                    new SpeedLimits(
                            ahead.slowInTransit(),
                            Math.max(0, ahead.slowTicks() - tick),
                            Math.max(0, ahead.stoppedTicks() - tick)));
            road.ticks(1);
        }
        return road.traffic.car(1).x() - road.traffic.car(0).x();
    }

    @Test
    void aCarAtFullSpeedPassesAStoppedAndASlowedOneAndIsNotSlowedByIt() {
        for (SpeedLimits ahead : new SpeedLimits[] {
            new SpeedLimits(false, 0, LONG), new SpeedLimits(false, LONG, 0), new SpeedLimits(true, 0, LONG)
        }) {
            Crossroads road = road(ahead, SpeedLimits.FULL);
            for (int tick = 0; tick < 250; tick++) {
                road.ticks(1);
                assertThat(road.traffic.car(1).speed())
                        .as(ahead + ", tick " + tick)
                        .isEqualTo(6);
            }
            assertThat(road.traffic.car(1).x() - road.traffic.car(0).x())
                    .as("" + ahead)
                    .isGreaterThan(24);
        }
    }

    @Test
    void aSlowCarPassesNobodyAndNobodyPassesOneThatIsSlowByItsOwnCard() {
        SpeedLimits stopped = new SpeedLimits(false, 0, LONG);
        SpeedLimits transit = new SpeedLimits(true, 0, 0);
        assertThat(drive(road(stopped, transit), stopped, 900)).isLessThanOrEqualTo(-24);
        assertThat(drive(road(stopped, new SpeedLimits(false, LONG, 0)), stopped, 900))
                .isLessThanOrEqualTo(-24);
        assertThat(drive(road(transit, SpeedLimits.FULL), transit, 900)).isLessThanOrEqualTo(-24);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void onePassesIfItIsWhollyPastBeforeTheTimeIsUpAndElseStaysBehind(boolean stops) {
        int passed = 0;
        int followed = 0;
        for (int ticks = 40; ticks <= 340; ticks++) {
            SpeedLimits ahead = stops ? new SpeedLimits(false, 0, ticks) : new SpeedLimits(false, ticks, 0);
            int units = drive(road(ahead, SpeedLimits.FULL), ahead, ticks);
            assertThat(Math.abs(units)).as("after " + ticks + " ticks").isGreaterThanOrEqualTo(24);
            passed += units > 0 ? 1 : 0;
            followed += units < 0 ? 1 : 0;
        }
        assertThat(passed).isGreaterThan(100);
        assertThat(followed).isGreaterThan(50);
    }

    @Test
    void oneThatStaysBehindAStandingCarLosesSpeedWhileItIsBlocked() {
        SpeedLimits ahead = new SpeedLimits(false, 0, 110);
        Crossroads road = road(ahead, SpeedLimits.FULL);
        drive(road, ahead, 85);
        CarView blocked = road.traffic.car(1);
        drive(road, new SpeedLimits(false, 0, 25), 10);
        assertThat(road.traffic.car(1).x()).isEqualTo(blocked.x());
        assertThat(road.traffic.car(1).speed()).isLessThan(blocked.speed());
    }
}

package arena.games.windwardopolis.traffic;

import static arena.games.windwardopolis.map.Heading.EAST;
import static arena.games.windwardopolis.map.Heading.NORTH;
import static arena.games.windwardopolis.map.Heading.SOUTH;
import static arena.games.windwardopolis.map.Heading.WEST;
import static arena.games.windwardopolis.traffic.Crossroads.CROSSING;
import static arena.games.windwardopolis.traffic.Crossroads.before;
import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.map.Heading;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Tests of the right of way at signs, at signals and before left turns (Movement, 4 to 7), by the document's examples.
 */
class MeetingRulesTest {

    private static final String PLAIN = "";
    private static final String SIGN = "sign 12 12 NS";
    private static final String SIGNAL = "signal 12 12";

    /** A quarter of the speed because of the player's own card; no car passes such a car. */
    private static final SpeedLimits SLOW = new SpeedLimits(true, 0, 0);

    /**
     * Tries a slow car at smaller and smaller distances, with another car at the edge each time; returns the smallest
     * distance of the slow car at which the other one goes first.
     */
    private static int nearestBefore(String mark, Heading slowHeading, Heading goes, int from, int to) {
        TreeSet<Integer> units = new TreeSet<>();
        for (int wait = 0; wait < 400; wait++) {
            Crossroads roads = new Crossroads(mark, before(7, slowHeading), before(9, NORTH));
            roads.to(0, slowHeading).traffic.limitSpeed(0, SLOW);
            roads.traffic.limitSpeed(1, new SpeedLimits(false, 0, 10_000));
            while (roads.unitsBefore(0) > from) {
                roads.ticks(1);
            }
            roads.ticks(wait);
            roads.traffic.place(1, before(1, NORTH));
            roads.to(1, goes).traffic.limitSpeed(1, SpeedLimits.FULL);
            while (!roads.hasEntered(1) && roads.unitsBefore(0) > 0) {
                roads.ticks(1);
            }
            if (roads.hasEntered(1) && roads.unitsBefore(0) > 0) {
                units.add(roads.unitsBefore(0));
            }
            if (roads.unitsBefore(0) < to) {
                break;
            }
        }
        return units.first();
    }

    @Test
    void atASignACarGoesWhenNobodyWithTheRightOfWayIsWithin42UnitsOfTheJunction() {
        assertThat(nearestBefore(SIGN, EAST, NORTH, 80, 40)).isEqualTo(6 + 42 + 1);
        assertThat(nearestBefore(SIGN, WEST, EAST, 80, 40))
                .as("to the right, with somebody from the right")
                .isEqualTo(6 + 42 + 1);
    }

    @Test
    void aLeftTurnYieldsToOncomingCarsWithin114Units() {
        assertThat(nearestBefore(PLAIN, SOUTH, WEST, 150, 100)).isEqualTo(114 + 1);
    }

    @Test
    void aLeftTurnDoesNotWaitForCarsFromTheSideOrStandingOnes() {
        assertThat(nearestBefore(PLAIN, EAST, WEST, 70, 30)).isLessThan(50);
        Crossroads roads = new Crossroads(PLAIN, before(2, SOUTH), before(3, NORTH));
        roads.to(0, SOUTH).to(1, WEST).traffic.limitSpeed(0, new SpeedLimits(false, 0, 300));
        roads.ticks(200);
        assertThat(roads.hasEntered(1)).isTrue();
    }

    @Test
    void ofTwoOppositeLeftTurnsTheFirstGoesFirstAndOnTheServerTheSecond() {
        assertThat(firstOfTwoLeftTurns(DrivingRules.DOCUMENT, 3, 4)).isZero();
        assertThat(firstOfTwoLeftTurns(DrivingRules.DOCUMENT, 4, 3)).isOne();
        assertThat(firstOfTwoLeftTurns(DrivingRules.SERVER, 3, 4)).isOne();
        assertThat(firstOfTwoLeftTurns(DrivingRules.SERVER, 4, 3)).isZero();
    }

    private static int firstOfTwoLeftTurns(DrivingRules rules, int tiles, int otherTiles) {
        Crossroads roads = new Crossroads(rules, PLAIN, before(tiles, NORTH), before(otherTiles, SOUTH));
        roads.to(0, WEST).to(1, EAST);
        while (!roads.isIn(0) && !roads.isIn(1)) {
            roads.ticks(1);
        }
        return roads.isIn(0) ? 0 : 1;
    }

    @Test
    void aLeftTurnWaitsUntilNobodyIsInTheJunction() {
        for (Heading other : new Heading[] {EAST, SOUTH, WEST}) {
            Crossroads roads = new Crossroads(PLAIN, before(1, other), before(9, NORTH));
            roads.to(0, other).traffic.limitSpeed(0, SLOW);
            while (!roads.isIn(0)) {
                roads.ticks(1);
            }
            roads.traffic.place(1, before(1, NORTH));
            roads.to(1, WEST);
            while (roads.isIn(0)) {
                assertThat(roads.hasEntered(1)).as("" + other).isFalse();
                roads.ticks(1);
            }
            assertThat(roads.traffic.car(1).speed()).as("from a stand").isLessThan(1);
        }
    }

    @Test
    void atASignACarWaitsForOneInTheJunctionAlsoIfTheirWaysDoNotMeet() {
        Crossroads roads = new Crossroads(SIGN, before(1, WEST), before(9, NORTH));
        roads.to(0, WEST).traffic.limitSpeed(0, SLOW);
        while (!roads.isIn(0)) {
            roads.ticks(1);
        }
        roads.traffic.place(1, before(1, NORTH));
        roads.to(1, EAST);
        while (roads.isIn(0)) {
            assertThat(roads.hasEntered(1)).isFalse();
            roads.ticks(1);
        }
        while (!roads.hasEntered(1)) {
            roads.ticks(1);
        }
        assertThat(roads.traffic.car(1).speed()).isGreaterThanOrEqualTo(1);
    }

    @Test
    void twoCarsThatBothHaveToStopDoNotWaitForEachOther() {
        Crossroads roads = new Crossroads(SIGN, before(3, NORTH), before(3, SOUTH));
        roads.to(0, NORTH).to(1, SOUTH);
        while (!roads.hasEntered(0)) {
            roads.ticks(1);
        }
        roads.ticks(3);
        assertThat(roads.hasEntered(1)).isTrue();
    }

    @Test
    void aSignIsStoppedAtThoughNobodyComesAndLeftWithSpeedOne() {
        Crossroads roads = new Crossroads(SIGN, before(4, NORTH));
        roads.to(0, NORTH);
        float slowest = 6;
        while (!roads.hasEntered(0)) {
            slowest = Math.min(slowest, roads.traffic.car(0).speed());
            roads.ticks(1);
        }
        assertThat(slowest).isZero();
        assertThat(roads.traffic.car(0).speed()).isEqualTo(1);
    }

    @Test
    void signalsBeginWithGreenForNorthAndSouthAndTurnAtOnceForTheFirstCar() {
        Crossroads roads = new Crossroads(SIGNAL, before(4, EAST));
        roads.to(0, EAST);
        assertThat(roads.traffic.signal(CROSSING)).isEqualTo(Signal.NORTH_SOUTH_GREEN);
        float before = 0;
        while (!roads.hasEntered(0)) {
            assertThat(roads.traffic.car(0).speed()).as("it is not slowed").isGreaterThan(before);
            before = roads.traffic.car(0).speed();
            roads.ticks(1);
        }
        assertThat(roads.traffic.signal(CROSSING)).isEqualTo(Signal.EAST_WEST_GREEN);
    }

    @Test
    void whileACarIsInTheJunctionTheOthersGetYellowAndNobodyEntersThenTheFirstToAskGoes() {
        Crossroads roads = new Crossroads(SIGNAL, before(1, EAST), before(9, NORTH), before(4, EAST));
        roads.to(0, EAST).to(2, EAST).traffic.limitSpeed(0, SLOW);
        roads.traffic.limitSpeed(2, SLOW);
        while (!roads.hasEntered(0)) {
            roads.ticks(1);
        }
        roads.traffic.place(1, before(1, NORTH));
        roads.to(1, NORTH);
        while (roads.traffic.car(1).speed() > 0) {
            assertThat(roads.hasEntered(1)).isFalse();
            roads.ticks(1);
        }
        assertThat(roads.traffic.signal(CROSSING)).isEqualTo(Signal.EAST_WEST_YELLOW);
        while (!roads.hasEntered(1)) {
            assertThat(roads.hasEntered(2)).isFalse();
            roads.ticks(1);
        }
        assertThat(roads.traffic.signal(CROSSING)).isEqualTo(Signal.NORTH_SOUTH_GREEN);
        assertThat(roads.traffic.car(1).speed()).as("from a stand").isLessThan(1);
    }

    @Test
    void ofCarsThatStandAtALightTheFirstToAskGoesFirstWhateverItsSeat() {
        Crossroads roads = new Crossroads(SIGNAL, before(1, NORTH), before(9, NORTH), before(9, EAST));
        roads.to(0, NORTH).traffic.limitSpeed(0, SLOW);
        while (!roads.isIn(0)) {
            roads.ticks(1);
        }
        roads.traffic.place(2, before(1, EAST));
        roads.to(2, EAST);
        while (roads.traffic.car(2).speed() > 0) {
            roads.ticks(1);
        }
        assertThat(roads.traffic.signal(CROSSING)).isEqualTo(Signal.NORTH_SOUTH_YELLOW);
        roads.traffic.place(1, before(1, NORTH));
        roads.to(1, NORTH);
        while (!roads.hasEntered(2)) {
            assertThat(roads.hasEntered(1)).isFalse();
            roads.ticks(1);
        }
        assertThat(roads.hasEntered(1)).isFalse();
    }

    @Test
    void noCarEntersOverYellowThoughTheJunctionIsFree() {
        Crossroads roads = new Crossroads(SIGNAL, before(1, EAST), before(9, NORTH), before(3, WEST));
        roads.to(0, EAST).to(2, WEST).traffic.limitSpeed(0, SLOW);
        roads.traffic.limitSpeed(2, SLOW);
        while (!roads.hasEntered(0)) {
            roads.ticks(1);
        }
        roads.traffic.place(1, before(1, NORTH));
        roads.to(1, NORTH);
        while (!roads.hasEntered(1)) {
            assertThat(roads.hasEntered(2)).isFalse();
            roads.ticks(1);
        }
    }
}

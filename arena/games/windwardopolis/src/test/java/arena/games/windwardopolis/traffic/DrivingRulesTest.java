package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.TileLane;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DrivingRulesTest {

    private static List<TileLane> lanes() {
        List<TileLane> lanes = new ArrayList<>();
        Heading.all().forEach(in -> Heading.all().forEach(out -> lanes.add(TileLane.of(in, out))));
        return lanes;
    }

    private static long looks(DrivingRules rules, TileLane lane) {
        return IntStream.range(0, lane.steps())
                .filter(step -> rules.isLook(lane, step))
                .count();
    }

    @Test
    void aCarLooksOnceOnEveryWayThroughATileAndJudgesByWhereItGoes() {
        assertThat(lanes()).hasSize(16).allSatisfy(lane -> {
            assertThat(looks(DrivingRules.DOCUMENT, lane)).isEqualTo(1);
            assertThat(DrivingRules.DOCUMENT.judgedHeading(lane, lane.entryStep()))
                    .isEqualTo(lane.out());
        });
    }

    @Test
    void onTheServerItLookedAsOftenAsItsBumperCrossedAnEdge() {
        assertThat(lanes()).allSatisfy(lane -> {
            if (lane.isStraight()) {
                assertThat(looks(DrivingRules.SERVER, lane)).isEqualTo(1);
            }
        });
        assertThat(lanes()).extracting(lane -> looks(DrivingRules.SERVER, lane)).contains(0L, 2L);
    }
}

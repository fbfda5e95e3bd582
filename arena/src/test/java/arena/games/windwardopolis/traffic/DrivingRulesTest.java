package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.TileLane;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DrivingRulesTest {

    private static List<TileLane> ways() {
        List<TileLane> ways = new ArrayList<>();
        Heading.all().forEach(in -> Heading.all().forEach(out -> ways.add(TileLane.of(in, out))));
        return ways;
    }

    private static long looks(DrivingRules rules, TileLane way) {
        return IntStream.range(0, way.steps())
                .filter(step -> rules.isLook(way, step))
                .count();
    }

    @Test
    void aCarLooksOnceOnEveryWayThroughATileAndJudgesByWhereItGoes() {
        assertThat(ways()).hasSize(16).allSatisfy(way -> {
            assertThat(looks(DrivingRules.DOCUMENT, way)).isEqualTo(1);
            assertThat(DrivingRules.DOCUMENT.looks(way, way.entryStep())).isEqualTo(way.out());
        });
    }

    @Test
    void onTheServerItLookedAsOftenAsItsBumperCrossedAnEdge() {
        assertThat(ways()).allSatisfy(way -> {
            if (way.isStraight()) {
                assertThat(looks(DrivingRules.SERVER, way)).isEqualTo(1);
            }
        });
        assertThat(ways()).extracting(way -> looks(DrivingRules.SERVER, way)).contains(0L, 2L);
    }
}

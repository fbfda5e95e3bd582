package arena.games.windwardopolis.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.map.DrivingTimes;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.traffic.DrivingRules;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CityGuideTest {

    private static void reckonsWith(String edition, DrivingRules driving) {
        Windwardopolis rules = (Windwardopolis) Windwardopolis.definition().rules();
        WindwardopolisState state = rules.start(
                new Setup(List.of("Red", "Blue"), 5, Settings.of(rules.info(), Map.of("edition", edition))));
        WindwardopolisView view = rules.view(state, Viewpoint.of(new Seat(1)));
        CityGuide guide = CityGuide.of(view.fixed().orElseThrow());
        for (int from = 0; from < guide.places(); from++) {
            DrivingTimes times = DrivingTimes.fromStop(state.field().city(), driving.acceleration(), guide.tile(from));
            for (int to = 0; to < guide.places(); to++) {
                MapTile goal = guide.tile(to);
                assertThat(guide.ticks(from, to))
                        .as("%s to %s", guide.tile(from), goal)
                        .isEqualTo(times.ticksTo(goal).orElse(0.0).intValue());
            }
        }
    }

    @Test
    void allSeatsOfARoundShareOneGuide() {
        Windwardopolis rules = (Windwardopolis) Windwardopolis.definition().rules();
        WindwardopolisState state = rules.start(new Setup(List.of("Red", "Blue"), 5, Settings.defaults(rules.info())));
        WindwardopolisState other = rules.start(new Setup(List.of("Red", "Blue"), 6, Settings.defaults(rules.info())));
        CityGuide first = guide(rules, state, 1);
        assertThat(guide(rules, state, 2)).isSameAs(first);
        assertThat(guide(rules, other, 1)).isNotSameAs(first);
    }

    private static CityGuide guide(Windwardopolis rules, WindwardopolisState state, int seat) {
        return CityGuide.of(
                rules.view(state, Viewpoint.of(new Seat(seat))).fixed().orElseThrow());
    }

    @Test
    void drivingTimesAreThoseOfTheCarsWhateverTheAcceleration() {
        reckonsWith("document", DrivingRules.DOCUMENT);
        reckonsWith("server", DrivingRules.SERVER);
    }
}

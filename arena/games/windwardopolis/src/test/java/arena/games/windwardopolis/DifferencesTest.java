package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Settings;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisErrorCode;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.traffic.DrivingRules;
import arena.games.windwardopolis.trip.Edition;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.trip.TripReport;
import arena.games.windwardopolis.trip.TripTerms;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that each rule in which the document and the server of 2014 differ is chosen by the edition, or alone. */
class DifferencesTest {

    private static final GameDefinition<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> GAME =
            Windwardopolis.definition();

    private static WindwardopolisTerms terms(Map<String, String> changed) {
        return WindwardopolisTerms.of(Settings.of(GAME.info(), changed));
    }

    @Test
    void theEditionChoosesAllSides() {
        WindwardopolisTerms document = terms(Map.of());
        assertThat(document.driving()).isEqualTo(DrivingRules.DOCUMENT);
        assertThat(document.trips()).isEqualTo(TripTerms.all(Edition.DOCUMENT));
        assertThat(document.updates()).isEqualTo(Edition.DOCUMENT);
        WindwardopolisTerms server = terms(Map.of("edition", "server"));
        assertThat(server.driving()).isEqualTo(DrivingRules.SERVER);
        assertThat(server.trips()).isEqualTo(TripTerms.all(Edition.SERVER));
        assertThat(server.updates()).isEqualTo(Edition.SERVER);
    }

    static Stream<String> keys() {
        return WindwardopolisTerms.SETTINGS.stream()
                .filter(setting -> setting.choices().contains("edition"))
                .map(Setting::key);
    }

    @Test
    void eachDifferenceIsChosenAloneOnBothSides() {
        List<String> keys = keys().toList();
        assertThat(keys).hasSize(10);
        WindwardopolisTerms document = terms(Map.of());
        WindwardopolisTerms server = terms(Map.of("edition", "server"));
        for (String key : keys) {
            assertThat(terms(Map.of(key, "server"))).as(key).isNotIn(document, server);
            assertThat(terms(Map.of(key, "document"))).as(key).isEqualTo(document);
            assertThat(terms(Map.of(key, "document", "edition", "server")))
                    .as(key)
                    .isNotIn(document, server);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"document", "server"})
    void aPathThatMeetsNothingIsLeftAloneOrAWayToItIsSearched(String joining) {
        WindwardopolisState state =
                GAME.rules().start(WindwardopolisContractTest.setup(2, 5, Map.of("joining", joining)));
        Seat seat = new Seat(1);
        List<MapTile> stops = state.field().city().busStops();
        MapTile far = stops.stream()
                .max((one, other) -> Integer.compare(
                        one.distance(state.traffic().tile(0)),
                        other.distance(state.traffic().tile(0))))
                .orElseThrow();
        WindwardopolisOrders orders =
                WindwardopolisOrders.of(List.of(new WindwardopolisOrders.LineOrder.Path(List.of(far))));
        int code = GAME.rules().judge(state, seat, new Answer.Given<>(orders)).code();
        WindwardopolisState ordered = GAME.rules().order(state, seat, orders);
        assertThat(ordered.reports().next())
                .containsExactly(new TripReport(Optional.of(seat), seat, Status.NO_PATH, Optional.empty()));
        List<MapTile> path = ordered.traffic().path(0);
        if (joining.equals("document")) {
            assertThat(code).isEqualTo(WindwardopolisErrorCode.PATH_NOWHERE.number());
            assertThat(path).isEqualTo(state.traffic().path(0));
        } else {
            assertThat(code).isEqualTo(WindwardopolisErrorCode.PATH_SEARCHED.number());
            assertThat(path.get(0)).isEqualTo(state.traffic().car(0).next());
            assertThat(path.get(path.size() - 1)).isEqualTo(far);
            for (int at = 1; at < path.size(); at++) {
                assertThat(path.get(at).distance(path.get(at - 1))).isEqualTo(1);
            }
        }
        WindwardopolisOrders park =
                WindwardopolisOrders.of(List.of(new WindwardopolisOrders.LineOrder.Path(List.of(new MapTile(0, 0)))));
        assertThat(GAME.rules().judge(state, seat, new Answer.Given<>(park)).code())
                .isEqualTo(WindwardopolisErrorCode.PATH_NOWHERE.number());
    }
}

package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Phase;
import arena.game.Picture;
import arena.game.Presentation;
import arena.game.Scene;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.TextFile;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.picture.CityGround;
import arena.games.windwardopolis.picture.CityScene;
import arena.games.windwardopolis.picture.RoundScene;
import arena.games.windwardopolis.traffic.CarView;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CityScenesTest {

    private static final String MAP = "own1";
    static final Windwardopolis GAME =
            new Windwardopolis(List.of(new TextFile(MAP, MapText.write(ServerRecordings.city(MAP)))));
    private static final CityScenes SCENES = new CityScenes();
    private static final Viewpoint SPECTATOR = new Viewpoint.Spectator();

    static WindwardopolisState start(int seats) {
        List<String> names = Seat.firstSeats(seats).stream()
                .map(seat -> "Team_" + seat.number())
                .toList();
        return GAME.start(new Setup(names, 7, Settings.of(GAME.info(), Map.of())));
    }

    private static WindwardopolisState after(WindwardopolisState start, int updates) {
        WindwardopolisState state = start;
        for (int update = 0; update < updates; update++) {
            Phase.Turn turn = (Phase.Turn) GAME.phase(state);
            state = GAME.next(
                    state,
                    new Actions<>(turn.asked().stream()
                            .map(seat -> new Actions.Action<>(seat, WindwardopolisOrders.NONE))
                            .toList()));
        }
        return state;
    }

    @Test
    void theCityStaysAsItIsAndCarsAreWhereTheyAreToTheUnit() {
        WindwardopolisState start = start(4);
        WindwardopolisState later = after(start, 30);
        CityScene scene = SCENES.scene(later, SPECTATOR);
        assertThat(scene.ground()).isEqualTo(SCENES.scene(start, SPECTATOR).ground());
        assertThat(scene.ground().rows())
                .isEqualTo(ServerRecordings.city(MAP).plan().rows());
        assertThat(scene.ground().companies()).hasSize(12);
        assertThat(scene.ground().people())
                .extracting(CityGround.Person::points)
                .contains(1, 2, 3);
        for (RoundScene.Limousine car : scene.now().cars()) {
            CarView seen = later.traffic().car(car.number() - 1);
            RoundScene.Position at = car.position();
            assertThat(List.of(at.x(), at.y(), at.angle())).isEqualTo(List.of(seen.x(), seen.y(), seen.angle()));
            assertThat(new MapTile(at.x() / MapTile.UNITS, at.y() / MapTile.UNITS).distance(at.tile()))
                    .isLessThanOrEqualTo(1);
        }
        assertThat(scene.now().signals()).hasSize(scene.ground().signals().size());
        assertThat(scene.now().tick()).isEqualTo(later.clock().tick()).isPositive();
    }

    @Test
    void pathsAndHandsAreShownToTheirPlayerAndTheRefereeAlone() {
        WindwardopolisState state = start(3);
        Card stop = Card.of(Card.Kind.STOP_CAR);
        MapTile next = state.traffic().car(1).next();
        state = GAME.order(
                state,
                new Seat(2),
                WindwardopolisOrders.of(List.of(
                        new WindwardopolisOrders.LineOrder.Path(List.of(next)),
                        new WindwardopolisOrders.LineOrder.OfCards(List.of(new CardOrder.Draw(stop))))));
        assertThat(SCENES.scene(state, SPECTATOR).now().cars())
                .allSatisfy(car -> assertThat(car.own()).isEmpty());
        assertThat(SCENES.scene(state, Viewpoint.of(new Seat(2))).now().cars())
                .extracting(car -> car.own().isPresent())
                .containsExactly(false, true, false);
        RoundScene.Own own = SCENES.scene(state, new Viewpoint.Referee())
                .now()
                .cars()
                .get(1)
                .own()
                .orElseThrow();
        assertThat(own.path())
                .isEqualTo(String.valueOf(
                        state.traffic().tile(1).towards(next).orElseThrow().letter()));
        assertThat(own.hand()).containsExactly(new RoundScene.Held("STOP_CAR", true));
        assertThat(own.deck()).isEqualTo(13);
    }

    @Test
    void pagesReceiveTheCityApartFromWhatMovesInIt() {
        Presentation<WindwardopolisState, WindwardopolisOrders, CityScene> shown =
                new Presentation<>(SCENES, scene -> new Picture(List.of()));
        WindwardopolisState state = start(2);
        assertThat(shown.scene(state, SPECTATOR).values())
                .containsKeys("tick", "cars", "passengers", "news")
                .doesNotContainKeys("ground", "now", "rows");
        assertThat(shown.ground(state, SPECTATOR).map(Scene::values).orElseThrow())
                .containsKeys("rows", "companies", "people", "signals");
        Presentation<WindwardopolisState, WindwardopolisOrders, RoundScene> plain =
                new Presentation<>((some, from) -> SCENES.scene(some, from).now(), scene -> new Picture(List.of()));
        assertThat(plain.ground(state, SPECTATOR)).isEqualTo(Optional.empty());
    }
}

package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.GameDefinition;
import arena.game.Picture;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CityPainterTest {

    private static final GameDefinition<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> GAME =
            Windwardopolis.definition();

    private static WindwardopolisState state(Map<String, String> settings) {
        return GAME.rules().start(WindwardopolisContractTest.setup(10, 4, settings));
    }

    private static String plain(WindwardopolisState state, Viewpoint from, int rows) {
        return GAME.presentation().picture(state, from, rows).plain();
    }

    @Test
    void everyMapFitsIntoAWindowOf80ColumnsAnd24RowsAndLargerOnes() {
        for (String map : List.of("harbour", "market", "station", "park", "bridge", "metro")) {
            WindwardopolisState state = state(Map.of("map", map));
            for (int rows : List.of(14, 19, 23, 40, 200)) {
                for (Viewpoint from : List.of(new Viewpoint.Spectator(), Viewpoint.of(new Seat(7)))) {
                    List<String> lines = plain(state, from, rows).lines().toList();
                    assertThat(lines).as(map).hasSizeLessThanOrEqualTo(rows);
                    assertThat(lines)
                            .allSatisfy(line -> assertThat(line.length()).isLessThan(80));
                }
            }
        }
    }

    @Test
    void theViewersCarIsShownAtItsCoordinatesWithItsPath() {
        WindwardopolisState state = state(Map.of("map", "harbour"));
        MapTile tile = state.traffic().tile(6);
        MapTile goal = state.field().city().busStops().get(3);
        WindwardopolisOrders drive = WindwardopolisOrders.of(List.of(new WindwardopolisOrders.LineOrder.Path(
                SampleDriver.path(state.field().city(), tile, goal))));
        WindwardopolisState driven = GAME.rules().order(state, new Seat(7), drive);
        Picture picture = GAME.presentation().picture(driven, Viewpoint.of(new Seat(7)), 60);
        List<String> lines = picture.plain().lines().toList();
        assertThat(lines.get(1)).startsWith("   0    5    10   15   20   25   ");
        assertThat(lines.get(2 + tile.y()).charAt(3 + tile.x())).isEqualTo('G');
        assertThat(picture.lines().get(2 + tile.y()).spans()).anySatisfy(span -> {
            assertThat(span.text()).contains("G");
            assertThat(span.tint()).isEqualTo(Picture.Tint.of(new Seat(7)));
        });
        assertThat(before("who waits", picture.plain())).contains("*");
        assertThat(before("o bus stop", plain(driven, new Viewpoint.Spectator(), 60)))
                .doesNotContain("*");
        assertThat(plain(driven, Viewpoint.of(new Seat(6)), 60)).doesNotContain("G*");
    }

    @Test
    void handsAreShownToTheirPlayersAloneAndEventsToAll() {
        WindwardopolisState state = state(Map.of("time", "real-time", "speed", "0"));
        Card stop = Card.of(Card.Kind.STOP_CAR);
        WindwardopolisOrders draw = WindwardopolisOrders.of(
                List.of(new WindwardopolisOrders.LineOrder.OfCards(List.of(new CardOrder.Draw(stop)))));
        WindwardopolisState drawn = GAME.rules().order(state, new Seat(2), draw);
        assertThat(plain(drawn, Viewpoint.of(new Seat(2)), 30)).contains("cards: STOP_CAR; 13 in the deck\n");
        assertThat(plain(drawn, Viewpoint.of(new Seat(3)), 30)).contains("cards: -; 14 in the deck\n");
        WindwardopolisOrders play = WindwardopolisOrders.of(List.of(
                new WindwardopolisOrders.LineOrder.OfCards(List.of(new CardOrder.Play(new Cards.Play(stop, "5"))))));
        WindwardopolisState played = GAME.rules().next(GAME.rules().order(drawn, new Seat(2), play), Actions.none());
        assertThat(GAME.presentation().changes(drawn, played, new Viewpoint.Spectator()))
                .contains("Team_2: STOP_CAR. A card takes effect.");
        assertThat(plain(played, new Viewpoint.Spectator(), 30)).contains("E!Team_5");
    }

    private static String before(String words, String text) {
        assertThat(text).contains(words);
        return text.substring(0, text.indexOf(words));
    }
}

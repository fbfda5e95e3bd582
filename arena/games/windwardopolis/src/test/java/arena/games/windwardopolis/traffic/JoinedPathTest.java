package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.map.MapTile;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that a new path joins the route of its car by the first rule that applies (Vehicle paths, 4). */
class JoinedPathTest {

    private static final List<MapTile> OLD = tiles("5,5 6,5 7,5 8,5");

    private static List<MapTile> tiles(String text) {
        return Stream.of(text.split(" ", -1))
                .map(word -> word.split(",", -1))
                .map(xy -> new MapTile(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])))
                .toList();
    }

    private static void joins(String path, JoinedPath.JoinPoint how, String joined) {
        assertThat(JoinedPath.of(new MapTile(5, 5), new MapTile(4, 5), OLD, tiles(path)))
                .isEqualTo(new JoinedPath(how, tiles(joined)));
    }

    @Test
    void atTheTileThatTheCarEntersNextBeforeAnythingElse() {
        joins("4,5 5,5 5,6", JoinedPath.JoinPoint.ON_NEXT, "5,5 5,6");
        joins("8,5 5,5 5,4", JoinedPath.JoinPoint.ON_NEXT, "5,5 5,4");
    }

    @Test
    void elseAtTheTileOnWhichItIsAndItTurnsRound() {
        joins("3,5 4,5 4,6", JoinedPath.JoinPoint.ON_TILE, "5,5 4,5 4,6");
        joins("7,5 7,6 4,6 4,5 4,4", JoinedPath.JoinPoint.ON_TILE, "5,5 4,5 4,4");
    }

    @Test
    void elseWhereTheOldPathComesToItsFirstTile() {
        joins("7,5 7,6 7,7", JoinedPath.JoinPoint.ON_OLD, "5,5 6,5 7,5 7,6 7,7");
    }

    @Test
    void elseNowhereAndTheOldPathStays() {
        joins("9,9 7,5", JoinedPath.JoinPoint.NOWHERE, "5,5 6,5 7,5 8,5");
        assertThat(JoinedPath.of(new MapTile(5, 5), new MapTile(4, 5), OLD, List.of()))
                .isEqualTo(new JoinedPath(JoinedPath.JoinPoint.NOWHERE, OLD));
    }
}

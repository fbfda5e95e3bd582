package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Picture;
import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Viewpoint;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class FieldPainterTest {

    private final AsterobotsScenario scene = new AsterobotsScenario(3, Map.of("size", "3"))
            .vein("0,0", Material.GAS, 1, 50)
            .vein("4,-1", Material.STONE, 2, 1_240)
            .vein("-4,0", Material.METAL, Vein.ALIENS, 60)
            .has(1, 120, new Stock(30, 20, 10))
            .squad(2, 12, "3,-1", "2,-1", "2,0", "1,0", "0,0")
            .plays("offer gas 2 8", "demand metal 12 7", "launch 10 0,0 -4,0");

    private static Picture low(AsterobotsState state, int rows) {
        return AsterobotsScenario.GAME.presentation().picture(state, new Viewpoint.Spectator(), rows);
    }

    @Test
    void thePictureCanBeReadWithoutColours() {
        assertThat(AsterobotsScenario.picture(scene.state()).plain()).isEqualTo("""
                        round 1 of 200, turn of 2 Bob
                               money  gas  stone  metal  veins  robots  lived  funds
                        1 Ada     36   33     20     10      1      57      1   1620
                        2>Bob      0    0      0      0      1    1252      0      0
                        3 Cyd      0    0      0      0      0       0      0      0
                        aliens sell and buy:  gas 82 / 20  stone 101 / 25  metal 121 / 30
                            . ' . ' . ' .
                          . ' . ' . ' 2*S1.
                        M2' . 1*G3' . ' . ' .
                        ' . ' . ' . ' . ' . '
                          ' . ' . ' . ' . '
                            ' . ' . ' . '
                        veins: number, place, owner, robots, material rank/robot rank
                          1 S 4,-1    2  1240 1/1   2 M -4,0    -    60 1/1   3 G 0,0     1    47 1/1
                        squads: owner, robots, destination, steps left
                        1: 10 to -4,0 in 3        2: 12 to 0,0 in 4
                        open offers and demands
                        1 offers 2 gas at 8       1 demands 12 metal at 7
                        """);
    }

    @Test
    void lowWindowShowsHoldingsAndTheAsteroidAtHalfHeight() {
        assertThat(low(scene.state(), 10).plain().lines().skip(6))
                .containsExactly("  . ' . ' . ' 2*S1.", "M2' . 1*G3' . ' . ' .", "  ' . ' . ' . ' . '");
        assertThat(low(scene.state(), 18).plain())
                .isEqualTo(AsterobotsScenario.picture(scene.state()).plain());
    }

    @Test
    void windowOf24RowsFitsSixPlayersAndEveryVeinOfTheDefaultField() {
        for (long seed = 1; seed <= 20; seed++) {
            AsterobotsState state =
                    AsterobotsScenario.GAME.rules().start(AsterobotsContractTest.setup(6, seed, Map.of()));
            String plain = low(state, 19).plain();
            assertThat(plain.lines().count()).isLessThan(20);
            assertThat(Pattern.compile("[GSM][0-9]+").matcher(plain).results().count())
                    .as("the field of seed %d", seed)
                    .isEqualTo(40);
        }
    }

    @Test
    void changedOwnerOfAVeinIsReported() {
        AsterobotsScenario later = new AsterobotsScenario(3, Map.of("size", "3"))
                .vein("0,0", Material.GAS, 2, 50)
                .vein("4,-1", Material.STONE, 2, 1_240)
                .vein("-4,0", Material.METAL, 1, 60);
        assertThat(AsterobotsScenario.GAME
                        .presentation()
                        .changes(scene.state(), later.state(), new Viewpoint.Spectator()))
                .containsExactly(
                        "Ada has M2 at -4,0 now, which was of the aliens.", "Bob has G3 at 0,0 now, which was of Ada.");
    }

    @Test
    void ownedThingsHaveTheTintOfTheirOwner() {
        Picture picture = AsterobotsScenario.picture(scene.state());
        assertThat(picture.lines().stream().flatMap(line -> line.spans().stream()))
                .contains(new Span("G3", Tint.SEAT_1), new Span("S1", Tint.SEAT_2), new Span("M2", Tint.PLAIN))
                .contains(new Span("1*", Tint.SEAT_1), new Span("2*", Tint.SEAT_2))
                .contains(new Span("1 demands 12 metal at 7", Tint.SEAT_1));
    }

    @Test
    void noLineIsWiderThanATerminalOnTheDefaultField() {
        AsterobotsState state = AsterobotsScenario.GAME.rules().start(AsterobotsContractTest.setup(6, 1, Map.of()));
        assertThat(AsterobotsScenario.picture(state).plain().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThan(80));
    }
}

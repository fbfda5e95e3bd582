package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the errors of commands, in the order of the checks; most errors are in no recording. */
class CommandRulesTest {

    /** A match in which player 1 has veins at 0,0 and 4,0, player 2 one at -4,0, the aliens one at 0,3. */
    private final AsterobotsScenario scene = new AsterobotsScenario(3)
            .vein("0,0", Material.GAS, 1, 50)
            .vein("4,0", Material.STONE, 1, 0)
            .vein("-4,0", Material.METAL, 2, 60)
            .vein("8,0", Material.METAL, 3, 60)
            .vein("0,3", Material.GAS, Vein.ALIENS, 70)
            .has(1, 1_000, new Stock(200, 200, 100))
            .has(2, 1_000, new Stock(100, 100, 100));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "30 | launch 1 0,1 4,0",
                "30 | launch 1 99,99 4,0",
                "31 | launch 1 -4,0 0,0",
                "31 | launch 1 0,3 0,0",
                "32 | launch 1 0,0 0,1",
                "32 | launch 1 0,0 99999999999999999999,0",
                "33 | launch 1 0,0 0,0",
                "33 | launch 0 0,0 1,0 0,0",
                "34 | launch 0 0,0 4,0",
                "34 | launch -5 0,0 4,0",
                "34 | launch -99999999999999999999 0,0 4,0",
                "35 | launch 51 0,0 4,0",
                "35 | launch 1 4,0 0,0",
                "35 | launch 99999999999999999999 0,0 4,0",
                "36 | launch 1 0,0 1,0 99,0 4,0",
                "36 | launch 1 0,0 0,2000000000 4,0",
                "37 | launch 1 0,0 1,0 3,0 4,0",
                "37 | launch 1 0,0 0,-1 1,-1 1,0 2,0 3,0 4,0",
                "37 | launch 1 0,0 0,0 1,0 2,0 3,0 4,0",
                "0 | launch 1 0,0 4,0",
                "0 | launch 50 0,0 -4,0",
                "0 | launch 1 0,0 0,3",
                "0 | launch 1 0,0 1,0 0,0 1,0 2,0 3,0 4,0",
            })
    void aLaunchHasThisCode(int code, String line) {
        assertThat(scene.codes(line)).containsExactly(code);
    }

    @Test
    void aGivenPathMayPassOtherVeinsButNotLeaveTheField() {
        AsterobotsScenario edge = new AsterobotsScenario(2, Map.of("size", "3"))
                .vein("-4,0", Material.GAS, 1, 9)
                .vein("-3,-1", Material.GAS, 2, 9)
                .vein("-1,-1", Material.GAS, 2, 9);
        String within = "launch 1 -4,0 -3,0 -3,-1 -2,-1 -1,-1";
        String outside = "launch 1 -4,0 -5,0 -4,0 -3,0 -3,-1 -2,-1 -1,-1";
        assertThat(edge.codes(within, outside)).containsExactly(0, 36);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "40 | upgrade material 1,0",
                "41 | upgrade material -4,0",
                "41 | upgrade robot 0,3",
                "43 | upgrade robot 0,0",
                "0 | upgrade material 0,0",
                "50 | bank buy gas 0",
                "50 | bank sell gas -1",
                "51 | bank buy gas 11",
                "51 | bank buy gas 9223372036854775807",
                "0 | bank buy gas 10",
                "52 | bank sell gas 201",
                "0 | bank sell gas 200",
                "60 | offer gas 0 5",
                "60 | offer gas 0 0",
                "61 | offer gas 1 0",
                "61 | demand gas 1 -3",
                "62 | offer gas 201 1",
                "0 | offer gas 200 9223372036854775807",
                "63 | demand gas 1001 1",
                "63 | demand gas 4000000000 4611686018427387904",
                "0 | demand gas 1000 1",
                "70 | buy 0 gas 1",
                "70 | buy 4 gas 1",
                "70 | sell -1 gas 1",
                "71 | buy 1 gas 1",
                "72 | buy 2 gas 0",
                "73 | buy 2 gas 1",
                "73 | sell 3 gas 1",
            })
    void anUpgradeOrATradeHasThisCode(int code, String line) {
        assertThat(scene.codes(line)).containsExactly(code);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6 | lunch 1 0,0 4,0",
                "6 | select 0,0",
                "6 | \u212Aank sell gas 1",
                "6 | ban\u212A sell gas 1",
                "7 | launch 1 0,0",
                "7 | launch",
                "7 | upgrade material",
                "7 | upgrade material 0,0 now",
                "7 | bank buy gas",
                "7 | offer gas 1",
                "7 | buy 2 gas 1 1",
                "8 | launch one 0,0 4,0",
                "8 | launch +1 0,0 4,0",
                "8 | launch 1 0;0 4,0",
                "8 | launch 1 0, 4,0",
                "8 | upgrade robots 0,0",
                "8 | bank lend gas 1",
                "8 | bank buy gold 1",
                "8 | bank buy gas 1.5",
                "8 | offer gas 1 1J",
                "8 | buy Bob gas 1",
                "0 | BANK  sell\tGas   0001",
                "0 | \t launch 1   0,0 4,0 \t",
            })
    void aLineThatCannotBeReadHasThisCode(int code, String line) {
        assertThat(scene.codes(line)).containsExactly(code);
    }

    @Test
    void aRankOf3CannotBeUpgraded() {
        scene.vein(new Vein(AsterobotsScenario.point("0,0"), Material.GAS, 1, 9, 5, 5, 3, 2))
                .has(1, 0, new Stock(900, 900, 900));
        assertThat(scene.codes("upgrade material 0,0", "upgrade robot 0,0", "upgrade robot 0,0"))
                .containsExactly(42, 0, 42);
    }

    @Test
    void anOpenTradeOfEitherKindBlocksItsMaterial() {
        assertThat(scene.codes(
                        "offer gas 1 1", "demand gas 1 1", "offer gas 1 1", "demand stone 1 1", "offer stone 1 1"))
                .containsExactly(0, 64, 64, 0, 64);
    }

    @Test
    void anOfferIsBoughtFromAndADemandSoldToButNotTheOtherWayRound() {
        scene.plays("offer gas 5 2", "demand metal 5 2");
        assertThat(scene.codes("sell 1 gas 1", "buy 1 metal 1", "buy 1 gas 6", "sell 1 metal 6"))
                .containsExactly(73, 73, 74, 74);
        assertThat(scene.codes("buy 1 gas 2", "buy 1 gas 3", "buy 1 gas 1")).containsExactly(0, 0, 73);
        scene.has(2, 3, Stock.EMPTY);
        assertThat(scene.codes("buy 1 gas 2", "sell 1 metal 1")).containsExactly(75, 76);
    }

    @Test
    void everyCommandIsJudgedAfterTheEarlierOnes() {
        assertThat(scene.codes("launch 50 0,0 4,0", "launch 1 0,0 4,0", "bank sell gas 200", "bank sell gas 1"))
                .containsExactly(0, 35, 0, 52);
    }

    @Test
    void hundredAndFirstLineIsAlwaysIgnored() {
        List<String> lines = Stream.concat(
                        Collections.nCopies(100, "nonsense").stream(), Stream.of("launch 1 0,0 4,0", "??"))
                .toList();
        List<Integer> codes = scene.codes(lines.toArray(String[]::new));
        assertThat(codes.subList(0, 100)).containsOnly(6);
        assertThat(codes.subList(100, 102)).containsExactly(9, 9);
    }

    @Test
    void linesWithoutTextDoNotCountAndNothingCountsAfterEnd() {
        assertThat(scene.codes("", " \t", "bank sell gas 1", "", " eND ", "launch 1 0,0 4,0"))
                .containsExactly(0);
        assertThat(scene.judge("bank sell gas 1\n\n \nnonsense\nbank sell gas 1\nEnd\n")
                        .line())
                .isEqualTo(4);
    }

    @Test
    void anInvalidCommandChangesNothing() {
        AsterobotsScenario other = new AsterobotsScenario(3)
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.STONE, 1, 0)
                .vein("-4,0", Material.METAL, 2, 60)
                .vein("8,0", Material.METAL, 3, 60)
                .vein("0,3", Material.GAS, Vein.ALIENS, 70)
                .has(1, 1_000, new Stock(200, 200, 100))
                .has(2, 1_000, new Stock(100, 100, 100));
        scene.plays("launch 51 0,0 4,0", "upgrade robot 0,0", "bank buy gas 11", "offer gas 201 1", "buy 1 gas 1", "x");
        assertThat(scene.state()).isEqualTo(other.plays().state());
    }
}

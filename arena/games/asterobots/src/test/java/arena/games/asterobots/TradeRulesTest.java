package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.asterobots.state.Amounts;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.PriceRounding;
import arena.games.asterobots.state.Prices;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import org.junit.jupiter.api.Test;

/** Tests of the effects of trades (Trading materials and money). */
class TradeRulesTest {

    /** A match in which players 1 and 2 have a gas vein each, which produces 5 a turn. */
    private final AsterobotsScenario scene = new AsterobotsScenario(3)
            .vein("0,0", Material.GAS, 1, 50)
            .vein("4,0", Material.GAS, 2, 50)
            .vein("8,0", Material.GAS, 3, 50)
            .has(1, 1_000, new Stock(100, 100, 100))
            .has(2, 1_000, new Stock(100, 100, 100));

    @Test
    void pricesAreFixedForTheTurnAndAQuarterIsPaid() {
        scene.prices(103, 20, 3);
        scene.plays("bank sell gas 10", "bank sell gas 10", "bank buy metal 7", "bank sell metal 9");
        assertThat(scene.player(1).money()).isEqualTo(1_000 + 20 * 25 - 7 * 3);
        assertThat(scene.player(1).stock()).isEqualTo(new Stock(80 + 5, 100, 98));
    }

    @Test
    void offeredMaterialIsSetAsideAndReturnedAtTheNextTurnOfItsMaker() {
        scene.plays("offer gas 60 3", "demand metal 10 7");
        assertThat(scene.player(1)).isEqualTo(new AsterobotsPlayerState(1_000 - 70, new Stock(45, 100, 100), 1, false));
        scene.plays().plays();
        assertThat(scene.trades()).isEmpty();
        assertThat(scene.player(1)).isEqualTo(new AsterobotsPlayerState(1_000, new Stock(105, 100, 100), 1, false));
    }

    @Test
    void aTradeIsPaidAtOnceAndItsRestStaysOpenForTheOthers() {
        scene.plays("offer gas 60 3");
        scene.plays("buy 1 gas 20", "bank buy stone 1");
        assertThat(scene.player(1).money()).isEqualTo(1_060);
        assertThat(scene.player(2).stock().gas()).isEqualTo(125);
        assertThat(scene.trades()).containsExactly(new Trade(1, Trade.Kind.OFFER, Material.GAS, 40, 3));
    }

    @Test
    void sellerToADemandIsPaidFromTheMoneySetAside() {
        scene.plays("demand metal 10 7").plays("sell 1 metal 4");
        assertThat(scene.player(2)).isEqualTo(new AsterobotsPlayerState(1_028, new Stock(105, 100, 96), 1, false));
        assertThat(scene.player(1).stock().metal()).isEqualTo(104);
        scene.plays();
        assertThat(scene.player(1).money()).isEqualTo(1_000 - 28);
    }

    @Test
    void boughtMaterialCanBeSoldInTheSameTurn() {
        scene.plays("offer stone 10 1");
        scene.prices(100, 100, 100);
        assertThat(scene.codes("bank sell stone 100", "buy 1 stone 10", "bank sell stone 10"))
                .containsExactly(0, 0, 0);
    }

    @Test
    void deadPlayersTradesStayOpenUntilItsTurnIsSkipped() {
        AsterobotsScenario dying = new AsterobotsScenario(3)
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.GAS, 2, 1)
                .vein("8,0", Material.GAS, 3, 50)
                .has(2, 0, new Stock(100, 0, 0))
                .has(3, 1_000, Stock.EMPTY)
                .squad(3, 90, "5,0", "4,0");
        dying.plays().plays("offer gas 100 1");
        assertThat(dying.codes("buy 2 gas 40")).containsExactly(0);
        dying.plays("buy 2 gas 40");
        assertThat(dying.state().position().isAlive(2)).isFalse();
        assertThat(dying.trades()).hasSize(1);
        dying.plays();
        assertThat(dying.trades()).isEmpty();
        assertThat(dying.player(2)).isEqualTo(new AsterobotsPlayerState(40, new Stock(60 + 5, 0, 0), 1, false));
        assertThat(dying.state().moment()).isEqualTo(new AsterobotsMoment(6, 2, 3));
    }

    @Test
    void marketCountsOnlyTheStocksOfLivingPlayers() {
        AsterobotsScenario market = new AsterobotsScenario(3)
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.GAS, 2, 50)
                .has(1, 1_000, new Stock(95, 400, 0))
                .has(3, 0, new Stock(1_000, 1_000, 1_000));
        market.plays("offer stone 400 1");
        // 100 gas in all: 100 * 400 * 400 / 200 / 200 / 9 and 100 * 400 * 400 / 100 / 100 / 9
        assertThat(market.state().position().prices()).isEqualTo(new Prices(44, 177, 177));
    }

    @Test
    void theEngineOf2012DividedAfterEachFactor() {
        assertThat(PriceRounding.DOCUMENT.price(71, 8)).isEqualTo(131);
        assertThat(PriceRounding.ENGINE.price(71, 8)).isEqualTo(130);
    }

    @Test
    void noPriceAndNoSumOverflows() {
        assertThat(PriceRounding.DOCUMENT.price(3 * Amounts.MOST, 0)).isEqualTo(PriceRounding.MOST);
        assertThat(PriceRounding.ENGINE.price(18 * Amounts.MOST, 0)).isEqualTo(PriceRounding.MOST);
        assertThat(PriceRounding.DOCUMENT.price(18 * Amounts.MOST, 18 * Amounts.MOST))
                .isEqualTo(11);
        AsterobotsScenario rich = new AsterobotsScenario(2)
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,0", Material.GAS, 2, 50)
                .has(1, Amounts.MOST, new Stock(Amounts.MOST, Amounts.MOST, Amounts.MOST))
                .prices(PriceRounding.MOST, PriceRounding.MOST, PriceRounding.MOST);
        rich.plays("bank sell gas " + Amounts.MOST, "offer stone 5 9223372036854775807");
        assertThat(rich.player(1))
                .isEqualTo(new AsterobotsPlayerState(
                        Amounts.MOST, new Stock(5, Amounts.MOST - 5, Amounts.MOST), 1, false));
        assertThat(Holdings.of(rich.state().position(), 1).funds()).isEqualTo(Amounts.MOST);
    }
}

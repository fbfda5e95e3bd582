package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.PowerUp;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of the five cards, their refusals and their combinations (Power-Ups). */
class PowerUpRulesTest {

    private static AcquireScenario table() {
        return new AcquireScenario(Map.of(), 3, "AA..GGG.....").hand(1, "3I", "5I", "7I");
    }

    @Test
    void fiveTilesAreDrawnOnTopOfTheHandAndNothingIsDrawnUntilFewerThanSixAreHeld() {
        AcquireScenario scene =
                table().hand(1, "3I", "5I", "7I", "9I", "11I", "12A").asking(AcquireQuestion.SPECIAL);

        scene.answer("card DRAW_5_TILES");
        assertThat(scene.state().player(1).hand()).hasSize(11);
        assertThat(scene.asked()).isEqualTo("1 TILE_AND_STOCK");
        scene.answer("tile 3I");

        assertThat(scene.state().player(1).hand()).hasSize(10);
        assertThat(scene.state().player(1).cards())
                .doesNotContain(PowerUp.DRAW_5_TILES)
                .hasSize(4);
    }

    @Test
    void fiveTilesAreAsManyAsTheBagHas() {
        AcquireScenario few =
                table().bag("8I", "12I").asking(AcquireQuestion.SPECIAL).answer("card 4");
        assertThat(few.state().player(1).hand()).hasSize(5);

        AcquireScenario none = table().bag().asking(AcquireQuestion.SPECIAL).answer("card DRAW_5_TILES");
        assertThat(none.code()).isZero();
        assertThat(none.state().player(1).hand()).hasSize(3);
        assertThat(none.state().player(1).cards()).doesNotContain(PowerUp.DRAW_5_TILES);
        assertThat(none.asked()).isEqualTo("1 TILE_AND_STOCK");
    }

    @Test
    void fourTilesArePlacedWithOnePurchaseAndTheHandIsFilledUpAfterTheLast() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, "AA..GGG.....")
                .hand(1, "1I", "3I", "5I", "7I", "9I", "11I")
                .asking(AcquireQuestion.SPECIAL)
                .answer("card PLACE_4_TILES");
        for (String tile : new String[] {"1I", "3I", "5I"}) {
            assertThat(scene.asked()).isEqualTo("1 TILE");
            scene.answer("tile " + tile);
        }
        assertThat(scene.asked()).isEqualTo("1 TILE_AND_STOCK");
        assertThat(scene.state().player(1).hand()).hasSize(3);
        scene.answer("tile 7I", "buy G 1");

        assertThat(scene.state().board().tiles()).isEqualTo(9);
        assertThat(scene.state().player(1).hand()).hasSize(6);
        assertThat(scene.shares(1, "G")).isEqualTo(1);
    }

    @Test
    void aMergerOfTheSecondOfFourTilesIsSettledBeforeTheThird() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, "AA..GGG.....")
                .hand(1, "3I", "3A", "4A", "7I", "9I", "11I")
                .shares(2, "A", 3)
                .asking(AcquireQuestion.SPECIAL)
                .answer("card PLACE_4_TILES")
                .answer("tile 3A")
                .answer("tile 4A", "survivor G");

        assertThat(scene.asked()).isEqualTo("2 MERGE A G");
        scene.answer("trade 2", "sell 1");
        assertThat(scene.asked()).isEqualTo("1 TILE");
        assertThat(scene.state().moment().toPlace()).isEqualTo(2);
        assertThat(scene.size("G")).isEqualTo(7);
    }

    @Test
    void allFourTilesAreAskedForEvenIfNoneIsPlayable() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, "AA..GGG.....")
                .hand(1, "3I")
                .asking(AcquireQuestion.SPECIAL)
                .answer("card PLACE_4_TILES")
                .answer("tile 3I")
                .answer("tile 5I");

        assertThat(scene.code()).isEqualTo(AcquireErrorCode.TILE_UNASKED.number());
        assertThat(scene.answer().asked()).isEqualTo("1 TILE_AND_STOCK");
        scene.answer("buy A 1");
        assertThat(scene.code()).isZero();
        assertThat(scene.shares(1, "A")).isEqualTo(1);
    }

    @Test
    void threeFreeSharesNeedNoMoney() {
        AcquireScenario scene = table().cash(1, 0).answer("tile 3I", "card FREE_3_STOCK", "buy G 2", "buy A 2");

        assertThat(scene.code()).isEqualTo(AcquireErrorCode.BUY_TOO_MANY.number());
        assertThat(scene.shares(1, "G")).isEqualTo(2);
        assertThat(scene.shares(1, "A")).isEqualTo(1);
        assertThat(scene.cash(1)).isZero();
        assertThat(scene.state().player(1).cards()).doesNotContain(PowerUp.FREE_3_STOCK);
    }

    @Test
    void fiveSharesMayBeBoughtWithACardAndThreeWithout() {
        assertThat(table().answer("tile 3I", "card BUY_5_STOCK", "buy A 6").shares(1, "A"))
                .isEqualTo(5);
        assertThat(table().answer("tile 3I", "buy A 6").shares(1, "A")).isEqualTo(3);
    }

    @Test
    void twoSharesAreTradedForOneUpToThreeTimesAfterThePurchase() {
        AcquireScenario scene = table().shares(1, "A", 5)
                .answer("tile 3I", "card TRADE_2_STOCK", "buy A 3", "trade A G", "trade A G", "trade A A", "trade A G");

        assertThat(scene.code()).isEqualTo(AcquireErrorCode.TRADE_TOO_MANY.number());
        assertThat(scene.shares(1, "A")).isEqualTo(8 - 6 + 1);
        assertThat(scene.shares(1, "G")).isEqualTo(2);
    }

    @Test
    void impossibleTradeIsSkippedAndDoesNotCount() {
        AcquireScenario gone = table().shares(1, "W", 4)
                .shares(1, "A", 2)
                .answer("tile 3I", "card TRADE_2_STOCK", "trade W G", "trade A W", "trade A G");
        assertThat(gone.code()).isEqualTo(AcquireErrorCode.TRADE_INACTIVE.number());
        assertThat(gone.shares(1, "G")).isEqualTo(1);
        assertThat(gone.shares(1, "W")).isEqualTo(4);

        AcquireScenario few = table().shares(1, "A", 1).answer("tile 3I", "card TRADE_2_STOCK", "trade A G");
        assertThat(few.code()).isEqualTo(AcquireErrorCode.TRADE_SHORT.number());
        assertThat(few.state().player(1).cards()).doesNotContain(PowerUp.TRADE_2_STOCK);

        AcquireScenario sold = table().shares(1, "A", 2).shares(2, "G", 25).answer("tile 3I", "card 3", "trade A G");
        assertThat(sold.code()).isEqualTo(AcquireErrorCode.TRADE_BANK.number());
        assertThat(sold.shares(1, "A")).isEqualTo(2);
    }

    @Test
    void tradesWithoutTheCardDoNotCount() {
        AcquireScenario scene = table().shares(1, "A", 2).answer("tile 3I", "trade A G");

        assertThat(scene.code()).isEqualTo(AcquireErrorCode.TRADE_WITHOUT_CARD.number());
        assertThat(scene.shares(1, "A")).isEqualTo(2);
    }

    @Test
    void spentOrMisplacedCardDoesNotCountAndIsKept() {
        AcquireScenario spent =
                table().cards(1, PowerUp.DRAW_5_TILES).answer("tile 3I", "card FREE_3_STOCK", "buy A 1");
        assertThat(spent.code()).isEqualTo(AcquireErrorCode.CARD_SPENT.number());
        assertThat(spent.cash(1)).isEqualTo(6000 - 200);

        AcquireScenario other = table().answer("tile 3I", "card DRAW_5_TILES");
        assertThat(other.code()).isEqualTo(AcquireErrorCode.CARD_UNASKED.number());
        assertThat(other.state().player(1).cards()).hasSize(5);

        AcquireScenario before = table().asking(AcquireQuestion.SPECIAL).answer("card BUY_5_STOCK");
        assertThat(before.code()).isEqualTo(AcquireErrorCode.CARD_UNASKED.number());
        assertThat(before.state().player(1).cards()).hasSize(5);
        assertThat(before.asked()).isEqualTo("1 TILE_AND_STOCK");
    }

    @Test
    void cardIsSpentEvenWithoutEffectAndAnUnknownOneIsAFault() {
        AcquireScenario nothing =
                new AcquireScenario(Map.of(), 3).hand(1, "3I").answer("tile 3I", "card FREE_3_STOCK", "buy A 3");
        assertThat(nothing.code()).isEqualTo(AcquireErrorCode.BUY_INACTIVE.number());
        assertThat(nothing.state().player(1).cards()).doesNotContain(PowerUp.FREE_3_STOCK);

        assertThat(table().answer("tile 3I", "card 9").code()).isEqualTo(AcquireErrorCode.UNKNOWN_CARD.number());
    }

    @Test
    void cardIsAskedForOnlyWithACardAndAPlayableTile() {
        assertThat(table().begun().asked()).isEqualTo("1 SPECIAL");
        assertThat(table().cards(1, PowerUp.BUY_5_STOCK).begun().asked()).isEqualTo("1 TILE_AND_STOCK");
        assertThat(table().hand(1).begun().asked()).isEqualTo("1 TILE_AND_STOCK");
        assertThat(new AcquireScenario(Map.of("cards", "off"), 3)
                        .hand(1, "3I")
                        .begun()
                        .asked())
                .isEqualTo("1 TILE_AND_STOCK");
    }
}

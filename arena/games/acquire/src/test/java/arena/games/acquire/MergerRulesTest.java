package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.state.AcquireEvent;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of mergers: the survivor, the payments, the questions and their order (Merging Chains). */
class MergerRulesTest {

    private static final Map<String, String> WINDWARD = Map.of();
    private static final Map<String, String> CLASSIC = Map.of("rules", "classic", "hopeless-hand", "kept");

    /** Returns a match with Amazon of two and Google of three tiles, and 4A between them. */
    private static AcquireScenario two(Map<String, String> settings) {
        return new AcquireScenario(settings, 3, ".AA.GGG.....").hand(1, "4A", "9I");
    }

    /** Returns a match with four chains round 5C: A of two west, G of two north, J of three east, M of two south. */
    private static AcquireScenario four(
            Map<String, String> settings, String west, String north, String east, String south) {
        return new AcquireScenario(
                        settings,
                        3,
                        "....N.......".replace("N", north),
                        "....N.......".replace("N", north),
                        "..WW.EEE....".replace("W", west).replace("E", east),
                        "....S.......".replace("S", south),
                        "....S.......".replace("S", south))
                .hand(1, "5C", "9I");
    }

    @Test
    void theLargerChainAcquiresTheSmallerOne() {
        AcquireScenario scene = two(WINDWARD).answer("tile 4A", "survivor A");

        assertThat(scene.code()).isZero();
        assertThat(scene.size("A")).isZero();
        assertThat(scene.size("G")).isEqualTo(6);
        assertThat(scene.events(AcquireEvent.Settled.class)).hasSize(1);
    }

    @Test
    void bonusesArePaidAtTheSizeBeforeTheTileAndHoldersAreAskedFromTheMoverOn() {
        AcquireScenario scene =
                two(WINDWARD).shares(1, "A", 2).shares(2, "A", 4).shares(3, "A", 1);

        scene.answer("tile 4A");

        assertThat(scene.cash(1)).isEqualTo(6000 + 1000);
        assertThat(scene.cash(2)).isEqualTo(6000 + 2000);
        assertThat(scene.cash(3)).isEqualTo(6000);
        assertThat(scene.asked()).isEqualTo("1 MERGE A G");
        assertThat(scene.answer("sell 2").asked()).isEqualTo("2 MERGE A G");
        assertThat(scene.answer("keep 4").asked()).isEqualTo("3 MERGE A G");
        assertThat(scene.size("A")).isEqualTo(2);
        scene.answer("sell 1");
        assertThat(scene.cash(1)).isEqualTo(7000 + 400);
        assertThat(scene.shares(2, "A")).isEqualTo(4);
        assertThat(scene.cash(3)).isEqualTo(6200);
        assertThat(scene.size("G")).isEqualTo(6);
        assertThat(scene.state().moment().mover()).isEqualTo(2);
    }

    @Test
    void twoSharesAreTradedForOneWhileTheSurvivorHasAny() {
        AcquireScenario scene = two(WINDWARD).shares(1, "A", 5).shares(2, "G", 24);

        scene.answer("tile 4A").answer("trade 5", "keep 1");

        assertThat(scene.code()).isEqualTo(AcquireErrorCode.EXCHANGE_ODD.number());
        assertThat(scene.shares(1, "G")).isEqualTo(1);
        assertThat(scene.shares(1, "A")).isZero();
        assertThat(scene.cash(1)).isEqualTo(6000 + 3000 + 3 * 200);
    }

    @Test
    void playerWithoutAnAnswerSellsAll() {
        AcquireScenario scene =
                two(WINDWARD).shares(1, "A", 3).answer("tile 4A").late();

        assertThat(scene.code()).isEqualTo(20);
        assertThat(scene.shares(1, "A")).isZero();
        assertThat(scene.cash(1)).isEqualTo(6000 + 3000 + 600);
    }

    @Test
    void namedOneOfEqualChainsSurvivesElseTheFirstFromTheTile() {
        AcquireScenario named = four(WINDWARD, "A", "G", "A", "M").answer("tile 5C", "survivor M");
        assertThat(named.size("A")).isEqualTo(10);

        AcquireScenario equal =
                new AcquireScenario(WINDWARD, 3, "....G.......", "....G.......", "..AA.JJ.....").hand(1, "5C", "9I");
        assertThat(equal.answer("tile 5C", "survivor J").size("J")).isEqualTo(7);
        AcquireScenario unnamed =
                new AcquireScenario(WINDWARD, 3, "....G.......", "....G.......", "..AA.JJ.....").hand(1, "5C", "9I");
        assertThat(unnamed.answer("tile 5C").size("A")).isEqualTo(7);
        assertThat(unnamed.code()).isEqualTo(AcquireErrorCode.SURVIVOR_MISSING.number());
    }

    @Test
    void eachWrongSurvivorHasItsOwnCode() {
        assertThat(new AcquireScenario(WINDWARD, 3, "MM..G.......", "....G.......", "..AA........")
                        .hand(1, "5C", "9I")
                        .answer("tile 5C", "survivor M")
                        .code())
                .isEqualTo(AcquireErrorCode.SURVIVOR_STRANGER.number());
        assertThat(new AcquireScenario(WINDWARD, 3, "....G.......", "....G.......", "..AA........")
                        .hand(1, "5C", "9I")
                        .answer("tile 5C", "survivor W")
                        .code())
                .isEqualTo(AcquireErrorCode.SURVIVOR_INACTIVE.number());
        assertThat(new AcquireScenario(
                                WINDWARD,
                                3,
                                "............",
                                "............",
                                "..AA.JJJ....",
                                "....M.......",
                                "....MM......")
                        .hand(1, "5C", "9I")
                        .answer("tile 5C", "survivor A")
                        .code())
                .isEqualTo(AcquireErrorCode.SURVIVOR_SMALL.number());
    }

    @Test
    void defunctChainsAreSettledTheLargestFirstAndOfEqualsByTheBoardOrByTheMover() {
        AcquireScenario board = four(WINDWARD, "A", "G", "J", "M")
                .shares(1, "A", 2)
                .shares(1, "G", 2)
                .shares(1, "M", 2)
                .answer("tile 5C");
        assertThat(board.asked()).isEqualTo("1 MERGE A J");
        assertThat(board.answer("sell 2").asked()).isEqualTo("1 MERGE G J");
        assertThat(board.answer("sell 2").asked()).isEqualTo("1 MERGE M J");
        assertThat(board.answer("sell 2").size("J")).isEqualTo(10);

        AcquireScenario mover = four(CLASSIC, "A", "C", "F", "I")
                .shares(1, "A", 2)
                .shares(2, "I", 2)
                .answer("tile 5C");
        assertThat(mover.asked()).isEqualTo("1 DEFUNCT A C I");
        assertThat(mover.answer("settle W").code()).isEqualTo(AcquireErrorCode.SETTLE_STRANGER.number());
        assertThat(mover.answer("settle I").asked()).isEqualTo("2 MERGE I F");
        assertThat(mover.answer("sell 2").asked()).isEqualTo("1 DEFUNCT A C");
        assertThat(mover.answer("settle C").asked()).isEqualTo("1 MERGE A F");
    }

    @Test
    void turnByStepsAsksTheMoverWhichOfEqualChainsSurvives() {
        AcquireScenario scene =
                new AcquireScenario(CLASSIC, 3, "....C.......", "....C.......", "..AA.FF.....").hand(1, "5C", "9I");

        assertThat(scene.answer("tile 5C").asked()).isEqualTo("1 SURVIVOR A C F");
        assertThat(scene.answer("survivor W").code()).isEqualTo(AcquireErrorCode.SURVIVOR_INACTIVE.number());
        assertThat(scene.answer("survivor C").asked()).isEqualTo("1 DEFUNCT A F");
        assertThat(scene.answer("settle F").size("C")).isEqualTo(7);
    }

    @Test
    void aRefusedDisposalChangesNothingAndEachMistakeHasItsOwnCode() {
        AcquireScenario scene = new AcquireScenario(CLASSIC, 3, ".AA.CCC.....")
                .hand(1, "4A", "9I")
                .shares(1, "A", 5)
                .shares(2, "C", 24)
                .answer("tile 4A");

        assertThat(scene.answer("trade 6").code()).isEqualTo(AcquireErrorCode.EXCHANGE_TOO_MANY.number());
        assertThat(scene.answer("trade 3").code()).isEqualTo(AcquireErrorCode.EXCHANGE_ODD.number());
        assertThat(scene.answer("trade 4").code()).isEqualTo(AcquireErrorCode.EXCHANGE_BANK.number());
        assertThat(scene.answer("trade 2", "keep 4").code()).isEqualTo(AcquireErrorCode.KEEP_TOO_MANY.number());
        assertThat(scene.answer("keep 1", "sell 1").code()).isEqualTo(AcquireErrorCode.SELL_SUM.number());
        assertThat(scene.answer("keep -1").code()).isEqualTo(AcquireErrorCode.NEGATIVE.number());
        assertThat(scene.shares(1, "A")).isEqualTo(5);
        assertThat(scene.answer("trade 2", "keep 1", "sell 2").code()).isZero();
        assertThat(scene.shares(1, "A")).isEqualTo(1);
        assertThat(scene.shares(1, "C")).isEqualTo(1);
    }

    @Test
    void stockMarketHoldsAsManySharesAsTheColumnOfATile() {
        AcquireScenario with = new AcquireScenario(CLASSIC, 2, ".AA.CCC.....")
                .hand(1, "4A", "9I")
                .hand(2, "9G")
                .bag("7H", "8H", "9H")
                .shares(1, "A", 8)
                .shares(2, "A", 3)
                .answer("tile 4A");
        assertThat(with.events(AcquireEvent.MarketDrew.class))
                .extracting(AcquireEvent.MarketDrew::tile)
                .containsExactly(AcquireScenario.tile("7H"));
        assertThat(with.cash(1)).isEqualTo(6000 + 3000);
        assertThat(with.cash(2)).isEqualTo(6000);
        assertThat(with.state().bag()).hasSize(3);

        AcquireScenario without = new AcquireScenario(
                        Map.of("rules", "classic", "stock-market", "off"), 2, ".AA.CCC.....")
                .hand(1, "4A", "9I")
                .shares(1, "A", 8)
                .shares(2, "A", 3)
                .answer("tile 4A");
        assertThat(without.cash(2)).isEqualTo(6000 + 1500);
    }

    @Test
    void bonusesAreSplitAsTheSettingSays() {
        AcquireScenario dollars = two(WINDWARD)
                .shares(1, "A", 1)
                .shares(2, "A", 1)
                .shares(3, "A", 1)
                .answer("tile 4A");
        assertThat(dollars.cash(1)).isEqualTo(6000 + 999);

        AcquireScenario hundreds = two(Map.of("bonus-split", "hundreds"))
                .shares(1, "A", 1)
                .shares(2, "A", 1)
                .shares(3, "A", 1)
                .answer("tile 4A");
        assertThat(hundreds.cash(1)).isEqualTo(6000 + 1000);
    }

    @Test
    void purchaseWithATileIsMadeAfterTheMerger() {
        AcquireScenario scene = two(WINDWARD).cash(1, 0).shares(1, "A", 2).answer("tile 4A", "buy G 3");
        assertThat(scene.code()).isZero();
        assertThat(scene.shares(1, "G")).isZero();

        scene.answer("sell 2");

        assertThat(scene.shares(1, "G")).isEqualTo(3);
        assertThat(scene.cash(1)).isEqualTo(3000 + 400 - 3 * 600);
    }
}

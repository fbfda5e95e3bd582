package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Choices;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.PowerUp;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of cards that the organiser plays for the player whose turn it is (The User Interface, Play Card). */
class AcquireInterventionsTest {

    private static final AcquireInterventions CONSOLE = new AcquireInterventions();

    private static AcquireScenario table() {
        return new AcquireScenario(Map.of(), 3, "AA..GGG.....")
                .hand(1, "3I", "5I", "7I", "9I", "11I", "12A")
                .asking(AcquireQuestion.SPECIAL);
    }

    private static List<String> cards(AcquireState state) {
        return CONSOLE.choices(state).kinds().stream()
                .flatMap(kind -> kind.parts().get(0).values())
                .map(values -> values.get(0))
                .toList();
    }

    private static AcquireScenario play(AcquireScenario scene, PowerUp card) {
        return scene.changed(state -> CONSOLE.intervene(state, chosen(card)));
    }

    private static Choices.Chosen chosen(PowerUp card) {
        return Choices.Chosen.of("card card=" + card).orElseThrow();
    }

    @Test
    void everyCardIsOfferedAtTheBeginningOfATurnEvenIfSpent() {
        assertThat(cards(table().cards(1, PowerUp.PLACE_4_TILES).state()))
                .containsExactly("FREE_3_STOCK", "BUY_5_STOCK", "TRADE_2_STOCK", "DRAW_5_TILES", "PLACE_4_TILES");
    }

    @Test
    void onlyPurchaseCardsAreOfferedLaterAndNoneWhileOthersAreAsked() {
        assertThat(cards(table().asking(AcquireQuestion.TILE_AND_STOCK).state()))
                .containsExactly("FREE_3_STOCK", "BUY_5_STOCK", "TRADE_2_STOCK");
        assertThat(cards(table().asking(AcquireQuestion.MERGE).state())).isEmpty();
    }

    @Test
    void noCardIsOfferedWithoutCards() {
        AcquireScenario classic = new AcquireScenario(Map.of("rules", "classic"), 3, "AA..FFF.....");
        assertThat(CONSOLE.choices(classic.state())).isEqualTo(Choices.COMPLETE);
    }

    @Test
    void fiveTilesAreDrawnAtOnceWithoutAFurtherQuestionForACard() {
        AcquireScenario scene = play(table(), PowerUp.DRAW_5_TILES);
        assertThat(scene.asked()).isEqualTo("1 TILE_AND_STOCK");
        assertThat(scene.state().player(1).hand()).hasSize(11);
        assertThat(scene.state().player(1).cards()).hasSize(4).doesNotContain(PowerUp.DRAW_5_TILES);
    }

    @Test
    void fourTilesArePlacedByASpentCard() {
        AcquireScenario scene = play(table().cards(1, PowerUp.DRAW_5_TILES), PowerUp.PLACE_4_TILES);
        assertThat(scene.asked()).isEqualTo("1 TILE");
        assertThat(scene.state().moment().toPlace()).isEqualTo(4);
        assertThat(scene.state().player(1).cards()).containsExactly(PowerUp.DRAW_5_TILES);
    }

    @Test
    void orderedPurchaseCardCountsAndIsSpentWithoutBeingNamed() {
        AcquireScenario scene =
                play(table(), PowerUp.FREE_3_STOCK).answer("card NONE").answer("tile 3I", "buy G 3");
        assertThat(scene.code()).isZero();
        assertThat(scene.state().player(1).cash()).isEqualTo(6_000);
        assertThat(scene.shares(1, "G")).isEqualTo(3);
        assertThat(scene.state().player(1).cards()).doesNotContain(PowerUp.FREE_3_STOCK);
    }

    @Test
    void orderedCardReplacesTheNamedCardWhichIsKept() {
        AcquireScenario scene = play(table().asking(AcquireQuestion.TILE_AND_STOCK), PowerUp.BUY_5_STOCK)
                .answer("tile 3I", "card FREE_3_STOCK", "buy G 5");
        assertThat(scene.code()).isZero();
        assertThat(scene.shares(1, "G")).isEqualTo(5);
        assertThat(scene.state().player(1).cards())
                .contains(PowerUp.FREE_3_STOCK)
                .doesNotContain(PowerUp.BUY_5_STOCK);
    }

    @Test
    void lastOrderedCardCountsAndTheEarlierOneIsKept() {
        AcquireScenario scene = play(play(table().cards(1), PowerUp.FREE_3_STOCK), PowerUp.BUY_5_STOCK);
        assertThat(scene.state().player(1).cards()).containsExactly(PowerUp.FREE_3_STOCK, PowerUp.BUY_5_STOCK);
        scene.asking(AcquireQuestion.TILE_AND_STOCK).answer("tile 3I", "buy G 5");
        assertThat(scene.shares(1, "G")).isEqualTo(5);
        assertThat(scene.state().player(1).cards()).containsExactly(PowerUp.FREE_3_STOCK);
    }

    @Test
    void orderedCardIsForThisTurnOnly() {
        AcquireScenario scene = play(table().asking(AcquireQuestion.TILE_AND_STOCK), PowerUp.FREE_3_STOCK)
                .answer("tile 3I");
        assertThat(scene.state().moment().mover()).isEqualTo(2);
        assertThat(scene.state().moment().ordered()).isEmpty();
    }

    @Test
    void orderedCardIsSpentWithoutAnAnswerToo() {
        AcquireScenario scene = play(table().asking(AcquireQuestion.TILE_AND_STOCK), PowerUp.TRADE_2_STOCK)
                .late();
        assertThat(scene.state().player(1).cards()).hasSize(4).doesNotContain(PowerUp.TRADE_2_STOCK);
    }

    @Test
    void sentenceNamesPlayerAndCard() {
        assertThat(CONSOLE.words(table().state(), chosen(PowerUp.PLACE_4_TILES)))
                .isEqualTo("Ada plays the card place 4 tiles");
    }
}

import static org.assertj.core.api.Assertions.assertThat;

import acquire.Questions;
import java.util.List;
import org.junit.jupiter.api.Test;

@SuppressWarnings("DefaultPackage") // Where the player is.
class MyPlayerBrainTest {

    @Test
    void heFoundsAChainAndBuysWithTheCardForFive() {
        assertThat(lines()).containsExactly("tile 12H", "create H", "card BUY_5_STOCK", "buy A 5", "End");
    }

    @Test
    void heBuysAtThePriceAfterHisTile() {
        assertThat(lines("Playable = 4B 7D 1I")).containsExactly("tile 4B", "buy A 3", "End");
    }

    @Test
    void hePlaysTheCardForFreeSharesWhenHeIsShortOfCash() {
        assertThat(lines("Playable = 4B", "Player2 = 500,1,2"))
                .containsExactly("tile 4B", "card FREE_3_STOCK", "buy A 3", "End");
    }

    @Test
    void heBuysWithoutATileIfNoneCanBePlaced() {
        assertThat(lines("Playable = -", "Player2 = 500")).containsExactly("buy A 2", "End");
    }

    @Test
    void hePlaysHisCardsBeforeATurn() {
        assertThat(lines("Expecting = SPECIAL")).containsExactly("card DRAW_5_TILES", "End");
        assertThat(lines("Expecting = SPECIAL", "Player2 = 500,5")).containsExactly("card PLACE_4_TILES", "End");
    }

    @Test
    void heTradesAsFarAsTheSurvivorHasShares() {
        assertThat(lines(
                        "Expecting = MERGE A G",
                        "Chain1 = A,Amazon,200,2,200,20,0,5",
                        "Chain2 = G,Google,200,3,300,1,12,12"))
                .containsExactly("trade 2", "keep 0", "sell 3", "End");
    }

    @Test
    void heAnswersStepByStepToo() {
        assertThat(lines("Expecting = TILE")).containsExactly("tile 12H", "End");
        assertThat(lines("Expecting = CHAIN H J")).containsExactly("create H", "End");
        assertThat(lines("Expecting = SURVIVOR G A")).containsExactly("survivor A", "End");
        assertThat(lines("Expecting = DEFUNCT G A")).containsExactly("settle G", "End");
        assertThat(lines("Expecting = STOCK", "MayEnd = 1", "Player2 = 1400"))
                .containsExactly("buy A 3", "declare-end", "End");
    }

    private static List<String> lines(String... changes) {
        return Questions.answer(new MyPlayerBrain(), Questions.turn(changes));
    }
}

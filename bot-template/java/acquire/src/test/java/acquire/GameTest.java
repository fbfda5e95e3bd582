package acquire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {

    private final Game game = Questions.turn();

    @Test
    void aQuestionIsReadByItsKeys() {
        assertThat(game.expecting()).isEqualTo("TILE_AND_STOCK");
        assertThat(game.me()).isEqualTo(2);
        assertThat(game.turn()).isEqualTo(17);
        assertThat(game.mover()).isEqualTo(2);
        assertThat(game.toPlace()).isEqualTo(1);
        assertThat(game.mayEnd()).isFalse();
        assertThat(game.activeChains()).extracting(Chain::name).containsExactly("Amazon", "Google");
        assertThat(game.inactiveChains()).hasSize(5);
        assertThat(game.chain('A').orElseThrow()).isEqualTo(new Chain('A', "Amazon", 200, 2, 200, 20, List.of(3, 2)));
        assertThat(game.myPlayer().cash()).isEqualTo(1400);
        assertThat(game.myPlayer().holds(Card.PLACE_4_TILES)).isTrue();
        assertThat(game.hand()).extracting(Tile::toString).containsExactly("4B", "7D", "12H", "1I");
    }

    @Test
    void aTileIsToldByWhatItTouchesAndByTheLooseTilesThatItJoins() {
        Chain amazon = game.chain('A').orElseThrow();
        Chain google = game.chain('G').orElseThrow();

        assertThat(game.effect(Tile.of("4B"))).isEqualTo(new Effect(false, List.of(amazon), 2));
        assertThat(game.effect(Tile.of("12H"))).isEqualTo(new Effect(true, List.of(), 2));
        assertThat(game.effect(Tile.of("1I"))).isEqualTo(new Effect(false, List.of(), 1));
        assertThat(game.effect(Tile.of("7D"))).isEqualTo(new Effect(false, List.of(google), 3));
        assertThat(new Effect(false, List.of(amazon, google.grown(1)), 1).survivors())
                .containsExactly(google.grown(1));
    }

    @Test
    void theChainsAfterATileAreThoseThatCanBeBought() {
        Chain hp = game.chain('H').orElseThrow();
        PlayerTurn founding = PlayerTurn.NOTHING.placing(Tile.of("12H")).founding(hp);

        assertThat(game.chainsAfter(founding)).contains(new Chain('H', "HP", 400, 2, 400, 24, List.of(0, 1)));
        assertThat(game.chainsAfter(PlayerTurn.NOTHING.placing(Tile.of("4B"))))
                .extracting(Chain::price)
                .containsExactly(200, 400);
    }

    @Test
    void aShareCostsMoreInALargerChain() {
        Chain amazon = game.chain('A').orElseThrow();

        assertThat(List.of(2, 3, 4, 5, 6, 10, 11, 20, 21, 30, 31, 40, 41))
                .extracting(amazon::priceAt)
                .containsExactly(200, 300, 400, 500, 600, 600, 700, 700, 800, 800, 900, 900, 1000);
    }

    @Test
    void hiddenSharesCountAsNone() {
        Game hidden = Questions.turn("Chain1 = A,Amazon,200,2,200,20,?,2");

        assertThat(hidden.chain('A').orElseThrow().shares()).containsExactly(0, 2);
    }

    @Test
    void aQuestionIsNotReadBeforeItIsWhole() {
        assertThat(new Prompt(Questions.TURN).isWhole()).isTrue();
        assertThat(new Prompt(Questions.TURN.subList(0, Questions.TURN.size() - 1)).isWhole())
                .isFalse();
    }

    @Test
    void nothingThatItGivesCanBeChanged() {
        assertThat(List.of(game.chains(), game.players(), game.hand(), game.playable()))
                .allSatisfy(list -> assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class));
    }
}

package arena.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GamesTest {

    @Test
    void a_game_is_found_by_its_id() {
        assertThat(Games.ids()).doesNotHaveDuplicates().contains("chain-reaction");
        assertThat(Games.byId("chain-reaction").info().title()).isEqualTo("Chain Reaction Reloaded");
    }

    @Test
    void an_unknown_id_is_answered_with_the_games_there_are() {
        assertThatThrownBy(() -> Games.byId("chess"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no game \"chess\"; the games are: " + String.join(", ", Games.ids()) + ".");
    }

    @Test
    void every_game_has_a_playthrough_written_down() {
        assertThat(Games.ids())
                .allSatisfy(id -> assertThat(GamesTest.class.getResource("/golden/" + id + "/playthrough.txt"))
                        .as("the golden playthrough of " + id)
                        .isNotNull());
    }
}

package arena.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class GamesTest {

    @Test
    void gameIsFoundById() {
        assertThat(Games.ids()).doesNotHaveDuplicates().contains("chain-reaction");
        assertThat(Games.byId("chain-reaction").info().title()).isEqualTo("Chain Reaction Reloaded");
    }

    @Test
    void unknownIdFailsWithTheListOfGames() {
        assertThatThrownBy(() -> Games.byId("chess"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no game \"chess\"; the games are: " + String.join(", ", Games.ids()) + ".");
    }

    @Test
    void everyGameHasAPlaythrough() {
        assertThat(Games.ids())
                .allSatisfy(id -> assertThat(Path.of("games", id, "src/test/resources/golden", id, "playthrough.txt"))
                        .exists());
    }
}

package arena.game.tiny;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GameContract;
import arena.game.GameDefinition;
import arena.game.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The game of the page "Add a game": it fulfils the contract, and the page shows this very code. */
class NimTest implements GameContract<Nim.State, Nim.View, Integer> {

    private static final Path PAGE = Path.of("docs/add-a-game.md");
    private static final Path GAME = Path.of("src/test/java/arena/game/tiny/Nim.java");
    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    @Override
    public GameDefinition<Nim.State, Nim.View, Integer> game() {
        return Nim.definition();
    }

    @Override
    public int mostSteps(Setup setup) {
        return setup.settings().whole(Nim.COINS);
    }

    @Test
    void eachBlockOfThePageStandsInTheGame() throws IOException {
        String game = squeezed(Files.readString(GAME));
        List<String> blocks = BLOCK.matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult block) -> squeezed(block.group(1)))
                .toList();

        assertThat(blocks)
                .hasSizeGreaterThan(3)
                .allSatisfy(block -> assertThat(game).contains(block));
    }

    private static String squeezed(String code) {
        return code.replaceAll("\\s+", "");
    }
}

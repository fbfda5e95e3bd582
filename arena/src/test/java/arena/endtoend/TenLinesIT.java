package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The thinking that the page of Chain Reaction Reloaded offers a beginner, in a starter bot against level 1. */
@Tag("slow")
class TenLinesIT {

    private static final String PAGE = "arena/docs/games/chain-reaction.md";
    private static final Pattern THINKING = Pattern.compile("```python\n(.+?)```", Pattern.DOTALL);
    private static final Pattern STARTER = Pattern.compile("def think.+?(?=if __name__)", Pattern.DOTALL);
    private static final Pattern WON = Pattern.compile("(?m)^Ten +12 +([0-9]+) ");

    @TempDir
    private Path folder;

    @Test
    void theLinesOfThePageWinAgainstLevel1() throws Exception {
        StarterBot bot = StarterBot.built("python", folder);
        Path script = bot.folder().resolve("bot.py");
        String starter = Files.readString(script);
        String thinking = thinking();
        Files.writeString(script, STARTER.matcher(starter).replaceFirst(Matcher.quoteReplacement(thinking + "\n\n")));
        Product product = new Product(folder).section("Ten", bot.command(), bot.folder());

        Product.Run run = product.run("compare", "Ten", "superbot:1", "--games", "12", "--seed", "7");

        assertThat(run.exitCode()).as(run.err()).isZero();
        // The bot draws its first cell at random. It wins 56 of 100 games; fewer than 2 of 12 are one case of 1,000.
        assertThat(run.out()).containsPattern(WON);
        assertThat(WON.matcher(run.out()).results().mapToInt(found -> Integer.parseInt(found.group(1))))
                .allSatisfy(won -> assertThat(won).isGreaterThanOrEqualTo(2));
        assertThat(thinking.lines().filter(line -> line.startsWith(" ") && !line.isBlank()))
                .as("lines of thought")
                .hasSize(10);
    }

    private static String thinking() throws IOException {
        return THINKING.matcher(Files.readString(Product.home().resolve(PAGE)))
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElseThrow();
    }
}

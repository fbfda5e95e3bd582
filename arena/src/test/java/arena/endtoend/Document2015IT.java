package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A bot written strictly after the document of 2015 wins and loses like any other, from either seat. */
@Tag("slow")
class Document2015IT {

    private static final String COMMAND =
            "python3 " + Product.home().resolve("arena/src/test/resources/bots/document2015.py");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"Document15, superbot:1", "superbot:1, Document15"})
    void aBotAfterTheDocumentPlaysAWholeMatch(String first, String second) {
        Product product = new Product(folder).section("Document15", COMMAND, folder);
        Product.Run run = product.run("play", first, second, "--seed", "5", "--set", "turn-limit=30", "--json");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.json().get("reason").asString()).isIn("king hit", "no legal move", "turn limit");
        assertThat(run.rulings())
                .hasSizeGreaterThan(4)
                .extracting(Event.Ruled::code)
                .isSubsetOf(0, 100);
    }
}

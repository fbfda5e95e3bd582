package arena.endtoend;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tuning of a bot whose constant is bad, with real programs. */
@Tag("slow")
class TuneIT {

    /** Looks for an order that hits the king in LOOK of 100 turns. */
    private static final String BOT = """
            import os, random
            from chain_reaction import parse
            from team_folder import play_turns
            chance = random.Random(int(os.environ["ARENA_SEED"]))
            def think(board):
                orders = board.orders()
                if board.expecting == "C":
                    orders = [f"C {cell}" for cell in board.free_cells(board.me)]
                    if chance.randrange(100) < int(os.environ["LOOK"]):
                        orders = [one for one in orders if board.after(one).winner == board.me] or orders
                return chance.choice(orders)
            play_turns(parse, lambda board, save: think(board) + "\\n")
            """;

    /** After so many games of tuning, and so many of the test at most, the planted constant is mended. */
    private static final int GAMES = 80;

    private static final int MOST_OF_THE_TEST = 200;

    /** Far more than the games take, however busy the machine is. */
    private static final Duration LONGEST = Duration.ofMinutes(15);

    @TempDir
    private Path folder;

    private static String[] tune() {
        return new String[] {
            "tune",
            "MyTeam",
            "--param",
            "env.LOOK=0..100:10",
            "--games",
            "" + GAMES,
            "--test",
            "" + MOST_OF_THE_TEST,
            "--seed",
            "5",
            "--jobs",
            "2"
        };
    }

    private List<String> journal() throws IOException {
        return Product.journal(folder.resolve(".arena/tune"));
    }

    @Test
    void aBadConstantIsMendedAlsoAfterAKillAndATestProvesIt() throws Exception {
        StarterBot bot = StarterBot.built("python", folder);
        Files.writeString(bot.folder().resolve("bot.py"), BOT);
        Product product = new Product(folder).section("MyTeam", bot.command(), bot.folder());
        Process arena = product.start(
                folder.resolve("first.out").toFile(),
                folder.resolve("first.err").toFile(),
                tune());
        try {
            await().atMost(60, SECONDS).until(() -> journal().size() >= 4);
        } finally {
            arena.destroyForcibly().waitFor();
        }
        List<String> before = journal();

        Product.Run run = product.run(LONGEST, tune());

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.err()).contains(2 * (before.size() - 1) + " games were played before and are included");
        assertThat(journal()).startsWith(before.toArray(String[]::new)).hasSize(1 + GAMES / 2);
        assertThat(run.out()).contains("Tuned is better than MyTeam by more than 0 Elo: H1 (50 Elo) is accepted after");
        Matcher tuned = Pattern.compile("section of MyTeam .*\n {2}env\\.LOOK = ([0-9]+)\n")
                .matcher(run.out());
        assertThat(tuned.find()).as(run.out()).isTrue();
        assertThat(Integer.parseInt(tuned.group(1))).isGreaterThan(20);
        Matcher table = Pattern.compile("Each step: (.*trajectory\\.csv), (.*trajectory\\.png)")
                .matcher(run.out());
        assertThat(table.find()).as(run.out()).isTrue();
        assertThat(Files.readAllLines(folder.resolve(table.group(1))))
                .hasSize(2 + GAMES / 2)
                .startsWith("step,games,lead,LOOK", "0,0,,10");
        assertThat(Files.size(folder.resolve(table.group(2)))).isGreaterThan(10_000);
    }
}

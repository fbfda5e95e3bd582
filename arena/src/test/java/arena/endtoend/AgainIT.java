package arena.endtoend;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.match.Event;
import arena.match.Invitation;
import arena.record.MatchRecord;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A contestant takes his bot back into a match that it has played, and keeps what he has learnt. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AgainIT {

    private Path folder;
    private Product product;
    private StarterBot bot;
    private MatchRecord match;
    private String name;

    /** One match serves all: what is played again lies apart from it. */
    @BeforeAll
    void play(@TempDir Path shared) throws Exception {
        folder = shared;
        bot = StarterBot.built("python", folder);
        product = new Product(folder).section("MyTeam", bot.command(), bot.folder());
        Product.Run run = product.run("play", "MyTeam", "superbot:2", "--seed", "5", "--json");
        assertThat(run.exitCode()).as(run.err()).isZero();
        match = run.record();
        name = match.file().toString();
    }

    private Optional<String> answer(int turn) {
        return match.events(Event.Ruled.class)
                .filter(ruled -> ruled.seat() == 1 && ruled.reply().number() == turn)
                .findFirst()
                .flatMap(ruled -> ruled.reply().bytes())
                .map(bytes -> new String(bytes, StandardCharsets.US_ASCII).strip());
    }

    @Test
    void aBotAnswersTheRecordedInputsAgain() throws Exception {
        Product.Run run = product.run("again", "last", "--turn", "4");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("Turn 4 of MyTeam (seat 1), input_4.txt: Expecting = C\n")
                .containsPattern("then +" + answer(4).orElseThrow() + " +0 ")
                .containsPattern("now +[CS] ")
                .doesNotContain("its answer is now");
    }

    @Test
    void anotherBotThatPlaysDifferentlyIsToldSoAndPlaysOnAgainstTheSuperBot() throws Exception {
        product.bot("Other", "python3 other.py", "other.py", """
                import os, sys, time
                folder = sys.argv[1]
                for name in os.listdir(folder): os.remove(os.path.join(folder, name))
                i = 1
                while "Gameover.txt" not in os.listdir(folder):
                    if "input_%d.txt" % i in os.listdir(folder):
                        with open(os.path.join(folder, "out.tmp"), "w") as out: out.write("nonsense\\n")
                        os.rename(os.path.join(folder, "out.tmp"), os.path.join(folder, "output_%d.txt" % i))
                        i += 1
                    else:
                        open(os.path.join(folder, "ready.txt"), "w").close()
                        time.sleep(0.005)
                """);
        Product.Run run = product.run("again", name, "--turn", "3", "--bot", "Other", "--play");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out().lines().toList())
                .contains(
                        "Turn 1: its answer is now nonsense; it was "
                                + answer(1).orElseThrow() + " in the record.",
                        "Turn 2: its answer is now nonsense; it was "
                                + answer(2).orElseThrow() + " in the record.")
                .anyMatch(line -> line.startsWith("superbot_2 has won: too many wrong moves"))
                .anyMatch(line -> line.matches("now +nonsense +4 .*"));
        assertThat(product.run("verify", recordOf(run.out()).toString()).exitCode())
                .isZero();
        List<Event.Ruled> rulings =
                MatchRecord.read(recordOf(run.out())).events(Event.Ruled.class).toList();
        assertThat(rulings.stream().filter(ruled -> ruled.seat() == 1).map(Event.Ruled::code))
                .startsWith(0, 0)
                .endsWith(4, 4, 4);
    }

    @Test
    void whoStartsTheBotHimselfHasAllTheTimeHeWants() throws Exception {
        Path team = product.field().resolve("MyTeam");
        Process arena = product.start(
                folder.resolve("out.txt").toFile(),
                folder.resolve("err.txt").toFile(),
                "again",
                name,
                "--turn",
                "2",
                "--folder");
        try (Outsider outsider = Outsider.start(bot.folder(), bot.command(), team)) {
            assertThat(arena.waitFor(60, SECONDS)).as(outsider.output()).isTrue();
        } finally {
            arena.destroyForcibly();
        }
        assertThat(arena.exitValue()).isZero();
        assertThat(Product.read(folder.resolve("out.txt"))).contains("input_1.txt is there.\n", "\nnow   C ");
        assertThat(Product.read(folder.resolve("err.txt")))
                .contains("\nWith ARENA_SEED="
                        + Invitation.seedOf(match.began().orElseThrow().seed(), new Seat(1))
                        + " in its environment it draws the random numbers of that match.\n");
        assertThat(MatchRecord.read(recordOf(Product.read(folder.resolve("out.txt"))))
                        .events(Event.Prompted.class))
                .allMatch(prompted -> prompted.limit().time().isEmpty());
    }

    @Test
    void whatWasKeptIsTriedAgainWithoutTheRecord() throws Exception {
        String fourth = answer(4).orElseThrow();
        Path copy = Files.copy(match.file(), folder.resolve("copy.jsonl.gz"));
        assertThat(product.run("keep", copy.toString(), "--turn", "4", "--best", fourth, "--survives", "1")
                        .exitCode())
                .isZero();
        Files.delete(copy);
        Product.Run fine = product.run("regress", "MyTeam");
        assertThat(fine.exitCode()).as(fine.out() + fine.err()).isZero();
        assertThat(fine.out())
                .startsWith("ok      1  turn 4 of MyTeam: best " + fourth
                        + ", survives 1 turn against superbot:2 - answered " + fourth + "\n")
                .endsWith("1 case, all ok.\n");

        Path cases = bot.folder().resolve("regress.txt");
        Files.writeString(cases, Files.readString(cases).replace("best = ", "not = "));
        Product.Run failing = product.run("regress", "MyTeam", "--json");
        assertThat(failing.exitCode()).isEqualTo(1);
        assertThat(failing.json().get("failed").asInt()).isEqualTo(1);
        assertThat(failing.json().get("cases").get(0).get("failures").get(0).asString())
                .isEqualTo("this answer is forbidden");
        assertThat(Path.of(failing.json().get("cases").get(0).get("record").asString()))
                .isRegularFile();
    }

    @Tag("slow")
    @Test
    void aBotThatFallsSilentOrCrashesFailsWithItsWords() throws Exception {
        Path cases = folder.resolve("mine.txt");
        assertThat(product.run("keep", name, "--turn", "3", "--legal", "--file", "mine.txt")
                        .exitCode())
                .isZero();
        Files.writeString(cases, Files.readString(cases).replace("move-time = 3s", "move-time = 400ms"));
        String ready = """
                import os, sys, time
                folder = sys.argv[1]
                for name in os.listdir(folder): os.remove(os.path.join(folder, name))
                while "input_1.txt" not in os.listdir(folder):
                    open(os.path.join(folder, "ready.txt"), "w").close()
                    time.sleep(0.01)
                """;
        product.bot("Silent", "python3 silent.py", "silent.py", ready + "time.sleep(60)\n");
        product.bot("Broken", "python3 broken.py", "broken.py", ready + "sys.exit('no such book')\n");

        Product.Run silent = product.run("regress", "Silent", "--file", cases.toString());
        assertThat(silent.exitCode()).as(silent.err()).isEqualTo(1);
        assertThat(silent.out()).contains("it gave no answer in time in its turn 1, before the turn of the case");
        Product.Run broken = product.run("regress", "Broken", "--file", cases.toString());
        assertThat(broken.exitCode()).as(broken.err()).isEqualTo(1);
        assertThat(broken.out()).contains("its program has left in turn 1: ", "exit code 1", "no such book");
    }

    /** Returns the record that the output of a run names. */
    private static Path recordOf(String out) {
        return out.lines()
                .filter(line -> line.startsWith("Record: "))
                .map(line -> Path.of(line.substring("Record: ".length())))
                .findFirst()
                .orElseThrow();
    }
}

package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots that crash, hang, flood or leave something behind: each loses with evidence, and the arena goes on. */
@Tag("slow")
class MisbehavingBotsIT {

    /** The lines of a Python bot up to its first prompt. */
    private static final String READY = """
            import os, sys, time
            folder = sys.argv[1]
            for name in os.listdir(folder): os.remove(os.path.join(folder, name))
            def wait(name, beat=True):
                while name not in os.listdir(folder):
                    if beat: open(os.path.join(folder, "ready.txt"), "w").close()
                    time.sleep(0.01)
            def answer(i, text):
                with open(os.path.join(folder, "output.tmp"), "w") as out: out.write(text)
                os.rename(os.path.join(folder, "output.tmp"), os.path.join(folder, "output_%d.txt" % i))
            wait("input_1.txt")
            """;

    @TempDir
    private Path folder;

    private Product.Run play(String source, String... more) {
        Product product = new Product(folder).bot("Trouble", "python3 trouble.py", "trouble.py", source);
        String[] arguments = new String[more.length + 6];
        System.arraycopy(new String[] {"play", "Trouble", "superbot:1", "--seed", "3", "--json"}, 0, arguments, 0, 6);
        System.arraycopy(more, 0, arguments, 6, more.length);
        Product.Run run = product.run(arguments);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.json().get("winner").asString()).isEqualTo("superbot_1");
        return run;
    }

    @Test
    void aBotThatCrashesAtItsStartIsNotReadyAndItsLastWordsAreKept() {
        Product.Run run = play("import sys\nsys.exit('no such opening book')\n");
        assertThat(run.json().get("reason").asString()).isEqualTo("not ready");
        assertThat(run.record().events(Event.Left.class))
                .singleElement()
                .satisfies(
                        left -> assertThat(left.words()).contains("exit code 1").contains("no such opening book"));
    }

    @Test
    void aBotThatCrashesWithAPromptOpenForfeitsAtOnce() {
        Product.Run run = play(READY + "raise ValueError('cell 50')\n", "--set", "move-time=60s");
        assertThat(run.json().get("reason").asString()).isEqualTo("process ended");
        assertThat(run.rulings())
                .singleElement()
                .satisfies(ruled -> assertThat(ruled.code()).isEqualTo(20));
        assertThat(run.record().events(Event.ProcessEnded.class))
                .singleElement()
                .satisfies(end ->
                        assertThat(end.lastErrorLines()).anyMatch(line -> line.contains("ValueError:" + " cell 50")));
    }

    @Test
    void anAnswerThatWasCompleteBeforeTheEndOfTheProcessIsJudged() {
        Product.Run run = play(READY + "answer(1, 'K 5\\n')\n", "--set", "move-time=60s");
        assertThat(run.json().get("reason").asString()).isEqualTo("process ended");
        assertThat(run.rulings())
                .first()
                .satisfies(ruled -> assertThat(ruled.code()).isZero());
    }

    @Test
    void aBotThatNeverAnswersLosesByTimeOutWithTheStampsAsEvidence() {
        Product.Run run = play(READY + "time.sleep(600)\n", "--set", "move-time=300ms");
        assertThat(run.json().get("reason").asString()).isEqualTo("time out");
        assertThat(run.rulings()).singleElement().satisfies(ruled -> {
            assertThat(ruled.code()).isEqualTo(20);
            assertThat(ruled.atNanos() - ruled.reply().stamps().published()).isGreaterThanOrEqualTo(300_000_000L);
        });
    }

    @Test
    void aBotThatFloodsBothItsStreamsIsNotBlocked() {
        Product.Run run = play(READY + """
                        for i in range(3000):
                            print("x" * 1000)
                            print("y" * 1000, file=sys.stderr)
                        answer(1, 'K 5\\n')
                        """, "--set", "move-time=60s");
        assertThat(run.rulings())
                .first()
                .satisfies(ruled -> assertThat(ruled.code()).isZero());
    }

    @Test
    void aBotThatFloodsItsFolderLosesByTheTimeOrByTheLimitOfTheDisk() {
        Product.Run run = play(READY + """
                        for i in range(20000):
                            open(os.path.join(folder, "rubbish_%d" % i), "w").close()
                        time.sleep(600)
                        """, "--set", "move-time=4s");
        assertThat(run.json().get("reason").asString()).isIn("time out", "disk limit");
        assertThat(run.record().events(Event.Noticed.class))
                .extracting(Event.Noticed::kind)
                .contains("entries");
    }

    @Test
    void aBotThatLosesByALogOfItsOwnIsToldThatWhatItPrintsDoesNotCount() {
        Product product = new Product(folder);
        product.write("config.ini", "[launch]\nfolder-bytes = 2097152\n");
        product.bot("Trouble", "python3 trouble.py", "trouble.py", READY + """
                with open(os.path.join(folder, "trouble.log"), "w") as log: log.write("x" * 4000000)
                time.sleep(600)
                """);
        Product.Run run = product.run("play", "Trouble", "superbot:1", "--set", "move-time=60s", "--json");
        assertThat(run.json().get("reason").asString()).isEqualTo("disk limit");
        assertThat(product.run("errors", "Trouble").out())
                .contains("its files took", "printed output does not count, but a log file of its own does");
    }

    @Test
    void threeWrongMovesLoseAndEachIsExplained() {
        Product.Run run = play(READY + """
                for i in range(1, 9):
                    wait("input_%d.txt" % i, False)
                    answer(i, "nonsense\\n")
                    time.sleep(0.02)
                time.sleep(600)
                """);
        assertThat(run.json().get("reason").asString()).isEqualTo("too many wrong moves");
        assertThat(run.rulings())
                .filteredOn(ruled -> ruled.seat() == 1)
                .extracting(Event.Ruled::code)
                .containsExactly(1, 4, 4);
    }

    @Test
    void whatABotHasStartedEndsWithTheMatch() {
        Product.Run run = play(READY + """
                import subprocess
                child = subprocess.Popen(["sleep", "987654"], start_new_session=True)
                answer(1, 'K 5\\n')
                time.sleep(0.2)
                sys.exit(0)
                """);
        assertThat(run.json().get("reason").asString()).isEqualTo("process ended");
        assertThat(ProcessHandle.allProcesses())
                .noneMatch(process -> process.info().commandLine().orElse("").contains("987654"));
    }
}

package arena.app.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.play.ServicesFactory;
import arena.config.BotEntry;
import arena.config.ConfigReader;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests of trials that follow the changes of a bot; its build decides, so that no game is played. */
@DisabledOnOs(OS.WINDOWS)
class WatchRunTest {

    @TempDir
    private Path root;

    private final List<String> told = new CopyOnWriteArrayList<>();
    private Path folder;
    private Optional<Thread> following = Optional.empty();

    @BeforeEach
    void begin() throws IOException {
        folder = Files.createDirectories(root.resolve("MyTeam"));
    }

    @AfterEach
    void end() throws InterruptedException {
        following.orElseThrow().interrupt();
        following.orElseThrow().join();
    }

    /** Follows a bot whose build is a shell script. */
    private void follow(String script) throws IOException {
        Files.writeString(folder.resolve("build.sh"), script);
        BotEntry bot = BotEntry.ofProgram("MyTeam", List.of("sh", "none"), folder, Duration.ofSeconds(1));
        WatchRun run = new WatchRun(
                ConfigReader.standard(root),
                new ServicesFactory(root, told::add),
                Games.first(),
                bot,
                new WatchRun.Terms(Optional.of("sh build.sh"), 0, 1),
                new Listener());
        Thread thread = new Thread(() -> {
            try {
                run.follow();
            } catch (InterruptedException stopped) {
                told.add("stopped");
            }
        });
        thread.start();
        following = Optional.of(thread);
    }

    private long trials() {
        return told.stream().filter("begins"::equals).count();
    }

    @Test
    void eachSaveBeginsATrialAndNothingElseDoes() throws Exception {
        follow("exit 1\n");
        await().until(() -> told.contains("ends false"));
        await().during(Duration.ofSeconds(1)).until(() -> trials() == 1);

        Files.writeString(folder.resolve("bot.py"), "changed");
        await().until(() -> trials() == 2);
        assertThat(told).contains("build is wrong: exit code 1");
    }

    @Tag("slow")
    @Test
    void aFileThatEachTrialWritesIsToldAndIgnored() throws Exception {
        // The file is written after the build, as a bot that plays would write it.
        follow("(sleep 0.1; date +%N > learned.txt) > /dev/null 2>&1 &\nexit 0\n");
        await().until(() -> told.contains("learned.txt is ignored"));
        long before = trials();
        await().during(Duration.ofSeconds(2)).until(() -> trials() <= before + 1);
    }

    @Test
    void aSourceThatIsSavedDuringTrialsIsNeverIgnored() throws Exception {
        follow("exit 1\n");
        for (int save = 1; save <= 4; save++) {
            int done = save;
            await().until(() -> trials() == done);
            Files.writeString(folder.resolve("bot.py"), "x".repeat(save));
        }
        await().until(() -> trials() == 5);

        assertThat(told).noneMatch(words -> words.endsWith("is ignored"));
    }

    private final class Listener implements WatchStep.Listener {
        @Override
        public void begins() {
            told.add("begins");
        }

        @Override
        public void begins(String step) {}

        @Override
        public void ended(WatchStep step) {
            if (!step.isOk()) {
                told.add(step.name() + " is wrong: " + step.summary());
            }
        }

        @Override
        public void ended(boolean isOk) {
            told.add("ends " + isOk);
        }

        @Override
        public void ignored(String file) {
            told.add(file + " is ignored");
        }
    }
}

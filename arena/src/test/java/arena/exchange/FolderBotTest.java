package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bot in our own machine, on a disk that fails now and then; the test is the arena. */
class FolderBotTest {

    @TempDir
    private Path root;

    private Path team = Path.of("");
    private Thread bot = new Thread();

    @AfterEach
    void endTheBot() throws InterruptedException {
        bot.interrupt();
        bot.join();
    }

    private void serve() {
        team = root.resolve("Team_1");
        bot = new Thread(() -> new FolderBot(team, input -> "C " + input.strip() + "\n").serve(), "bot");
        bot.start();
        Served.until(() -> Files.exists(team.resolve("ready.txt")));
    }

    private void answers(int number) throws IOException {
        new Publisher(team).publish("input_" + number + ".txt", number + "\n");
        Path output = team.resolve("output_" + number + ".txt");
        Served.until(() -> Files.exists(output));
        assertThat(output).hasContent("C " + number + "\n");
        new Publisher(team).publish("acknowledge_" + number + ".txt", "0\n");
    }

    /** The first heartbeat may come after a look that was taken before; the one after the next look does not. */
    private void awaitBegunAnew() {
        File ready = team.resolve("ready.txt").toFile();
        for (int beat = 0; beat < 2; beat++) {
            Served.until(ready::delete);
        }
        Served.until(ready::exists);
    }

    @Test
    void answersAgainOnceAFolderThatVanishedIsThereAgain() throws IOException {
        serve();
        answers(1);
        FileUtils.deleteDirectory(team.toFile());
        Files.createDirectory(team);
        awaitBegunAnew();
        answers(1);
        assertThat(bot.isAlive()).isTrue();
    }

    @Test
    void beginsAnewOnceAnArenaThatWasStartedAnewHasSweptTheFolder() throws IOException {
        serve();
        answers(1);
        answers(2);
        FileUtils.cleanDirectory(team.toFile());
        awaitBegunAnew();
        answers(1);
    }

    @Test
    void beatsAgainOnceItsHeartbeatCanBeWritten() throws IOException {
        serve();
        // A folder in the place of the file refuses every heartbeat, like a file that somebody holds.
        makeAway();
        Files.delete(team.resolve("ready.txt"));
        Served.until(() -> Files.isRegularFile(team.resolve("ready.txt")));
        answers(1);
    }

    private void makeAway() {
        File ready = team.resolve("ready.txt").toFile();
        Served.until(() -> {
            boolean away = ready.delete() && ready.mkdir();
            return away || ready.isDirectory();
        });
    }

    @Test
    void saysAtOnceThatItCannotServeAFolderThatCannotBeMade() throws IOException {
        Path file = Files.createFile(root.resolve("file"));
        FolderBot hopeless = new FolderBot(file.resolve("Team_1"), input -> "");
        assertThatThrownBy(hopeless::serve)
                .isInstanceOf(FieldException.class)
                .hasMessageContaining("cannot serve the folder");
    }
}

package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.match.Responder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a bot in the arena's own process, on a disk that fails now and then; the test is the arena. */
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
        ServedFolder.until(() -> Files.exists(team.resolve("ready.txt")));
    }

    private void answers(int number) throws IOException {
        new Publisher(team).publish("input_" + number + ".txt", number + "\n");
        Path output = team.resolve("output_" + number + ".txt");
        ServedFolder.until(() -> Files.exists(output));
        assertThat(output).hasContent("C " + number + "\n");
        new Publisher(team).publish("acknowledge_" + number + ".txt", "0\n");
    }

    /** The first heartbeat may come after a scan that was taken before; the one after the next scan does not. */
    private void awaitBegunAnew() {
        File ready = team.resolve("ready.txt").toFile();
        for (int beat = 0; beat < 2; beat++) {
            ServedFolder.until(ready::delete);
        }
        ServedFolder.until(ready::exists);
    }

    @Test
    void answersAgainOnceAFolderThatVanishedIsThereAgain() throws IOException {
        serve();
        answers(1);
        // The bot may write its heartbeat while the folder is being removed.
        ServedFolder.until(() -> FileUtils.deleteQuietly(team.toFile()));
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
        // A folder in place of the file refuses every heartbeat, like a file that is held open.
        makeAway();
        Files.delete(team.resolve("ready.txt"));
        ServedFolder.until(() -> Files.isRegularFile(team.resolve("ready.txt")));
        answers(1);
    }

    private void makeAway() {
        File ready = team.resolve("ready.txt").toFile();
        ServedFolder.until(() -> {
            boolean away = ready.delete() && ready.mkdir();
            return away || ready.isDirectory();
        });
    }

    /**
     * A mind that answers with the number of its prompt, and with those that it has only seen; slow if the test wants
     * it.
     */
    private static final class SlowMind implements Responder {

        private final Semaphore goOn = new Semaphore(0);
        private final StringBuilder seen = new StringBuilder();

        @Override
        public String answer(String input) {
            goOn.acquireUninterruptibly();
            String answer = seen + "C " + input.strip() + "\n";
            seen.setLength(0);
            return answer;
        }

        @Override
        public void follow(String input) {
            seen.append("saw ").append(input.strip()).append(", ");
        }
    }

    /** Returns a bot that thinks about the first of these inputs, while the others are there already. */
    private SlowMind thinkingAboutTheFirstOf(int inputs) throws IOException {
        SlowMind slow = serveSlowly();
        put("input_1.txt", "1");
        ServedFolder.until(slow.goOn::hasQueuedThreads);
        for (int number = 2; number <= inputs; number++) {
            put("input_" + number + ".txt", Integer.toString(number));
        }
        return slow;
    }

    private void release(SlowMind slow) throws IOException {
        slow.goOn.release();
        awaitOutput(1, "C 1");
        put("acknowledge_1.txt", "0");
        slow.goOn.release();
    }

    private SlowMind serveSlowly() {
        SlowMind slow = new SlowMind();
        team = root.resolve("Team_1");
        bot = new Thread(() -> new FolderBot(team, slow).serve(), "bot");
        bot.start();
        ServedFolder.until(() -> Files.exists(team.resolve("ready.txt")));
        return slow;
    }

    private void put(String name, String text) throws IOException {
        new Publisher(team).publish(name, text + "\n");
    }

    private void awaitOutput(int number, String text) {
        Path output = team.resolve("output_" + number + ".txt");
        ServedFolder.until(() -> Files.exists(output));
        assertThat(output).hasContent(text + "\n");
    }

    @Test
    void inRealTimeAnswersTheNewestInputUnderItsOwnNextNumberAndSeesTheOthers() throws IOException {
        release(thinkingAboutTheFirstOf(4));
        awaitOutput(2, "saw 2, saw 3, C 4");
    }

    @Test
    void inRealTimeIsNotHeldUpByInputsThatAreGoneAgain() throws IOException {
        SlowMind slow = thinkingAboutTheFirstOf(3);
        Files.delete(team.resolve("input_2.txt"));
        release(slow);
        awaitOutput(2, "C 3");
    }

    @Test
    void answersEachQuestionUnderItsNumberThoughItWasAcknowledgedBefore() throws IOException {
        SlowMind slow = thinkingAboutTheFirstOf(1);
        for (int number = 1; number <= 2; number++) {
            put("acknowledge_" + number + ".txt", "20");
            put("input_" + (number + 1) + ".txt", Integer.toString(number + 1));
        }
        slow.goOn.release(3);
        awaitOutput(1, "C 1");
        awaitOutput(2, "C 2");
        awaitOutput(3, "C 3");
    }

    @Test
    void saysAtOnceThatItCannotServeAFolderThatCannotBeMade() throws IOException {
        Path file = Files.createFile(root.resolve("file"));
        FolderBot hopeless = new FolderBot(file.resolve("Team_1"), input -> "");
        assertThatThrownBy(hopeless::serve)
                .isInstanceOf(FieldException.class)
                .hasMessageContaining("cannot use the folder");
    }
}

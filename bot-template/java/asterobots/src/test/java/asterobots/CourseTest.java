package asterobots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class CourseTest {

    @TempDir
    private Path folder;

    private final ExecutorService other = Executors.newSingleThreadExecutor();

    @AfterEach
    void stop() {
        other.shutdownNow();
    }

    @Test
    void aMatchIsPlayedFromTheFirstQuestionToGameover() throws Exception {
        Future<List<String>> end = playing(new Scripted());

        ask(1, Questions.VEIN);
        assertThat(answer("output_1.txt")).isEqualTo("select 0,-1\n");
        acknowledge(1);
        ask(2, Questions.COMMANDS);
        assertThat(answer("output_2.txt")).isEqualTo("bank sell gas 1\nEnd\n");
        acknowledge(2);
        write("Gameover.txt", List.of("Winner = Beta"));

        assertThat(end.get()).containsExactly("Winner = Beta");
        assertThat(folder.resolve("ready.txt")).exists();
    }

    @Test
    void whatWasSavedIsACopyAndStandsAsADraftWhileThePlayerThinks() throws Exception {
        CountDownLatch enough = new CountDownLatch(1);
        Future<List<String>> end = playing(new Scripted() {
            @Override
            void think() throws InterruptedException {
                enough.await();
            }
        });

        ask(1, Questions.COMMANDS);
        assertThat(answer("draft_1.txt")).isEqualTo("End\n");
        enough.countDown();
        assertThat(answer("output_1.txt")).isEqualTo("bank sell gas 1\nEnd\n");
        write("Gameover.txt", List.of("Winner = Beta"));
        end.get();
    }

    @Test
    void aPlayerWhoseTimeIsUpIsInterruptedAndPlaysOn() throws Exception {
        CompletableFuture<String> interrupted = new CompletableFuture<>();
        Future<List<String>> end = playing(new Scripted() {
            @Override
            void think() throws InterruptedException {
                if (!interrupted.isDone()) {
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException timeIsUp) {
                        interrupted.complete("interrupted");
                        throw timeIsUp;
                    }
                }
            }
        });

        ask(1, Questions.COMMANDS);
        answer("draft_1.txt");
        acknowledge(1);
        assertThat(interrupted.get()).isEqualTo("interrupted");
        ask(2, Questions.COMMANDS);
        assertThat(answer("output_2.txt")).endsWith("End\n");
        write("Gameover.txt", List.of("Winner = Beta"));
        end.get();
        assertThat(folder.resolve("output_1.txt")).doesNotExist();
    }

    @Test
    void aPlayerWhoFailsIsAnsweredForByWhatHeSavedLast() throws Exception {
        Future<List<String>> end = playing(new Scripted() {
            @Override
            void think() {
                throw new ArithmeticException("on purpose");
            }
        });

        ask(1, Questions.COMMANDS);
        assertThat(answer("output_1.txt")).isEqualTo("End\n");
        write("Gameover.txt", List.of("Winner = Beta"));
        end.get();
    }

    @Test
    void aFolderThatIsSweptEndsTheMatchWithoutAWord() throws Exception {
        Future<List<String>> end = playing(new Scripted());

        ask(1, Questions.VEIN);
        answer("output_1.txt");
        acknowledge(1);
        await().until(() -> folder.resolve("ready.txt").toFile().exists());
        new TeamFolder(folder).clear();

        assertThat(end.get()).isEmpty();
    }

    /** Answers at once, but thinks in between as a test says. */
    private static class Scripted extends ComputerPlayer {

        void think() throws InterruptedException {}

        @Override
        public TrianglePoint selectVein(Game game) {
            return game.getField().getVeins(-1).get(0).getLocation();
        }

        @Override
        public List<Command> selectActions(Game game) {
            List<Command> commands = new ArrayList<>();
            saveTemporalCommands(commands);
            try {
                think();
            } catch (InterruptedException timeIsUp) {
                Thread.currentThread().interrupt();
            }
            commands.add(Commands.sellToAlienTrade(Material.Gas, 1));
            return commands;
        }
    }

    private Future<List<String>> playing(ComputerPlayer player) {
        Callable<List<String>> match = () -> {
            try (Thinker thinker = new Thinker(player)) {
                return new Course(new TeamFolder(folder), thinker).play();
            }
        };
        return other.submit(match);
    }

    private void ask(int turn, List<String> lines) throws IOException {
        write("input_" + turn + ".txt", lines);
    }

    private void acknowledge(int turn) throws IOException {
        write("acknowledge_" + turn + ".txt", List.of("0"));
    }

    private void write(String name, List<String> lines) throws IOException {
        Path beside = Files.write(folder.resolve("." + name), lines);
        Files.move(beside, folder.resolve(name));
    }

    private String answer(String name) throws IOException {
        await().until(() -> folder.resolve(name).toFile().exists());
        return Files.readString(folder.resolve(name));
    }
}

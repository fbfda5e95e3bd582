package windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CourseTest {

    @TempDir
    private Path folder;

    private final ExecutorService thread = Executors.newSingleThreadExecutor();

    /** Keeps what it is told, and drives on whenever something has happened to a car. */
    private static final class Listener extends PlayerBrain {
        private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

        @Override
        public void setup(Game game) {
            heard.add("setup " + game.tick());
        }

        @Override
        public void gameStatus(Status status, Car car, Game game) {
            heard.add(status + " " + car.seat() + " at " + game.tick());
            if (status != Status.UPDATE) {
                drive(List.of(new Tile(2, 2)));
            }
        }

        /** Orders in another thread, at a time of its own. */
        void orderLater() {
            drive(List.of(new Tile(3, 2)));
        }
    }

    private final Listener listener = new Listener();

    private Future<List<String>> begin() {
        return thread.submit(() -> {
            try (Thinker thinker = new Thinker(listener)) {
                return new Course(new TeamFolder(folder), thinker).play();
            }
        });
    }

    @AfterEach
    void end() {
        thread.shutdownNow();
    }

    private void publish(String name, List<String> lines) throws IOException {
        Path beside = Files.write(folder.resolve(".beside"), lines);
        Files.move(beside, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    }

    private List<String> awaitAnswer(int number) throws IOException {
        Path answer = folder.resolve("output_" + number + ".txt");
        await().until(() -> Files.exists(answer));
        return Files.readAllLines(answer);
    }

    private List<String> answers() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("output_"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void inLockStepEachInputIsAnsweredUnderItsOwnNumber() throws Exception {
        Future<List<String>> end = begin();
        publish("input_1.txt", Inputs.first());
        assertThat(awaitAnswer(1)).containsExactly("End");
        publish("acknowledge_1.txt", List.of("20"));
        publish("input_2.txt", Inputs.later("Tick = 16"));
        publish("input_3.txt", Inputs.later("Tick = 20", "News = 1", "News1 = NO_PATH; 2; -"));
        assertThat(awaitAnswer(3)).containsExactly("path 2,2", "End");
        publish("Gameover.txt", List.of("Winner = Ada", "Moves = 3"));

        assertThat(end.get()).containsExactly("Winner = Ada", "Moves = 3");
        assertThat(listener.heard).startsWith("setup 0", "UPDATE 2 at 0").endsWith("NO_PATH 2 at 20", "UPDATE 2 at 20");
    }

    @Test
    void inRealTimeOrdersHaveNumbersOfTheirOwnAndNoNewsIsMissed() throws Exception {
        publish("input_4.txt", Inputs.later("Tick = 40", "News = 1", "News1 = PASSENGER_PICKED_UP; 1; -"));
        publish("input_5.txt", Inputs.later("Tick = 48", "News = 1", "News1 = NO_PATH; 2; -"));
        publish("input_1.txt", Inputs.first("Time = real-time"));
        Future<List<String>> end = begin();
        assertThat(awaitAnswer(1)).containsExactly("path 2,2", "End");
        publish("input_6.txt", Inputs.later("Tick = 64"));
        await().until(() -> listener.heard.contains("UPDATE 2 at 64"));
        assertThat(answers()).containsExactly("output_1.txt");
        listener.orderLater();
        assertThat(awaitAnswer(2)).containsExactly("path 3,2", "End");
        publish("Gameover.txt", List.of("Winner = Ada", "Moves = 2"));

        end.get();
        assertThat(listener.heard)
                .containsExactly(
                        "setup 48",
                        "PASSENGER_PICKED_UP 1 at 48",
                        "NO_PATH 2 at 48",
                        "UPDATE 2 at 48",
                        "UPDATE 2 at 64");
    }

    @Test
    void aFolderThatIsSweptEndsTheRound() throws Exception {
        Future<List<String>> end = begin();
        publish("input_1.txt", Inputs.first());
        awaitAnswer(1);
        Files.delete(folder.resolve("input_1.txt"));

        assertThat(end.get()).isEmpty();
    }
}

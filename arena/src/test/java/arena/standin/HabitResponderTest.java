package arena.standin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mind that repeats the question, and what a habit makes of its answers. */
class HabitResponderTest {

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    private HabitResponder actor(Habit habit, Duration limit) {
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        return new HabitResponder(input -> "C " + input, habit, new HabitResponder.Surroundings(limit, folder, out));
    }

    private HabitResponder actor(Habit habit) {
        return actor(habit, Duration.ofMillis(2));
    }

    @AfterEach
    void nobodyElseIsInterrupted() {
        Thread.interrupted();
    }

    @ParameterizedTest
    @EnumSource(
            value = Habit.class,
            names = {"WELL", "SLOW", "LATE", "FLOOD"})
    void whoeverAnswersAtAllAnswersWhatTheMindSays(Habit habit) {
        HabitResponder actor = actor(habit);
        IntStream.rangeClosed(1, 10)
                .forEach(turn -> assertThat(actor.answer(turn + "\n")).isEqualTo("C " + turn + "\n"));
    }

    @Test
    void whoAnswersWrongAnswersWhatIsNoOrder() {
        assertThat(actor(Habit.WRONG).answer("5\n")).isEqualTo("nonsense\nEnd\n");
    }

    @Test
    void whoCrashesDoesSoInTheMiddleOfEachMatch() {
        HabitResponder actor = actor(Habit.CRASH);
        for (int turn = 1; turn < HabitResponder.MIDDLE; turn++) {
            actor.answer("5\n");
        }
        actor.over("");
        for (int turn = 1; turn < HabitResponder.MIDDLE; turn++) {
            actor.answer("5\n");
        }
        assertThatThrownBy(() -> actor.answer("5\n")).isInstanceOf(HabitResponder.Crash.class);
    }

    @Test
    void whoFloodsPrintsMegabytesAndWritesHundredsOfFilesThenStops() throws IOException {
        HabitResponder actor = actor(Habit.FLOOD);
        IntStream.range(0, 10).forEach(turn -> actor.answer("5\n"));
        assertThat(printed.size()).isBetween(2_000_000, 10_000_000);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.count()).isBetween(200L, 900L);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Habit.class,
            names = {"MUTE", "HANG", "LATE"})
    void whoDoesNotAnswerStillEndsWhenItsThreadIsStopped(Habit habit) {
        HabitResponder actor = actor(habit, Duration.ofDays(1));
        Thread.currentThread().interrupt();
        IntStream.rangeClosed(1, HabitResponder.MIDDLE).forEach(turn -> actor.answer("5\n"));
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    @Test
    void aCommandOfAStandInIsUnderstoodByIt() {
        for (Habit habit : Habit.values()) {
            var command = StandIn.command(Path.of("java"), "arena.jar", habit, Duration.ofSeconds(3), "chain-reaction");
            String[] words = Stream.concat(
                            command.subList(command.size() - 3, command.size()).stream(), Stream.of("team"))
                    .toArray(String[]::new);
            assertThat(StandIn.mistake(words)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "well 3 chain-reaction",
                "lazy 3 chain-reaction team",
                "well 3s chain-reaction team",
                "well 3 go team"
            })
    void wordsThatMeanNothingAreToldInOneSentence(String words) {
        assertThat(StandIn.mistake(words.split(" ")))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains(words, "crash-start"));
    }
}

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

/** Tests with an inner responder that repeats the prompt. */
class HabitResponderTest {

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    private StandIn.HabitResponder responder(Habit habit, Duration limit) {
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        return new StandIn.HabitResponder(
                input -> "C " + input, habit, new StandIn.HabitResponder.Surroundings(limit, folder, out));
    }

    private StandIn.HabitResponder responder(Habit habit) {
        return responder(habit, Duration.ofMillis(2));
    }

    @AfterEach
    void clearInterrupt() {
        Thread.interrupted();
    }

    @ParameterizedTest
    @EnumSource(
            value = Habit.class,
            names = {"WELL", "SLOW", "LATE", "FLOOD"})
    void habitsThatAnswerGiveTheInnerAnswer(Habit habit) {
        StandIn.HabitResponder responder = responder(habit);
        IntStream.rangeClosed(1, 10)
                .forEach(turn -> assertThat(responder.answer(turn + "\n")).isEqualTo("C " + turn + "\n"));
    }

    @Test
    void theWrongHabitAnswersNoOrder() {
        assertThat(responder(Habit.WRONG).answer("5\n")).isEqualTo("nonsense\nEnd\n");
    }

    @Test
    void theCrashHabitCrashesInTheMiddleOfEachMatch() {
        StandIn.HabitResponder responder = responder(Habit.CRASH);
        for (int turn = 1; turn < StandIn.HabitResponder.MIDDLE; turn++) {
            responder.answer("5\n");
        }
        responder.over("");
        for (int turn = 1; turn < StandIn.HabitResponder.MIDDLE; turn++) {
            responder.answer("5\n");
        }
        assertThatThrownBy(() -> responder.answer("5\n")).isInstanceOf(StandIn.HabitResponder.Crash.class);
    }

    @Test
    void theFloodHabitPrintsMegabytesAndWritesHundredsOfFilesThenStops() throws IOException {
        StandIn.HabitResponder responder = responder(Habit.FLOOD);
        IntStream.range(0, 10).forEach(turn -> responder.answer("5\n"));
        assertThat(printed.size()).isBetween(2_000_000, 10_000_000);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.count()).isBetween(200L, 900L);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Habit.class,
            names = {"MUTE", "HANG", "LATE"})
    void aHabitWithoutAnswersEndsWhenItsThreadIsInterrupted(Habit habit) {
        StandIn.HabitResponder responder = responder(habit, Duration.ofDays(1));
        Thread.currentThread().interrupt();
        IntStream.rangeClosed(1, StandIn.HabitResponder.MIDDLE).forEach(turn -> responder.answer("5\n"));
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    @Test
    void theCommandOfAStandInIsValid() {
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
    void wrongArgumentsAreReportedInOneSentence(String words) {
        assertThat(StandIn.mistake(words.split(" ")))
                .hasValueSatisfying(sentence -> assertThat(sentence).contains(words, "crash-start"));
    }
}

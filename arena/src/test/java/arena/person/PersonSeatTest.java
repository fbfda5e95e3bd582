package arena.person;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.tiny.Doubt;
import arena.match.Event;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The seat of a person in real matches of a tiny game. */
@Timeout(60)
class PersonSeatTest {

    private static final GameDefinition<?, ?, ?> GAME = Doubt.definition();
    private static final Setup SETUP =
            new Setup(List.of("Ada", "Bob"), 1, Settings.of(GAME.info(), Map.of("turns", "2", "move-time", "60s")));

    private final List<String> outputs = new ArrayList<>();

    private static PersonSeat seat(boolean strict) {
        PersonSeat seat =
                new PersonSeat(GAME, SETUP, new Seat(1), new PersonSeat.Terms(Duration.ofMinutes(1), false, strict));
        seat.openPage(() -> {});
        return seat;
    }

    /** Plays a match in which the person reacts to each question. */
    private void play(PersonSeat seat, Consumer<Question> reaction) {
        Player bob = new InProcessPlayer(
                "Bob",
                new PlayerInfo("script", new TreeMap<>()),
                invitation -> input -> input.contains("VERDICT") ? "believe\n" : "claim 3\n");
        new Match<>(
                        GAME,
                        SETUP,
                        seat.seated(List.of(new Person("Ada"), bob)),
                        new MatchTerms("test", "0", MatchTerms.Explanations.OFF, 0),
                        new MatchEnvironment(new SystemClock(), event -> follow(seat, event, reaction), Venue.sound()))
                .play();
    }

    private void follow(PersonSeat seat, Event event, Consumer<Question> reaction) {
        seat.write(event);
        if (event instanceof Event.Prompted asked && asked.seat() == 1) {
            reaction.accept(seat.asked().orElseThrow().question());
        } else if (event instanceof Event.Ruled ruled && ruled.seat() == 1) {
            outputs.add(new String(ruled.reply().bytes().orElseThrow(), StandardCharsets.UTF_8));
        }
    }

    private static String right(Question question) {
        return question.input().contains("VERDICT") ? "doubt" : "claim 1";
    }

    @Test
    void aWrongOrderIsRefusedWithItsReasonAndTheQuestionStaysOpen() {
        PersonSeat seat = seat(false);
        List<PersonSeat.AnswerVerdict> refusals = new ArrayList<>();
        play(seat, question -> {
            seat.order("nonsense");
            seat.verdict().ifPresent(refusals::add);
            seat.order(right(question));
        });

        assertThat(outputs).containsExactly("claim 1\n", "doubt\n");
        assertThat(refusals).hasSize(2).allMatch(PersonSeat.AnswerVerdict::refused);
        assertThat(refusals).extracting(PersonSeat.AnswerVerdict::number).containsExactly(1, 2);
        assertThat(refusals).noneMatch(refusal -> refusal.code() == 0);
        assertThat(seat.isOver()).isTrue();
    }

    @Test
    void aSecondAnswerToAQuestionIsTooLate() {
        PersonSeat seat = seat(false);
        List<Optional<OrderCheck.Objection>> objections = new ArrayList<>();
        play(seat, question -> {
            objections.add(seat.answer(question, right(question) + "\n"));
            objections.add(seat.answer(question, right(question) + "\n"));
        });

        assertThat(objections.subList(0, 2)).containsExactly(Optional.empty(), Optional.of(PersonSeat.TOO_LATE));
        assertThat(outputs).containsExactly("claim 1\n", "doubt\n");
    }

    @Test
    void onAStrictSeatAWrongOrderIsHandedIn() {
        PersonSeat seat = seat(true);
        play(seat, question -> seat.order("nonsense"));

        assertThat(outputs).containsExactly("nonsense\n", "nonsense\n");
        assertThat(seat.verdict().orElseThrow().refused()).isFalse();
    }

    @Test
    void anOrderWithoutAQuestionIsRefused() {
        PersonSeat seat = seat(false);
        seat.order("claim 1");

        assertThat(seat.verdict().orElseThrow())
                .isEqualTo(new PersonSeat.AnswerVerdict(
                        1, 0, 0, "There is no prompt for you now.", true, Optional.empty()));
    }
}

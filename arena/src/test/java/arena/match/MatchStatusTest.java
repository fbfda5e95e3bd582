package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.game.Ruling;
import arena.game.Seat;
import arena.games.chainreaction.ChainReaction;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchStatusTest {

    private static final long LIMIT_MILLIS = 100;
    private static final long LIMIT_NANOS = LIMIT_MILLIS * 1_000_000;

    private static Event.Prompted prompt(int number) {
        return new Event.Prompted(0, number, 1, number, LIMIT_MILLIS, "input\n");
    }

    private static Event.Ruled silent(int number, long afterNanos) {
        Reply none = Reply.none(number, new Timestamps(0, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER));
        return new Event.Ruled(afterNanos, number, 1, none, Ruling.LATE, "nothing came", 0);
    }

    private static Event.Ruled answered(int number, long afterNanos, int code) {
        Reply reply = new Reply(
                number, Optional.of("C 1\n".getBytes(StandardCharsets.UTF_8)), false, Timestamps.at(0, afterNanos));
        return new Event.Ruled(afterNanos + 1, number, 1, reply, code, "words", 0);
    }

    private static SeatTally tally(Event... events) {
        return MatchStatus.of(List.of(events)).seat(1);
    }

    @Test
    void aSeatWhoseTimeHasPassedIsLate() {
        SeatTally tally = tally(prompt(1), silent(1, LIMIT_NANOS));

        assertThat(tally.rulings().late()).isEqualTo(1);
        assertThat(tally.rulings().faults()).isEqualTo(1);
        assertThat(tally.turn().noAnswerCause()).contains(SeatTurn.NoAnswerCause.LATE);
    }

    @Test
    void aProgramThatEndsBeforeItsTimeIsOverIsNotLateEvenBeforeItsDepartureIsRecorded() {
        SeatTally before = tally(prompt(1), silent(1, LIMIT_NANOS / 2));
        SeatTally after = tally(
                prompt(1),
                silent(1, LIMIT_NANOS / 2),
                new Event.Left(LIMIT_NANOS / 2, 1, 1, Departure.ENDED, "exit code 3", true));

        assertThat(before.rulings().late()).isZero();
        assertThat(before.turn().noAnswerCause()).contains(SeatTurn.NoAnswerCause.GONE);
        assertThat(after.turn()).isEqualTo(before.turn());
        assertThat(after.left()).map(Event.Left::why).contains(Departure.ENDED);
    }

    @Test
    void aSeatWhoseFolderCannotBeUsedIsNeitherLateNorGone() {
        SeatTally tally =
                tally(prompt(1), new Event.Noticed(1, 1, "flooded", "it was given up"), silent(1, LIMIT_NANOS / 2));

        assertThat(tally.turn().noAnswerCause()).contains(SeatTurn.NoAnswerCause.CLOSED);
        assertThat(tally.rulings().late()).isZero();
    }

    /** The remark precedes the event of the prompt, and is made once. */
    @Test
    void aSeatAfterAFailedPublicationIsNeitherLateNorGone() {
        Event.Noticed unpublished = new Event.Noticed(2, 1, Event.Noticed.UNPUBLISHED, "acknowledge_1.txt");
        List<Event> events = List.of(
                prompt(1),
                answered(1, 1, 0),
                unpublished,
                prompt(2),
                silent(2, LIMIT_NANOS / 2),
                prompt(3),
                silent(3, LIMIT_NANOS / 2));
        for (int count : List.of(5, 7)) {
            assertThat(MatchStatus.of(events.subList(0, count)).seat(1).turn().noAnswerCause())
                    .contains(SeatTurn.NoAnswerCause.CLOSED);
        }
    }

    @Test
    void anAnswerIsNoSilenceWhateverItsCode() {
        SeatTally tally = tally(prompt(1), answered(1, LIMIT_NANOS, Ruling.LATE));

        assertThat(tally.turn().noAnswerCause()).isEmpty();
        assertThat(tally.rulings().late()).isZero();
    }

    @Test
    void aTurnWithoutAnAnswerLastsUntilItIsJudged() {
        SeatTally tally = tally(
                prompt(1),
                answered(1, 30_000_000, 0),
                prompt(2),
                silent(2, LIMIT_NANOS),
                prompt(3),
                answered(3, 20_000_000, 4));

        assertThat(tally.times())
                .isEqualTo(new SeatTally.Times(50_000_000 + LIMIT_NANOS, LIMIT_NANOS, 20_000_000, 30_000_000));
        assertThat(tally.rulings().codes()).isEqualTo(new TreeMap<>(Map.of(0, 1, Ruling.LATE, 1, 4, 1)));
        assertThat(tally.rulings().moves()).isEqualTo(3);
        assertThat(tally.rulings().faults()).isEqualTo(2);
        assertThat(tally.rulings().lastAnswered())
                .map(ruled -> ruled.reply().number())
                .contains(3);
    }

    @Test
    void aRemarkOnTheAnswerIsDistinguishedFromOneOnAnotherFile() {
        Event.Noticed own = new Event.Noticed(1, 1, "odd", "words", Optional.of(1));
        Event.Noticed other = new Event.Noticed(1, 1, "odd", "words", Optional.of(2));
        Event.Noticed withoutOutput = new Event.Noticed(1, 1, "odd", "words", Optional.empty());
        assertThat(tally(prompt(1), own).turn().wasRefused()).isTrue();
        assertThat(tally(prompt(1), other).turn().wasRefused()).isFalse();
        assertThat(tally(prompt(1), withoutOutput).turn().wasRefused()).isFalse();
        assertThat(tally(prompt(1), own, other).turn().namesOutputs()).isTrue();
        assertThat(tally(prompt(1), own, withoutOutput).turn().namesOutputs()).isFalse();
    }

    @Test
    void theLastTurnWithAnAnswerAndTheLastOneWithoutAreBothRemembered() {
        SeatTally tally = tally(prompt(1), silent(1, LIMIT_NANOS), prompt(2), answered(2, 3, 0), prompt(3));
        assertThat(tally.rulings().lastSilent())
                .map(ruled -> ruled.reply().number())
                .contains(1);
        assertThat(tally.rulings().lastAnswered())
                .map(ruled -> ruled.reply().number())
                .contains(2);
        assertThat(tally.turn().ruling()).isEmpty();
    }

    @Test
    void whatWasSaidOfOneTurnIsForgottenAtTheNext() {
        Event.Noticed odd = new Event.Noticed(1, 1, "odd", "output_1.txt is a folder and no answer");
        Event.Reasoned why = new Event.Reasoned(2, 1, 1, "depth 9");
        assertThat(tally(prompt(1), odd, why).turn())
                .isEqualTo(new SeatTurn(
                        Optional.of(prompt(1)),
                        List.of(odd),
                        Optional.of(why),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        assertThat(tally(prompt(1), odd, why, prompt(2)).turn()).isEqualTo(SeatTurn.of(prompt(2)));
        assertThat(MatchStatus.of(List.of(prompt(1), odd, prompt(2))).remarks()).containsExactly(odd);
    }

    @Test
    void aReasonIsThatOfOneOrderOnly() {
        Event.Reasoned why = new Event.Reasoned(2, 1, 1, "depth 9");
        assertThat(tally(why, answered(1, 3, 0)).turn().reason()).contains(why);
        assertThat(tally(why, answered(1, 3, 0), answered(2, 5, 0)).turn().reason())
                .isEmpty();
    }

    @Test
    void aDamagedRecordCannotMakeItKeepMoreSeatsOrRemarksThanThereAre() {
        MatchStatus status = MatchStatus.NONE;
        for (int at = 0; at < 10_000; at++) {
            status = status.after(new Event.Noticed(at, at, "odd", "words")).after(silent(1, at));
        }
        assertThat(status.events()).isEqualTo(20_000);
        assertThat(status.seats()).hasSizeLessThanOrEqualTo(100);
        assertThat(status.remarks()).hasSizeLessThanOrEqualTo(2_000);
        assertThat(status.seat(9_999)).isEqualTo(SeatTally.NONE);
    }

    static LongStream seeds() {
        return LongStream.range(0, 60);
    }

    /** Counting event by event gives the same as counting the entire record. */
    @ParameterizedTest
    @MethodSource("seeds")
    void atEveryEventTheStatusAgreesWithACountOfAllEventsBeforeIt(long seed) {
        Random random = new Random(seed);
        var game = ChainReaction.definition();
        SimulatedMatch<?, ?, ?> simulation =
                new SimulatedMatch<>(game).with("move-time", "100ms").withSeed(seed);
        simulation.seat("Amber", RandomScript.of(game, new Seat(1), random));
        simulation.seat("Basalt", RandomScript.of(game, new Seat(2), random));
        MatchConclusion conclusion = simulation.play();

        List<Event> before = new ArrayList<>();
        MatchStatus status = MatchStatus.NONE;
        for (Event event : simulation.events()) {
            before.add(event);
            status = status.after(event);
            assertThat(status).isEqualTo(MatchStatus.of(before));
            for (int seat = 1; seat <= 2; seat++) {
                compare(status.seat(seat), seat, before);
            }
        }
        if (conclusion instanceof MatchConclusion.Decided decided) {
            assertThat(status.verdict()).map(Event.Ended::moves).contains(decided.moves());
            assertThat(status.seat(1).rulings().moves()
                            + status.seat(2).rulings().moves())
                    .isEqualTo(decided.moves());
        }
        assertThat(status.verdict().isPresent()).isEqualTo(conclusion instanceof MatchConclusion.Decided);
        assertThat(status.breakOff().isPresent()).isEqualTo(conclusion instanceof MatchConclusion.Broken);
    }

    private static void compare(SeatTally tally, int seat, List<Event> before) {
        List<Event> own = before.stream().filter(event -> event.seat() == seat).toList();
        List<Event.Ruled> rulings = only(own, Event.Ruled.class);
        assertThat(tally.rulings().moves()).isEqualTo(rulings.size());
        assertThat(tally.rulings().faults()).isEqualTo((int)
                rulings.stream().filter(ruled -> Ruling.isFault(ruled.code())).count());
        long limit = Duration.ofMillis(100).toNanos();
        assertThat(tally.rulings().late()).isEqualTo((int) rulings.stream()
                .filter(ruled -> ruled.reply().bytes().isEmpty()
                        && ruled.atNanos() - ruled.reply().stamps().published() >= limit)
                .count());
        assertThat(tally.left()).isEqualTo(only(own, Event.Left.class).stream().findFirst());
        assertThat(tally.turn().prompt())
                .isEqualTo(only(own, Event.Prompted.class).stream().reduce((one, next) -> next));
    }

    private static <E extends Event> List<E> only(List<Event> events, Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}

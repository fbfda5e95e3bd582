package arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arena.game.Fact;
import arena.game.GameDefinition;
import arena.game.Ruling;
import arena.game.tiny.Auction;
import arena.games.chainreaction.ChainReaction;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of one turn: the asked seats, what counts as an answer, and until when. */
final class TurnTest {

    private static final Duration LIMIT = Duration.ofSeconds(3);

    @Test
    void eachSeatsPromptsAreNumberedOnTheirOwn() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction().with("turn-limit", "5");
        simulation.seat("First", PlayerScript.answering("K 1\n", "C 2\n", "C 3\n"));
        simulation.seat("Second", PlayerScript.answering("K 49\n", "C 48\n"));

        simulation.play();

        assertThat(simulation.events(Event.Prompted.class))
                .extracting(prompted -> prompted.step() + ": " + prompted.seat() + "#" + prompted.number())
                .containsExactly("1: 1#1", "2: 2#1", "3: 1#2", "4: 2#2", "5: 1#3");
    }

    @Test
    void anAnswerIsJudgedAsSoonAsItIsComplete() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction().with("turn-limit", "1");
        simulation.seat(
                "First",
                PlayerScript.doing(
                        prompt -> List.of(ScriptedAction.write("K 1\n").afterMillis(40))));
        simulation.seat("Second", PlayerScript.mute());

        simulation.play();

        assertThat(simulation.events(Event.Ruled.class)).singleElement().satisfies(ruled -> {
            assertThat(ruled.atNanos()).isEqualTo(Duration.ofMillis(40).toNanos());
            assertThat(ruled.reply().stamps())
                    .isEqualTo(Timestamps.at(0, Duration.ofMillis(40).toNanos()));
        });
    }

    @Test
    void anArenaThatWasDelayedAcceptsTheAnswerItFindsAndRecordsTheDelay() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction().with("turn-limit", "1");
        ScriptedPlayer first = simulation.seat(
                "First",
                PlayerScript.doing(
                        prompt -> List.of(ScriptedAction.write("K 7\n").after(LIMIT.plusSeconds(5)))));
        simulation.seat("Second", PlayerScript.mute());
        simulation.readBy(event -> {
            if (event instanceof Event.Prompted) {
                simulation.clock.pass(LIMIT.plusSeconds(6));
            }
        });

        simulation.play();

        assertThat(first.codes()).containsExactly(0);
        assertThat(simulation.events(Event.Noticed.class)).singleElement().satisfies(noticed -> {
            assertThat(noticed.kind()).isEqualTo(Event.Noticed.LATE_LOOK);
            assertThat(noticed.words()).contains("it saw output_1.txt 5.0 s after the limit");
        });
    }

    @Test
    void anIncompleteAnswerIsJudgedAsItIsWhenTheTimeIsUp() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction().with("turn-limit", "1");
        ScriptedPlayer first =
                simulation.seat("First", PlayerScript.doing(prompt -> List.of(ScriptedAction.half("K 7"))));
        simulation.seat("Second", PlayerScript.mute());

        simulation.play();

        assertThat(first.codes()).containsExactly(0);
        assertThat(ruledAt(simulation)).containsExactly(LIMIT.toNanos());
    }

    @Test
    void eachSeatMayHaveALimitOfItsOwnOrNone() {
        SimulatedMatch<?, ?, ?> auction = new SimulatedMatch<>(Auction.definition())
                .with("lots", "1")
                .with("hurried", "2")
                .with("unhurried", "3");
        Duration hour = Duration.ofHours(1);
        ScriptedAction bid = ScriptedAction.write("bid 5\nEnd\n");
        ScriptedPlayer usual =
                auction.seat("Usual", PlayerScript.doing(prompt -> List.of(bid.after(Duration.ofSeconds(1)))));
        ScriptedPlayer hurried =
                auction.seat("Hurried", PlayerScript.doing(prompt -> List.of(bid.after(Duration.ofMillis(501)))));
        ScriptedPlayer unhurried = auction.seat("Unhurried", PlayerScript.doing(prompt -> List.of(bid.after(hour))));

        auction.play();

        assertThat(usual.codes()).containsExactly(0);
        assertThat(hurried.codes()).containsExactly(Ruling.LATE);
        assertThat(unhurried.codes()).containsExactly(0);
        assertThat(auction.events(Event.Prompted.class))
                .extracting(prompted -> prompted.limit().time())
                .containsExactly(
                        Optional.of(Duration.ofSeconds(1)), Optional.of(Duration.ofMillis(500)), Optional.empty());
        assertThat(ruledAt(auction)).containsExactly(500_000_000L, 1_000_000_000L, hour.toNanos());
    }

    @Test
    void withoutALimitAPlayerMayStillLeave() {
        SimulatedMatch<?, ?, ?> auction =
                new SimulatedMatch<>(Auction.definition()).with("lots", "1").with("unhurried", "1");
        ScriptedPlayer unhurried = auction.seat(
                "Unhurried",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().after(Duration.ofHours(1)))));
        auction.seat("Usual", PlayerScript.answering("bid 5\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(unhurried.gameovers()).hasSize(1);
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
    }

    @Test
    void anAnswerAtTheLastMomentIsInTime() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction().with("turn-limit", "1");
        ScriptedPlayer first = simulation.seat(
                "First",
                PlayerScript.doing(
                        prompt -> List.of(ScriptedAction.write("K 7\n").after(LIMIT))));
        simulation.seat("Second", PlayerScript.mute());

        simulation.play();

        assertThat(first.codes()).containsExactly(0);
    }

    @Test
    void anAnswerAfterTheLastMomentIsNone() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction();
        ScriptedPlayer first = simulation.seat(
                "First",
                PlayerScript.doing(
                        prompt -> List.of(ScriptedAction.write("K 7\n").after(LIMIT.plusNanos(1)))));
        simulation.seat("Second", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(first.codes()).containsExactly(20);
        assertThat(ruledAt(simulation)).containsExactly(LIMIT.toNanos());
        assertThat(decided.over().reason()).isEqualTo("time out");
        assertThat(decided.moves()).isEqualTo(1);
    }

    @Test
    void aSignalWithoutAChangeChangesNothing() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction().with("turn-limit", "1");
        ScriptedPlayer first = simulation.seat(
                "First",
                PlayerScript.doing(prompt -> List.of(
                        ScriptedAction.wake(),
                        ScriptedAction.wake().afterMillis(1),
                        ScriptedAction.wake().afterMillis(2999),
                        ScriptedAction.write("K 7\n").afterMillis(2999))));
        simulation.seat("Second", PlayerScript.mute());

        simulation.play();

        assertThat(first.codes()).containsExactly(0);
    }

    @Test
    void aDraftIsNoAnswerInAGameWithoutDrafts() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction();
        ScriptedPlayer first =
                simulation.seat("First", PlayerScript.doing(prompt -> List.of(ScriptedAction.draft("K 7\n"))));
        simulation.seat("Second", PlayerScript.mute());

        simulation.play();

        assertThat(first.codes()).containsExactly(20);
    }

    @Test
    void aVenueThatIsDownCausesNoTimeOut() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction().at(() -> Optional.of("The field is gone."));
        ScriptedPlayer first = simulation.seat("First", PlayerScript.mute());
        simulation.seat("Second", PlayerScript.mute());

        assertThat(simulation.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The field is gone."));
        assertThat(first.codes()).isEmpty();
        assertThat(first.gameovers()).hasSize(1);
    }

    @Test
    void anAnswerCountsEvenIfTheVenueIsDown() {
        SimulatedMatch<?, ?, ?> simulation =
                chainReaction().with("turn-limit", "1").at(() -> Optional.of("The field is gone."));
        simulation.seat("First", PlayerScript.answering("K 1\n"));
        simulation.seat("Second", PlayerScript.mute());

        assertThat(simulation.play()).isInstanceOf(MatchConclusion.Decided.class);
    }

    @Test
    void allSeatsAtOnceAreAskedTogetherAndJudgedWhenTheyCome() {
        SimulatedMatch<?, ?, ?> simulation = auction().with("lots", "1");
        simulation.seat("One", bid(1, 300));
        simulation.seat("Two", bid(9, 100));
        simulation.seat("Three", bid(5, 200));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(simulation.events(Event.Prompted.class))
                .extracting(Event.Prompted::step, Event.Prompted::atNanos)
                .containsOnly(tuple(1, 0L));
        assertThat(simulation.events(Event.Ruled.class))
                .extracting(Event.Ruled::seat)
                .containsExactly(2, 3, 1);
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
        assertThat(decided.moves()).isEqualTo(3);
    }

    @Test
    void theLastDraftReplacesALateAnswerWhereDraftsCount() {
        SimulatedMatch<?, ?, ?> simulation = auction().with("lots", "1");
        ScriptedPlayer drafting = simulation.seat(
                "One",
                PlayerScript.doing(prompt -> List.of(
                        ScriptedAction.draft("bid 3\nEnd\n"),
                        ScriptedAction.draft("bid 9\nEnd\n").afterMillis(500))));
        simulation.seat("Two", bid(5, 0));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(drafting.codes()).containsExactly(0);
        assertThat(simulation.events(Event.Ruled.class).get(1).reply()).satisfies(reply -> {
            assertThat(reply.draft()).isTrue();
            assertThat(text(reply)).isEqualTo("bid 9\nEnd\n");
        });
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(1);
    }

    @Test
    void anAnswerOutweighsALaterDraft() {
        SimulatedMatch<?, ?, ?> simulation = auction().with("lots", "1");
        simulation.seat(
                "One",
                PlayerScript.doing(prompt -> List.of(
                        ScriptedAction.half("bid 2\nEnd"),
                        ScriptedAction.draft("bid 9\nEnd\n").afterMillis(1))));
        simulation.seat("Two", bid(5, 0));

        simulation.play();

        assertThat(text(simulation.events(Event.Ruled.class).get(1).reply())).isEqualTo("bid 2\nEnd");
    }

    @Test
    void aRulingIsRecordedBeforeItIsSent() {
        SimulatedMatch<?, ?, ?> simulation = chainReaction().with("turn-limit", "1");
        simulation.seat("First", PlayerScript.answering("K 1\n"));
        simulation.seat("Second", PlayerScript.mute());

        simulation.play();

        assertThat(simulation.diary())
                .containsExactly(
                        "written: Began",
                        "written: Joined",
                        "written: Joined",
                        "First is asked 1",
                        "written: Prompted",
                        "written: Ruled",
                        "First receives 1: 0",
                        "written: Acknowledged",
                        "written: Ended",
                        "First receives the end",
                        "Second receives the end",
                        "First is released",
                        "Second is released");
    }

    @Test
    void nothingIsExplainedUnlessTheHostWantsIt() {
        assertThat(explanations(MatchTerms.Explanations.OFF)).containsExactly(List.of(), List.of());
    }

    @Test
    void errorsAreExplainedWithCodeWordsLineAndTime() {
        List<List<Fact>> explained = explanations(MatchTerms.Explanations.ERRORS);

        assertThat(explained.get(0)).isEmpty();
        assertThat(explained.get(1))
                .startsWith(new Fact("Code", "2"), new Fact("Words", "more than 100 altogether"), new Fact("Line", "1"))
                .contains(new Fact("UsedMillis", "25"), new Fact("LimitMillis", "1000"), new Fact("Counts", "0"));
    }

    @Test
    void everythingIsExplainedIfTheHostWantsThat() {
        List<List<Fact>> explained = explanations(MatchTerms.Explanations.ON);

        assertThat(explained.get(0))
                .containsExactly(
                        new Fact("Code", "0"),
                        new Fact("Words", "fine"),
                        new Fact("UsedMillis", "25"),
                        new Fact("LimitMillis", "1000"),
                        new Fact("Counts", "7"));
    }

    private static List<List<Fact>> explanations(MatchTerms.Explanations when) {
        SimulatedMatch<?, ?, ?> simulation = auction().with("lots", "1").explaining(when);
        ScriptedPlayer fine = simulation.seat("One", bid(7, 25));
        ScriptedPlayer wrong = simulation.seat("Two", bid(101, 25));
        simulation.play();
        return List.of(
                fine.acknowledgements().get(0).explanation(),
                wrong.acknowledgements().get(0).explanation());
    }

    private static PlayerScript bid(int amount, long afterMillis) {
        return PlayerScript.doing(prompt ->
                List.of(ScriptedAction.write("bid " + amount + "\nEnd\n").afterMillis(afterMillis)));
    }

    private static List<Long> ruledAt(SimulatedMatch<?, ?, ?> simulation) {
        return simulation.events(Event.Ruled.class).stream()
                .map(Event.Ruled::atNanos)
                .toList();
    }

    private static String text(Reply reply) {
        return new String(reply.bytes().orElseThrow(), StandardCharsets.UTF_8);
    }

    private static SimulatedMatch<?, ?, ?> chainReaction() {
        return simulation(ChainReaction.definition());
    }

    private static SimulatedMatch<?, ?, ?> auction() {
        return simulation(Auction.definition());
    }

    private static <S, V, A> SimulatedMatch<S, V, A> simulation(GameDefinition<S, V, A> game) {
        return new SimulatedMatch<>(game);
    }
}

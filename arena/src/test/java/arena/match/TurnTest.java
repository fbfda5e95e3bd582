package arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arena.game.Fact;
import arena.game.GameBox;
import arena.game.Ruling;
import arena.game.tiny.Auction;
import arena.games.chainreaction.ChainReaction;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** One turn: who is asked, what counts as an answer, and until when. */
final class TurnTest {

    private static final Duration LIMIT = Duration.ofSeconds(3);

    @Test
    void eachSeatsPromptsAreNumberedOnTheirOwn() {
        Stage<?, ?, ?> stage = chainReaction().with("turn-limit", "5");
        stage.seat("First", Conduct.answering("K 1\n", "C 2\n", "C 3\n"));
        stage.seat("Second", Conduct.answering("K 49\n", "C 48\n"));

        stage.play();

        assertThat(stage.events(Event.Prompted.class))
                .extracting(prompted -> prompted.step() + ": " + prompted.seat() + "#" + prompted.number())
                .containsExactly("1: 1#1", "2: 2#1", "3: 1#2", "4: 2#2", "5: 1#3");
    }

    @Test
    void anAnswerIsJudgedAsSoonAsItIsWhole() {
        Stage<?, ?, ?> stage = chainReaction().with("turn-limit", "1");
        stage.seat("First", Conduct.doing(prompt -> List.of(Deed.write("K 1\n").afterMillis(40))));
        stage.seat("Second", Conduct.mute());

        stage.play();

        assertThat(stage.events(Event.Ruled.class)).singleElement().satisfies(ruled -> {
            assertThat(ruled.atNanos()).isEqualTo(Duration.ofMillis(40).toNanos());
            assertThat(ruled.reply().stamps())
                    .isEqualTo(Timestamps.at(0, Duration.ofMillis(40).toNanos()));
        });
    }

    @Test
    void anArenaThatStoodStillTakesWhatItFindsThenAndSaysSo() {
        Stage<?, ?, ?> stage = chainReaction().with("turn-limit", "1");
        ScriptedPlayer first = stage.seat(
                "First", Conduct.doing(prompt -> List.of(Deed.write("K 7\n").after(LIMIT.plusSeconds(5)))));
        stage.seat("Second", Conduct.mute());
        stage.readBy(event -> {
            if (event instanceof Event.Prompted) {
                stage.clock.pass(LIMIT.plusSeconds(6));
            }
        });

        stage.play();

        assertThat(first.codes()).containsExactly(0);
        assertThat(stage.events(Event.Noticed.class)).singleElement().satisfies(noticed -> {
            assertThat(noticed.kind()).isEqualTo(Event.Noticed.LATE_LOOK);
            assertThat(noticed.words()).contains("it saw output_1.txt 5.0 s after the limit");
        });
    }

    @Test
    void aHalfAnswerIsJudgedAsItStandsWhenTheTimeIsUp() {
        Stage<?, ?, ?> stage = chainReaction().with("turn-limit", "1");
        ScriptedPlayer first = stage.seat("First", Conduct.doing(prompt -> List.of(Deed.half("K 7"))));
        stage.seat("Second", Conduct.mute());

        stage.play();

        assertThat(first.codes()).containsExactly(0);
        assertThat(ruledAt(stage)).containsExactly(LIMIT.toNanos());
    }

    @Test
    void eachSeatMayHaveALimitOfItsOwnOrNone() {
        Stage<?, ?, ?> auction = new Stage<>(Auction.box())
                .with("lots", "1")
                .with("hurried", "2")
                .with("unhurried", "3");
        Duration hour = Duration.ofHours(1);
        Deed bid = Deed.write("bid 5\nEnd\n");
        ScriptedPlayer usual =
                auction.seat("Usual", Conduct.doing(prompt -> List.of(bid.after(Duration.ofSeconds(1)))));
        ScriptedPlayer hurried =
                auction.seat("Hurried", Conduct.doing(prompt -> List.of(bid.after(Duration.ofMillis(501)))));
        ScriptedPlayer unhurried = auction.seat("Unhurried", Conduct.doing(prompt -> List.of(bid.after(hour))));

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
    void withoutALimitOneMayStillLeave() {
        Stage<?, ?, ?> auction = new Stage<>(Auction.box()).with("lots", "1").with("unhurried", "1");
        ScriptedPlayer unhurried = auction.seat(
                "Unhurried", Conduct.doing(prompt -> List.of(Deed.die().after(Duration.ofHours(1)))));
        auction.seat("Usual", Conduct.answering("bid 5\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(unhurried.gameovers()).hasSize(1);
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
    }

    @Test
    void anAnswerAtTheLastMomentIsInTime() {
        Stage<?, ?, ?> stage = chainReaction().with("turn-limit", "1");
        ScriptedPlayer first = stage.seat(
                "First", Conduct.doing(prompt -> List.of(Deed.write("K 7\n").after(LIMIT))));
        stage.seat("Second", Conduct.mute());

        stage.play();

        assertThat(first.codes()).containsExactly(0);
    }

    @Test
    void anAnswerAfterTheLastMomentIsNone() {
        Stage<?, ?, ?> stage = chainReaction();
        ScriptedPlayer first = stage.seat(
                "First", Conduct.doing(prompt -> List.of(Deed.write("K 7\n").after(LIMIT.plusNanos(1)))));
        stage.seat("Second", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(first.codes()).containsExactly(20);
        assertThat(ruledAt(stage)).containsExactly(LIMIT.toNanos());
        assertThat(decided.over().reason()).isEqualTo("time out");
        assertThat(decided.moves()).isEqualTo(1);
    }

    @Test
    void aBellWithoutNewsChangesNothing() {
        Stage<?, ?, ?> stage = chainReaction().with("turn-limit", "1");
        ScriptedPlayer first = stage.seat(
                "First",
                Conduct.doing(prompt -> List.of(
                        Deed.wake(),
                        Deed.wake().afterMillis(1),
                        Deed.wake().afterMillis(2999),
                        Deed.write("K 7\n").afterMillis(2999))));
        stage.seat("Second", Conduct.mute());

        stage.play();

        assertThat(first.codes()).containsExactly(0);
    }

    @Test
    void aDraftIsNoAnswerInAGameWithoutDrafts() {
        Stage<?, ?, ?> stage = chainReaction();
        ScriptedPlayer first = stage.seat("First", Conduct.doing(prompt -> List.of(Deed.draft("K 7\n"))));
        stage.seat("Second", Conduct.mute());

        stage.play();

        assertThat(first.codes()).containsExactly(20);
    }

    @Test
    void aPlaceThatIsDownIsNobodysTimeOut() {
        Stage<?, ?, ?> stage = chainReaction().at(() -> Optional.of("The field is gone."));
        ScriptedPlayer first = stage.seat("First", Conduct.mute());
        stage.seat("Second", Conduct.mute());

        assertThat(stage.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The field is gone."));
        assertThat(first.codes()).isEmpty();
        assertThat(first.gameovers()).hasSize(1);
    }

    @Test
    void anAnswerCountsWhateverThePlaceIsLike() {
        Stage<?, ?, ?> stage = chainReaction().with("turn-limit", "1").at(() -> Optional.of("The field is gone."));
        stage.seat("First", Conduct.answering("K 1\n"));
        stage.seat("Second", Conduct.mute());

        assertThat(stage.play()).isInstanceOf(MatchConclusion.Decided.class);
    }

    @Test
    void allSeatsAtOnceAreAskedTogetherAndJudgedWhenTheyCome() {
        Stage<?, ?, ?> stage = auction().with("lots", "1");
        stage.seat("One", bid(1, 300));
        stage.seat("Two", bid(9, 100));
        stage.seat("Three", bid(5, 200));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(stage.events(Event.Prompted.class))
                .extracting(Event.Prompted::step, Event.Prompted::atNanos)
                .containsOnly(tuple(1, 0L));
        assertThat(stage.events(Event.Ruled.class))
                .extracting(Event.Ruled::seat)
                .containsExactly(2, 3, 1);
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
        assertThat(decided.moves()).isEqualTo(3);
    }

    @Test
    void theLastDraftStandsInForALateAnswerWhereDraftsCount() {
        Stage<?, ?, ?> stage = auction().with("lots", "1");
        ScriptedPlayer drafting = stage.seat(
                "One",
                Conduct.doing(prompt -> List.of(
                        Deed.draft("bid 3\nEnd\n"), Deed.draft("bid 9\nEnd\n").afterMillis(500))));
        stage.seat("Two", bid(5, 0));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(drafting.codes()).containsExactly(0);
        assertThat(stage.events(Event.Ruled.class).get(1).reply()).satisfies(reply -> {
            assertThat(reply.draft()).isTrue();
            assertThat(text(reply)).isEqualTo("bid 9\nEnd\n");
        });
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(1);
    }

    @Test
    void anAnswerOutweighsALaterDraft() {
        Stage<?, ?, ?> stage = auction().with("lots", "1");
        stage.seat(
                "One",
                Conduct.doing(prompt -> List.of(
                        Deed.half("bid 2\nEnd"), Deed.draft("bid 9\nEnd\n").afterMillis(1))));
        stage.seat("Two", bid(5, 0));

        stage.play();

        assertThat(text(stage.events(Event.Ruled.class).get(1).reply())).isEqualTo("bid 2\nEnd");
    }

    @Test
    void aRulingIsWrittenDownBeforeThePlayerIsTold() {
        Stage<?, ?, ?> stage = chainReaction().with("turn-limit", "1");
        stage.seat("First", Conduct.answering("K 1\n"));
        stage.seat("Second", Conduct.mute());

        stage.play();

        assertThat(stage.diary())
                .containsExactly(
                        "written: Began",
                        "written: Joined",
                        "written: Joined",
                        "First is asked 1",
                        "written: Prompted",
                        "written: Ruled",
                        "First is told 1: 0",
                        "written: Acknowledged",
                        "written: Ended",
                        "First is told the end",
                        "Second is told the end",
                        "First is let go",
                        "Second is let go");
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
        Stage<?, ?, ?> stage = auction().with("lots", "1").explaining(when);
        ScriptedPlayer fine = stage.seat("One", bid(7, 25));
        ScriptedPlayer wrong = stage.seat("Two", bid(101, 25));
        stage.play();
        return List.of(
                fine.acknowledgements().get(0).explanation(),
                wrong.acknowledgements().get(0).explanation());
    }

    private static Conduct bid(int amount, long afterMillis) {
        return Conduct.doing(
                prompt -> List.of(Deed.write("bid " + amount + "\nEnd\n").afterMillis(afterMillis)));
    }

    private static List<Long> ruledAt(Stage<?, ?, ?> stage) {
        return stage.events(Event.Ruled.class).stream()
                .map(Event.Ruled::atNanos)
                .toList();
    }

    private static String text(Reply reply) {
        return new String(reply.bytes().orElseThrow(), StandardCharsets.UTF_8);
    }

    private static Stage<?, ?, ?> chainReaction() {
        return stage(ChainReaction.box());
    }

    private static Stage<?, ?, ?> auction() {
        return stage(Auction.box());
    }

    private static <S, V, A> Stage<S, V, A> stage(GameBox<S, V, A> box) {
        return new Stage<>(box);
    }
}

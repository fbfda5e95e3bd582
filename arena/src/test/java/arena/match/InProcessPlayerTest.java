package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that a mind in the arena's own process has no advantage. */
final class InProcessPlayerTest {

    private static final Duration LIMIT = Duration.ofSeconds(3);

    private final SimulatedMatch<ChainReactionState, ChainReactionView, ChainReactionMove> simulation =
            new SimulatedMatch<>(ChainReaction.definition()).with("turn-limit", "1");

    @Test
    void itReceivesTheSameTextsAsABot() {
        List<String> heard = new ArrayList<>();
        simulation.seat(new InProcessPlayer("Adder", TestMinds.INFO, invitation -> new Responder() {
            @Override
            public String answer(String input) {
                heard.add(input.lines().findFirst().orElseThrow());
                return "K 22\n";
            }

            @Override
            public void acknowledged(int code) {
                heard.add("code " + code);
            }

            @Override
            public void over(String gameover) {
                heard.add(gameover.lines().findFirst().orElseThrow());
            }
        }));
        simulation.seat("Bison", PlayerScript.mute());

        simulation.play();

        assertThat(heard).containsExactly("Expecting = K 1-21", "code 3", "Winner = Bison");
    }

    @Test
    void thinkingAsLongAsTheLimitIsInTime() {
        simulation.seat(TestMinds.slow("Adder", simulation.clock, LIMIT, "K 1\n"));
        simulation.seat("Bison", PlayerScript.mute());

        simulation.play();

        assertThat(codes()).containsExactly(0);
    }

    @Test
    void thinkingLongerThanTheLimitIsATimeOut() {
        simulation.seat(TestMinds.slow("Adder", simulation.clock, LIMIT.plusNanos(1), "K 1\n"));
        simulation.seat("Bison", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(codes()).containsExactly(20);
        assertThat(decided.over().reason()).isEqualTo("time out");
    }

    @Test
    void anEmptyAnswerIsATimeOut() {
        simulation.seat(TestMinds.slow("Adder", simulation.clock, Duration.ZERO, ""));
        simulation.seat("Bison", PlayerScript.mute());

        simulation.play();

        assertThat(codes()).containsExactly(20);
    }

    @Test
    void slowThinkingIsNotBilledToAnotherPlayerThatAnsweredMeanwhile() {
        SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
                new SimulatedMatch<>(Auction.definition()).with("lots", "1");
        auction.seat(TestMinds.slow("Slow", auction.clock, Duration.ofSeconds(60), "bid 1\nEnd\n"));
        ScriptedPlayer other = auction.seat(
                "Other",
                PlayerScript.doing(
                        prompt -> List.of(ScriptedAction.write("bid 2\nEnd\n").afterMillis(0))));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(other.codes()).containsExactly(0);
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
    }

    @Test
    void inRealTimeAnEmptyAnswerIsNoOrder() {
        SimulatedMatch<Race.State, Race.View, Race.Order> race =
                new SimulatedMatch<>(Race.definition()).with("ticks", "4");
        race.seat(new InProcessPlayer(
                "Adder", TestMinds.INFO, invitation -> input -> input.contains("ORDERS 1\n") ? "" : "speed 4\n"));

        race.play();

        assertThat(race.events(Event.Ruled.class))
                .extracting(ruled -> ruled.reply().number() + ": " + ruled.code())
                .containsExactly("1: 0");
    }

    @Test
    void inRealTimeTheWorldGoesOnWhileItThinksAndItAnswersTheNewestUpdateNext() {
        SimulatedMatch<Race.State, Race.View, Race.Order> race =
                new SimulatedMatch<>(Race.definition()).with("ticks", "7");
        List<String> heard = new ArrayList<>();
        List<Runnable> thoughts = new ArrayList<>();
        race.seat(new InProcessPlayer(
                "Adder",
                TestMinds.INFO,
                invitation -> new Responder() {
                    @Override
                    public String answer(String input) {
                        heard.add("answers " + input.lines().findFirst().orElseThrow());
                        return "speed 4\n";
                    }

                    @Override
                    public void follow(String input) {
                        heard.add("sees " + input.lines().findFirst().orElseThrow());
                    }
                },
                thoughts::add));
        race.readBy(event -> {
            if (event instanceof Event.UpdateSent update && update.number() == 3) {
                thoughts.forEach(Runnable::run);
            }
        });

        race.play();

        assertThat(heard).containsExactly("sees Expecting = ORDERS 1", "answers Expecting = ORDERS 3");
        assertThat(race.events(Event.Ruled.class))
                .extracting(ruled -> ruled.reply().number() + ": " + ruled.code())
                .containsExactly("1: 0");
    }

    @Test
    void theReasonOfAnAnswerIsRecordedBetweenItsPromptAndItsRuling() {
        simulation.seat(new InProcessPlayer("Adder", TestMinds.INFO, invitation -> new Responder() {
            @Override
            public String answer(String input) {
                return "K 1\n";
            }

            @Override
            public String why() {
                return "depth 3, worth +2 coins";
            }
        }));
        simulation.seat("Bison", PlayerScript.mute());

        simulation.play();

        assertThat(simulation.events(Event.Reasoned.class))
                .extracting(why -> why.seat() + " " + why.number() + " " + why.words())
                .containsExactly("1 1 depth 3, worth +2 coins");
        assertThat(simulation.diary())
                .containsSubsequence(
                        "written: Prompted", "written: Reasoned", "written: Ruled", "written: Acknowledged");
    }

    @Test
    void aMindWithoutAReasonRecordsNone() {
        simulation.seat(TestMinds.slow("Adder", simulation.clock, Duration.ZERO, "K 1\n"));
        simulation.seat("Bison", PlayerScript.mute());

        simulation.play();

        assertThat(simulation.events(Event.Reasoned.class)).isEmpty();
    }

    private List<Integer> codes() {
        return simulation.events(Event.Ruled.class).stream()
                .map(Event.Ruled::code)
                .toList();
    }
}

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

/** A mind in our own virtual machine gets no favours. */
final class InProcessPlayerTest {

    private static final Duration LIMIT = Duration.ofSeconds(3);

    private final Stage<ChainReactionState, ChainReactionView, ChainReactionMove> stage =
            new Stage<>(ChainReaction.box()).with("turn-limit", "1");

    @Test
    void itReadsWhatABotWouldReadAndHearsWhatABotWouldHear() {
        List<String> heard = new ArrayList<>();
        stage.seat(new InProcessPlayer("Adder", Minds.INFO, invitation -> new Responder() {
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
        stage.seat("Bison", Conduct.mute());

        stage.play();

        assertThat(heard).containsExactly("Expecting = K 1-21", "code 3", "Winner = Bison");
    }

    @Test
    void thinkingAsLongAsTheLimitIsInTime() {
        stage.seat(Minds.slow("Adder", stage.clock, LIMIT, "K 1\n"));
        stage.seat("Bison", Conduct.mute());

        stage.play();

        assertThat(codes()).containsExactly(0);
    }

    @Test
    void thinkingLongerThanTheLimitIsATimeOut() {
        stage.seat(Minds.slow("Adder", stage.clock, LIMIT.plusNanos(1), "K 1\n"));
        stage.seat("Bison", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(codes()).containsExactly(20);
        assertThat(decided.over().reason()).isEqualTo("time out");
    }

    @Test
    void anEmptyAnswerIsATimeOut() {
        stage.seat(Minds.slow("Adder", stage.clock, Duration.ZERO, ""));
        stage.seat("Bison", Conduct.mute());

        stage.play();

        assertThat(codes()).containsExactly(20);
    }

    @Test
    void slowThinkingIsNotBilledToSomebodyElseWhoAnsweredMeanwhile() {
        Stage<Auction.State, Auction.View, Auction.Bid> auction = new Stage<>(Auction.box()).with("lots", "1");
        auction.seat(Minds.slow("Slow", auction.clock, Duration.ofSeconds(60), "bid 1\nEnd\n"));
        ScriptedPlayer other = auction.seat(
                "Other",
                Conduct.doing(prompt -> List.of(Deed.write("bid 2\nEnd\n").afterMillis(0))));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(other.codes()).containsExactly(0);
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
    }

    @Test
    void inRealTimeAnEmptyAnswerIsNoOrder() {
        Stage<Race.State, Race.View, Race.Order> race = new Stage<>(Race.box()).with("ticks", "4");
        race.seat(new InProcessPlayer(
                "Adder", Minds.INFO, invitation -> input -> input.contains("ORDERS 1\n") ? "" : "speed 4\n"));

        race.play();

        assertThat(race.events(Event.Ruled.class))
                .extracting(ruled -> ruled.reply().number() + ": " + ruled.code())
                .containsExactly("1: 0");
    }

    @Test
    void inRealTimeTheWorldGoesOnWhileItThinksAndItAnswersTheNewestUpdateNext() {
        Stage<Race.State, Race.View, Race.Order> race = new Stage<>(Race.box()).with("ticks", "7");
        List<String> heard = new ArrayList<>();
        List<Runnable> thoughts = new ArrayList<>();
        race.seat(new InProcessPlayer(
                "Adder",
                Minds.INFO,
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
            if (event instanceof Event.UpdateSent told && told.number() == 3) {
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
    void whyItAnswersSoIsWrittenDownBetweenItsPromptAndItsRuling() {
        stage.seat(new InProcessPlayer("Adder", Minds.INFO, invitation -> new Responder() {
            @Override
            public String answer(String input) {
                return "K 1\n";
            }

            @Override
            public String why() {
                return "depth 3, worth +2 coins";
            }
        }));
        stage.seat("Bison", Conduct.mute());

        stage.play();

        assertThat(stage.events(Event.Reasoned.class))
                .extracting(why -> why.seat() + " " + why.number() + " " + why.words())
                .containsExactly("1 1 depth 3, worth +2 coins");
        assertThat(stage.diary())
                .containsSubsequence(
                        "written: Prompted", "written: Reasoned", "written: Ruled", "written: Acknowledged");
    }

    @Test
    void whoHasNothingToSayWritesNothing() {
        stage.seat(Minds.slow("Adder", stage.clock, Duration.ZERO, "K 1\n"));
        stage.seat("Bison", Conduct.mute());

        stage.play();

        assertThat(stage.events(Event.Reasoned.class)).isEmpty();
    }

    private List<Integer> codes() {
        return stage.events(Event.Ruled.class).stream().map(Event.Ruled::code).toList();
    }
}

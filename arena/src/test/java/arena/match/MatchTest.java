package arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.tiny.Auction;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a match ends: in a verdict, or broken off for a cause that is nobody's on the board. */
final class MatchTest {

    private static final MatchConclusion STOPPED =
            new MatchConclusion.Broken(Event.Cause.STOPPED, "The match was stopped by its host.");

    private final Stage<ChainReactionState, ChainReactionView, ChainReactionMove> stage =
            new Stage<>(ChainReaction.box()).with("turn-limit", "2");

    @Test
    void bothPlayersAreToldTheSameEnd() {
        ScriptedPlayer first = stage.seat("Adder", Conduct.answering("K 1\n"));
        ScriptedPlayer second = stage.seat("Bison", Conduct.answering("K 49\n"));

        stage.play();

        assertThat(first.gameovers()).containsExactly("""
                        Winner = Bison
                        Loser = Adder
                        Reason = turn limit
                        Moves = 2
                        """);
        assertThat(second.gameovers()).isEqualTo(first.gameovers());
        assertThat(List.of(first.farewells(), second.farewells())).containsOnly(1);
    }

    @Test
    void aLargerMatchNamesEveryPlace() {
        Stage<Auction.State, Auction.View, Auction.Bid> auction = new Stage<>(Auction.box()).with("lots", "1");
        ScriptedPlayer first = auction.seat("Adder", Conduct.answering("bid 1\nEnd\n"));
        auction.seat("Bison", Conduct.answering("bid 9\nEnd\n"));
        auction.seat("Camel", Conduct.answering("bid 5\nEnd\n"));

        auction.play();

        assertThat(first.gameovers()).containsExactly("""
                        Winner = Bison
                        Place1 = Bison
                        Place2 = Adder
                        Place3 = Camel
                        Reason = all lots sold
                        Moves = 3
                        """);
    }

    @Test
    void theRecordBeginsWithTheWholeSetup() {
        stage.withSeed(77).with("swaps", "3");
        stage.seat("Adder", Conduct.answering("K 1\n"));
        stage.seat("Bison", Conduct.answering("K 49\n"));

        stage.play();

        assertThat(stage.events().get(0)).isInstanceOfSatisfying(Event.Began.class, began -> {
            assertThat(began.gameId()).isEqualTo("chain-reaction");
            assertThat(began.seed()).isEqualTo(77);
            assertThat(began.settings())
                    .containsEntry("swaps", "3")
                    .containsEntry("turn-limit", "2")
                    .containsEntry("move-time", "3s");
            assertThat(began.sittings()).extracting(Event.Sitting::name).containsExactly("Adder", "Bison");
        });
    }

    @Test
    void aVerdictStandsEvenIfAPlayerCannotBeTold() {
        stage.seat(new DeafPlayer("Adder", stage.clock, new VenueException("The folder is gone.")));
        ScriptedPlayer second = stage.seat("Bison", Conduct.answering("K 49\n"));

        assertThat(stage.play()).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(stage.events(Event.BrokenOff.class)).isEmpty();
        assertThat(second.gameovers()).hasSize(1);
    }

    @Test
    void aVerdictStandsEvenIfAPlayerFailsAtBeingTold() {
        stage.seat(new DeafPlayer("Adder", stage.clock, new IllegalStateException("a defect of the player")));
        ScriptedPlayer second = stage.seat("Bison", Conduct.answering("K 49\n"));

        assertThat(stage.play()).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(second.gameovers()).hasSize(1);
        assertThat(second.farewells()).isEqualTo(1);
    }

    @Test
    void aMatchWhoseRecordCannotBeWrittenIsBrokenOffBeforeAnybodyIsToldTheRuling() {
        stage.readBy(event -> {
            if (event instanceof Event.Ruled) {
                throw new VenueException("The disk is full.");
            }
        });
        ScriptedPlayer first = stage.seat("Adder", Conduct.answering("K 1\n"));
        ScriptedPlayer second = stage.seat("Bison", Conduct.answering("K 49\n"));

        assertThat(stage.play()).isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The disk is full."));
        assertThat(first.codes()).isEmpty();
        assertThat(List.of(first.farewells(), second.farewells())).containsOnly(1);
    }

    @Test
    void aRecordThatFailsForGoodDoesNotKeepThePlayersFromBeingToldAndLetGo() {
        stage.readBy(event -> {
            if (!(event instanceof Event.Began) && !(event instanceof Event.Joined)) {
                throw new VenueException("The disk is full.");
            }
        });
        ScriptedPlayer first = stage.seat("Adder", Conduct.answering("K 1\n"));
        stage.seat("Bison", Conduct.answering("K 49\n"));

        assertThat(stage.play()).isInstanceOf(MatchConclusion.Broken.class);
        assertThat(first.gameovers()).hasSize(1);
        assertThat(first.farewells()).isEqualTo(1);
    }

    @Test
    void aVerdictThatCannotBeWrittenIsNone() {
        stage.readBy(event -> {
            if (event instanceof Event.Ended) {
                throw new VenueException("The disk is full.");
            }
        });
        ScriptedPlayer first = stage.seat("Adder", Conduct.answering("K 1\n"));
        stage.seat("Bison", Conduct.answering("K 49\n"));

        assertThat(stage.play()).isInstanceOf(MatchConclusion.Broken.class);
        assertThat(first.gameovers()).containsExactly("Winner = \nLoser = \nReason = broken off\nMoves = 2\n");
    }

    @Test
    void aDefectOfTheGameIsWrittenDownAndThrownOn() {
        Altered<ChainReactionState, ChainReactionView, ChainReactionMove> rules = Altered.of(ChainReaction.box())
                .withNext(state -> {
                    throw new IllegalStateException("a defect of the game");
                });
        Stage<ChainReactionState, ChainReactionView, ChainReactionMove> broken = new Stage<>(rules.box());
        ScriptedPlayer first = broken.seat("Adder", Conduct.answering("K 1\n"));
        broken.seat("Bison", Conduct.answering("K 49\n"));

        assertThatThrownBy(broken::play).isInstanceOf(IllegalStateException.class);

        assertThat(broken.events(Event.BrokenOff.class)).singleElement().satisfies(event -> {
            assertThat(event.cause()).isEqualTo(Event.Cause.DEFECT);
            assertThat(event.words()).startsWith("The arena failed in step 1: ").contains("a defect of the game");
        });
        assertThat(first.gameovers()).hasSize(1);
        assertThat(first.farewells()).isEqualTo(1);
    }

    @Test
    void whoCouldNotJoinIsLetGoAndWhoWasNotAskedToIsNot() {
        List<String> calls = new ArrayList<>();
        stage.seat(new ScriptedPlayer("Adder", stage.clock, Conduct.mute(), calls::add) {
            @Override
            public void join(Invitation given) {
                throw new VenueException("The folder cannot be cleaned.");
            }
        });
        ScriptedPlayer second = stage.seat("Bison", Conduct.mute());

        assertThat(stage.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The folder cannot be cleaned."));
        assertThat(calls).containsExactly("Adder is told the end", "Adder is let go");
        assertThat(second.farewells()).isZero();
    }

    @Test
    void anInterruptStopsAMatchThatWaitsAndIsPassedOnAfterTheFarewells() {
        List<Boolean> interruptedAtFarewell = new ArrayList<>();
        Deed interrupt = Deed.call(() -> Thread.currentThread().interrupt()).afterMillis(100);
        stage.seat(new ScriptedPlayer("Adder", stage.clock, Conduct.doing(prompt -> List.of(interrupt)), said -> {}) {
            @Override
            public void leave() {
                interruptedAtFarewell.add(Thread.currentThread().isInterrupted());
            }
        });
        ScriptedPlayer second = stage.seat("Bison", Conduct.mute());

        MatchConclusion conclusion = stage.play();

        assertThat(Thread.interrupted()).as("passed on").isTrue();
        assertThat(conclusion).isEqualTo(STOPPED);
        assertThat(interruptedAtFarewell).containsExactly(false);
        assertThat(stage.events(Event.BrokenOff.class)).hasSize(1);
        assertThat(second.gameovers()).hasSize(1);
    }

    @Test
    void anInterruptStopsAMatchThatNeverWaits() {
        stage.readBy(event -> {
            if (event instanceof Event.Ruled) {
                Thread.currentThread().interrupt();
            }
        });
        stage.seat(new InProcessPlayer("Adder", Minds.INFO, invitation -> input -> "K 1\n"));
        stage.seat(new InProcessPlayer("Bison", Minds.INFO, invitation -> input -> "K 49\n"));

        MatchConclusion conclusion = stage.play();

        assertThat(Thread.interrupted()).as("passed on").isTrue();
        assertThat(conclusion).isEqualTo(STOPPED);
        assertThat(stage.events(Event.Ruled.class)).hasSize(1);
    }

    @Test
    void aFileOperationThatFailsByTheInterruptIsNoFailureOfThePlace() {
        Deed interrupt = Deed.call(() -> Thread.currentThread().interrupt());
        stage.seat(
                new ScriptedPlayer(
                        "Adder",
                        stage.clock,
                        Conduct.doing(prompt -> List.of(Deed.write("K 1\n"), interrupt)),
                        said -> {}) {
                    @Override
                    public long acknowledge(Acknowledgement acknowledgement) {
                        throw new VenueException("acknowledge_1.txt cannot be written: ClosedByInterruptException.");
                    }
                });
        stage.seat("Bison", Conduct.mute());

        MatchConclusion conclusion = stage.play();

        assertThat(Thread.interrupted()).as("passed on").isTrue();
        assertThat(conclusion).isEqualTo(STOPPED);
    }

    /** A player that cannot be told the end. */
    private static final class DeafPlayer extends ScriptedPlayer {
        private final RuntimeException failure;

        DeafPlayer(String name, VirtualClock clock, RuntimeException failure) {
            super(name, clock, Conduct.answering("K 1\n"), said -> {});
            this.failure = failure;
        }

        @Override
        public void conclude(String gameover) {
            throw failure;
        }
    }
}

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

/** Tests of the end of a match: a verdict, or a break-off for a cause outside the game. */
final class MatchTest {

    private static final MatchConclusion STOPPED =
            new MatchConclusion.Broken(Event.Cause.STOPPED, "The match was stopped by its host.");

    private final SimulatedMatch<ChainReactionState, ChainReactionView, ChainReactionMove> simulation =
            new SimulatedMatch<>(ChainReaction.definition()).with("turn-limit", "2");

    @Test
    void bothPlayersReceiveTheSameEnd() {
        ScriptedPlayer first = simulation.seat("Adder", PlayerScript.answering("K 1\n"));
        ScriptedPlayer second = simulation.seat("Bison", PlayerScript.answering("K 49\n"));

        simulation.play();

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
        SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
                new SimulatedMatch<>(Auction.definition()).with("lots", "1");
        ScriptedPlayer first = auction.seat("Adder", PlayerScript.answering("bid 1\nEnd\n"));
        auction.seat("Bison", PlayerScript.answering("bid 9\nEnd\n"));
        auction.seat("Camel", PlayerScript.answering("bid 5\nEnd\n"));

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
    void theRecordBeginsWithTheFullSetup() {
        simulation.withSeed(77).with("swaps", "3");
        simulation.seat("Adder", PlayerScript.answering("K 1\n"));
        simulation.seat("Bison", PlayerScript.answering("K 49\n"));

        simulation.play();

        assertThat(simulation.events().get(0)).isInstanceOfSatisfying(Event.Began.class, began -> {
            assertThat(began.gameId()).isEqualTo("chain-reaction");
            assertThat(began.seed()).isEqualTo(77);
            assertThat(began.settings())
                    .containsEntry("swaps", "3")
                    .containsEntry("turn-limit", "2")
                    .containsEntry("move-time", "3s");
            assertThat(began.sittings()).extracting(Event.SeatAssignment::name).containsExactly("Adder", "Bison");
        });
    }

    @Test
    void aVerdictStandsEvenIfItCannotBeSentToAPlayer() {
        simulation.seat(new DeafPlayer("Adder", simulation.clock, new VenueException("The folder is gone.")));
        ScriptedPlayer second = simulation.seat("Bison", PlayerScript.answering("K 49\n"));

        assertThat(simulation.play()).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(simulation.events(Event.BrokenOff.class)).isEmpty();
        assertThat(second.gameovers()).hasSize(1);
    }

    @Test
    void aVerdictStandsEvenIfAPlayerFailsToReceiveIt() {
        simulation.seat(new DeafPlayer("Adder", simulation.clock, new IllegalStateException("a defect of the player")));
        ScriptedPlayer second = simulation.seat("Bison", PlayerScript.answering("K 49\n"));

        assertThat(simulation.play()).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(second.gameovers()).hasSize(1);
        assertThat(second.farewells()).isEqualTo(1);
    }

    @Test
    void aMatchWhoseRecordCannotBeWrittenIsBrokenOffBeforeTheRulingIsSent() {
        simulation.readBy(event -> {
            if (event instanceof Event.Ruled) {
                throw new VenueException("The disk is full.");
            }
        });
        ScriptedPlayer first = simulation.seat("Adder", PlayerScript.answering("K 1\n"));
        ScriptedPlayer second = simulation.seat("Bison", PlayerScript.answering("K 49\n"));

        assertThat(simulation.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The disk is full."));
        assertThat(first.codes()).isEmpty();
        assertThat(List.of(first.farewells(), second.farewells())).containsOnly(1);
    }

    @Test
    void aRecordThatFailsForGoodDoesNotKeepThePlayersFromBeingInformedAndReleased() {
        simulation.readBy(event -> {
            if (!(event instanceof Event.Began) && !(event instanceof Event.Joined)) {
                throw new VenueException("The disk is full.");
            }
        });
        ScriptedPlayer first = simulation.seat("Adder", PlayerScript.answering("K 1\n"));
        simulation.seat("Bison", PlayerScript.answering("K 49\n"));

        assertThat(simulation.play()).isInstanceOf(MatchConclusion.Broken.class);
        assertThat(first.gameovers()).hasSize(1);
        assertThat(first.farewells()).isEqualTo(1);
    }

    @Test
    void aVerdictThatCannotBeWrittenIsNone() {
        simulation.readBy(event -> {
            if (event instanceof Event.Ended) {
                throw new VenueException("The disk is full.");
            }
        });
        ScriptedPlayer first = simulation.seat("Adder", PlayerScript.answering("K 1\n"));
        simulation.seat("Bison", PlayerScript.answering("K 49\n"));

        assertThat(simulation.play()).isInstanceOf(MatchConclusion.Broken.class);
        assertThat(first.gameovers()).containsExactly("Winner = \nLoser = \nReason = broken off\nMoves = 2\n");
    }

    @Test
    void aDefectOfTheGameIsWrittenDownAndThrownOn() {
        AlteredGame<ChainReactionState, ChainReactionView, ChainReactionMove> rules = AlteredGame.of(
                        ChainReaction.definition())
                .withNext(state -> {
                    throw new IllegalStateException("a defect of the game");
                });
        SimulatedMatch<ChainReactionState, ChainReactionView, ChainReactionMove> broken =
                new SimulatedMatch<>(rules.definition());
        ScriptedPlayer first = broken.seat("Adder", PlayerScript.answering("K 1\n"));
        broken.seat("Bison", PlayerScript.answering("K 49\n"));

        assertThatThrownBy(broken::play).isInstanceOf(IllegalStateException.class);

        assertThat(broken.events(Event.BrokenOff.class)).singleElement().satisfies(event -> {
            assertThat(event.cause()).isEqualTo(Event.Cause.DEFECT);
            assertThat(event.words()).startsWith("The arena failed in step 1: ").contains("a defect of the game");
        });
        assertThat(first.gameovers()).hasSize(1);
        assertThat(first.farewells()).isEqualTo(1);
    }

    @Test
    void aPlayerThatCouldNotJoinIsReleasedAndOneThatWasNotInvitedIsNot() {
        List<String> calls = new ArrayList<>();
        simulation.seat(new ScriptedPlayer("Adder", simulation.clock, PlayerScript.mute(), calls::add) {
            @Override
            public void join(Invitation given) {
                throw new VenueException("The folder cannot be cleaned.");
            }
        });
        ScriptedPlayer second = simulation.seat("Bison", PlayerScript.mute());

        assertThat(simulation.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The folder cannot be cleaned."));
        assertThat(calls).containsExactly("Adder receives the end", "Adder is released");
        assertThat(second.farewells()).isZero();
    }

    @Test
    void anInterruptStopsAMatchThatWaitsAndIsPassedOnAfterTheFarewells() {
        List<Boolean> interruptedAtFarewell = new ArrayList<>();
        ScriptedAction interrupt =
                ScriptedAction.call(() -> Thread.currentThread().interrupt()).afterMillis(100);
        simulation.seat(
                new ScriptedPlayer(
                        "Adder", simulation.clock, PlayerScript.doing(prompt -> List.of(interrupt)), said -> {}) {
                    @Override
                    public void leave() {
                        interruptedAtFarewell.add(Thread.currentThread().isInterrupted());
                    }
                });
        ScriptedPlayer second = simulation.seat("Bison", PlayerScript.mute());

        MatchConclusion conclusion = simulation.play();

        assertThat(Thread.interrupted()).as("passed on").isTrue();
        assertThat(conclusion).isEqualTo(STOPPED);
        assertThat(interruptedAtFarewell).containsExactly(false);
        assertThat(simulation.events(Event.BrokenOff.class)).hasSize(1);
        assertThat(second.gameovers()).hasSize(1);
    }

    @Test
    void anInterruptStopsAMatchThatNeverWaits() {
        simulation.readBy(event -> {
            if (event instanceof Event.Ruled) {
                Thread.currentThread().interrupt();
            }
        });
        simulation.seat(new InProcessPlayer("Adder", TestMinds.INFO, invitation -> input -> "K 1\n"));
        simulation.seat(new InProcessPlayer("Bison", TestMinds.INFO, invitation -> input -> "K 49\n"));

        MatchConclusion conclusion = simulation.play();

        assertThat(Thread.interrupted()).as("passed on").isTrue();
        assertThat(conclusion).isEqualTo(STOPPED);
        assertThat(simulation.events(Event.Ruled.class)).hasSize(1);
    }

    @Test
    void aFileOperationThatFailsByTheInterruptIsNoFailureOfThePlace() {
        ScriptedAction interrupt =
                ScriptedAction.call(() -> Thread.currentThread().interrupt());
        simulation.seat(
                new ScriptedPlayer(
                        "Adder",
                        simulation.clock,
                        PlayerScript.doing(prompt -> List.of(ScriptedAction.write("K 1\n"), interrupt)),
                        said -> {}) {
                    @Override
                    public long acknowledge(Acknowledgement acknowledgement) {
                        throw new VenueException("acknowledge_1.txt cannot be written: ClosedByInterruptException.");
                    }
                });
        simulation.seat("Bison", PlayerScript.mute());

        MatchConclusion conclusion = simulation.play();

        assertThat(Thread.interrupted()).as("passed on").isTrue();
        assertThat(conclusion).isEqualTo(STOPPED);
    }

    /** A player whose end-of-match text cannot be published. */
    private static final class DeafPlayer extends ScriptedPlayer {
        private final RuntimeException failure;

        DeafPlayer(String name, VirtualClock clock, RuntimeException failure) {
            super(name, clock, PlayerScript.answering("K 1\n"), said -> {});
            this.failure = failure;
        }

        @Override
        public void conclude(String gameover) {
            throw failure;
        }
    }
}

package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.tiny.Auction;
import arena.game.tiny.Doubt;
import arena.game.tiny.Race;
import arena.games.chainreaction.ChainReaction;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * A simulation of hundreds of complete matches from seeds, in virtual time, with players that are late, mute, invalid,
 * drafting, dying or never ready: whatever they do, every match ends, and its events obey the {@link EventLaws}.
 */
final class SimulationTest {

    private static final int MATCHES = 150;
    private static final List<MatchTerms.Explanations> EXPLANATIONS =
            List.of(MatchTerms.Explanations.OFF, MatchTerms.Explanations.ERRORS, MatchTerms.Explanations.ON);

    /** The kinds of events that occurred, so that a simulation that no longer simulates anything is noticed. */
    private final SortedSet<String> seen = new TreeSet<>();

    @Test
    void matchesWithOneSeatToMoveEndLawfullyAndTheSameAtEveryRun() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            playTwice(ChainReaction.definition(), 2, seed);
        }
        assertThat(seen)
                .contains("time out", "too many wrong moves", "process ended", "not ready", "king hit")
                .contains("broken off: NOBODY_READY", "code 0", "code 4", "code 20", "turn cut off", "left after turn");
    }

    @Test
    void matchesWithDecisionsInsideATurnEndLawfullyAndTheSameAtEveryRun() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            playTwice(Doubt.definition(), 2 + seed % 3, seed);
        }
        assertThat(seen).contains("all turns played", "code 0", "code 1", "code 20", "turn cut off", "left after turn");
    }

    @Test
    void matchesOfAllSeatsAtOnceEndLawfullyAndTheSameAtEveryRun() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            playTwice(Auction.definition(), 2 + seed % 5, seed);
        }
        assertThat(seen)
                .contains("all lots sold", "nobody left to bid", "draft", "code 0", "code 1", "code 20")
                .contains("turn cut off", "left after turn");
    }

    @Test
    void matchesInRealTimeEndLawfullyAndTheSameAtEveryRun() {
        for (int seed = 1; seed <= MATCHES; seed++) {
            playTwice(Race.definition(), 1 + seed % 6, seed);
        }
        assertThat(seen).contains("flag", "code 0", "code 1", "code 2", "left after turn");
    }

    private <S, V, A> void playTwice(GameDefinition<S, V, A> game, int seats, int seed) {
        List<Event> first = play(game, seats, seed);
        List<Event> second = play(game, seats, seed);
        assertThat(second).as("seed %d of %s", seed, game.info().id()).isEqualTo(first);
        first.forEach(this::look);
    }

    private <S, V, A> List<Event> play(GameDefinition<S, V, A> game, int seats, int seed) {
        Random random = new Random(seed);
        SimulatedMatch<S, V, A> simulation = new SimulatedMatch<>(game)
                .withSeed(seed)
                .explaining(EXPLANATIONS.get(random.nextInt(EXPLANATIONS.size())));
        List<ScriptedPlayer> players = new ArrayList<>();
        for (Seat seat : Seat.firstSeats(seats)) {
            Random own = new Random(random.nextLong());
            PlayerScript script = game.search().isPresent()
                    ? RandomScript.of(game, seat, own)
                    : new RandomScript(own, prompt -> "speed " + own.nextInt(12) + "\n");
            players.add(simulation.seat("Player" + seat.number(), script));
        }
        MatchConclusion conclusion = simulation.play();
        EventLaws.hold(simulation.events(), conclusion);
        players.forEach(player -> {
            assertThat(player.gameovers()).as("received the end once").hasSize(1);
            assertThat(player.farewells()).as("released once").isEqualTo(1);
        });
        assertThat(players.stream().mapToInt(player -> player.codes().size()).sum())
                .as("what was recorded as sent was received")
                .isEqualTo(simulation.events(Event.Acknowledged.class).size());
        return simulation.events();
    }

    private void look(Event event) {
        if (event instanceof Event.Ruled ruled) {
            seen.add("code " + ruled.code());
            if (ruled.reply().draft()) {
                seen.add("draft");
            }
        } else if (event instanceof Event.Left left && left.step() > 0) {
            seen.add(left.breaksOff() ? "turn cut off" : "left after turn");
        } else if (event instanceof Event.Ended ended) {
            seen.add(ended.reason());
        } else if (event instanceof Event.BrokenOff brokenOff) {
            seen.add("broken off: " + brokenOff.cause());
        }
    }
}

package arena.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arena.ladder.LadderPairing.Table;
import arena.tournament.Elo;
import arena.tournament.format.SealedSeed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LadderPairingTest {

    private static final LadderBot MARK = LadderBot.mark(1);
    private static final LadderBot RED = LadderBot.version("Red", 1);
    private static final LadderBot BLUE = LadderBot.version("Blue", 1);
    private static final SealedSeed SEAL = new SealedSeed("0123456789abcdef".repeat(4));

    private final LadderState ladder = new LadderState(3, 2, 3);
    private int number;

    private Optional<Table> next(LadderBot... chosen) {
        return new LadderPairing(ladder, LadderRatings.of(ladder), SEAL).next(List.of(chosen), 2, 2, number + 1);
    }

    private void play(LadderBot first, LadderBot second, boolean isWon) {
        play(List.of(first, second), isWon, Optional.empty());
    }

    private void play(List<LadderBot> bots, boolean isWon, Optional<LadderChallenge> challenge) {
        number++;
        List<Integer> places = isWon ? List.of(1, 2) : List.of(2, 1);
        ladder.add(new LadderGame(number, bots, places, Set.of(), "r" + number, challenge));
    }

    @Test
    void aLadderHasMoreBotsThanATableOfAContest() {
        for (int team = 1; team <= 700; team++) {
            LadderBot older = LadderBot.version("Team" + team, 1);
            LadderBot newer = LadderBot.version("Team" + team, 2);
            ladder.enter(older);
            ladder.enter(newer);
            play(newer, LadderBot.mark(1 + team % 3), team % 2 == 0);
            play(newer, older, team % 5 > 0);
        }
        LadderBot late = LadderBot.version("Red", 1);
        ladder.enter(late);

        assertThat(next().orElseThrow().chosen()).isEqualTo(late);
        assertThat(LadderRatings.of(ladder).of(LadderBot.version("Team2", 2)).value())
                .isGreaterThan(LadderRatings.of(ladder)
                        .of(LadderBot.version("Team5", 2))
                        .value());
    }

    @Test
    void challengesArePlayedFirstAndOneAtATimeForEachTeam() {
        LadderBot newer = LadderBot.version("Blue", 2);
        ladder.enter(RED);
        ladder.enter(BLUE);
        ladder.enter(newer);
        ladder.add(new LadderChallenge("Red", "Blue", 2));
        ladder.add(new LadderChallenge("Red", "Blue@1", 1));
        ladder.add(new LadderChallenge("Blue", "superbot:3", 1));

        Table first = next().orElseThrow();
        assertThat(first.chosen()).isEqualTo(RED);
        assertThat(first.bots()).containsExactlyInAnyOrder(RED, newer);
        Table second = next(RED).orElseThrow();
        assertThat(second.bots()).containsExactlyInAnyOrder(newer, LadderBot.mark(3));
        assertThat(next(RED, newer)).isEmpty();

        play(first.bots(), true, first.challenge());
        assertThat(ladder.challenges())
                .containsExactly(
                        new LadderChallenge("Red", "Blue", 1),
                        new LadderChallenge("Red", "Blue@1", 1),
                        new LadderChallenge("Blue", "superbot:3", 1));
        play(first.bots(), true, first.challenge());
        Table third = next().orElseThrow();
        assertThat(third.bots()).containsExactlyInAnyOrder(RED, BLUE);
        play(third.bots(), false, third.challenge());
        play(second.bots(), false, second.challenge());
        assertThat(ladder.challenges()).isEmpty();
        assertThat(next().flatMap(Table::challenge)).isEmpty();
    }

    @Test
    void aVersionThatComesDuringAGameOfAChallengeWaitsForItsEnd() {
        ladder.enter(RED);
        ladder.add(new LadderChallenge("Red", "superbot:2", 1));
        LadderBot running = next().orElseThrow().chosen();
        ladder.enter(LadderBot.version("Red", 2));

        assertThat(next(running).flatMap(Table::challenge)).isEmpty();
    }

    @Test
    void aChallengeWaitsWhileItsOpponentDoesNotPlay() {
        ladder.enter(RED);
        ladder.enter(BLUE);
        ladder.retire(BLUE, new LadderState.Retirement("It crashed.", Optional.empty()));
        ladder.add(new LadderChallenge("Red", "Blue", 1));

        assertThat(next().flatMap(Table::challenge)).isEmpty();
        ladder.enter(LadderBot.version("Blue", 2));
        assertThat(next().orElseThrow().bots()).containsExactlyInAnyOrder(RED, LadderBot.version("Blue", 2));
    }

    @Test
    void theOtherSeatsOfAChallengeAreFilled() {
        ladder.enter(RED);
        ladder.enter(BLUE);
        ladder.add(new LadderChallenge("Red", "Blue", 1));

        Table table = new LadderPairing(ladder, LadderRatings.of(ladder), SEAL)
                .next(List.of(), 2, 4, 1)
                .orElseThrow();

        assertThat(table.bots()).hasSize(4).doesNotHaveDuplicates().contains(RED, BLUE);
    }

    @Test
    void marksAlonePlayNothing() {
        assertThat(next()).isEmpty();
    }

    @Test
    void aNewVersionPlaysBeforeThoseThatAreKnown() {
        ladder.enter(RED);
        IntStream.range(0, 6).forEach(game -> play(RED, MARK, game % 2 == 0));
        ladder.enter(BLUE);

        assertThat(next().map(Table::chosen)).contains(BLUE);
        assertThat(next(BLUE).map(Table::chosen)).contains(RED);
        assertThat(next(BLUE, RED)).isEmpty();
    }

    @Test
    void olderVersionsAreOpponentsAndNeverOfTheirOwnTeam() {
        LadderBot newer = LadderBot.version("Red", 2);
        ladder.enter(RED);
        ladder.enter(newer);
        ladder.enter(BLUE);
        Set<LadderBot> met = new HashSet<>();
        for (int game = 0; game < 40; game++) {
            Table table = next().orElseThrow();
            assertThat(table.chosen()).isIn(newer, BLUE);
            assertThat(table.bots()).doesNotContainSequence(RED, newer).doesNotContainSequence(newer, RED);
            met.addAll(table.bots());
            play(table.bots().get(0), table.bots().get(1), game % 2 == 0);
        }
        assertThat(met).contains(RED, newer, BLUE, MARK);
    }

    @Test
    void theFirstSeatIsTakenInTurns() {
        ladder.enter(RED);
        int first = 0;
        for (int game = 0; game < 20; game++) {
            Table table = next().orElseThrow();
            first += table.bots().get(0).equals(RED) ? 1 : 0;
            play(table.bots().get(0), table.bots().get(1), game % 3 == 0);
        }
        assertThat(first).isBetween(9, 11);
    }

    @Test
    void moreSeatsAreFilledWithDifferentBots() {
        ladder.enter(RED);
        Table table = new LadderPairing(ladder, LadderRatings.of(ladder), SEAL)
                .next(List.of(), 2, 6, 1)
                .orElseThrow();
        assertThat(table.bots()).hasSize(4).doesNotHaveDuplicates().contains(RED);
    }

    /** Bots of known strengths play by the model of the ratings: the ladder finds the distances, then rests. */
    @Tag("slow")
    @Test
    void ratingsFindTheStrengthsAndTheLadderRestsOnceTheyAreCertain() {
        List<LadderBot> teams = new ArrayList<>();
        for (int team = 0; team < 2; team++) {
            teams.add(LadderBot.version("Team" + team, 1));
            ladder.enter(teams.get(team));
        }
        SplittableRandom random = new SplittableRandom(7);
        Optional<Table> table = next();
        while (table.isPresent() && number < 4_000) {
            LadderBot one = table.get().bots().get(0);
            LadderBot two = table.get().bots().get(1);
            play(one, two, random.nextDouble() < Elo.score(strength(one) - strength(two)));
            table = number < 50 || number % 5 == 0 ? next() : table;
        }
        LadderRatings ratings = LadderRatings.of(ladder);
        assertThat(ratings.of(MARK).value()).isEqualTo(LadderRatings.MARK);
        assertThat(number).as("games until it rested").isLessThan(4_000);
        for (LadderBot team : teams) {
            assertThat(ratings.of(team).value()).as(team.name()).isCloseTo(strength(team), within(60.0));
            assertThat(ratings.of(team).uncertainty()).isLessThanOrEqualTo(LadderPairing.CERTAIN);
        }
    }

    private static double strength(LadderBot bot) {
        return bot.isMark()
                ? 1000 + 100.0 * (bot.number() - 1)
                : 950 + 200.0 * Integer.parseInt(bot.team().substring("Team".length()));
    }
}

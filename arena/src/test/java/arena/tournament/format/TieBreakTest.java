package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.Golden;
import arena.game.Settings;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A test of the contest of 2015, with scores in which each tie-break occurs. */
class TieBreakTest {

    private static final int EQUAL_MOVES = 30;

    private final ContestLayout plan = plan();
    private final SimulatedContest contest = new SimulatedContest(plan);
    private final Random random = new Random(2015);

    private static ContestLayout plan() {
        TreeMap<String, String> swaps = new TreeMap<>();
        swaps.put("swaps", "1");
        FormatTerms terms =
                new FormatTerms(2, new Settings(new TreeMap<>()), PointsRule.Places.WINNER_TAKES_ONE, List.of(), swaps);
        List<Integer> order = IntStream.range(0, 40).boxed().toList();
        return Formats.named("spl-2015").orElseThrow().plan(terms, new DrawResult(order, List.of(), List.of(39)));
    }

    /**
     * Enters a score: in group A the points decide, in B the moves, in C the duel, in D a play-off, in E the second
     * one, in F the lot.
     */
    private void play(ContestProgress progress, Fixture fixture) {
        List<Integer> members = progress.section(fixture.section()).orElseThrow().members().stream()
                .map(member -> member.orElseThrow())
                .toList();
        int one = Math.min(
                members.indexOf(fixture.seats().get(0)),
                members.indexOf(fixture.seats().get(1)));
        int other = Math.max(
                members.indexOf(fixture.seats().get(0)),
                members.indexOf(fixture.seats().get(1)));
        boolean upset;
        int moves = EQUAL_MOVES;
        switch (fixture.section()) {
            case "1A" -> upset = false;
            case "1B" -> {
                upset = one == 1 && other == 4;
                moves = 20 + 3 * one + other;
            }
            case "1C" -> upset = one == 1 && other == 4;
            case "1D" -> upset = one == 0 && other == 2 && !fixture.id().contains("tie");
            case "1E" -> upset = one == 0 && other == 2 && !fixture.id().contains("tie2");
            case "1F" -> upset = one == 0 && other == 2;
            default -> {
                upset = random.nextBoolean();
                moves = 20 + random.nextInt(40);
            }
        }
        contest.win(fixture, members.get(upset ? other : one), moves);
    }

    private void play(int games) {
        ContestProgress progress = contest.progress();
        for (int game = 0; game < games && !progress.over(); game++) {
            play(progress, contest.open(progress).get(0));
            progress = contest.progress();
        }
    }

    /** Returns a round robin of three in which each has won one game, the last one of them without any move. */
    private static SimulatedContest circle(int first, int second) {
        FormatTerms terms = new FormatTerms(
                2,
                new Settings(new TreeMap<>(Map.of("legs", "2", "ties", "0"))),
                PointsRule.Places.WINNER_TAKES_ONE,
                List.of(),
                new TreeMap<>());
        SimulatedContest contest = new SimulatedContest(Formats.named("round-robin")
                .orElseThrow()
                .plan(terms, new DrawResult(List.of(0, 1, 2), List.of(), List.of())));
        for (Fixture fixture : contest.open()) {
            int winner = fixture.seats().contains(0) ? 0 : 1;
            contest.win(fixture, winner, fixture.seats().contains(2) ? second : first);
        }
        return contest;
    }

    private static long moves(SimulatedContest contest, int member) {
        return contest.progress().sections().get(0).rows().stream()
                .filter(row -> row.contestant() == member)
                .mapToLong(row -> row.figures().moves())
                .sum();
    }

    @Test
    void aGameThatWasWonWithoutAMoveCountsTheMeanOfTheOthers() {
        assertThat(moves(circle(40, 80), 0)).isEqualTo(240);
        assertThat(moves(circle(0, 80), 0)).as("two won without a move").isEqualTo(320);
        assertThat(moves(circle(0, 80), 1)).isEqualTo(160);
        assertThat(moves(circle(40, 0), 1))
                .as("the mean of all, with no won game of its own")
                .isEqualTo(80);
        assertThat(moves(circle(0, 0), 0)).as("no game with moves at all").isZero();
    }

    private static String why(ContestProgress progress, String section, int index) {
        return progress.section(section).orElseThrow().rows().get(index).why();
    }

    @Test
    void theContestEqualsTheGoldenFile() {
        play(70);
        Golden.check("tournament/spl-2015-after-70-games.txt", ContestDump.progress(plan, contest));
        play(1_000);
        assertThat(contest.progress().over()).isTrue();
        Golden.check("tournament/spl-2015.txt", ContestDump.progress(plan, contest));
    }

    @Test
    void eachTieBreakOfTheDocumentIsReachedAndExplained() {
        play(1_000);
        ContestProgress progress = contest.progress();
        assertThat(why(progress, "1A", 0)).isEmpty();
        assertThat(why(progress, "1B", 1)).startsWith("level on 2 points with").contains("by fewest moves, ");
        assertThat(why(progress, "1C", 1)).contains("on points and moves; ahead because it won the match between them");
        assertThat(why(progress, "1C", 2)).contains("behind because");
        assertThat(why(progress, "1D", 0))
                .contains("on points and moves")
                .contains("by points in the play-off, 2 to 1 and 0");
        assertThat(why(progress, "1E", 0))
                .contains("on points and moves in the play-off")
                .contains("by points in play-off 2");
        assertThat(why(progress, "1F", 0)).contains("by lot");
        assertThat(progress.section("1F").orElseThrow().fixtures()).hasSize(10 + 3 * 3);
        assertThat(progress.section("1D").orElseThrow().fixtures().get(10).settings())
                .containsEntry("swaps", "1");
        assertThat(progress.section("1D").orElseThrow().fixtures().get(10).id()).startsWith("1D.tie1.");
    }
}

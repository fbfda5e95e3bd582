package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import arena.tournament.GameResult;
import arena.tournament.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A test of the outlook: its statements are compared with many random continuations of the contest. */
class QualificationOutlookTest {

    private static final Pattern OTHERS = Pattern.compile("(through|out) if (\\w+) (beats|does not beat) (\\w+)");
    private static final Pattern OWN = Pattern.compile("(through|out) (if|unless) it (wins|loses) its last match");

    private static ContestLayout plan(int members, int advancing, PointsRule rewards, int seats) {
        Ranking ranking = new Ranking(rewards, List.of(Criterion.POINTS, Criterion.MOVES), advancing, new TreeMap<>());
        List<Slot> slots = Groups.slots(Groups.numbers(members));
        Section group = new Section(
                "1A", Wording.named("Groups"), Wording.named("Group A"), slots, new LeaguePlay(1, seats), ranking);
        List<Slot> going = Groups.numbers(Math.max(advancing, 2)).stream()
                .map(place -> Slot.placed("place", "1A", place + 1))
                .toList();
        Section next = new Section(
                "2", Wording.named("Next"), Wording.named("Next"), going, new LeaguePlay(1, seats), ranking);
        return new ContestLayout(List.of(group, next), List.of("2"), List.of());
    }

    private static void score(SimulatedContest contest, Fixture fixture, Random random) {
        if (fixture.seats().size() == 2 && random.nextInt(8) == 0) {
            contest.score(fixture, GameResult.of(fixture.seats(), List.of(1, 1), List.of(0L, 0L), 40));
        } else {
            contest.score(fixture, random);
        }
    }

    private static SimulatedContest played(ContestLayout plan, int games, Random random) {
        SimulatedContest contest = new SimulatedContest(plan);
        List<Fixture> fixtures = new ArrayList<>(contest.open());
        Collections.shuffle(fixtures, random);
        fixtures.subList(0, games).forEach(fixture -> score(contest, fixture, random));
        return contest;
    }

    /** A section's state, and the scores that led to it. */
    private record Standing(SectionState section, SimulatedContest contest) {

        static Standing of(SimulatedContest contest) {
            return new Standing(contest.section("1A"), contest);
        }

        boolean isWon(String winner, String loser) {
            Fixture fixture = section.fixtures().stream()
                    .filter(each -> each.seats().stream()
                            .map(SimulatedContest::name)
                            .toList()
                            .containsAll(List.of(winner, loser)))
                    .findFirst()
                    .orElseThrow();
            int seat = SimulatedContest.name(fixture.seats().get(0)).equals(winner) ? 0 : 1;
            return contest.of(fixture).orElseThrow().isWonBy(fixture.seats().get(seat));
        }

        Fixture open(int contestant) {
            return section.fixtures().stream()
                    .filter(fixture -> contest.of(fixture).isEmpty() && fixture.isPlayedBy(contestant))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Returns whether a statement came true at an end, or did not apply. */
    private static boolean holds(Standing end, Standing then, StandingRow row, int advancing) {
        List<Integer> order =
                end.section().rows().stream().map(StandingRow::contestant).toList();
        boolean through = order.indexOf(row.contestant()) < advancing;
        Matcher others = OTHERS.matcher(row.outlook());
        Matcher own = OWN.matcher(row.outlook());
        if (others.matches()) {
            boolean beats = end.isWon(others.group(2), others.group(4));
            return beats != others.group(3).equals("beats")
                    || through == others.group(1).equals("through");
        }
        if (own.matches()) {
            Fixture last = then.open(row.contestant());
            int seat = last.seats().indexOf(row.contestant());
            boolean happens = end.contest()
                    .of(last)
                    .orElseThrow()
                    .isWonBy(last.seats().get(own.group(3).equals("wins") ? seat : 1 - seat));
            return happens == own.group(2).equals("unless")
                    || through == own.group(1).equals("through");
        }
        return row.outlook().isEmpty() || through == row.outlook().equals("through");
    }

    @Test
    void eachStatementComesTrue() {
        int claims = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            int members = 3 + random.nextInt(4);
            int advancing = members == 3 ? 2 : 2 + random.nextInt(members - 3);
            ContestLayout plan = plan(members, advancing, PointsRule.Places.WINNER_TAKES_ONE, 2);
            int games = random.nextInt(members * (members - 1) / 2);
            SimulatedContest then = played(plan, games, new Random(seed));
            Standing before = Standing.of(then);
            List<StandingRow> rows = before.section().rows();
            claims +=
                    (int) rows.stream().filter(row -> !row.outlook().isEmpty()).count();
            for (int way = 0; way < 12; way++) {
                SimulatedContest end = played(plan, games, new Random(seed));
                Random further = new Random(1_000L * seed + way);
                before.section().fixtures().stream()
                        .filter(fixture -> end.of(fixture).isEmpty())
                        .forEach(fixture -> score(end, fixture, further));
                Standing after = Standing.of(end);
                for (StandingRow row : rows) {
                    assertThat(holds(after, before, row, advancing))
                            .as("seed %d: %s", seed, row)
                            .isTrue();
                }
            }
        }
        assertThat(claims).isGreaterThan(60);
    }

    @Test
    void aMemberCanDependOnAnotherMatch() {
        SimulatedContest contest = new SimulatedContest(plan(4, 2, PointsRule.Places.WINNER_TAKES_ONE, 2));
        contest.open().stream()
                .filter(fixture -> fixture.isPlayedBy(0))
                .forEach(fixture -> contest.win(fixture, 0, 30));
        win(contest, 1, 2);
        win(contest, 1, 3);
        assertThat(contest.section("1A").rows().stream().map(StandingRow::outlook))
                .containsExactly("through", "through", "out", "out");
    }

    @Test
    void aConditionNamesTheMatchThatDecides() {
        SimulatedContest contest = new SimulatedContest(plan(4, 2, PointsRule.Places.WINNER_TAKES_ONE, 2));
        win(contest, 0, 1);
        win(contest, 0, 2);
        win(contest, 0, 3);
        win(contest, 1, 2);
        win(contest, 3, 1);
        assertThat(outlook(contest, 1)).isEqualTo("out if AAC does not beat AAD");
        assertThat(outlook(contest, 3)).isEqualTo("through unless it loses its last match");
        assertThat(outlook(contest, 2)).isEqualTo("out unless it wins its last match");
    }

    private static String outlook(SimulatedContest contest, int contestant) {
        return contest.section("1A").rows().stream()
                .filter(row -> row.contestant() == contestant)
                .findFirst()
                .orElseThrow()
                .outlook();
    }

    private static void win(SimulatedContest contest, int winner, int loser) {
        contest.section("1A").fixtures().stream()
                .filter(fixture -> fixture.isPlayedBy(winner) && fixture.isPlayedBy(loser))
                .forEach(fixture -> contest.win(fixture, winner, 30));
    }

    @Test
    void atTablesOfSixTheOutlookFollowsFromTheMostAndTheFewestPossiblePoints() {
        for (int seed = 0; seed < 20; seed++) {
            ContestLayout plan = plan(8, 6, new PointsRule.Places(List.of(10, 6, 4, 3, 2, 1)), 6);
            SimulatedContest then = played(plan, 25, new Random(seed));
            Standing before = Standing.of(then);
            List<StandingRow> rows = before.section().rows();
            Standing after = Standing.of(played(plan, 28, new Random(seed)));
            rows.forEach(row ->
                    assertThat(holds(after, before, row, 6)).as("%s", row).isTrue());
        }
    }
}

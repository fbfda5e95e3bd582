package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.RunSettings.NobodyReady;
import arena.store.Attempt;
import arena.tournament.format.Fixture;
import arena.tournament.format.Format;
import arena.tournament.format.Formats;
import arena.tournament.format.Participation;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of a contest with a disqualified team. */
@Timeout(60)
class DisqualificationTest {

    @TempDir
    private Path folder;

    private TestContest cup(String format, int teams) {
        return TestContest.of(folder, format, teams, 2, TestContest.runSettings(0, 3, NobodyReady.LOT));
    }

    /** Plays all open games of a section; the team with the lower number wins. */
    private static void play(TestContest cup, String section) {
        for (List<Fixture> open = open(cup, section); !open.isEmpty(); open = open(cup, section)) {
            win(cup, open.get(0));
        }
    }

    private static List<Fixture> open(TestContest cup, String section) {
        return cup.state().open().stream()
                .filter(fixture -> fixture.section().startsWith(section))
                .toList();
    }

    private static void win(TestContest cup, Fixture fixture) {
        int best = fixture.seats().stream().sorted().findFirst().orElseThrow();
        cup.play(fixture, cup.won(fixture, cup.contest().name(best)));
    }

    private static SectionState section(TestContest cup, String id) {
        return cup.state().progress().section(id).orElseThrow();
    }

    private static List<Integer> members(TestContest cup, String id) {
        return section(cup, id).members().stream()
                .map(member -> member.orElse(-1))
                .toList();
    }

    private static int first(TestContest cup, String id) {
        return section(cup, id).rows().get(0).contestant();
    }

    private static String name(TestContest cup, int contestant) {
        return cup.contest().name(contestant);
    }

    @Test
    void aGroupWinnerWhoIsOutBeforeTheKnockOutGivesItsPlaceToTheNextOne() {
        try (TestContest cup = cup("groups", 16)) {
            play(cup, "1");
            int winner = first(cup, "1A");
            int second = section(cup, "1A").rows().get(1).contestant();
            cup.disqualify(name(cup, winner), Disqualification.OUT);
            assertThat(first(cup, "1A")).isEqualTo(second);
            StandingRow last = section(cup, "1A").rows().get(3);
            assertThat(last.contestant()).isEqualTo(winner);
            assertThat(last.out()).isTrue();
            assertThat(last.figures().played()).isZero();
            assertThat(last.why()).isEqualTo("disqualified");
            assertThat(members(cup, "Q1")).doesNotContain(winner);
            assertThat(cup.state().progress().sections().stream()
                            .filter(state -> !state.section().id().startsWith("1"))
                            .flatMap(state -> state.members().stream().flatMap(Optional::stream)))
                    .contains(second)
                    .doesNotContain(winner);
        }
    }

    @Test
    void whereResultsStandAGroupWinnerKeepsItsSlotAndLosesThere() {
        try (TestContest cup = cup("groups", 16)) {
            play(cup, "1");
            int winner = first(cup, "1A");
            cup.disqualify(name(cup, winner), Disqualification.STAND);
            assertThat(first(cup, "1A")).isEqualTo(winner);
            assertThat(section(cup, "1A").rows().get(0).why()).startsWith("disqualified, its results stand");
            SectionState quarter = cup.state().progress().sections().stream()
                    .filter(state -> state.section().id().startsWith("Q"))
                    .filter(state -> members(cup, state.section().id()).contains(winner))
                    .findFirst()
                    .orElseThrow();
            assertThat(quarter.over()).isTrue();
            assertThat(quarter.rows().get(0).contestant()).isNotEqualTo(winner);
        }
    }

    @Test
    void twoOfAGroupMayBeOutAndAllOfAGroupToo() {
        try (TestContest cup = cup("groups", 16)) {
            play(cup, "1");
            List<Integer> members = section(cup, "1A").rows().stream()
                    .map(StandingRow::contestant)
                    .toList();
            cup.disqualify(name(cup, members.get(0)), Disqualification.OUT);
            cup.disqualify(name(cup, members.get(1)), Disqualification.OUT);
            assertThat(section(cup, "1A").rows().stream()
                            .map(StandingRow::contestant)
                            .toList())
                    .startsWith(members.get(2), members.get(3));
            cup.disqualify(name(cup, members.get(2)), Disqualification.OUT);
            cup.disqualify(name(cup, members.get(3)), Disqualification.OUT);
            play(cup, "");
            assertThat(cup.state().progress().over()).isTrue();
            assertThat(placed(cup)).hasSize(12).doesNotContainAnyElementsOf(members);
            assertThat(cup.state().progress().out()).containsAll(members);
        }
    }

    @Test
    void aGroupOfWhichTheNextRoundHasBegunStaysAsItWas() {
        try (TestContest cup = cup("groups", 16)) {
            play(cup, "1");
            List<StandingRow> before = section(cup, "1A").rows();
            int winner = first(cup, "1A");
            play(cup, "Q");
            cup.disqualify(name(cup, winner), Disqualification.OUT);
            assertThat(section(cup, "1A").rows().stream().map(StandingRow::contestant))
                    .isEqualTo(before.stream().map(StandingRow::contestant).toList());
            play(cup, "");
            assertThat(cup.state().progress().over()).isTrue();
            assertThat(placed(cup)).hasSize(15).doesNotContain(winner);
        }
    }

    @Test
    void aFinalistWhoIsOutGivesItsPlaceToWhomItHasBeatenInTheSemiFinal() {
        try (TestContest cup = cup("knock-out", 4)) {
            play(cup, "S");
            int beaten = section(cup, "S1").rows().get(1).contestant();
            int winner = first(cup, "S1");
            assertThat(members(cup, "F")).contains(winner);
            cup.disqualify(name(cup, winner), Disqualification.OUT);
            assertThat(members(cup, "F")).contains(beaten).doesNotContain(winner);
            assertThat(section(cup, "T").over()).isTrue();
            play(cup, "F");
            assertThat(cup.state().progress().over()).isTrue();
            assertThat(placed(cup)).hasSize(3).doesNotContain(winner);
        }
    }

    @Test
    void aChampionWhoIsOutAfterTheFinalGivesTheFirstPlaceToTheOtherFinalist() {
        try (TestContest cup = cup("knock-out", 4)) {
            play(cup, "");
            List<Integer> before = placed(cup);
            cup.disqualify(name(cup, before.get(0)), Disqualification.OUT);
            assertThat(placed(cup)).isEqualTo(before.subList(1, 4));
            assertThat(cup.state().progress().over()).isTrue();
            cup.decide(DecisionKind.CLEARED, name(cup, before.get(0)));
            assertThat(placed(cup)).isEqualTo(before);
        }
    }

    @Test
    void resultsOfARoundRobinAreAnnulledAndNoneIsPlayedAnyMore() {
        try (TestContest cup = cup("round-robin", 5)) {
            Fixture played = cup.game("A", "B");
            cup.play(played, cup.won(played, "A"));
            cup.disqualify("A", Disqualification.OUT);
            assertThat(cup.score(played)).isEmpty();
            assertThat(section(cup, "1").annulled()).hasSize(4).contains(played.id());
            assertThat(cup.state().open())
                    .hasSize(6)
                    .allSatisfy(fixture -> assertThat(fixture.seats()).doesNotContain(cup.number("A")));
            play(cup, "");
            assertThat(placed(cup)).doesNotContain(cup.number("A")).hasSize(4);
            cup.decide(DecisionKind.CLEARED, "A");
            assertThat(cup.place(played, "A")).isEqualTo(1);
            assertThat(cup.state().open()).hasSize(3);
        }
    }

    @Test
    void aGameThatRunsWhenItIsAnnulledIsNotWaitedForByTheTable() {
        try (TestContest cup = cup("round-robin", 3)) {
            Fixture running = cup.game("A", "B");
            Attempt attempt = cup.begin(running);
            cup.disqualify("A", Disqualification.OUT);
            assertThat(cup.state().open()).containsExactly(cup.game("B", "C"));
            cup.store().end(attempt, cup.won(running, "A"));
            assertThat(cup.score(running)).isEmpty();
        }
    }

    @Test
    void swissPairsNobodyWhoIsOutAndTheOddOneHasABye() {
        try (TestContest cup = cup("swiss", 8)) {
            playRound(cup, 1);
            int out = cup.number("A");
            cup.disqualify("A", Disqualification.OUT);
            List<Fixture> second = round(cup, 2);
            assertThat(second)
                    .hasSize(3)
                    .allSatisfy(fixture -> assertThat(fixture.isPlayedBy(out)).isFalse());
            play(cup, "");
            assertThat(cup.state().progress().fixtures().stream().filter(fixture -> fixture.isPlayedBy(out)))
                    .hasSize(1);
            assertThat(section(cup, "1").rows().get(7).contestant()).isEqualTo(out);
            assertThat(placed(cup)).hasSize(7).doesNotContain(out);
        }
    }

    @Test
    void swissLetsTheRunningRoundStandAndGivesTheOpponentItsGame() {
        try (TestContest cup = cup("swiss", 7)) {
            playRound(cup, 1);
            List<Fixture> second = round(cup, 2);
            Fixture own = second.stream()
                    .filter(fixture -> fixture.isPlayedBy(cup.number("A")))
                    .findFirst()
                    .orElse(second.get(0));
            Fixture other = second.stream()
                    .filter(fixture -> !fixture.equals(own))
                    .findFirst()
                    .orElseThrow();
            win(cup, other);
            String team = name(cup, own.seats().get(0));
            cup.disqualify(team, Disqualification.OUT);
            assertThat(round(cup, 2)).isEqualTo(second);
            assertThat(cup.place(own, team)).isEqualTo(2);
            play(cup, "");
            assertThat(cup.state().progress().over()).isTrue();
        }
    }

    @Test
    void whoIsClearedIsPairedAgainAndWhatWasPlayedMeanwhileStays() {
        try (TestContest cup = cup("swiss", 8)) {
            playRound(cup, 1);
            cup.disqualify("A", Disqualification.STAND);
            playRound(cup, 2);
            List<Fixture> second = round(cup, 2);
            cup.decide(DecisionKind.CLEARED, "A");
            assertThat(round(cup, 2)).isEqualTo(second);
            assertThat(round(cup, 3)).hasSize(4);
            play(cup, "");
            assertThat(placed(cup)).hasSize(8);
        }
    }

    @Test
    void whoIsClearedAfterItsNextRoundWasPlayedWithoutItStaysWhereItIs() {
        try (TestContest cup = cup("groups", 16)) {
            play(cup, "1");
            int winner = first(cup, "1A");
            cup.disqualify(name(cup, winner), Disqualification.OUT);
            List<Integer> quarter = members(cup, "Q1");
            play(cup, "Q");
            cup.decide(DecisionKind.CLEARED, name(cup, winner));
            assertThat(members(cup, "Q1")).isEqualTo(quarter);
            assertThat(section(cup, "1A").rows().get(3).contestant()).isEqualTo(winner);
            play(cup, "");
            assertThat(placed(cup)).hasSize(16);
        }
    }

    @Test
    void aLadderGoesOnWithoutWhoIsOut() {
        try (TestContest cup = cup("ladder", 5)) {
            cup.state().open().forEach(fixture -> win(cup, fixture));
            cup.disqualify("A", Disqualification.OUT);
            int out = cup.number("A");
            for (int round = 0; round < 6; round++) {
                List<Fixture> open = cup.state().open();
                assertThat(open)
                        .isNotEmpty()
                        .allSatisfy(
                                fixture -> assertThat(fixture.isPlayedBy(out)).isFalse());
                open.forEach(fixture -> win(cup, fixture));
            }
            assertThat(section(cup, "1").rows().get(4).contestant()).isEqualTo(out);
            cup.decide(DecisionKind.CLEARED, "A");
            for (int round = 0; round < 6; round++) {
                cup.state().open().forEach(fixture -> win(cup, fixture));
            }
            assertThat(section(cup, "1").rows().get(0).contestant()).isEqualTo(out);
        }
    }

    @Test
    void aSeriesGoesOnWithoutWhoIsOut() {
        try (TestContest cup = TestContest.of(folder, "series", 6, 6, TestContest.runSettings(0, 3, NobodyReady.LOT))) {
            win(cup, cup.state().open().get(0));
            cup.disqualify("A", Disqualification.OUT);
            assertThat(cup.score(cup.state().progress().fixtures().get(0))
                            .orElseThrow()
                            .places())
                    .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
            assertThat(cup.place(cup.state().progress().fixtures().get(0), "A")).isEqualTo(6);
            assertThat(section(cup, "1").rows().get(5).contestant()).isEqualTo(cup.number("A"));
        }
    }

    @Test
    void aDecisionOfAnOlderArenaLetsResultsStand() {
        try (TestContest cup = cup("round-robin", 4)) {
            cup.decide(DecisionKind.DISQUALIFIED, "A");
            assertThat(cup.state().ledger().presence(cup.number("A"))).isEqualTo(Participation.RESULTS_STAND);
        }
    }

    static Stream<String> formats() {
        return Formats.all().stream().map(Format::id).filter(id -> !id.equals("ladder"));
    }

    @Timeout(600)
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("formats")
    void everyContestEndsWhoeverIsTakenOutAndLetInAgainWhenever(String format) throws IOException {
        for (int seed = 1; seed <= (format.equals("spl-2015") ? 1 : 4); seed++) {
            try (TestContest cup = TestContest.of(
                    Files.createDirectories(folder.resolve(format + seed)),
                    format,
                    format.equals("spl-2015") ? 40 : format.equals("groups") ? 13 : format.equals("series") ? 2 : 7,
                    2,
                    TestContest.runSettings(0, 3, NobodyReady.LOT))) {
                disturb(cup, new Random(seed));
            }
        }
    }

    private static void disturb(TestContest cup, Random random) {
        SortedSet<String> ended = new TreeSet<>();
        for (List<Fixture> open = cup.state().open();
                !open.isEmpty();
                open = cup.state().open()) {
            Fixture next = open.get(random.nextInt(open.size()));
            assertThat(ended.add(next.id())).as("%s is played once", next.id()).isTrue();
            int winner = next.seats().get(random.nextInt(next.seats().size()));
            cup.play(next, cup.won(next, name(cup, winner)));
            if (random.nextInt(6) == 0) {
                decide(cup, random);
            }
        }
        ContestState end = cup.state();
        assertThat(end.progress().over()).isTrue();
        assertThat(placed(cup).size() + end.progress().out().size())
                .isEqualTo(cup.contest().entries().size());
    }

    private static void decide(TestContest cup, Random random) {
        List<Integer> out = List.copyOf(cup.state().ledger().disqualified());
        if (!out.isEmpty() && random.nextBoolean()) {
            cup.decide(DecisionKind.CLEARED, name(cup, out.get(random.nextInt(out.size()))));
        } else {
            cup.disqualify(
                    name(cup, random.nextInt(cup.contest().entries().size())),
                    random.nextBoolean() ? Disqualification.OUT : Disqualification.STAND);
        }
    }

    private static List<Integer> placed(TestContest cup) {
        return cup.state().progress().placing().stream()
                .flatMap(Collection::stream)
                .toList();
    }

    private static List<Fixture> round(TestContest cup, int number) {
        return cup.state().progress().fixtures().stream()
                .filter(fixture -> fixture.round() == number)
                .toList();
    }

    private static void playRound(TestContest cup, int number) {
        round(cup, number).stream()
                .filter(fixture -> cup.score(fixture).isEmpty())
                .forEach(fixture -> win(cup, fixture));
    }
}

package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Settings;
import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatsTest {

    private static final PointsRule SIX = new PointsRule.Places(List.of(10, 6, 4, 3, 2, 1));

    private static FormatTerms terms(int seats, String... settings) {
        SortedMap<String, String> texts = new TreeMap<>();
        for (int index = 0; index < settings.length; index += 2) {
            texts.put(settings[index], settings[index + 1]);
        }
        PointsRule rewards = seats == 2 ? PointsRule.Places.WINNER_TAKES_ONE : SIX;
        return new FormatTerms(seats, new Settings(texts), rewards, List.of(), new TreeMap<>());
    }

    private static DrawResult draw(int contestants) {
        return new DrawResult(IntStream.range(0, contestants).boxed().toList(), List.of(), List.of());
    }

    private static ContestLayout plan(String format, int contestants, int seats, String... settings) {
        return Formats.named(format).orElseThrow().plan(terms(seats, settings), draw(contestants));
    }

    @Test
    void aFormatIsFoundByItsName() {
        assertThat(Formats.named("spl-2015")).isPresent();
        assertThat(Formats.named("spl-2016")).isEmpty();
        assertThat(Formats.all().stream().map(Format::id)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "round-robin, 2, 2",
        "round-robin, 7, 2",
        "round-robin, 6, 6",
        "round-robin, 9, 6",
        "knock-out, 2, 2",
        "knock-out, 3, 2",
        "knock-out, 11, 2",
        "knock-out, 32, 2",
        "knock-out, 6, 6",
        "knock-out, 15, 6",
        "knock-out, 24, 6",
        "knock-out, 11, 5",
        "groups, 12, 2",
        "groups, 17, 2",
        "groups, 27, 3",
        "spl-2015, 40, 2",
        "spl-2015, 43, 2"
    })
    void aContestIsOverWhenAllGamesArePlayedAndNoGameIsEverRemoved(String format, int contestants, int seats) {
        for (int seed = 0; seed < (contestants < 40 ? 2 : 1); seed++) {
            SimulatedContest contest = new SimulatedContest(plan(
                    format, contestants, seats, "groups", seats == 2 ? "4" : "3", "advance", seats == 2 ? "2" : "3"));
            Random random = new Random(seed);
            List<Fixture> before = List.of();
            ContestProgress progress = contest.progress();
            for (List<Fixture> open = contest.open(progress); !open.isEmpty(); open = contest.open(progress)) {
                assertThat(progress.over()).isFalse();
                List<Fixture> kept = new ArrayList<>(progress.fixtures());
                kept.retainAll(before);
                assertThat(kept).isEqualTo(before);
                before = progress.fixtures();
                contest.score(open.get(random.nextInt(open.size())), random);
                progress = contest.progress();
            }
            assertThat(contest.progress().over()).isTrue();
            assertThat(contest.progress().fixtures().stream().map(Fixture::id)).doesNotHaveDuplicates();
            assertThat(contest.progress().placing().stream()
                            .flatMap(List::stream)
                            .sorted())
                    .isEqualTo(IntStream.range(0, contestants).boxed().toList());
        }
    }

    @Test
    void theFormatOf2015HasAHundredAndTwelveGamesInTheOrderOfItsStages() {
        ContestLayout plan = plan("spl-2015", 40, 2);
        assertThat(plan.games()).isEqualTo(80 + 24 + 4 + 2 + 1 + 1);
        SortedMap<String, Integer> games = new TreeMap<>();
        plan.sections()
                .forEach(section -> games.merge(
                        section.stage(), section.play().games(section.slots().size()), Integer::sum));
        assertThat(games)
                .containsEntry("Round 1", 80)
                .containsEntry("Round 2", 24)
                .containsEntry("Quarter-finals", 4)
                .containsEntry("Semi-finals", 2)
                .containsEntry("Third place", 1)
                .containsEntry("Final", 1);
    }

    @Test
    void theFormatOf2015NeedsFortyAndLetsItsGroupsGrow() {
        assertThatThrownBy(() -> plan("spl-2015", 39, 2))
                .hasMessageContaining("at least 40")
                .hasMessageContaining("39");
        assertThat(plan("spl-2015", 43, 2).remarks()).anyMatch(remark -> remark.contains("3 more than the 40"));
        assertThatThrownBy(() -> plan("spl-2015", 40, 6)).hasMessageContaining("games of two");
        assertThat(plan("spl-2015", 40, 2, "legs", "2").games()).isEqualTo(160 + 48 + 8);
    }

    @Test
    void theFirstTwoSeedsMeetInTheFinalOnlyIfTheBetterSeedAlwaysWins() {
        for (int contestants = 2; contestants <= 40; contestants += contestants < 10 ? 1 : 7) {
            SimulatedContest contest = new SimulatedContest(plan("knock-out", contestants, 2));
            for (List<Fixture> open = contest.open(); !open.isEmpty(); open = contest.open()) {
                open.forEach(fixture -> contest.win(
                        fixture,
                        Math.min(fixture.seats().get(0), fixture.seats().get(1)),
                        30));
            }
            assertThat(contest.progress().placing().subList(0, 2)).containsExactly(List.of(0), List.of(1));
            assertThat(contest.progress().fixtures()).hasSize(contestants - (contestants < 4 ? 1 : 0));
        }
    }

    @Test
    void theBestSeedsHaveTheByes() {
        ContestLayout plan = plan("knock-out", 13, 2);
        SortedSet<Integer> playing = new TreeSet<>();
        new SimulatedContest(plan).open().forEach(fixture -> playing.addAll(fixture.seats()));
        assertThat(playing)
                .isEqualTo(new TreeSet<>(IntStream.range(3, 13).boxed().toList()));
        assertThat(plan.remarks().get(0))
                .isEqualTo("3 of the 13 contestants have a bye in the first round: the first 3 of the draw.");
    }

    @Test
    void aTableOfSixSendsItsBetterHalfOn() {
        SimulatedContest contest = new SimulatedContest(plan("knock-out", 12, 6));
        List<Fixture> tables = contest.open();
        assertThat(tables).hasSize(2);
        tables.forEach(fixture -> contest.score(
                fixture,
                GameResult.of(fixture.seats(), List.of(6, 5, 4, 3, 2, 1), List.of(0L, 0L, 0L, 0L, 0L, 0L), 100)));
        List<Integer> going = tables.stream()
                .flatMap(fixture -> fixture.seats().subList(3, 6).stream())
                .sorted()
                .toList();
        assertThat(contest.open().get(0).seats().stream().sorted()).isEqualTo(going);
        assertThatThrownBy(() -> plan("knock-out", 13, 6)).hasMessageContaining("15 contestants");
        assertThat(Formats.named("knock-out").orElseThrow().places(terms(6), 13))
                .isEqualTo(15);
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "3, 2", "4, 2", "5, 2", "8, 2", "4, 4", "6, 3"})
    void membersOfOneGroupDoNotMeetInTheFirstRoundOfTheKnockOut(int groups, int advance) {
        ContestLayout plan = plan("groups", groups * (advance + 1), 2, "groups", "" + groups, "advance", "" + advance);
        String first = plan.sections().get(groups).stage();
        plan.sections().stream()
                .filter(section -> section.stage().equals(first) && groups > 2)
                .forEach(section -> assertThat(section.slots().stream()
                                .map(slot -> slot.label().charAt(0)))
                        .doesNotHaveDuplicates());
    }

    @Test
    void groupWinnersMeetRunnersUpAndTheTwoOfAGroupAreInDifferentHalves() {
        ContestLayout plan = plan("groups", 16, 2);
        assertThat(plan.sections().stream()
                        .filter(section -> section.stage().equals("Quarter-finals"))
                        .map(section -> section.slots().stream()
                                .map(Slot::label)
                                .toList()
                                .toString()))
                .containsExactly("[A1, B2]", "[D1, C2]", "[B1, A2]", "[C1, D2]");
    }

    @Test
    void anEvenBestOfIsRefusedForTwo() {
        assertThatThrownBy(() -> plan("knock-out", 4, 2, "best-of", "2")).hasMessageContaining("odd number");
        assertThat(plan("knock-out", 4, 2, "best-of", "3").games()).isEqualTo(12);
    }

    @Test
    void fillersAreSpreadOverTheGroups() {
        List<Integer> fillers = List.of(5, 11, 17, 20, 30, 31, 39, 2, 3);
        DrawResult draw = new DrawResult(draw(40).order(), List.of(), fillers);
        ContestLayout plan = Formats.named("spl-2015").orElseThrow().plan(terms(2), draw);
        List<Section> groups = plan.sections().subList(0, 8);
        assertThat(groups).allSatisfy(group -> assertThat(group.slots()).hasSize(5));
        assertThat(groups.stream()
                        .map(group -> group.slots().stream()
                                .filter(slot -> fillers.contains(((Slot.Source.Drawn) slot.source()).contestant()))
                                .count()))
                .allMatch(number -> number == 1 || number == 2);
        assertThat(plan.remarks()).contains("9 places are filled in, so that 40 play.");
    }

    @Test
    void tooManyGamesAreRefused() {
        assertThatThrownBy(() -> plan("round-robin", 150, 2, "legs", "20")).hasMessageContaining("at most 20000");
    }
}

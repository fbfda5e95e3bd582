package arena.tournament.format;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Settings;
import arena.plugin.Games;
import arena.tournament.GameResult;
import arena.tournament.Wording;
import arena.web.PageTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A test of the translations: each wording of the formats has a German text, and each of these texts a wording. */
class FormatTextsTest {

    private static final SealedSeed SEAL = new SealedSeed("0123456789abcdef".repeat(4));
    private static final Pattern NAMED = Pattern.compile("\\{\\w+}");
    private static final List<String> NAMES =
            IntStream.range(0, 60).mapToObj(SimulatedContest::name).toList();

    /** All wordings that occurred, and their parts, by key. */
    private static final SortedMap<String, Wording> WORDINGS = new TreeMap<>();

    @BeforeAll
    static void play() {
        Random random = new Random(6);
        for (int seats : new int[] {2, 4}) {
            for (Criterion first : Criterion.values()) {
                play(plan("round-robin", 5, seats, List.of(first)), random);
                play(plan("round-robin", 5, seats, List.of(Criterion.POINTS, first)), random);
            }
            for (int group = 0; group < 3; group++) {
                play(plan("groups", 10, seats, List.of(), "groups", "2", "advance", "2"), random);
                play(plan("round-robin", 3, 2, List.of()), random);
            }
            play(plan("knock-out", 18, seats, List.of()), random);
            play(plan("swiss", 6, seats, List.of()), random);
            play(plan("gauntlet", 5, seats, List.of(), "leaders", "1"), random);
            play(plan("series", seats, seats, List.of(), "games", "3"), random);
            play(plan("ladder", 6, seats, List.of(), "games", "4"), random);
        }
        play(plan("knock-out", 5, 2, List.of()), random);
        play(plan("knock-out", 3, 2, List.of()), random);
        play(plan("round-robin", 9, 2, List.of(Criterion.GAME_POINTS)), random);
        play(plan("swiss", 24, 2, List.of(Criterion.POINTS, Criterion.MOVES), "rounds", "1"), random);
    }

    private static ContestLayout plan(
            String format, int contestants, int seats, List<Criterion> criteria, String... settings) {
        SortedMap<String, String> texts = new TreeMap<>();
        for (int at = 0; at < settings.length; at += 2) {
            texts.put(settings[at], settings[at + 1]);
        }
        PointsRule rewards = seats == 2 ? PointsRule.Places.WINNER_TAKES_ONE : new PointsRule.Places(List.of(3, 1));
        return Formats.named(format)
                .orElseThrow()
                .plan(
                        new FormatTerms(seats, new Settings(texts), rewards, criteria, new TreeMap<>()),
                        new DrawResult(IntStream.range(0, contestants).boxed().toList(), List.of(), List.of()));
    }

    private static void play(ContestLayout plan, Random random) {
        Results results = new Results();
        ContestProgress progress = ContestProgress.of(plan, results, SEAL, NAMES);
        for (int left = 150; left > 0 && !progress.open().isEmpty(); left--) {
            collect(progress);
            List<Fixture> open = progress.open();
            Fixture next = open.get(random.nextInt(open.size()));
            results.scores.put(
                    next.id(), result(next, progress.sections().get(0).members().size() > 20 ? 9 : 1, random));
            progress = progress.after(results, Set.of(next.id()));
        }
        collect(progress);
        results.first = Participation.OUT;
        collect(ContestProgress.of(plan, results, SEAL, NAMES));
        results.first = Participation.RESULTS_STAND;
        collect(ContestProgress.of(plan, results, SEAL, NAMES));
    }

    /** Returns a random result with few and similar moves, so that all tie-breaks occur. */
    private static GameResult result(Fixture fixture, int mostMoves, Random random) {
        int seats = fixture.seats().size();
        int first = random.nextInt(seats);
        boolean drawn = random.nextInt(6) == 0;
        List<Integer> places = IntStream.range(0, seats)
                .mapToObj(seat -> drawn || seat == first ? 1 : 2)
                .toList();
        return GameResult.of(
                fixture.seats(),
                places,
                places.stream().map(place -> place == 1 ? 1L : 0L).toList(),
                random.nextInt(mostMoves));
    }

    private static void collect(ContestProgress progress) {
        for (SectionState state : progress.sections()) {
            collectWording(state.section().stageName());
            collectWording(state.section().titleName());
            state.rows().forEach(row -> {
                row.reasons().forEach(FormatTextsTest::collectWording);
                row.prospect().ifPresent(FormatTextsTest::collectWording);
            });
        }
    }

    private static void collectWording(Object said) {
        if (said instanceof List<?> list) {
            list.forEach(FormatTextsTest::collectWording);
        } else if (said instanceof Wording wording) {
            WORDINGS.put(wording.key(), wording);
            wording.values().values().forEach(FormatTextsTest::collectWording);
        }
    }

    /** The results so far, and the participation of the first contestant. */
    private static final class Results implements CountedResults {

        private final SortedMap<String, GameResult> scores = new TreeMap<>();
        private Participation first = Participation.IN;

        @Override
        public Optional<GameResult> of(Fixture fixture) {
            return Optional.ofNullable(scores.get(fixture.id()));
        }

        @Override
        public boolean anybodyDisqualified() {
            return first != Participation.IN;
        }

        @Override
        public Participation presence(int contestant, Predicate<String> games) {
            return contestant == 0 ? first : Participation.IN;
        }
    }

    private static SortedMap<String, String> translations() {
        SortedMap<String, String> texts = new TreeMap<>();
        PageTexts.of("de").forEach((key, text) -> {
            if (key.startsWith("said.")) {
                texts.put(key.substring("said.".length()), text);
            }
        });
        return texts;
    }

    @Test
    void eachWordingHasATranslationAndEachTranslationAWording() {
        assertThat(translations().keySet()).containsExactlyInAnyOrderElementsOf(WORDINGS.keySet());
    }

    @Test
    void aTranslationNamesTheValuesOfItsWording() {
        SortedMap<String, String> texts = translations();
        WORDINGS.forEach((key, said) ->
                assertThat(named(texts.getOrDefault(key, ""))).as(key).isEqualTo(named(said.english())));
    }

    private static SortedSet<String> named(String text) {
        return NAMED.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @EnumSource
    void theHandbookExplainsEachWordForATie(Criterion criterion) {
        assertThat(Path.of("docs/organiser.md")).content().contains("  | `" + criterion.key() + "` | ");
    }

    @Test
    void theHandbookNamesTheGamesThatHaveTies() {
        Predicate<GameInfo> ties = GameInfo::ties;
        assertThat(Path.of("docs/organiser.md"))
                .content()
                .containsIgnoringWhitespaces(
                        "a game that has ties: " + titles(ties) + ", not " + titles(ties.negate()) + ".");
    }

    private static String titles(Predicate<GameInfo> which) {
        return Games.all().stream()
                .<GameInfo>map(GameDefinition::info)
                .filter(which)
                .map(GameInfo::title)
                .collect(Collectors.joining(" and "));
    }
}

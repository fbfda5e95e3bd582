package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.signup.SignUp;
import arena.config.BotSource;
import arena.config.ContestSettings;
import arena.contest.ContestPhase;
import arena.contest.ContestRunner;
import arena.game.AnswerCode;
import arena.game.Departure;
import arena.game.GameInfo;
import arena.plugin.Games;
import arena.report.GameAccount;
import arena.superbot.SuperBots;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the texts of the pages are complete in each language. English texts that the code has itself, such as
 * those of codes and settings, reach the pages with the data; they need a German text only.
 */
class TextsTest {

    private static final SortedMap<String, String> ENGLISH = PageTexts.of("en");
    private static final SortedMap<String, String> GERMAN = PageTexts.of("de");
    private static final Pattern NAMED = Pattern.compile("\\{\\w+}");

    /** The answer codes of each game. */
    private static final Map<String, AnswerCode[]> CODES = Map.of(
            "chain-reaction", arena.games.chainreaction.ChainReactionErrorCode.values(),
            "asterobots", arena.games.asterobots.command.AsterobotsErrorCode.values(),
            "acquire", arena.games.acquire.order.AcquireErrorCode.values(),
            "windwardopolis", arena.games.windwardopolis.order.WindwardopolisErrorCode.values());

    /** The reasons for the end of a match of each game, in the words of its rules. */
    private static final Map<String, List<String>> ENDS = Map.of(
            "chain-reaction", List.of("king hit", "time out", "too many wrong moves", "no legal move", "turn limit"),
            "asterobots", List.of("conquest", "round limit"),
            "acquire",
                    List.of(
                            "a chain has 41 tiles",
                            "all chains are safe",
                            "the end was declared",
                            "no tile was placed in a full round",
                            "no tile is left"),
            "windwardopolis", List.of("eight deliveries", "tick limit", "all left"));

    /** The keys of texts that are English in the code and have a translation only. */
    private static final Pattern TRANSLATED =
            Pattern.compile("(code|level|level-name|setting|end|news|said)\\..*|state\\.status-.*");

    @Test
    void everyPageTextIsThereInEveryLanguage() {
        assertThat(GERMAN.keySet())
                .filteredOn(key -> !TRANSLATED.matcher(key).matches())
                .containsExactlyElementsOf(ENGLISH.keySet());
        assertThat(GERMAN.values()).noneMatch(String::isBlank);
    }

    @Test
    void noEnglishTextRepeatsOneOfTheCode() {
        assertThat(ENGLISH.keySet()).noneMatch(key -> TRANSLATED.matcher(key).matches());
    }

    @Test
    void germanAddressesItsReaderInOneWay() {
        Pattern familiar = Pattern.compile(
                "\\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(e[mnrs]?)?|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?|ihr (seid|habt|könnt))\\b",
                Pattern.UNICODE_CHARACTER_CLASS);
        assertThat(GERMAN).noneSatisfy((key, text) -> assertThat(text).containsPattern(familiar));
    }

    @Test
    void aTranslationNamesTheSameThings() {
        ENGLISH.forEach((key, text) ->
                assertThat(named(GERMAN.getOrDefault(key, ""))).as(key).isEqualTo(named(text)));
    }

    private static SortedSet<String> named(String text) {
        SortedSet<String> named = new TreeSet<>();
        Matcher matcher = NAMED.matcher(text);
        while (matcher.find()) {
            named.add(matcher.group());
        }
        return named;
    }

    static Stream<GameInfo> games() {
        return Games.all().stream().map(definition -> definition.info());
    }

    private static Stream<AnswerCode> codes(GameInfo game) {
        return Stream.of(CODES.getOrDefault(game.id(), new AnswerCode[0]));
    }

    private static SortedSet<String> keys(GameInfo game) {
        SortedSet<String> keys = new TreeSet<>();
        codes(game).forEach(code -> keys.add("code." + game.id() + "." + code.number()));
        SuperBots.levels(game.id()).forEach(level -> {
            keys.add("level." + game.id() + "." + level.number());
            keys.add("level-name." + game.id() + "." + level.number());
        });
        game.settings().forEach(setting -> keys.add("setting." + game.id() + "." + setting.key()));
        ENDS.getOrDefault(game.id(), List.of())
                .forEach(end -> keys.add("end." + game.id() + "." + end.replace(' ', '-')));
        return keys;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyCodeLevelSettingAndEndIsTranslated(GameInfo game) {
        assertThat(CODES).containsKey(game.id());
        assertThat(ENDS).containsKey(game.id());
        assertThat(GERMAN.keySet()).containsAll(keys(game));
    }

    @Test
    void everyReasonForLeavingIsTranslated() {
        for (Departure why : Departure.values()) {
            assertThat(GERMAN).containsKey("end." + why.words().replace(' ', '-'));
        }
    }

    /** No answer to a page contains the words of a contest's states, phases and ends, so that the texts need them. */
    @Test
    void everyStateOfAContestHasATextInEveryLanguage() {
        SortedSet<String> told = new TreeSet<>();
        Stream.of(ContestPhase.values()).forEach(phase -> told.add("contest.phase." + phase.words()));
        Stream.of(GameAccount.State.values()).forEach(state -> told.add("contest.state." + lower(state)));
        Stream.of(ContestRunner.End.values()).forEach(end -> told.add("organiser.end." + lower(end)));
        Stream.of(ContestSettings.Results.values()).forEach(to -> told.add("organiser.shown." + lower(to)));
        Stream.of(BotSource.class.getPermittedSubclasses())
                .forEach(entry ->
                        told.add("organiser.entry." + entry.getSimpleName().toLowerCase(Locale.ROOT)));
        Stream.of(SignUp.State.values())
                .flatMap(state -> state == SignUp.State.CHECKED ? Stream.of("fit", "unfit") : Stream.of(state.word()))
                .forEach(state -> told.add("entry.state." + state));
        assertThat(ENGLISH).containsKeys(told.toArray(String[]::new));
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT);
    }

    /** A change that removes a code, a level, a setting or an end also removes its translation. */
    @Test
    void everyTranslationBelongsToSomethingThatExists() {
        SortedSet<String> known = new TreeSet<>();
        games().forEach(game -> known.addAll(keys(game)));
        Stream.of(Departure.values())
                .forEach(why -> known.add("end." + why.words().replace(' ', '-')));
        known.add("end.broken-off");
        assertThat(GERMAN.keySet())
                .filteredOn(key -> key.matches("(code|level|level-name|setting|end)\\..*"))
                .containsExactlyInAnyOrderElementsOf(known);
    }
}

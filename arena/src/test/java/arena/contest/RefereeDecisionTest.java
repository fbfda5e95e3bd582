package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.ContestSettings;
import arena.store.DecisionEntry;
import arena.tournament.GameResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefereeDecisionTest {

    private static SortedMap<String, String> details(String... namesAndWords) {
        SortedMap<String, String> details = new TreeMap<>();
        for (int index = 0; index < namesAndWords.length; index += 2) {
            details.put(namesAndWords[index], namesAndWords[index + 1]);
        }
        return details;
    }

    private static DecisionEntry kept(String verb, SortedMap<String, String> details) {
        return new DecisionEntry(verb, Optional.of("1A.1-3.1"), OptionalInt.of(2), "Ada", "since", details, 7);
    }

    /** A decision of each kind, with the verb and the details by which all arenas have stored it. */
    static Stream<Map.Entry<RefereeDecision, Map.Entry<String, SortedMap<String, String>>>> kinds() {
        GameResult result = GameResult.of(List.of(2, 10), List.of(2, 1), List.of(-4L, 17L), 34);
        SortedMap<String, String> counts =
                details("place.2", "2", "place.10", "1", "points.2", "-4", "points.10", "17", "moves", "34");
        SortedMap<String, String> award =
                details("place.0", "2", "place.2", "1", "points.0", "0", "points.2", "1", "moves", "0");
        SortedMap<String, String> files = details("ABC", "12", "ABC/bot.py", "34");
        String game = "1A.1-3.1";
        return Stream.of(
                kind(new RefereeDecision.Drawn(details("commitment", "ab")), "drawn", details("commitment", "ab")),
                kind(new RefereeDecision.Frozen(files), "frozen", files),
                kind(
                        new RefereeDecision.EntryAdmitted(2, 3, false),
                        "entry-admitted",
                        details("entry", "3", "fit", "false")),
                kind(new RefereeDecision.EntryAccepted(files), "entry-accepted", files),
                kind(new RefereeDecision.Started(), "started", details()),
                kind(new RefereeDecision.Paused(), "paused", details()),
                kind(new RefereeDecision.Resumed(), "resumed", details()),
                kind(new RefereeDecision.Drained(), "drained", details()),
                kind(RefereeDecision.award(game, List.of(0, 2), 2, OptionalInt.of(2)), "awarded", award),
                kind(RefereeDecision.award(game, List.of(0, 2), 2, OptionalInt.empty()), "awarded", award),
                kind(new RefereeDecision.ResultEntered(game, result), "result-entered", counts),
                kind(new RefereeDecision.ReplayOrdered(game), "replay-ordered", details()),
                kind(
                        new RefereeDecision.ResultRefused(game, 2, "r.gz", new TreeMap<>(Map.of("ABC", 1, "DEF", 2))),
                        "result-refused",
                        details("attempt", "2", "record", "r.gz", "place.ABC", "1", "place.DEF", "2")),
                kind(
                        new RefereeDecision.Intervened(game, 2, "card card=BUY_5_STOCK"),
                        "intervened",
                        details("attempt", "2", "done", "card card=BUY_5_STOCK")),
                kind(
                        new RefereeDecision.SeatHandedOver(game, 2, 2, "superbot_2"),
                        "seat-handed-over",
                        details("attempt", "2", "to", "superbot_2")),
                kind(new RefereeDecision.AnswerGrew(game, 2, 2), "answer-grew", details("attempt", "2")),
                kind(
                        new RefereeDecision.AnswerDoubted(game, 2, "r.gz", 2),
                        "answer-doubted",
                        details("attempt", "2", "record", "r.gz")),
                kind(new RefereeDecision.SeatForfeited(game, 2), "seat-forfeited", details()),
                kind(
                        new RefereeDecision.Disqualified(2, Disqualification.OUT),
                        "disqualified",
                        details("results", "out")),
                kind(
                        new RefereeDecision.Disqualified(2, Disqualification.STAND),
                        "disqualified",
                        details("results", "stand")),
                kind(new RefereeDecision.Cleared(2), "cleared", details()),
                kind(
                        new RefereeDecision.ResultsShown(ContestSettings.Results.TEAMS),
                        "results-shown",
                        details("shown-to", "teams")),
                kind(new RefereeDecision.Published("5eed"), "published", details("seed", "5eed")));
    }

    private static Map.Entry<RefereeDecision, Map.Entry<String, SortedMap<String, String>>> kind(
            RefereeDecision decision, String verb, SortedMap<String, String> details) {
        return Map.entry(decision, Map.entry(verb, details));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void eachKindIsKeptAsItAlwaysWasAndReadAgain(
            Map.Entry<RefereeDecision, Map.Entry<String, SortedMap<String, String>>> kind) {
        DecisionEntry kept = DecisionCodec.written(kind.getKey(), "Ada", "since", 7);

        assertThat(kept.verb()).isEqualTo(kind.getValue().getKey());
        assertThat(kept.details()).isEqualTo(kind.getValue().getValue());
        assertThat(DecisionCodec.read(kept)).hasToString(readAgain(kind.getKey()));
    }

    /** Seats are decoded in the order of the names of their details; a game orders them as its own. */
    private static String readAgain(RefereeDecision decision) {
        return decision instanceof RefereeDecision.ResultEntered entered
                ? new RefereeDecision.ResultEntered(
                                entered.game(), entered.result().seated(List.of(10, 2)))
                        .toString()
                : decision.toString();
    }

    @Test
    void everyKindIsTried() {
        assertThat(kinds().map(kind -> kind.getValue().getKey()).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(DecisionKind.values()).map(DecisionKind::key).toList());
    }

    @Test
    void inOldContestsTheResultsOfTheDisqualifiedStand() {
        assertThat(DecisionCodec.read(kept("disqualified", details())))
                .isEqualTo(new RefereeDecision.Disqualified(2, Disqualification.STAND));
    }

    @Test
    void whatANewerArenaDecidesIsUnknown() {
        assertThat(DecisionCodec.read(kept("something-new", details("a", "b"))))
                .isEqualTo(new RefereeDecision.Unknown("something-new"));
        assertThat(DecisionCodec.read(kept("results-shown", details("shown-to", "sponsors"))))
                .isEqualTo(new RefereeDecision.Unknown("results-shown"));
    }

    @Test
    void whatLacksItsGameOrItsTeamIsPassedOver() {
        for (String verb : List.of("awarded", "replay-ordered", "disqualified", "cleared")) {
            assertThat(DecisionCodec.read(new DecisionEntry(
                            verb, Optional.empty(), OptionalInt.empty(), "Ada", "since", details(), 7)))
                    .isEqualTo(new RefereeDecision.Unknown(verb));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"first", "-1", "", "1.5", "12345678901"})
    void aPlaceThatIsNoNumberMakesADecisionUnreadable(String place) {
        assertThat(DecisionCodec.read(kept("result-entered", details("place.0", place, "place.2", "1"))))
                .isEqualTo(new RefereeDecision.Unreadable("result-entered"));
        assertThat(DecisionCodec.read(kept("result-refused", details("attempt", "1", "place.ABC", place))))
                .isEqualTo(new RefereeDecision.Unreadable("result-refused"));
    }
}

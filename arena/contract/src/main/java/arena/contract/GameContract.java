package arena.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.Choices;
import arena.game.Chooser;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.GameRules;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Presentation;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The contract of {@link GameRules} and its codecs, as tests. The test of a game implements this interface, provides
 * the setups of its game, and inherits every test; it serves turns of one seat, turns of several seats, and ticks.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
public interface GameContract<S, V, A> extends GameTexts<S, V, A>, SettingsContract<S, V, A> {

    @Test
    default void aMatchOfRandomAnswersEndsWithinItsLimitAndPlacesEverySeatOnce() {
        for (Setup setup : setups()) {
            for (long seed = 0; seed < 5; seed++) {
                RandomMatch<S, V, A> match = played(setup, seed);
                assertPlaced(setup, (Phase.Over) match.phase());
            }
        }
    }

    @Test
    default void equalSetupsAndEqualAnswersGiveEqualMatches() {
        for (Setup setup : setups()) {
            RandomMatch<S, V, A> one = new RandomMatch<>(this, setup, 7);
            RandomMatch<S, V, A> two =
                    new RandomMatch<>(this, new Setup(setup.names(), setup.seed(), setup.settings()), 7);
            while (!one.isOver()) {
                assertThat(two.step()).isEqualTo(one.step());
                assertThat(two.state()).isEqualTo(one.state());
                assertThat(two.phase()).isEqualTo(one.phase());
            }
            assertThat(one.state()).hasSameHashCodeAs(two.state());
        }
    }

    @Test
    default void everyAnswerGetsARulingAndWhatCountsIsNeverRefused() {
        GameRules<S, V, A> rules = game().rules();
        forSomeStates(11, (state, seat) -> {
            for (Answer<A> answer : answers(state, seat)) {
                Ruling<A> ruling = rules.judge(state, seat, answer);
                assertThat(ruling.code()).as("%s", answer).isNotNegative();
                assertThat(ruling.line()).as("%s", answer).isNotNegative();
                assertThat(ruling.words()).as("%s", answer).isNotBlank().doesNotContain("\n", "\r");
                assertThat(ruling.again() && (ruling.code() == 0 || answer instanceof Answer.Late))
                        .as("only a refused answer is asked for once more: %s", answer)
                        .isFalse();
                Knowledge<V> known = new Knowledge<>(
                        seat, rules.view(state, Viewpoint.of(seat)), Settings.defaults(rules.info()), 0);
                assertThat(rules.explain(known, answer, ruling).stream().map(Fact::key))
                        .doesNotHaveDuplicates();
                new RandomMatch<>(this, state, 12).stepWith(seat, ruling);
            }
        });
    }

    @Test
    default void anAnswerThatIsLateHasTheCodeOfAllGames() {
        forSomeStates(
                13,
                (state, seat) -> assertThat(game().rules()
                                .judge(state, seat, new Answer.Late<>())
                                .code())
                        .isEqualTo(Ruling.LATE));
    }

    @Test
    default void listedOrdersAreLegalAsFarAsTheSeatCanKnow() {
        GameRules<S, V, A> rules = game().rules();
        forSomeStates(17, (state, seat) -> {
            List<A> orders = orders(rules.view(state, Viewpoint.of(seat)), seat);
            assertThat(orders).as("orders of " + seat + " in " + state).isNotEmpty();
            for (A order : orders) {
                int code = rules.judge(state, seat, new Answer.Given<>(order)).code();
                assertThat(code == 0 || surprises().contains(code))
                        .as("code %d for %s of %s in %s", code, order, seat, state)
                        .isTrue();
            }
        });
    }

    @Test
    default void viewsSurviveWritingAndReading() {
        for (Setup setup : setups()) {
            RandomMatch<S, V, A> match = new RandomMatch<>(this, setup, 19);
            boolean over = false;
            while (!over) {
                for (Viewpoint from : viewpoints(setup)) {
                    V view = game().rules().view(match.state(), from);
                    String text = game().views().write(view);
                    assertThat(text).startsWith("Expecting = ").endsWith("\n").matches("(?s)[\\n -~]*");
                    assertThat(game().views().read(text)).isEqualTo(view);
                    assertThat(game().presentation()
                                    .picture(match.state(), from)
                                    .plain())
                            .isNotBlank();
                    assertThat(game().presentation().scene(match.state(), from).values())
                            .isNotEmpty();
                }
                over = match.isOver();
                if (!over) {
                    match.step();
                }
            }
        }
    }

    @Test
    default void aTextThatIsNoViewIsRefused() {
        assertThatThrownBy(() -> game().views().read("nonsense\n")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    default void listedOrdersSurviveWritingAndReading() {
        forSomeStates(23, (state, seat) -> {
            V view = game().rules().view(state, Viewpoint.of(seat));
            for (A order : orders(view, seat)) {
                byte[] raw = game().answers().write(order).getBytes(StandardCharsets.UTF_8);
                assertThat(game().answers().read(raw, view)).isEqualTo(new Answer.Given<>(order));
            }
        });
    }

    @Test
    default void whatPeopleAreOfferedIsLegalAsFarAsTheyCanKnow() {
        GameRules<S, V, A> rules = game().rules();
        game().chooser()
                .ifPresent(chooser -> forSomeStates(27, (state, seat) -> {
                    V view = rules.view(state, Viewpoint.of(seat));
                    Choices choices = chooser.choices(view, seat, List.of());
                    List<Choices.Chosen> some = some(choices);
                    assertThat(some).as("choices of " + seat + " in " + state).isNotEmpty();
                    for (Choices.Chosen chosen : some) {
                        assertThat(choices.allows(chosen)).isTrue();
                        assertChosenIsLegal(chooser, state, seat, List.of(chosen));
                    }
                    if (choices.complete()) {
                        assertChosenIsLegal(chooser, state, seat, List.of());
                    }
                    assertChosenIsLegal(chooser, state, seat, many(chooser, view, seat));
                    assertThat(choices.kinds()).extracting(Choices.Kind::key).doesNotHaveDuplicates();
                    assertThat(choices.kinds())
                            .allSatisfy(kind -> assertThat(kind.words()).isNotBlank())
                            .allSatisfy(kind -> assertThat(kind.parts())
                                    .extracting(Choices.ChoicePart::key)
                                    .doesNotHaveDuplicates());
                    assertThat(choices.allows(new Choices.Chosen("no such kind", new TreeMap<>())))
                            .isFalse();
                }));
    }

    @Test
    default void aGuessLooksLikeTheViewItWasGuessedFrom() {
        GameRules<S, V, A> rules = game().rules();
        for (Setup setup : game().guesser().isPresent() ? setups() : List.<Setup>of()) {
            S start = rules.start(setup);
            forSomeStates(setup, 29, (state, seat) -> {
                V view = rules.view(state, Viewpoint.of(seat));
                V known = game().views().completed(view, rules.view(start, Viewpoint.of(seat)));
                for (long seed = 0; seed < 3; seed++) {
                    S guess = game().guesser().orElseThrow().guess(known, seat, setup.settings(), new Chance(seed));
                    assertThat(rules.view(guess, Viewpoint.of(seat))).isEqualTo(view);
                }
            });
        }
    }

    @Test
    default void statesThatDifferOnlyInASecretLookAlikeToTheOthers() {
        assertSecretsAreKept(5);
    }

    @Tag("slow")
    @Test
    default void theyLookAlikeAtEveryStep() {
        assertSecretsAreKept(1);
    }

    private void assertSecretsAreKept(int every) {
        GameRules<S, V, A> rules = game().rules();
        for (Setup setup : setups()) {
            RandomMatch<S, V, A> match = new RandomMatch<>(this, setup, 31);
            while (!match.isOver()) {
                S state = match.state();
                for (Seat viewer : match.steps() % every == 0 ? setup.seats() : List.<Seat>of()) {
                    disguised(state, viewer, match.steps()).ifPresent(other -> {
                        assertThat(other).isNotEqualTo(state);
                        assertThat(rules.view(other, Viewpoint.of(viewer)))
                                .isEqualTo(rules.view(state, Viewpoint.of(viewer)));
                        assertThat(rules.view(other, new Viewpoint.Spectator()))
                                .isEqualTo(rules.view(state, new Viewpoint.Spectator()));
                        if (match.steps() % 9 < 2) {
                            assertSeenAlike(state, other, viewer);
                        }
                        assertShownAlike(state, other, match.seats());
                        if (match.seats().contains(viewer)) {
                            assertExplainedAlike(state, other, viewer);
                        }
                    });
                }
                match.step();
            }
        }
    }

    @Test
    default void aSeatThatLeavesIsNeverAskedAgainAndIsStillPlaced() {
        GameRules<S, V, A> rules = game().rules();
        for (Setup setup : setups()) {
            RandomMatch<S, V, A> match = new RandomMatch<>(this, setup, 37);
            while (!match.isOver()) {
                if (match.steps() % 7 == 0) {
                    for (Seat seat : setup.seats()) {
                        Departure why = seat.index() % 2 == 0 ? Departure.ENDED : Departure.NOT_READY;
                        assertGoesOnWithout(setup, rules.leave(match.state(), seat, why), List.of(seat));
                    }
                }
                match.step();
            }
        }
    }

    @Test
    default void allMayLeaveOneAfterTheOther() {
        GameRules<S, V, A> rules = game().rules();
        for (Setup setup : setups()) {
            S state = rules.start(setup);
            List<Seat> left = new ArrayList<>();
            for (Seat seat : setup.seats()) {
                if (!(rules.phase(state) instanceof Phase.Over)) {
                    state = rules.leave(state, seat, Departure.ENDED);
                    left.add(seat);
                    assertGoesOnWithout(setup, state, left);
                }
            }
            assertThat(rules.phase(state)).isInstanceOf(Phase.Over.class);
        }
    }

    /** Returns some choices of each kind that is offered, including the last ones. */
    private static List<Choices.Chosen> some(Choices choices) {
        return choices.kinds().stream()
                .flatMap(kind -> {
                    List<Choices.Chosen> all =
                            Choices.of(kind).all().limit(2_000).toList();
                    return Stream.concat(all.stream().limit(20), all.stream().skip(Math.max(20, all.size() - 20)));
                })
                .toList();
    }

    /** Returns one answer of several choices, each with as many values as allowed. */
    private static <V, A> List<Choices.Chosen> many(Chooser<V, A> chooser, V view, Seat seat) {
        List<Choices.Chosen> chosen = new ArrayList<>();
        Choices next = chooser.choices(view, seat, chosen);
        while (!next.kinds().isEmpty() && chosen.size() < 5) {
            List<Choices.Chosen> some = some(next);
            chosen.add(some.get((some.size() - 1) / (chosen.size() + 1)));
            next = chooser.choices(view, seat, chosen);
        }
        return chosen;
    }

    private void assertChosenIsLegal(Chooser<V, A> chooser, S state, Seat seat, List<Choices.Chosen> chosen) {
        GameRules<S, V, A> rules = game().rules();
        A order = chooser.order(rules.view(state, Viewpoint.of(seat)), seat, chosen);
        int code = rules.judge(state, seat, new Answer.Given<>(order)).code();
        assertThat(code == 0 || surprises().contains(code))
                .as("code %d for %s of %s in %s", code, order, seat, state)
                .isTrue();
    }

    /** Checks that the public form of an order does not depend on a secret. */
    private void assertShownAlike(S state, S other, List<Seat> asked) {
        GameRules<S, V, A> rules = game().rules();
        for (Seat seat : asked) {
            for (A order :
                    game().search().isEmpty() ? List.<A>of() : orders(rules.view(state, Viewpoint.of(seat)), seat)) {
                A counts = rules.judge(state, seat, new Answer.Given<>(order)).counts();
                if (counts.equals(
                        rules.judge(other, seat, new Answer.Given<>(order)).counts())) {
                    assertThat(rules.shown(other, seat, counts)).isEqualTo(rules.shown(state, seat, counts));
                }
            }
        }
    }

    /**
     * Checks that scenes and steps do not depend on secrets before and after a step; the end of a match may reveal
     * some.
     */
    private void assertSeenAlike(S state, S other, Seat viewer) {
        GameRules<S, V, A> rules = game().rules();
        Presentation<S, A, ?> people = game().presentation();
        for (Viewpoint point : List.of(Viewpoint.of(viewer), new Viewpoint.Spectator())) {
            assertThat(people.scene(other, point)).isEqualTo(people.scene(state, point));
            if (!(rules.phase(state) instanceof Phase.Turn turn) || turn.asked().size() > 1) {
                continue;
            }
            Seat seat = turn.asked().first();
            for (A order : orders(rules.view(state, Viewpoint.of(seat)), seat)) {
                Actions<A> one = counting(state, seat, order);
                Actions<A> two = counting(other, seat, order);
                S after = rules.next(state, one);
                S otherwise = rules.next(other, two);
                if (!(rules.phase(after) instanceof Phase.Over)
                        && people.scene(otherwise, point).equals(people.scene(after, point))
                        && rules.shown(state, seat, one.only().action())
                                .equals(rules.shown(other, seat, two.only().action()))) {
                    assertThat(people.step(other, two, otherwise, point))
                            .as("%s of %s in %s, and in %s", order, seat, state, other)
                            .isEqualTo(people.step(state, one, after, point));
                }
            }
        }
    }

    private Actions<A> counting(S state, Seat seat, A order) {
        return Actions.of(
                seat,
                game().rules().judge(state, seat, new Answer.Given<>(order)).counts());
    }

    private void assertExplainedAlike(S state, S other, Seat seat) {
        GameRules<S, V, A> rules = game().rules();
        for (Answer<A> answer : answers(state, seat)) {
            Ruling<A> ruling = rules.judge(state, seat, answer);
            Ruling<A> otherRuling = rules.judge(other, seat, answer);
            if (ruling.code() == otherRuling.code()) {
                assertThat(otherRuling.words()).isEqualTo(ruling.words());
            }
        }
    }

    private void assertGoesOnWithout(Setup setup, S state, List<Seat> left) {
        RandomMatch<S, V, A> match = new RandomMatch<>(this, state, 41);
        while (!match.isOver()) {
            assertThat(match.seats()).doesNotContainAnyElementsOf(left);
            if (match.phase() instanceof Phase.Tick tick) {
                assertThat(tick.updated()).doesNotContainAnyElementsOf(left);
            }
            match.step();
            assertThat(match.steps()).isLessThanOrEqualTo(mostSteps(setup));
        }
        assertPlaced(setup, (Phase.Over) match.phase());
    }

    private static void assertPlaced(Setup setup, Phase.Over over) {
        assertThat(over.standings().stream().map(Standing::seat)).containsExactlyInAnyOrderElementsOf(setup.seats());
        assertThat(over.standings().stream().map(Standing::place)).isSorted();
        assertThat(over.reason()).isNotBlank();
    }

    private static List<Viewpoint> viewpoints(Setup setup) {
        List<Viewpoint> viewpoints = new ArrayList<>(List.of(new Viewpoint.Spectator(), new Viewpoint.Referee()));
        setup.seats().forEach(seat -> viewpoints.add(Viewpoint.of(seat)));
        return viewpoints;
    }
}

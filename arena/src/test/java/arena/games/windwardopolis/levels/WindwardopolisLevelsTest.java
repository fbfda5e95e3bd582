package arena.games.windwardopolis.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.GameRules;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.level.Effort;
import arena.level.Mind;
import arena.level.MindSeat;
import arena.superbot.AdvisingResponder;
import arena.superbot.SuperBots;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WindwardopolisLevelsTest {

    private static final GameRules<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> RULES =
            Windwardopolis.definition().rules();
    private static final Effort SMALL = Effort.nodes(600);
    private static final Effort WHOLE = Effort.nodes(20_000);

    /** A round between levels, with their orders, rulings and explanations. */
    private static final class Played {

        private final List<Mind<WindwardopolisView, WindwardopolisOrders>> minds = new ArrayList<>();
        private final List<WindwardopolisOrders> orders = new ArrayList<>();
        private final List<String> reasons = new ArrayList<>();
        private final List<Integer> codes = new ArrayList<>();
        private final List<WindwardopolisView.ReportLine> news = new ArrayList<>();
        private int every = 1;
        private int asked;
        private WindwardopolisState state;

        Played(Map<String, String> changed, long seed, Effort effort, int... levels) {
            List<String> names = IntStream.rangeClosed(1, levels.length)
                    .mapToObj(seat -> "Seat" + seat)
                    .toList();
            Settings settings = Settings.of(RULES.info(), changed);
            for (int level : levels) {
                MindSeat place = new MindSeat(new Seat(minds.size() + 1), settings);
                minds.add(WindwardopolisLevels.ladder().mind(level, place, seed, effort));
            }
            state = RULES.start(new Setup(names, seed, settings));
        }

        Played toTheEnd() {
            while (RULES.phase(state) instanceof Phase.Turn turn) {
                List<Actions.Action<WindwardopolisOrders>> actions = new ArrayList<>();
                turn.asked().forEach(seat -> actions.add(new Actions.Action<>(seat, asked(seat))));
                state = RULES.next(state, new Actions<>(actions));
            }
            return this;
        }

        /** Sets the interval of updates at which minds choose, to simulate slow minds. */
        Played choosingOnceIn(int updates) {
            every = updates;
            return this;
        }

        private WindwardopolisOrders asked(Seat seat) {
            Mind<WindwardopolisView, WindwardopolisOrders> mind = minds.get(seat.index());
            WindwardopolisView view = RULES.view(state, Viewpoint.of(seat));
            view.news().stream().filter(one -> one.seat() == seat.number()).forEach(news::add);
            if (++asked % every != 0) {
                mind.follow(view);
                return WindwardopolisOrders.NONE;
            }
            WindwardopolisOrders chosen = mind.choose(view);
            Ruling<WindwardopolisOrders> ruling = RULES.judge(state, seat, new Answer.Given<>(chosen));
            orders.add(chosen);
            reasons.add(mind.why());
            codes.add(ruling.code());
            return ruling.counts();
        }

        /** Returns the sum of places of every second seat from this one on, less that of the others. */
        int places(int first) {
            int sum = 0;
            for (Standing standing : state.over().orElseThrow().standings()) {
                sum += standing.seat().index() % 2 == first ? standing.place() : -standing.place();
            }
            return sum;
        }

        List<CardOrder> plays() {
            return orders.stream()
                    .flatMap(one -> one.cards().stream())
                    .filter(CardOrder.Play.class::isInstance)
                    .toList();
        }
    }

    private static Map<String, String> ticks(int most) {
        return Map.of("most-ticks", Integer.toString(most));
    }

    @Test
    void noLevelGivesAnImpossibleOrder() {
        Played played = new Played(ticks(600), 3, SMALL, 4, 3, 2, 1).toTheEnd();
        assertThat(played.codes).hasSizeGreaterThan(100).containsOnly(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void theSameSeedPlaysTheSameRound(int level) {
        List<WindwardopolisOrders> orders = new Played(ticks(320), 7, SMALL, level, level).toTheEnd().orders;
        assertThat(new Played(ticks(320), 7, SMALL, level, level).toTheEnd().orders)
                .isEqualTo(orders);
        assertThat(new Played(ticks(320), 8, SMALL, level, level).toTheEnd().orders)
                .isNotEqualTo(orders);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aLevelThatIsTooSlowForSomeUpdatesStillCompletesTrips(int level) {
        Played played =
                new Played(ticks(12_000), 5, SMALL, level).choosingOnceIn(5).toTheEnd();
        assertThat(played.state.trips().limo(new Seat(1)).account().delivered()).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void aPassengerKeptOnBoardByAnEnemyIsNotBroughtToTheSameStopRepeatedly() {
        Played alone = new Played(ticks(17_000), 3, SMALL, 3).toTheEnd();
        assertThat(alone.news)
                .as("nobody else takes the enemies away")
                .filteredOn(one -> one.status() == Status.PASSENGER_REFUSED_ENEMY)
                .hasSizeLessThan(3);
    }

    static Stream<Arguments> cities() {
        return BuiltInMaps.FILES.stream()
                .flatMap(map -> Stream.of("document", "server").map(edition -> Arguments.of(map.name(), edition)));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("cities")
    void allLevelsPlayWholeRoundsByTheRulesInEveryCity(String map, String edition) {
        Played played = wholeRound(map, edition);
        assertThat(played.codes).containsOnly(0);
        assertThat(played.state.trips().isOver()).isTrue();
    }

    private static Played wholeRound(String map, String edition) {
        return new Played(Map.of("map", map, "edition", edition), 11, SMALL, 4, 3, 2, 1).toTheEnd();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"document", "server"})
    void wholeRoundsOfASeedAreTheSame(String edition) {
        assertThat(wholeRound("harbour", edition).orders).isEqualTo(wholeRound("harbour", edition).orders);
    }

    @Test
    void aLevelThatHasNotSeenTheBeginningOrdersNothing() {
        Settings settings = Settings.of(RULES.info(), ticks(100));
        WindwardopolisState state = RULES.start(new Setup(List.of("One"), 1, settings));
        WindwardopolisState later =
                RULES.next(state, new Actions<>(List.of(new Actions.Action<>(new Seat(1), WindwardopolisOrders.NONE))));
        Mind<WindwardopolisView, WindwardopolisOrders> late =
                WindwardopolisLevels.ladder().mind(4, new MindSeat(new Seat(1), settings), 1, SMALL);
        WindwardopolisView view = RULES.view(later, Viewpoint.of(new Seat(1)));
        assertThat(late.choose(view)).isEqualTo(WindwardopolisOrders.NONE);
        late.follow(RULES.view(state, Viewpoint.of(new Seat(1))));
        assertThat(late.choose(view).path()).isNotEmpty();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void eachLevelIsPlacedBeforeTheOneBelowInRoundsOfTen(int level) {
        int below = level - 1;
        int[] even = {below, level, below, level, below, level, below, level, below, level};
        int[] odd = {level, below, level, below, level, below, level, below, level, below};
        int ahead = new Played(Map.of(), 3, WHOLE, even).toTheEnd().places(0)
                + new Played(Map.of(), 3, WHOLE, odd).toTheEnd().places(1);
        assertThat(ahead).as("places that level %d is ahead", level).isPositive();
    }

    @Tag("slow")
    @Test
    void theStrongestLevelPlaysCardsForItselfAndAgainstOthersAndExplainsThem() {
        Played played = new Played(Map.of(), 2, WHOLE, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3).toTheEnd();
        Set<Card.Kind> kinds = EnumSet.noneOf(Card.Kind.class);
        played.plays().forEach(play -> kinds.add(play.card().kind()));
        assertThat(kinds)
                .contains(
                        Card.Kind.ALL_OTHER_CARS_QUARTER_SPEED,
                        Card.Kind.STOP_CAR,
                        Card.Kind.CHANGE_DESTINATION,
                        Card.Kind.MULT_DELIVER_AT_COMPANY);
        assertThat(played.reasons.stream().filter(why -> why.contains("plays ")))
                .hasSizeGreaterThan(5)
                .allSatisfy(why -> assertThat(why).containsPattern("% more of the others behind|: [0-9.]+ points"));
        assertThat(played.reasons)
                .anyMatch(why -> why.startsWith("brings "))
                .anyMatch(why -> why.startsWith("fetches "));
        assertThat(played.codes).containsOnly(0);
    }

    @Test
    void littleTimeIsEnoughForAnAnswer() {
        Effort moment = new Effort(Duration.ofMillis(1), Long.MAX_VALUE);
        assertThat(new Played(ticks(300), 3, moment, 4, 4).toTheEnd().codes).containsOnly(0);
    }

    @Test
    void aMindThatJoinsDuringARoundDrivesOnceItKnowsTheFirstInput() {
        GameDefinition<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> game =
                Windwardopolis.definition();
        Settings settings = Settings.of(RULES.info(), Map.of());
        WindwardopolisState start = RULES.start(new Setup(List.of("Ann", "Ben"), 5, settings));
        WindwardopolisState later = RULES.next(
                start,
                new Actions<>(List.of(
                        new Actions.Action<>(new Seat(1), WindwardopolisOrders.NONE),
                        new Actions.Action<>(new Seat(2), WindwardopolisOrders.NONE))));
        Viewpoint ann = Viewpoint.of(new Seat(1));
        String input = game.views().write(RULES.view(later, ann));
        MindSeat seat = new MindSeat(new Seat(1), settings);
        AdvisingResponder stranger = SuperBots.onSeat(RULES.info().id(), 2, seat, 1, SMALL);
        AdvisingResponder successor = SuperBots.onSeat(RULES.info().id(), 2, seat, 1, SMALL);
        successor.begun(game.views().write(RULES.view(start, ann)));

        assertThat(stranger.answer(input)).doesNotContain("path");
        assertThat(successor.answer(input)).contains("path ", "pickup ");
    }
}

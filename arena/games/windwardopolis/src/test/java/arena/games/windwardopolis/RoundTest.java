package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Departure;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.TextFile;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisErrorCode;
import arena.games.windwardopolis.order.WindwardopolisOrderCodec;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.trip.TripReport;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.games.windwardopolis.view.WindwardopolisViewCodec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RoundTest {

    private static final String MAP = "own1";
    private static final Windwardopolis GAME =
            new Windwardopolis(List.of(new TextFile(MAP, MapText.write(ServerRecordings.city(MAP)))));
    private static final WindwardopolisViewCodec VIEWS = new WindwardopolisViewCodec();
    private static final WindwardopolisOrderCodec ORDERS = new WindwardopolisOrderCodec();

    private static Setup setup(int seats, long seed, Map<String, String> settings) {
        List<String> names =
                IntStream.rangeClosed(1, seats).mapToObj(seat -> "Team_" + seat).toList();
        return new Setup(names, seed, Settings.of(GAME.info(), settings));
    }

    @Test
    void aBotIsTriedInAShortRoundWhichIsNeverLongerThanTheHostWants() {
        Settings standard = Settings.defaults(GAME.info());
        Settings shorter = Settings.of(GAME.info(), Map.of("most-ticks", "300", "map", MAP));

        assertThat(GAME.trial(standard).whole(WindwardopolisTerms.MOST_TICKS)).isEqualTo(4_000);
        assertThat(GAME.trial(standard)
                        .with(WindwardopolisTerms.MOST_TICKS, standard.whole(WindwardopolisTerms.MOST_TICKS)))
                .as("nothing else is changed")
                .isEqualTo(standard);
        assertThat(GAME.trial(shorter)).isEqualTo(shorter);
    }

    /** A round that is played through the texts. It is mutable. */
    private static final class Played {
        private WindwardopolisState state;
        private final List<String> texts = new ArrayList<>();
        private final List<SampleDriver> chauffeurs = new ArrayList<>();
        private int faults;

        Played(Setup setup) {
            state = GAME.start(setup);
            for (Seat seat : setup.seats()) {
                WindwardopolisView first = GAME.view(state, Viewpoint.of(seat));
                chauffeurs.add(new SampleDriver(state.field().city(), first, setup.seed()));
            }
        }

        Ruling<WindwardopolisOrders> ruling(Seat seat) {
            String text = VIEWS.write(GAME.view(state, Viewpoint.of(seat)));
            texts.add(text);
            WindwardopolisView view = VIEWS.read(text);
            WindwardopolisOrders orders = chauffeurs.get(seat.index()).orders(view);
            Answer<WindwardopolisOrders> answer =
                    ORDERS.read(ORDERS.write(orders).getBytes(StandardCharsets.US_ASCII), view);
            Ruling<WindwardopolisOrders> ruling = GAME.judge(state, seat, answer);
            faults += Ruling.isFault(ruling.code()) && ruling.code() < 30 ? 1 : 0;
            return ruling;
        }

        /** Plays in lock-step to the end. */
        Phase.Over inLockStep() {
            while (GAME.phase(state) instanceof Phase.Turn turn) {
                List<Actions.Action<WindwardopolisOrders>> actions = new ArrayList<>();
                turn.asked()
                        .forEach(seat -> actions.add(
                                new Actions.Action<>(seat, ruling(seat).counts())));
                state = GAME.next(state, new Actions<>(actions));
            }
            return (Phase.Over) GAME.phase(state);
        }

        /** Plays in real time; every order arrives in the tick of its update. */
        Phase.Over inRealTime() {
            while (GAME.phase(state) instanceof Phase.Tick tick) {
                List<Ruling<WindwardopolisOrders>> rulings =
                        tick.updated().stream().map(this::ruling).toList();
                int next = 0;
                for (Seat seat : tick.updated()) {
                    state = GAME.order(state, seat, rulings.get(next++).counts());
                }
                state = GAME.next(state, Actions.none());
            }
            return (Phase.Over) GAME.phase(state);
        }
    }

    @Test
    @Tag("slow")
    void tenCarsBringPassengersToTheirDestinationsUntilOneHasDeliveredEight() {
        Played round = new Played(setup(10, 3, Map.of()));
        Phase.Over over = round.inLockStep();
        assertThat(over.reason()).isEqualTo("eight deliveries");
        assertThat(over.standings()).hasSize(10);
        assertThat(over.standings().get(0).points()).isGreaterThan(8_000);
        assertThat(over.standings().stream().map(Standing::points)).isSortedAccordingTo((a, b) -> Long.compare(b, a));
        assertThat(round.faults).isZero();
        assertThat(round.state.trips().limos())
                .allSatisfy(limo -> assertThat(limo.coffee()).isBetween(0, Limo.MOST_COFFEE));
    }

    @Test
    void equalSeedsAndOrdersMakeEqualRoundsAndRealTimeComesToTheSame() {
        Map<String, String> brief = Map.of("most-ticks", "1200");
        Played one = new Played(setup(10, 5, brief));
        Played two = new Played(setup(10, 5, brief));
        assertThat(one.inLockStep()).isEqualTo(two.inLockStep());
        assertThat(one.texts).isEqualTo(two.texts);
        Played real = new Played(setup(10, 5, Map.of("most-ticks", "1200", "time", "real-time", "speed", "0")));
        assertThat(real.inRealTime()).isEqualTo((Phase.Over) GAME.phase(one.state));
        assertThat(real.texts)
                .isEqualTo(one.texts.stream()
                        .map(text -> text.replace("\nTime = lock-step\n", "\nTime = real-time\n"))
                        .toList());
    }

    @Test
    void aRoundEndsAsItStandsAtTheTickLimit() {
        Played round = new Played(setup(2, 5, Map.of("most-ticks", "100")));
        Phase.Over over = round.inLockStep();
        assertThat(over.reason()).isEqualTo("tick limit");
        assertThat(round.state.clock().tick()).isEqualTo(100);
    }

    @Test
    void updatesComeEvery16TicksInTheDocumentAnd97AfterTheLastOneOnTheServer() {
        for (String updates : List.of("document", "server")) {
            Setup setup = setup(3, 5, Map.of("most-ticks", "2000", "updates", updates));
            WindwardopolisState state = GAME.start(setup);
            long last = 0;
            int regular = 0;
            while (GAME.phase(state) instanceof Phase.Turn turn) {
                long tick = state.clock().tick();
                if (state.clock().lastForAll() == tick && tick > 0) {
                    boolean event = state.reports().now().stream()
                            .anyMatch(report -> report.to().isEmpty());
                    boolean due = updates.equals("document") ? tick % 16 == 0 : tick - last == 97;
                    assertThat(event || due).as(updates + " " + tick).isTrue();
                    regular += due ? 1 : 0;
                    last = tick;
                }
                state = GAME.next(state, nothing(turn));
            }
            assertThat(regular).isGreaterThan(updates.equals("document") ? 120 : 5);
        }
    }

    private static Actions<WindwardopolisOrders> nothing(Phase.Turn turn) {
        return new Actions<>(turn.asked().stream()
                .map(seat -> new Actions.Action<>(seat, WindwardopolisOrders.NONE))
                .toList());
    }

    @Test
    void aPathThatBreaksAndOneThatJoinsNothingAreNoFaults() {
        WindwardopolisState state = GAME.start(setup(2, 5, Map.of()));
        Seat seat = new Seat(1);
        WindwardopolisView view = GAME.view(state, Viewpoint.of(seat));
        MapTile next = state.traffic().car(0).next();
        assertThat(code(state, view, "path 0,0 0,1\nEnd\n")).isEqualTo(WindwardopolisErrorCode.PATH_NOWHERE.number());
        assertThat(code(state, view, "path " + next.text() + " 0,0\nEnd\n"))
                .isEqualTo(WindwardopolisErrorCode.PATH_BREAKS.number());
        assertThat(code(state, view, "path " + next.text() + "\nEnd\n")).isZero();
        WindwardopolisOrders nowhere = ((Answer.Given<WindwardopolisOrders>)
                        ORDERS.read("path 0,0\n".getBytes(StandardCharsets.US_ASCII), view))
                .action();
        WindwardopolisState updated = GAME.order(state, seat, nowhere);
        assertThat(updated.reports().next())
                .containsExactly(new TripReport(Optional.of(seat), seat, Status.NO_PATH, Optional.empty()));
        assertThat(updated.traffic().path(0)).isEqualTo(state.traffic().path(0));
    }

    @Test
    void aPathBreaksAtAGapBetweenRoadsAndAtAParkBesideOne() {
        WindwardopolisState state = GAME.start(setup(2, 5, Map.of()));
        WindwardopolisView view = GAME.view(state, Viewpoint.of(new Seat(1)));
        CityMap city = state.field().city();
        MapTile next = state.traffic().car(0).next();
        MapTile far = city.driveable().stream()
                .filter(tile -> tile.distance(next) == 2)
                .findFirst()
                .orElseThrow();
        MapTile park = Heading.all().stream()
                .map(next::next)
                .filter(tile -> !city.isDriveable(tile))
                .findFirst()
                .orElseThrow();
        for (MapTile wrong : List.of(far, park)) {
            assertThat(code(state, view, "path " + next.text() + " " + wrong.text() + "\nEnd\n"))
                    .isEqualTo(WindwardopolisErrorCode.PATH_BREAKS.number());
        }
    }

    @Test
    void equalPointsShareAPlace() {
        WindwardopolisState start = GAME.start(setup(3, 5, Map.of("time", "real-time", "most-ticks", "1")));
        Phase.Over over = (Phase.Over) GAME.phase(GAME.next(start, Actions.none()));
        assertThat(over.standings()).extracting(Standing::place).containsExactly(1, 1, 1);
    }

    @Test
    void thereIsALimitOfReportsAboutAPlayersOrders() {
        WindwardopolisState state = GAME.start(setup(2, 5, Map.of("time", "real-time")));
        Seat seat = new Seat(1);
        WindwardopolisView view = GAME.view(state, Viewpoint.of(seat));
        String plays = "play " + "STOP_CAR 2;".repeat(5_000) + "\nEnd\n";
        for (int times = 0; times < 2; times++) {
            state = GAME.order(
                    state, seat, GAME.judge(state, seat, read(plays, view)).counts());
        }
        state = GAME.order(
                state,
                new Seat(2),
                GAME.judge(state, new Seat(2), read("path 0,0\nEnd\n", view)).counts());
        WindwardopolisState after = GAME.next(state, Actions.none());
        assertThat(GAME.view(after, Viewpoint.of(seat)).news())
                .hasSize(WindwardopolisState.PendingReports.MOST_REPORTS);
        assertThat(GAME.view(after, Viewpoint.of(new Seat(2))).news()).hasSize(1);
    }

    private static Answer<WindwardopolisOrders> read(String text, WindwardopolisView view) {
        return ORDERS.read(text.getBytes(StandardCharsets.US_ASCII), view);
    }

    private static int code(WindwardopolisState state, WindwardopolisView view, String text) {
        Answer<WindwardopolisOrders> answer = read(text, view);
        Ruling<WindwardopolisOrders> ruling = GAME.judge(state, new Seat(1), answer);
        Knowledge<WindwardopolisView> known = new Knowledge<>(new Seat(1), view, Settings.defaults(GAME.info()), 0);
        assertThat(GAME.explain(known, answer, ruling)).hasSize(1).allSatisfy(fact -> {
            assertThat(fact.key()).isEqualTo("Line1");
            assertThat(fact.value()).startsWith(ruling.code() + " ");
        });
        return ruling.code();
    }

    @Test
    void aStoppedCarStandsFor1800Ticks() {
        WindwardopolisState state = GAME.start(setup(2, 5, Map.of("time", "real-time")));
        Card stop = Card.of(Card.Kind.STOP_CAR);
        WindwardopolisOrders orders = WindwardopolisOrders.of(List.of(
                new WindwardopolisOrders.LineOrder.OfCards(List.of(new CardOrder.Draw(stop))),
                new WindwardopolisOrders.LineOrder.OfCards(List.of(new CardOrder.Play(new Cards.Play(stop, "2"))))));
        state = GAME.order(state, new Seat(1), orders);
        int x = state.traffic().car(1).x();
        int y = state.traffic().car(1).y();
        int stood = 0;
        do {
            state = GAME.next(state, Actions.none());
            stood++;
        } while (state.traffic().car(1).x() == x && state.traffic().car(1).y() == y && stood < 3_000);
        assertThat(stood).isBetween(1_799, 1_900);
    }

    @Test
    void aPlayerWhoLeavesIsNotAskedAgainAndARoundWithoutPlayersIsOver() {
        WindwardopolisState state = GAME.start(setup(3, 5, Map.of()));
        WindwardopolisState left = GAME.leave(state, new Seat(2), Departure.ENDED);
        assertThat(((Phase.Turn) GAME.phase(left)).asked()).containsExactly(new Seat(1), new Seat(3));
        left = GAME.leave(GAME.leave(left, new Seat(1), Departure.ENDED), new Seat(3), Departure.ENDED);
        assertThat(((Phase.Over) GAME.phase(left)).standings()).hasSize(3);
    }
}

package arena.app.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.match.Event;
import arena.plugin.Games;
import arena.record.MatchRecord;
import arena.record.RecordedEvent;
import arena.record.Verification;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class TrainingGamesTest {

    private static final int MOST_STEPS = 100_000;

    @TempDir
    private Path records;

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.info().id());
    }

    private TrainingGames open(GameDefinition<?, ?, ?> game, int seats, int games) {
        return new TrainingGames(new TrainingPlan(
                game,
                game.rules().trial(Settings.defaults(game.info())),
                seats,
                games,
                new TrainingPlan.Fields(TrainingPlan.Views.ASKED, true, false),
                records));
    }

    private static TrainingRequest.Reset reset(long seed, SortedMap<Seat, Integer> levels) {
        return new TrainingRequest.Reset(Optional.empty(), Optional.of(List.of(seed)), new TreeMap<>(), levels, true);
    }

    private static TrainingRequest.Step step(SortedMap<Seat, List<String>> orders) {
        return new TrainingRequest.Step(Optional.empty(), List.of(Optional.of(orders)));
    }

    /** A chooser of orders for all seats that are asked. */
    private interface Orders {
        SortedMap<Seat, List<String>> choose(TrainingSeats seats);
    }

    private static Orders randomLegal(long seed) {
        SplittableRandom draw = new SplittableRandom(seed);
        return seats -> {
            SortedMap<Seat, List<String>> orders = new TreeMap<>();
            seats.asked().forEach(seat -> {
                List<String> legal = seats.game().legalOrders(seat);
                if (!legal.isEmpty()) {
                    orders.put(seat, List.of(legal.get(draw.nextInt(legal.size()))));
                }
            });
            return orders;
        };
    }

    /** Plays a game to its end and returns its record, which is verified. */
    private static MatchRecord play(TrainingGames games, TrainingRequest.Reset reset, Orders orders) {
        TrainingGames.Played played = games.play(reset).get(0);
        for (int steps = 0; played.record().isEmpty() && steps < MOST_STEPS; steps++) {
            played = games.play(step(orders.choose(played.seats()))).get(0);
        }
        TrainingSeats seats = played.seats();
        MatchRecord record = MatchRecord.read(played.record().orElseThrow());
        assertThat(record.notices()).isEmpty();
        assertThat(Verification.of(record, Games.byId(began(record).gameId())).differences())
                .isEmpty();
        assertThat(record.entries().get(record.entries().size() - 1).event())
                .isInstanceOfSatisfying(
                        Event.Ended.class,
                        ended -> assertThat(ended.standings())
                                .isEqualTo(seats.game().over().orElseThrow().standings()));
        return record;
    }

    private static Event.Began began(MatchRecord record) {
        return record.began().orElseThrow();
    }

    private static List<Event> withoutTheMatch(MatchRecord record) {
        return record.entries().stream().skip(1).map(RecordedEvent::event).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameOfRandomOrdersIsVerifiedFromItsRecord(String id) {
        GameDefinition<?, ?, ?> game = Games.byId(id);
        try (TrainingGames games = open(game, game.info().leastSeats(), 1)) {
            MatchRecord first = play(games, reset(7, new TreeMap<>()), randomLegal(1));
            MatchRecord second = play(games, reset(7, new TreeMap<>()), randomLegal(1));

            assertThat(withoutTheMatch(first)).isEqualTo(withoutTheMatch(second));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameOfWrongAndMissingOrdersIsVerifiedFromItsRecord(String id) {
        GameDefinition<?, ?, ?> game = Games.byId(id);
        SplittableRandom draw = new SplittableRandom(3);
        Orders right = randomLegal(2);
        try (TrainingGames games = open(game, game.info().mostSeats(), 1)) {
            play(games, reset(8, new TreeMap<>()), seats -> {
                SortedMap<Seat, List<String>> orders = right.choose(seats);
                seats.asked().forEach(seat -> {
                    int drawn = draw.nextInt(20);
                    if (drawn == 0
                            && seats.game()
                                    .problem(new TreeMap<>(), orders.keySet())
                                    .isEmpty()) {
                        orders.remove(seat);
                    } else if (drawn == 1) {
                        orders.put(seat, List.of("nonsense"));
                    }
                });
                return orders;
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSuperBotPlaysASeat(String id) {
        GameDefinition<?, ?, ?> game = Games.byId(id);
        SortedMap<Seat, Integer> levels = new TreeMap<>();
        int seats = Math.max(2, game.info().leastSeats());
        Seat.firstSeats(seats).stream().skip(1).forEach(seat -> levels.put(seat, 1));
        try (TrainingGames games = open(game, seats, 1)) {
            MatchRecord record = play(games, reset(9, levels), randomLegal(4));

            assertThat(began(record).sittings().get(1).info().kind()).isEqualTo("superbot");
            assertThat(began(record).sittings().get(0).info().kind()).isEqualTo("script");
        }
    }

    @Test
    void aWrongOrderInOneGameChangesNoOther() {
        GameDefinition<?, ?, ?> game = Games.first();
        try (TrainingGames games = open(game, 2, 2)) {
            games.play(new TrainingRequest.Reset(
                    Optional.empty(), Optional.of(List.of(1L, 2L)), new TreeMap<>(), new TreeMap<>(), false));
            TrainingSeats first = games.play(new TrainingRequest.Step(
                            Optional.empty(), List.of(Optional.empty(), Optional.of(orders(1, "K 3")))))
                    .get(0)
                    .seats();

            assertThat(first.game().steps()).isEqualTo(1);
            assertThatThrownBy(() -> games.play(new TrainingRequest.Step(
                            Optional.empty(), List.of(Optional.of(orders(1, "K 3")), Optional.of(orders(1, "K 3"))))))
                    .hasMessage("In game 1 seat 1 gives an order, but the step waits for seat 2.");
            assertThat(games.play(new TrainingRequest.Step(
                                    Optional.of(List.of(0)), List.of(Optional.of(orders(1, "K 3")))))
                            .get(0)
                            .seats()
                            .game()
                            .steps())
                    .isEqualTo(1);
        }
    }

    private static SortedMap<Seat, List<String>> orders(int seat, String order) {
        return new TreeMap<>(Map.of(new Seat(seat), List.of(order)));
    }
}

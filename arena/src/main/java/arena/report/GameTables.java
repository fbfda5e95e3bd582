package arena.report;

import arena.store.AttemptResult;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The tables of a contest's games and of their seats with all their columns, each defined here and nowhere else. Each
 * output picks the columns that it shows.
 */
public final class GameTables {

    /** The beginning of the names of columns with a game's own figures, which keeps them apart from all others. */
    private static final String FIGURE = "figure_";

    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private GameTables() {}

    private static Cell orNothing(Optional<? extends Number> number) {
        return number.<Cell>map(Cell.Figure::new).orElse(new Cell.Nothing(""));
    }

    private static final ReportTable.Columns<GameAccount> GAMES = new ReportTable.Columns<GameAccount>()
            .left("game", "Game", game -> new Cell.GameId(game.id()))
            .left(
                    "section",
                    "Section",
                    game -> new Cell.SectionId(
                            game.section().id(), game.section().title()))
            .text("stage", "Stage", game -> game.section().stage())
            .figure("round", "Round", game -> game.fixture().round())
            .left(
                    "seats",
                    "Seats in order",
                    game -> new Cell.Teams(game.fixture().seats()))
            .left("result", "Result", Cell.Result::new)
            .text("ending", "How it ended", GameAccount::ending)
            .text("state", "State", game -> game.state().words())
            .text("now", "State", GameAccount::now)
            .left("places", "Places", game -> values(game, GameResult::places))
            .left(
                    "game_points",
                    "Points of the game",
                    game -> game.result()
                            .<Cell>map(result -> new Cell.GamePoints(result.points()))
                            .orElse(new Cell.Nothing("")))
            .left("winner", "Winner", game -> new Cell.Teams(game.first()))
            .right("moves", "Moves", game -> orNothing(game.result().map(GameResult::moves)))
            .right("duration_ms", "Duration", game -> orNothing(game.ended().map(AttemptResult::millis)))
            .text(
                    "cause",
                    "Cause",
                    game -> game.ended().map(AttemptResult::cause).orElse(""))
            .text("reason", "Reason", GameAccount::reason)
            .figure("attempts", "Attempts", game -> game.attempts().size())
            .text(
                    "record",
                    "Record",
                    game -> game.ended().map(AttemptResult::record).orElse(""));

    private static Cell values(GameAccount game, Function<GameResult, List<?>> values) {
        return game.result()
                .<Cell>map(result -> new Cell.Values(values.apply(result)))
                .orElse(new Cell.Nothing(""));
    }

    /** Returns the table of some games. */
    public static ReportTable games(Stream<GameAccount> games) {
        return GAMES.of(games);
    }

    /**
     * A seat of a game.
     *
     * @param number from 1
     * @param end its result in the attempt that counts
     */
    private record SeatLine(GameAccount game, int number, int contestant, Optional<SeatResult> end) {
        SortedMap<String, Long> figures() {
            return end.map(SeatResult::figures).orElse(Collections.emptySortedMap());
        }

        static Stream<SeatLine> of(GameAccount game) {
            List<Integer> seats = game.fixture().seats();
            return IntStream.rangeClosed(1, seats.size())
                    .mapToObj(number ->
                            new SeatLine(game, number, seats.get(number - 1), game.seat(seats.get(number - 1))));
        }

        Cell cell(Function<SeatResult, Cell> cell) {
            return end.map(cell).orElse(new Cell.Nothing(""));
        }

        Cell tally(Function<MoveTally, Cell> cell) {
            return cell(end -> cell.apply(end.tally()));
        }
    }

    private static final ReportTable.Columns<SeatLine> SEATS = new ReportTable.Columns<SeatLine>()
            .left("game", "Game", seat -> new Cell.GameId(seat.game().id()))
            .figure("seat", "Seat", SeatLine::number)
            .left("team", "Team", seat -> new Cell.Team(seat.contestant()))
            .right("place", "Place", seat -> seat.cell(end -> new Cell.Figure(end.place())))
            .right("game_points", "Points of the game", seat -> seat.cell(end -> new Cell.GamePoints(end.points())))
            .left("cause", "Cause", seat -> seat.cell(end -> new Cell.Text(end.cause())))
            .left("evidence", "Evidence", seat -> seat.cell(end -> new Cell.Text(end.evidence())))
            .right("moves", "Moves", seat -> seat.tally(tally -> new Cell.Figure(tally.moves())))
            .right("faults", "Faults", seat -> seat.tally(tally -> new Cell.Figure(tally.faults())))
            .right("late", "Late", seat -> seat.tally(tally -> new Cell.Figure(tally.late())))
            .right("used_ms", "Time", seat -> seat.tally(tally -> new Cell.Millis(tally.usedMillis())))
            .right("mean_ms", "Mean time", seat -> seat.tally(tally -> new Cell.Millis((long) tally.meanMillis())))
            .right("slowest_ms", "Slowest", seat -> seat.tally(tally -> new Cell.Millis(tally.slowestMillis())));

    /** Returns the columns of seats, followed by one for each figure. */
    private static ReportTable seats(List<SeatLine> seats) {
        return SEATS.of(seats.stream()).beside(figures(seats));
    }

    private static ReportTable figures(List<SeatLine> seats) {
        ReportTable.Columns<SeatLine> columns = new ReportTable.Columns<>();
        seats.stream()
                .flatMap(seat -> seat.figures().keySet().stream())
                .distinct()
                .sorted()
                .forEach(name -> columns.right(
                        FIGURE
                                + NO_LETTERS
                                        .matcher(name.toLowerCase(Locale.ROOT))
                                        .replaceAll("_"),
                        name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
                        seat -> orNothing(Optional.ofNullable(seat.figures().get(name)))));
        return columns.of(seats.stream());
    }

    /** Returns all seats of all games that were played. */
    public static ReportTable seatsPlayed(ContestAccount account) {
        return seats(account.games().stream()
                .flatMap(SeatLine::of)
                .filter(seat -> seat.end().isPresent())
                .toList());
    }

    /** Returns the seats of an attempt, whether it counts or not. */
    public static ReportTable seats(GameAccount game, AttemptResult ended) {
        return SEATS.of(IntStream.rangeClosed(1, ended.seats().size())
                .mapToObj(number -> new SeatLine(
                        game,
                        number,
                        ended.seats().get(number - 1).contestant(),
                        Optional.of(ended.seats().get(number - 1)))));
    }
}

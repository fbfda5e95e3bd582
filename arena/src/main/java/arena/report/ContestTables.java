package arena.report;

import arena.contest.Contestant;
import arena.store.AttemptResult;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import arena.tournament.format.Criterion;
import arena.tournament.format.Section;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import arena.tournament.rating.Rating;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The tables of a contest with all their columns, each defined here and nowhere else. Each output picks the columns
 * that it shows.
 */
public final class ContestTables {

    /** The beginning of the names of columns with a game's own figures, which keeps them apart from all others. */
    private static final String FIGURE = "figure_";

    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private ContestTables() {}

    private static Cell team(int contestant) {
        return new Cell.Team(contestant);
    }

    private static Cell orNothing(Optional<? extends Number> number) {
        return number.<Cell>map(Cell.Figure::new).orElse(new Cell.Nothing(""));
    }

    /** A row of a section's table. */
    private record StandingsLine(ContestAccount account, SectionState state, StandingRow row) {
        StandingRow.Figures figures() {
            return row.figures();
        }

        Section section() {
            return state.section();
        }
    }

    /** The largest number of teams with a column each. */
    private static final int MOST_BESIDE = 8;

    private static final ReportTable.Columns<StandingsLine> STANDINGS = new ReportTable.Columns<StandingsLine>()
            .left(
                    "section",
                    "Section",
                    line -> new Cell.SectionId(
                            line.section().id(),
                            line.section().stage() + ", " + line.section().title()))
            .text("stage", "Stage", line -> line.section().stage())
            .text("title", "Title", line -> line.section().title())
            .text("over", "Over", line -> line.state().over() ? "yes" : "no")
            .right(
                    "place",
                    "Place",
                    line -> line.row().out()
                            ? new Cell.Nothing("-")
                            : new Cell.Figure(line.row().place()))
            .left("team", "Team", line -> team(line.row().contestant()))
            .figure("played", "Played", line -> line.figures().played())
            .figure("won", "Won", line -> line.figures().won())
            .figure("drawn", "Drawn", line -> line.figures().drawn())
            .figure("lost", "Lost", line -> line.figures().lost())
            .right(
                    "points",
                    "Points",
                    line -> new Cell.Exact(line.figures().points().toString()))
            .figure("moves", "Moves", line -> line.figures().moves())
            .right(
                    "game_points",
                    "Points of the game",
                    line -> new Cell.GamePoints(line.figures().gamePoints()))
            .text("why", "Why", line -> line.row().why())
            .text("outlook", "What is next", line -> line.row().outlook())
            .left("games", "Games", line -> new Cell.Values(line.row().fixtures()))
            .text(
                    "disqualified",
                    "Disqualified",
                    line -> line.account().presence(line.row().contestant()).words());

    /** Returns the tables of some sections as one table. */
    public static ReportTable standings(ContestAccount account, List<SectionState> sections) {
        return STANDINGS.of(sections.stream()
                .flatMap(state -> state.rows().stream().map(row -> new StandingsLine(account, state, row))));
    }

    /** Returns the rows of one team in the tables of all sections, with the sentences for pages. */
    public static ReportTable standingsOf(ContestAccount account, int contestant) {
        return STANDINGS.of(account.sectionsForPages().stream()
                .flatMap(state -> state.rows().stream()
                        .filter(row -> row.contestant() == contestant)
                        .map(row -> new StandingsLine(account, state, row))));
    }

    /**
     * Returns the table of one section for people: with drawn games only if there are any, and with moves only for
     * games of two or if moves decide.
     */
    public static ReportTable readable(ContestAccount account, SectionState state) {
        ReportTable table = standings(account, List.of(state))
                .only("place", "team", "played", "won", "drawn", "lost", "moves", "points");
        boolean hasDrawn = state.rows().stream().anyMatch(row -> row.figures().drawn() > 0);
        boolean haveMoves =
                !isOfMany(state) || state.section().ranking().criteria().contains(Criterion.MOVES);
        ReportTable shown = hasDrawn ? table : table.without("drawn");
        return haveMoves ? shown : shown.without("moves");
    }

    /** Returns whether a section has games of more than two. */
    public static boolean isOfMany(SectionState state) {
        return state.fixtures().stream().anyMatch(fixture -> fixture.seats().size() > 2);
    }

    /** A game of a section, and its short name. */
    private record NumberedGame(GameAccount game, String name) {}

    /**
     * Returns the games of a section with more than two players, a row each with its short name, and a column for each
     * team with its points and place; empty if the section has too many teams.
     */
    public static ReportTable gamesOfMany(ContestAccount account, SectionState state) {
        ReportTable.Columns<NumberedGame> columns =
                new ReportTable.Columns<NumberedGame>().text("name", "Game", numbered -> numbered.name());
        boolean fits = isOfMany(state) && state.rows().size() <= MOST_BESIDE;
        if (fits) {
            state.rows()
                    .forEach(row -> columns.right(
                            "team_" + (row.contestant() + 1),
                            account.name(row.contestant()),
                            numbered -> numbered.game().fixture().isPlayedBy(row.contestant())
                                    ? numbered.game()
                                            .result()
                                            .flatMap(result -> result.seat(row.contestant()))
                                            .<Cell>map(seat -> new Cell.Earned(seat.points(), seat.place()))
                                            .orElse(new Cell.Nothing(""))
                                    : new Cell.Nothing("-")));
        }
        return columns.of(
                fits
                        ? state.fixtures().stream()
                                .flatMap(fixture -> account.game(fixture.id()).stream()
                                        .map(game -> new NumberedGame(game, state.shortName(fixture))))
                        : Stream.empty());
    }

    private static final ReportTable.Columns<ListedGame> LISTED = new ReportTable.Columns<ListedGame>()
            .text("name", "Game", ListedGame::name)
            .text("places", "Places", listed -> listed.places());

    /** A game with its short name, and its places in words. */
    private record ListedGame(String name, String places) {}

    /**
     * Returns the games of a section with more than two players, for any number of teams: a row each, with places,
     * teams and points in one text.
     */
    public static ReportTable listOfMany(ContestAccount account, SectionState state) {
        return LISTED.of(
                isOfMany(state)
                        ? state.fixtures().stream()
                                .flatMap(fixture -> account.game(fixture.id()).stream()
                                        .map(game -> new ListedGame(state.shortName(fixture), places(account, game))))
                        : Stream.empty());
    }

    private static String places(ContestAccount account, GameAccount game) {
        return game.result()
                .map(result -> game.inOrder().stream()
                        .map(one -> game.place(one).orElse(0) + ". " + account.name(one) + " "
                                + account.contest()
                                        .game()
                                        .points(result.seat(one)
                                                .map(SeatResult::points)
                                                .orElse(0L)))
                        .collect(Collectors.joining(", ")))
                .orElse("");
    }

    /** A rating, and its rank. */
    private record RankedRating(int rank, Rating rating) {}

    private static final ReportTable.Columns<RankedRating> RATINGS = new ReportTable.Columns<RankedRating>()
            .figure("no", "No", RankedRating::rank)
            .left("team", "Team", one -> team(one.rating().contestant()))
            .figure("rating", "Rating", one -> Math.round(one.rating().value()))
            .text(
                    "interval",
                    "95 % interval",
                    one -> Math.round(one.rating().interval().low()) + " to "
                            + Math.round(one.rating().interval().high()))
            .figure("elo", "Elo", one -> tenths(one.rating().value()))
            .figure("low_elo", "Low", one -> tenths(one.rating().interval().low()))
            .figure("high_elo", "High", one -> tenths(one.rating().interval().high()))
            .figure("games", "Games", one -> one.rating().games());

    /** Rounds to tenths: further digits would differ between machines. */
    private static double tenths(double elo) {
        return Math.round(elo * 10) / 10.0;
    }

    /** Returns the ratings, the strongest team first. */
    public static ReportTable ratings(ContestAccount account) {
        List<Rating> ratings = account.ratings();
        return RATINGS.of(
                IntStream.range(0, ratings.size()).mapToObj(rank -> new RankedRating(rank + 1, ratings.get(rank))));
    }

    /** Returns the ratings for people. */
    public static ReportTable readableRatings(ContestAccount account) {
        return ratings(account).only("no", "team", "rating", "interval", "games");
    }

    /** A team with its account. */
    private record TeamLine(ContestAccount account, TeamAccount team) {
        Contestant entry() {
            return team.entry();
        }

        MoveTally tally() {
            return team.tally();
        }
    }

    private static final ReportTable.Columns<TeamLine> TEAMS = new ReportTable.Columns<TeamLine>()
            .figure("number", "No", line -> line.team().contestant() + 1)
            .left("team", "Team", line -> team(line.team().contestant()))
            .text("name", "Name", line -> line.entry().name())
            .text("title", "Title", line -> line.entry().title())
            .text("members", "Members", line -> line.entry().members())
            .text(
                    "folder",
                    "Folder",
                    line -> line.account().name(line.team().contestant())
                            + (line.entry().filler() ? " (fills a place)" : ""))
            .text(
                    "disqualified",
                    "Disqualified",
                    line -> line.account().presence(line.team().contestant()).words())
            .left("filler", "Fills a place", line -> new Cell.Truth(line.entry().filler()))
            .figure("won", "Won", line -> line.team().won())
            .figure("drawn", "Drawn", line -> line.team().drawn())
            .figure("lost", "Lost", line -> line.team().lost())
            .figure("moves", "Moves", line -> line.tally().moves())
            .figure("faults", "Faults", line -> line.tally().faults())
            .figure("late", "Late", line -> line.tally().late())
            .right("used_ms", "Time", line -> new Cell.Millis(line.tally().usedMillis()))
            .right(
                    "mean_ms",
                    "Mean time",
                    line -> new Cell.Millis(Math.round(line.tally().meanMillis())))
            .right(
                    "slowest_ms",
                    "Slowest move",
                    line -> new Cell.Millis(line.tally().slowestMillis()));

    /** Returns all teams with their figures. */
    public static ReportTable teams(ContestAccount account) {
        return TEAMS.of(account.teams().stream().map(team -> new TeamLine(account, team)));
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
            .left("team", "Team", seat -> team(seat.contestant()))
            .right("counted_place", "Place", seat -> orNothing(seat.game().place(seat.contestant())))
            .right(
                    "counted_points",
                    "Points of the game",
                    seat -> seat.game()
                            .result()
                            .flatMap(result -> result.seat(seat.contestant()))
                            .<Cell>map(end -> new Cell.GamePoints(end.points()))
                            .orElse(new Cell.Nothing("")))
            .text("cause_of_loss", "Cause", seat -> seat.game().causeOfLoss(seat.contestant()))
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

    /** Returns the seats of a game, played or not. */
    public static ReportTable seats(GameAccount game) {
        return seats(SeatLine.of(game).toList());
    }

    /** Returns the figures of the seats of a game; without columns in a game that has no figures. */
    public static ReportTable figures(GameAccount game) {
        return figures(SeatLine.of(game).toList());
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

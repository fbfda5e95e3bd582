package arena.report;

import arena.contest.Contestant;
import arena.store.AttemptResult;
import arena.tournament.GameResult;
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
    private record Line(ContestAccount account, SectionState state, StandingRow row) {
        StandingRow.Figures did() {
            return row.figures();
        }

        Section section() {
            return state.section();
        }
    }

    /** The largest number of teams with a column each. */
    private static final int MOST_BESIDE = 8;

    private static final ReportTable.Columns<Line> STANDINGS = new ReportTable.Columns<Line>()
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
            .figure("played", "Played", line -> line.did().played())
            .figure("won", "Won", line -> line.did().won())
            .figure("drawn", "Drawn", line -> line.did().drawn())
            .figure("lost", "Lost", line -> line.did().lost())
            .right(
                    "points",
                    "Points",
                    line -> new Cell.Exact(line.did().points().toString()))
            .figure("moves", "Moves", line -> line.did().moves())
            .right(
                    "game_points",
                    "Points of the game",
                    line -> new Cell.GamePoints(line.did().gamePoints()))
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
                .flatMap(state -> state.rows().stream().map(row -> new Line(account, state, row))));
    }

    /** Returns the rows of one team in the tables of all sections, with the sentences for pages. */
    public static ReportTable standingsOf(ContestAccount account, int contestant) {
        return STANDINGS.of(account.sectionsForPages().stream()
                .flatMap(state -> state.rows().stream()
                        .filter(row -> row.contestant() == contestant)
                        .map(row -> new Line(account, state, row))));
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
    private record Numbered(GameAccount game, String name) {}

    /**
     * Returns the games of a section with more than two players, a row each with its short name, and a column for each
     * team with its points and place; empty if the section has too many teams.
     */
    public static ReportTable gamesOfMany(ContestAccount account, SectionState state) {
        ReportTable.Columns<Numbered> columns =
                new ReportTable.Columns<Numbered>().text("name", "Game", numbered -> numbered.name());
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
                                        .map(game -> new Numbered(game, state.shortName(fixture))))
                        : Stream.empty());
    }

    private static final ReportTable.Columns<Listed> LISTED = new ReportTable.Columns<Listed>()
            .text("name", "Game", Listed::name)
            .text("places", "Places", listed -> listed.places());

    /** A game with its short name, and its places in words. */
    private record Listed(String name, String places) {}

    /**
     * Returns the games of a section with more than two players, for any number of teams: a row each, with places,
     * teams and points in one text.
     */
    public static ReportTable listOfMany(ContestAccount account, SectionState state) {
        return LISTED.of(
                isOfMany(state)
                        ? state.fixtures().stream()
                                .flatMap(fixture -> account.game(fixture.id()).stream()
                                        .map(game -> new Listed(state.shortName(fixture), places(account, game))))
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
    private record Ranked(int rank, Rating rating) {}

    private static final ReportTable.Columns<Ranked> RATINGS = new ReportTable.Columns<Ranked>()
            .figure("no", "No", Ranked::rank)
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
        return RATINGS.of(IntStream.range(0, ratings.size()).mapToObj(rank -> new Ranked(rank + 1, ratings.get(rank))));
    }

    /** Returns the ratings for people. */
    public static ReportTable readableRatings(ContestAccount account) {
        return ratings(account).only("no", "team", "rating", "interval", "games");
    }

    /** A team with its account. */
    private record Side(ContestAccount account, TeamAccount team) {
        Contestant entry() {
            return team.entry();
        }
    }

    private static final ReportTable.Columns<Side> TEAMS = new ReportTable.Columns<Side>()
            .figure("number", "No", side -> side.team().contestant() + 1)
            .left("team", "Team", side -> team(side.team().contestant()))
            .text("name", "Name", side -> side.entry().name())
            .text("title", "Title", side -> side.entry().title())
            .text("members", "Members", side -> side.entry().members())
            .text(
                    "folder",
                    "Folder",
                    side -> side.account().name(side.team().contestant())
                            + (side.entry().filler() ? " (fills a place)" : ""))
            .text(
                    "disqualified",
                    "Disqualified",
                    side -> side.account().presence(side.team().contestant()).words())
            .left("filler", "Fills a place", side -> new Cell.Truth(side.entry().filler()))
            .figure("won", "Won", side -> side.team().won())
            .figure("drawn", "Drawn", side -> side.team().drawn())
            .figure("lost", "Lost", side -> side.team().lost())
            .figure("moves", "Moves", side -> side.team().moves())
            .figure("faults", "Not accepted", side -> side.team().faults())
            .figure("late", "Late", side -> side.team().late())
            .right("used_ms", "Time", side -> new Cell.Millis(side.team().usedMillis()))
            .right(
                    "mean_ms",
                    "Mean time",
                    side -> new Cell.Millis(Math.round(side.team().meanMillis())))
            .right(
                    "slowest_ms",
                    "Slowest move",
                    side -> new Cell.Millis(side.team().slowestMillis()));

    /** Returns all teams with their figures. */
    public static ReportTable teams(ContestAccount account) {
        return TEAMS.of(account.teams().stream().map(team -> new Side(account, team)));
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
    private record Chair(GameAccount game, int number, int contestant, Optional<SeatResult> end) {
        SortedMap<String, Long> figures() {
            return end.map(SeatResult::figures).orElse(Collections.emptySortedMap());
        }

        static Stream<Chair> of(GameAccount game) {
            List<Integer> seats = game.fixture().seats();
            return IntStream.rangeClosed(1, seats.size())
                    .mapToObj(
                            number -> new Chair(game, number, seats.get(number - 1), game.seat(seats.get(number - 1))));
        }

        Cell seen(Function<SeatResult, Cell> cell) {
            return end.map(cell).orElse(new Cell.Nothing(""));
        }
    }

    private static final ReportTable.Columns<Chair> SEATS = new ReportTable.Columns<Chair>()
            .left("game", "Game", chair -> new Cell.GameId(chair.game().id()))
            .figure("seat", "Seat", Chair::number)
            .left("team", "Team", chair -> team(chair.contestant()))
            .right("counted_place", "Place", chair -> orNothing(chair.game().place(chair.contestant())))
            .right(
                    "counted_points",
                    "Points of the game",
                    chair -> chair.game()
                            .result()
                            .flatMap(result -> result.seat(chair.contestant()))
                            .<Cell>map(seat -> new Cell.GamePoints(seat.points()))
                            .orElse(new Cell.Nothing("")))
            .text("cause_of_loss", "Cause", chair -> chair.game().causeOfLoss(chair.contestant()))
            .right("place", "Place", chair -> chair.seen(end -> new Cell.Figure(end.place())))
            .right("game_points", "Points of the game", chair -> chair.seen(end -> new Cell.GamePoints(end.points())))
            .left("cause", "Cause", chair -> chair.seen(end -> new Cell.Text(end.cause())))
            .left("evidence", "Evidence", chair -> chair.seen(end -> new Cell.Text(end.evidence())))
            .right("moves", "Moves", chair -> chair.seen(end -> new Cell.Figure(end.moves())))
            .right("faults", "Not accepted", chair -> chair.seen(end -> new Cell.Figure(end.faults())))
            .right("late", "Late", chair -> chair.seen(end -> new Cell.Figure(end.late())))
            .right("used_ms", "Time", chair -> chair.seen(end -> new Cell.Millis(end.usedMillis())))
            .right(
                    "mean_ms",
                    "Mean time",
                    chair -> chair.seen(end -> new Cell.Millis(end.moves() == 0 ? 0 : end.usedMillis() / end.moves())))
            .right("slowest_ms", "Slowest", chair -> chair.seen(end -> new Cell.Millis(end.slowestMillis())));

    /** Returns the columns of seats, followed by one for each figure. */
    private static ReportTable seats(List<Chair> chairs) {
        return SEATS.of(chairs.stream()).beside(figures(chairs));
    }

    private static ReportTable figures(List<Chair> chairs) {
        ReportTable.Columns<Chair> columns = new ReportTable.Columns<>();
        chairs.stream()
                .flatMap(chair -> chair.figures().keySet().stream())
                .distinct()
                .sorted()
                .forEach(name -> columns.right(
                        FIGURE
                                + NO_LETTERS
                                        .matcher(name.toLowerCase(Locale.ROOT))
                                        .replaceAll("_"),
                        name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
                        chair -> orNothing(Optional.ofNullable(chair.figures().get(name)))));
        return columns.of(chairs.stream());
    }

    /** Returns the seats of a game, played or not. */
    public static ReportTable seats(GameAccount game) {
        return seats(Chair.of(game).toList());
    }

    /** Returns the figures of the seats of a game; without columns in a game that has no figures. */
    public static ReportTable figures(GameAccount game) {
        return figures(Chair.of(game).toList());
    }

    /** Returns all seats of all games that were played. */
    public static ReportTable seatsPlayed(ContestAccount account) {
        return seats(account.games().stream()
                .flatMap(Chair::of)
                .filter(chair -> chair.end().isPresent())
                .toList());
    }

    /** Returns the seats of an attempt, whether it counts or not. */
    public static ReportTable seats(GameAccount game, AttemptResult ended) {
        return SEATS.of(IntStream.rangeClosed(1, ended.seats().size())
                .mapToObj(number -> new Chair(
                        game,
                        number,
                        ended.seats().get(number - 1).contestant(),
                        Optional.of(ended.seats().get(number - 1)))));
    }
}

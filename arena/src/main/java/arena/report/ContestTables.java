package arena.report;

import arena.contest.Contestant;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import arena.tournament.format.Criterion;
import arena.tournament.format.Section;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import arena.tournament.rating.Rating;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The tables of a contest's sections, teams and ratings with all their columns, each defined here and nowhere else.
 * Each output picks the columns that it shows; {@link GameTables} has the tables of games.
 */
public final class ContestTables {

    private ContestTables() {}

    private static Cell team(int contestant) {
        return new Cell.Team(contestant);
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
            .right(
                    "used_ms",
                    "Time",
                    line -> new Cell.Millis(line.team().times().usedMillis()))
            .right(
                    "mean_ms",
                    "Mean time",
                    line -> new Cell.Millis(Math.round(line.team().times().meanMillis())))
            .right(
                    "slowest_ms",
                    "Slowest move",
                    line -> new Cell.Millis(line.team().times().slowestMillis()));

    /** Returns all teams with their figures. */
    public static ReportTable teams(ContestAccount account) {
        return TEAMS.of(account.teams().stream().map(team -> new TeamLine(account, team)));
    }
}

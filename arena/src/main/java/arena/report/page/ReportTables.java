package arena.report.page;

import arena.contest.ContestPhase;
import arena.report.AuditTrail;
import arena.report.BracketLayout;
import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.GameAccount;
import arena.report.GameSeed;
import arena.report.GameTables;
import arena.report.RatingsExplanation;
import arena.report.ReportTable;
import arena.report.SlotText;
import arena.report.TimeText;
import arena.tournament.format.SealedSeed;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The tables of a contest in HTML that needs no script: for the printed report, and for readers without JavaScript. */
final class ReportTables {

    private static final String[] SCHEDULE = {"game", "section", "round", "seats"};
    private static final String[] RESULTS = {"game", "section", "round", "seats", "result", "ending", "moves"};
    private static final int MEMBERS = 2;

    private final ContestAccount account;

    private ReportTables(ContestAccount account) {
        this.account = account;
    }

    /** Returns all tables. */
    static Html of(ContestAccount account) {
        return of(account, Html.nothing());
    }

    /** Returns all tables, with charts after the ratings. */
    static Html of(ContestAccount account, Html charts) {
        ReportTables tables = new ReportTables(account);
        return Html.all(
                Html.tag("h1", account.contest().name()),
                tables.progress(),
                titled("Final placing", tables.placing()),
                titled("Bracket", BracketDrawing.of(account)),
                titled("Tables", tables.sections()),
                titled("Ratings", tables.ratings()),
                charts,
                titled("Games", games(account, account.games())),
                titled("Teams", tables.teams()),
                titled("Faults and decisions", tables.audit()),
                titled("Fairness", tables.fairness()));
    }

    /** Returns the table of some games: teams, result and reason; only the schedule if none was played. */
    static Html ofGames(ContestAccount account, List<GameAccount> games) {
        return titled("Games", games(account, games));
    }

    private static Html titled(String title, Html part) {
        return part.isNothing() ? part : Html.all(Html.tag("h2", title), part);
    }

    /** Returns the contest's format and progress. */
    private Html progress() {
        ContestAccount.Progress progress = account.progress();
        String words = progress.done() + " of " + progress.games() + " games have a result";
        return Html.tag(
                "section",
                Html.tag(
                        "p",
                        account.contest().game().title() + ", format "
                                + account.contest().format() + ", "
                                + account.teams().size() + " teams; "
                                + account.phaseWords() + "."),
                Html.tag(
                        "p",
                        Html.tag("progress", words)
                                .with("value", String.valueOf(progress.done()))
                                .with("max", String.valueOf(Math.max(1, progress.games())))
                                .with("aria-label", words),
                        Html.text(" " + words + ".")),
                Html.tag(
                        "ul",
                        account.remarks().stream()
                                .map(remark -> Html.tag("li", remark))
                                .toList()));
    }

    /** Returns all places that are certain, and the disqualified teams without a place. */
    private Html placing() {
        List<Html> places = new ArrayList<>();
        int place = 1;
        for (List<Integer> level : account.situation().progress().placing()) {
            for (int contestant : level) {
                places.add(Html.tag("li", HtmlTable.team(account, contestant))
                        .with("value", String.valueOf(place))
                        .of("place" + Math.min(place, 4)));
            }
            place += level.size();
        }
        SortedSet<Integer> out = account.situation().progress().out();
        return Html.all(
                places.isEmpty() ? Html.nothing() : Html.tag("ol", places).of("placing"),
                out.isEmpty()
                        ? Html.nothing()
                        : Html.tag(
                                "p",
                                Html.text("Without a place: "),
                                HtmlTable.teams(account, out, ", "),
                                Html.text(".")));
    }

    /** Returns the tables of all sections outside the bracket, stage by stage, side by side if there is space. */
    private Html sections() {
        SortedSet<String> drawn = new TreeSet<>();
        BracketLayout.of(account).nodes().forEach(node -> drawn.add(node.id()));
        List<SectionState> tables = account.sectionsForPages().stream()
                .filter(state -> !drawn.contains(state.section().id()))
                .toList();
        return Html.all(tables.stream()
                .map(state -> state.section().stage())
                .distinct()
                .map(stage -> Html.tag(
                                "div",
                                tables.stream()
                                        .filter(state -> state.section().stage().equals(stage))
                                        .map(this::section)
                                        .toList())
                        .of("groups"))
                .toList());
    }

    private Html section(SectionState state) {
        return Html.tag(
                "section",
                Html.tag("h3", state.section().stage() + ", " + state.section().title()),
                state.rows().isEmpty()
                        ? Html.tag("p", Html.text("Waits for "), awaited(state), Html.text("."))
                        : standings(state));
    }

    /** Returns the table of one section, with the reasons, the outlook and the games of each row. */
    private Html standings(SectionState state) {
        ReportTable table = ContestTables.readable(account, state);
        HtmlTable grid = HtmlTable.headed(state.section().title() + (state.over() ? "" : " (not over)"), table);
        for (int row = 0; row < table.rows().size(); row++) {
            grid.add(table.rows().get(row).stream()
                    .map(cell -> cell instanceof Cell.Exact points
                            ? Html.tag("strong", points.digits())
                            : HtmlTable.piece(cell, account))
                    .toArray());
            Html below = below(state, state.rows().get(row));
            if (!below.isNothing()) {
                grid.addBelow(below);
            }
        }
        ReportTable games = ContestTables.gamesOfMany(account, state);
        return games.rows().isEmpty()
                ? grid.html()
                : Html.all(
                        grid.html(),
                        HtmlTable.of("Each game, with the points of the game and the place", games, account)
                                .html());
    }

    private static Html below(SectionState state, StandingRow row) {
        return Html.all(
                row.why().isEmpty() ? Html.nothing() : Html.tag("p", row.why()),
                row.outlook().isEmpty()
                        ? Html.nothing()
                        : Html.tag("p", row.outlook()).of("outlook"),
                ContestTables.isOfMany(state)
                        ? Html.nothing()
                        : Html.tag("p", String.join(" ", row.fixtures())).of("ids"));
    }

    /** Returns the known members of a section, and the slots of the others. */
    private Html awaited(SectionState state) {
        return Html.joined(
                IntStream.range(0, state.members().size())
                        .mapToObj(slot -> state.members()
                                .get(slot)
                                .map(member -> HtmlTable.team(account, member))
                                .orElseGet(() -> Html.text(
                                        SlotText.of(state.section().slots().get(slot)))))
                        .toList(),
                " and ");
    }

    private Html ratings() {
        if (account.ratings().isEmpty()) {
            return Html.tag("p", "There are no ratings before the first game was played to a result.");
        }
        return Html.all(
                Html.tag(
                        "p",
                        "What all games together say about strength, by the model of Bradley and Terry (of Plackett"
                                + " and Luce for more than two seats). The mean of all teams is 1500; 400 points more"
                                + " let expect ten wins for one loss. The true strength lies within the interval in 95"
                                + " of 100 cases."),
                Html.tag("p", RatingsExplanation.BASIS),
                HtmlTable.of("Ratings in Elo points", ContestTables.readableRatings(account), account)
                        .html());
    }

    private static Html games(ContestAccount account, List<GameAccount> games) {
        boolean haveResults = games.stream().anyMatch(GameAccount::hasHistory);
        // The result of a game of more than two names all teams.
        boolean areNamed =
                games.stream().anyMatch(game -> game.fixture().seats().size() > 2);
        ReportTable table = GameTables.games(games.stream()).only(haveResults ? RESULTS : SCHEDULE);
        HtmlTable grid = HtmlTable.of("All games", haveResults && areNamed ? table.without("seats") : table, account);
        return grid.isEmpty() ? Html.tag("p", "There is no game.") : grid.html();
    }

    private Html teams() {
        ReportTable table = ContestTables.teams(account)
                .only("number", "team", "members", "folder", "won", "drawn", "lost", "moves", "mean_ms", "slowest_ms");
        HtmlTable grid = HtmlTable.headed("Teams", table);
        for (int team = 0; team < table.rows().size(); team++) {
            Object[] cells = table.rows().get(team).stream()
                    .map(cell -> HtmlTable.piece(cell, account))
                    .toArray();
            // The direction of these names must not change that of the row.
            cells[MEMBERS] = Html.tag("bdi", account.members(team));
            grid.add(cells);
        }
        return grid.html();
    }

    /** Returns the decisions, and the attempts that do not count, in order of time. */
    private Html audit() {
        HtmlTable grid = new HtmlTable("Audit trail", "When", "Game", "What");
        AuditTrail.of(account).forEach(item -> grid.add(TimeText.utc(item.epochMillis()), item.game(), item.words()));
        return Html.all(
                Html.tag(
                        "p",
                        "Every decision with its reason, and every attempt at a game that does not count. Nothing is"
                                + " ever deleted."),
                grid.isEmpty() ? Html.tag("p", "There is nothing yet.") : grid.html());
    }

    /** Returns the digest of the seed, and once it is public the seed with all that follows from it. */
    private Html fairness() {
        SealedSeed seal = account.contest().seal();
        Html digest = Html.all(
                Html.tag(
                        "p",
                        "All chance of this contest comes from one seed of 256 bits that was drawn before the first"
                                + " game and kept secret. This is its SHA-256, told at the draw:"),
                Html.tag("pre", seal.commitment()).of("digits"));
        if (account.progress().phase() != ContestPhase.PUBLISHED) {
            return Html.all(digest, Html.tag("p", "The seed is opened when the results are published."));
        }
        HtmlTable grid = new HtmlTable(
                "Tosses", "Game", "Seats in order", "Teams, counted from 0", "Decided by", "Seed of the match");
        for (GameAccount game : account.games()) {
            GameSeed seed = GameSeed.of(account.contest(), game);
            grid.add(
                    game.id(),
                    HtmlTable.teams(account, game.fixture().seats(), " \u2013 "),
                    game.fixture().seats().toString(),
                    seed.tossed() ? "toss" : "the format's own order",
                    Html.tag("code", seed.matchSeed()));
        }
        return Html.all(
                digest,
                Html.tag("p", "The contest is over, and this is the seed:"),
                Html.tag("pre", seal.seed()).of("digits"),
                Html.tag("p", "This must print the SHA-256 above:"),
                Html.tag("pre", "printf %s " + seal.seed() + " | sha256sum"),
                grid.html());
    }
}

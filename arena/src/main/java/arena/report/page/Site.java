package arena.report.page;

import arena.record.RecordFolder;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.TeamAccount;
import arena.report.chart.ChartException;
import arena.report.chart.Charts;
import arena.report.chart.Plot;
import arena.report.data.ContestCsv;
import arena.report.data.ContestJson;
import arena.store.AttemptResult;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.List;

/** The pages of a whole contest; pages are written before those that link to them. */
final class Site {

    private static final String GAMES = "games.html";

    private final ContestAccount account;
    private final PageMaterial material;
    private final SiteFolder folder;
    /** The games that have a page; of the others the tables show everything. */
    private final List<GameAccount> withPage;

    private final PageLinks links;
    private final List<String> remarks = new ArrayList<>();

    Site(ContestAccount account, PageMaterial material, SiteFolder folder) {
        this.account = account;
        this.material = material;
        this.folder = folder;
        this.withPage = account.games().stream().filter(GameAccount::hasPage).toList();
        this.links = PageLinks.toContest(withPage);
    }

    /** Writes everything and returns sentences about missing parts. */
    List<String> write() {
        folder.write("style.css", StyleSheet.text());
        remarks.addAll(GamePage.write(account, material, folder, withPage, links));
        account.sectionsForPages().forEach(this::writeSection);
        account.teams().forEach(this::writeTeam);
        writeData();
        writePage("ratings.html", "Ratings", RatingsFragment.of(account, links), charts());
        writePage("teams.html", "Teams", TeamsFragment.of(account, links));
        writePage(GAMES, "Games", GamesFragment.of(account, "All games", account.games(), links));
        writePage(
                "fairness.html",
                "Fairness",
                FairnessFragment.of(account, links),
                FairnessFragment.unchanged(material.digest()));
        writePage("audit.html", "Audit trail", AuditFragment.of(account, links));
        writePage(
                "index.html",
                account.contest().name(),
                ProgressFragment.of(account, missingRecords()),
                titled("Final placing", PodiumFragment.of(account, links)),
                titled("Bracket", BracketFragment.of(account, links)),
                titled("Tables", TablesFragment.of(account, links)),
                data());
        return remarks;
    }

    private long missingRecords() {
        RecordFolder records = new RecordFolder(material.records());
        return withPage.stream()
                .flatMap(game -> game.counted().stream())
                .flatMap(attempt -> attempt.ended().stream())
                .map(AttemptResult::record)
                .filter(record -> !record.isEmpty() && !records.has(record))
                .count();
    }

    private void writePage(String path, String title, Html... body) {
        folder.write(path, Page.of(account, title, links, body));
    }

    static Html titled(String title, Html fragment) {
        return fragment.isNothing() ? fragment : Html.all(Html.tag("h2", title), fragment);
    }

    private void writeSection(SectionState state) {
        PageLinks below = links.fromBelow();
        List<GameAccount> games = account.games().stream()
                .filter(game -> game.section().equals(state.section()))
                .toList();
        folder.write(
                PageLinks.sectionPage(state.section().id()),
                Page.of(
                        account,
                        state.section().stage() + ", " + state.section().title(),
                        below,
                        StandingsFragment.of(account, state, below),
                        games.size() == account.games().size()
                                ? Html.tag("p", Html.link(below.address(GAMES), "All games"))
                                : GamesFragment.of(account, "Games", games, below)));
    }

    private void writeTeam(TeamAccount team) {
        PageLinks below = links.fromBelow();
        int contestant = team.contestant();
        folder.write(
                PageLinks.teamPage(contestant),
                Page.of(
                        account,
                        account.title(contestant),
                        below,
                        TeamFragment.figures(account, team),
                        TeamFragment.rows(account, contestant, below),
                        GamesFragment.of(account, "All games of the team", account.games(contestant), below),
                        TeamFragment.losses(account, contestant, below)));
    }

    private void writeData() {
        folder.write("data/games.csv", ContestCsv.games(account));
        folder.write("data/standings.csv", ContestCsv.standings(account));
        folder.write("data/seats.csv", ContestCsv.seats(account));
        folder.write("data/contest.json", ContestJson.of(account));
    }

    private Html data() {
        return Html.all(
                Html.tag("h2", "For programs"),
                Html.tag(
                        "p",
                        Html.joined(
                                List.of(
                                        Html.link("data/games.csv", "games.csv"),
                                        Html.link("data/standings.csv", "standings.csv"),
                                        Html.link("data/seats.csv", "seats.csv"),
                                        Html.link("data/contest.json", "contest.json")),
                                ", ")));
    }

    private Html charts() {
        try {
            List<Plot> plots = Charts.of(account);
            PageDigest digest = new PageDigest()
                    .with(
                            account.ratings(),
                            account.teams(),
                            account.situation().progress().placing());
            account.teams().forEach(team -> digest.with(account.title(team.contestant())));
            String made = digest.text();
            plots.stream()
                    .filter(plot -> !folder.stays(made, List.of(address(plot))))
                    .forEach(plot -> folder.write(address(plot), plot.png()));
            return ChartsFragment.of(plots, Site::address);
        } catch (ChartException unable) {
            remarks.add(String.valueOf(unable.getMessage()));
            return Html.nothing();
        }
    }

    private static String address(Plot plot) {
        return "chart/" + plot.id() + ".png";
    }
}

package arena.report.page;

import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.GameAccount;
import arena.report.TeamAccount;
import arena.report.TimeText;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.List;

/** The fragments about one team: its figures, its rows in the tables, and its losses. */
final class TeamFragment {

    private TeamFragment() {}

    /** Returns its results and thinking times. */
    static Html figures(ContestAccount account, TeamAccount team) {
        String games = team.played() + " games with a result: " + team.won() + " won, " + team.drawn() + " drawn, "
                + team.lost() + " lost.";
        MoveTally tally = team.tally();
        String moves = tally.moves() + " moves, " + tally.faults() + " answers not accepted, " + tally.late()
                + " not in time; mean time per move " + TimeText.duration(Math.round(tally.meanMillis())) + ", slowest "
                + TimeText.duration(tally.slowestMillis()) + ".";
        String members = account.members(team.contestant());
        String presence = account.presence(team.contestant()).words();
        return Html.all(
                members.isEmpty()
                        ? Html.nothing()
                        : Html.tag("p", Html.text("Members: "), Html.tag("bdi", members), Html.text(".")),
                presence.isEmpty()
                        ? Html.nothing()
                        : Html.tag("p", Html.tag("strong", "This team is " + presence + ".")),
                Html.tag(
                        "p",
                        Html.text("Team folder "),
                        Html.tag("code", team.entry().name()),
                        Html.text(". " + games)),
                tally.moves() == 0 ? Html.nothing() : Html.tag("p", moves));
    }

    /** Returns its row in each table, with the reasons for its place. */
    static Html rows(ContestAccount account, int contestant, PageLinks links) {
        HtmlTable grid = HtmlTable.of(
                "In the tables",
                ContestTables.standingsOf(account, contestant)
                        .only("section", "place", "played", "won", "points", "why", "outlook"),
                account,
                links);
        return grid.isEmpty() ? Html.nothing() : grid.html();
    }

    /** Returns its lost games with cause and evidence. */
    static Html losses(ContestAccount account, int contestant, PageLinks links) {
        List<Html> losses = new ArrayList<>();
        for (GameAccount game : account.games(contestant)) {
            if (game.isLostBy(contestant)) {
                String evidence =
                        game.seat(contestant).map(SeatResult::evidence).orElse("");
                losses.add(Html.tag(
                        "li",
                        links.game(game.id()),
                        Html.text(": " + game.causeOfLoss(contestant)),
                        evidence.isEmpty() ? Html.nothing() : Html.tag("pre", evidence)));
            }
        }
        return losses.isEmpty() ? Html.nothing() : Html.all(Html.tag("h2", "Why it lost"), Html.tag("ul", losses));
    }
}

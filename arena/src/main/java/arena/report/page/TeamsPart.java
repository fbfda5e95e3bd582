package arena.report.page;

import arena.report.Account;
import arena.report.Moments;
import arena.report.TeamAccount;

/** All teams, with what each has done. */
final class TeamsPart {

    private TeamsPart() {}

    static Html of(Account account, Links links) {
        Grid grid = new Grid(
                "Teams",
                ">No",
                "Team",
                "Members",
                "Folder",
                ">Won",
                ">Drawn",
                ">Lost",
                ">Moves",
                ">Mean time",
                ">Slowest move");
        for (TeamAccount team : account.teams()) {
            grid.add(
                    team.contestant() + 1,
                    links.team(account, team.contestant()),
                    Html.tag("bdi", account.members(team.contestant())),
                    account.name(team.contestant()) + (team.entry().filler() ? " (fills a place)" : ""),
                    team.won(),
                    team.drawn(),
                    team.lost(),
                    team.moves(),
                    Moments.duration(Math.round(team.meanMillis())),
                    Moments.duration(team.slowestMillis()));
        }
        return grid.html();
    }
}

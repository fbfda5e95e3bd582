package arena.report.page;

import arena.report.ContestAccount;
import arena.report.GameAccount;
import java.util.List;

/** The pages of one team's own games alone. */
final class TeamSite {

    private final ContestAccount account;
    private final PageMaterial material;
    private final SiteFolder folder;

    TeamSite(ContestAccount account, PageMaterial material, SiteFolder folder) {
        this.account = account;
        this.material = material;
        this.folder = folder;
    }

    /** Writes everything below a path of the folder and returns sentences about missing parts. */
    List<String> write(int contestant, String path) {
        List<GameAccount> games = account.games(contestant);
        List<GameAccount> told = games.stream().filter(GameAccount::isTold).toList();
        PageLinks links = PageLinks.toGames(told);
        SiteFolder own = folder.below(path);
        own.write("style.css", StyleSheet.text());
        List<String> remarks = GamePage.write(account, material, own, told, links);
        own.write(
                "index.html",
                Page.of(
                        account,
                        account.title(contestant),
                        links,
                        TeamFragment.figures(account, account.teams().get(contestant)),
                        GamesFragment.of(account, "All games of the team", games, links),
                        TeamFragment.losses(account, contestant, links)));
        return remarks;
    }
}

package arena.report.page;

import arena.config.ContestSettings.Results;
import arena.contest.ContestPhase;
import arena.contest.ContestState;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.TeamAccount;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The export of a contest as a folder of pages that opens from the disk, without a server: {@code index.html} links to
 * the tables, the bracket, each team, and the moves of each game.
 *
 * <p>The setting of the results decides what is written. If results are hidden, the pages are those of a contest
 * without played games. If each team may see its own, the folder has two parts: {@code everybody}, with hidden results,
 * and {@code teams} with a folder for each team, to be given to that team alone. Published results are public, whatever
 * the setting.
 */
public final class SiteExport {

    private static final String EVERYBODY = "everybody";
    private static final String TEAMS = "teams";

    private SiteExport() {}

    /**
     * The result of an export.
     *
     * @param files the number of files
     * @param remarks sentences about missing parts, such as a record
     */
    public record Written(int files, List<String> remarks) {
        public Written {
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * Writes the pages; they replace those of an earlier export.
     *
     * @throws arena.report.ReportException with a sentence for people if the folder holds other files, or cannot be
     *     written
     */
    public static Written write(ContestState whole, Results results, PageMaterial material, Path root) {
        ContestState situation = material.paths().without(whole);
        SiteFolder folder = SiteFolder.open(root);
        List<String> remarks = new ArrayList<>();
        if (results == Results.PUBLIC || situation.phase() == ContestPhase.PUBLISHED) {
            remarks.addAll(new Site(ContestAccount.of(situation), material, folder).write());
        } else if (results == Results.HIDDEN) {
            remarks.addAll(new Site(ContestAccount.withoutResults(situation), material, folder).write());
        } else {
            remarks.addAll(
                    new Site(ContestAccount.withoutResults(situation), material, folder.below(EVERYBODY)).write());
            remarks.addAll(teams(ContestAccount.of(situation), material, folder));
        }
        return new Written(folder.finish(), remarks.stream().distinct().toList());
    }

    private static List<String> teams(ContestAccount account, PageMaterial material, SiteFolder folder) {
        List<String> remarks = new ArrayList<>();
        for (TeamAccount team : account.teams()) {
            String path = TEAMS + "/" + team.entry().name();
            remarks.addAll(writeTeam(account, material, folder.below(path), team.contestant()));
        }
        return remarks;
    }

    /** Writes the pages of one team's own games alone, and returns sentences about missing parts. */
    private static List<String> writeTeam(
            ContestAccount account, PageMaterial material, SiteFolder own, int contestant) {
        List<GameAccount> games = account.games(contestant);
        List<GameAccount> withPage = games.stream().filter(GameAccount::hasPage).toList();
        PageLinks links = PageLinks.toGames(withPage);
        own.write("style.css", StyleSheet.text());
        List<String> remarks = GamePage.write(account, material, own, withPage, links);
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

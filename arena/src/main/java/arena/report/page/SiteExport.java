package arena.report.page;

import arena.config.ContestSettings.Results;
import arena.contest.ContestPhase;
import arena.contest.ContestState;
import arena.report.ContestAccount;
import arena.report.TeamAccount;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a contest as a folder of pages that opens from the disk, without a server: {@code index.html} leads to the
 * tables, the bracket, each team, and each game move by move.
 *
 * <p>What may be seen decides what is written. Where results are hidden, the pages are those of a contest in which
 * nothing was played. Where each team may see its own, the folder has two parts: {@code everybody}, with hidden
 * results, and {@code teams} with a folder for each team, to be given to that team alone. Published results are
 * everybody's, whatever was set.
 */
public final class SiteExport {

    private static final String EVERYBODY = "everybody";
    private static final String TEAMS = "teams";

    private SiteExport() {}

    /**
     * What was written.
     *
     * @param files how many files there are
     * @param remarks sentences about what could not be shown, such as a record that is missing
     */
    public record Written(int files, List<String> remarks) {
        public Written {
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * Writes the pages; what an earlier export has written to the folder is replaced.
     *
     * @throws arena.report.ReportException with a sentence for people if the folder holds something else, or cannot be
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
            remarks.addAll(new TeamSite(account, material, folder).write(team.contestant(), path));
        }
        return remarks;
    }
}

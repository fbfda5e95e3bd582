package arena.report.page;

import arena.config.ContestSettings.Results;
import arena.contest.ContestPhase;
import arena.contest.ContestState;
import arena.report.ContestAccount;
import arena.report.TeamAccount;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The export of a contest as a folder of pages that opens from the disk, without a server: {@code index.html} shows
 * the contest and each team, {@code match} has a page for each match.
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
        SortedMap<String, String> shared =
                material.maker().shared(situation.contest().game().id());
        SortedSet<String> remarks = new TreeSet<>();
        if (results == Results.PUBLIC || situation.phase() == ContestPhase.PUBLISHED) {
            remarks.addAll(new Site(ContestAccount.of(situation), material, shared, folder).writeContest(true));
        } else {
            boolean forTeams = results == Results.TEAMS;
            SiteFolder everybody = forTeams ? folder.below(EVERYBODY) : folder;
            remarks.addAll(new Site(ContestAccount.withoutResults(situation), material, shared, everybody)
                    .writeContest(false));
            if (forTeams) {
                ContestAccount account = ContestAccount.of(situation);
                for (TeamAccount team : account.teams()) {
                    SiteFolder own = folder.below(TEAMS + "/" + team.entry().name());
                    remarks.addAll(new Site(account, material, shared, own).writeTeam(team.contestant()));
                }
            }
        }
        return new Written(folder.finish(), List.copyOf(remarks));
    }
}

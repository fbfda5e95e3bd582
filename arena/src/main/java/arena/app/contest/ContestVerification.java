package arena.app.contest;

import arena.audit.ContestAudit;
import arena.contest.Contest;
import arena.contest.IntegrityCheck;
import arena.record.RecordFolder;
import arena.store.ContestLog;
import java.util.List;
import java.util.Optional;

/**
 * The verification that the seed was not chosen, the database was not changed, and every game followed the rules.
 *
 * @param log the complete log of the contest
 * @param audit the report; empty if the seed or the teams are such that the contest cannot be reconstructed
 */
public record ContestVerification(ContestLog log, Optional<ContestAudit.Report> audit) {

    /**
     * Verifies everything.
     *
     * @throws arena.app.RequestFailure if the contest is not drawn yet
     */
    public static ContestVerification of(OpenContest contest) {
        boolean isPlayed = contest.store().isPlayed();
        ContestLog log = contest.log().orElseThrow(contest::notDrawn);
        RecordFolder recordFolder = new RecordFolder(contest.records());
        Optional<ContestAudit.Report> audit = drawn(contest, log)
                .map(drawn -> ContestAudit.of(
                        drawn,
                        new ContestAudit.StoredContest(log, isPlayed),
                        recordFolder,
                        contest.definition(),
                        record -> ContestGameRunner.findings(contest.definition(), record)));
        return new ContestVerification(log, audit);
    }

    private static Optional<Contest> drawn(OpenContest contest, ContestLog log) {
        try {
            return Optional.of(contest.contest(log.head()));
        } catch (RuntimeException impossible) {
            // No contest can be made from a forged draw; the forgery is reported.
            if (IntegrityCheck.flaws(log).isEmpty()) {
                throw impossible;
            }
            return Optional.empty();
        }
    }

    /** Returns a sentence for each defect. */
    public List<String> wrong() {
        return audit.map(ContestAudit.Report::wrong).orElseGet(() -> IntegrityCheck.flaws(log));
    }

    /** Returns a sentence for each kind of thing that could not be checked, with the reason. */
    public List<String> unchecked() {
        return audit.map(ContestAudit.Report::unchecked)
                .orElse(List.of("The records: the contest cannot be reconstructed from this database."));
    }

    /** Returns how many games were compared with their records. */
    public int verified() {
        return audit.map(ContestAudit.Report::verified).orElse(0);
    }
}

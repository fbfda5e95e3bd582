package arena.app.contest;

import arena.audit.ContestAudit;
import arena.contest.Contest;
import arena.contest.IntegrityCheck;
import arena.record.RecordFolder;
import arena.store.ContestLog;
import java.util.List;
import java.util.Optional;

/**
 * Whether no toss was chosen, nothing was changed in the database, and every game went by the rules.
 *
 * @param log all that is kept of the contest
 * @param audit what was found; nothing if the seed or the teams are such that there is no contest to look at
 */
public record ContestVerification(ContestLog log, Optional<ContestAudit.Report> audit) {

    /**
     * Looks at everything.
     *
     * @throws arena.app.RequestFailure if the contest is not drawn yet
     */
    public static ContestVerification of(OpenContest contest) {
        boolean isPlayed = contest.store().isPlayed();
        ContestLog log = contest.log().orElseThrow(contest::notDrawn);
        RecordFolder shelf = new RecordFolder(contest.records());
        Optional<ContestAudit.Report> audit = drawn(contest, log)
                .map(drawn -> ContestAudit.of(
                        drawn,
                        new ContestAudit.StoredContest(log, isPlayed),
                        shelf,
                        contest.box(),
                        record -> ContestGameRunner.findings(contest.box(), record)));
        return new ContestVerification(log, audit);
    }

    private static Optional<Contest> drawn(OpenContest contest, ContestLog log) {
        try {
            return Optional.of(contest.contest(log.head()));
        } catch (RuntimeException impossible) {
            // Of a forged draw no contest can be made; that it is forged is told.
            if (IntegrityCheck.flaws(log).isEmpty()) {
                throw impossible;
            }
            return Optional.empty();
        }
    }

    /** Returns a sentence for everything that is not as it should be. */
    public List<String> wrong() {
        return audit.map(ContestAudit.Report::wrong).orElseGet(() -> IntegrityCheck.flaws(log));
    }

    /** Returns a sentence for each kind of thing that could not be checked, with why. */
    public List<String> unchecked() {
        return audit.map(ContestAudit.Report::unchecked)
                .orElse(List.of("The records: the contest cannot be worked out from this database."));
    }

    /** Returns how many games were held against their records. */
    public int verified() {
        return audit.map(ContestAudit.Report::verified).orElse(0);
    }
}

package arena.report.text;

import arena.report.AuditTrail;
import arena.report.ContestAccount;
import arena.report.TimeText;
import java.util.ArrayList;
import java.util.List;

/** The text of the audit trail: decisions, and attempts that do not count, in order of time. */
final class AuditText {

    private AuditText() {}

    static List<String> of(ContestAccount account, int width) {
        List<String> lines = new ArrayList<>();
        AuditTrail.of(account)
                .forEach(item ->
                        lines.addAll(WrappedLines.lines(TimeText.utc(item.epochMillis()) + "  ", item.words(), width)));
        return lines;
    }
}

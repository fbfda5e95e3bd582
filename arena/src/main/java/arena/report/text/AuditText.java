package arena.report.text;

import arena.report.Account;
import arena.report.AuditTrail;
import arena.report.Moments;
import java.util.ArrayList;
import java.util.List;

/** What was decided and what did not count, in the order in which it happened. */
final class AuditText {

    private AuditText() {}

    static List<String> of(Account account, int width) {
        List<String> lines = new ArrayList<>();
        AuditTrail.of(account)
                .forEach(item ->
                        lines.addAll(Wrapped.lines(Moments.utc(item.epochMillis()) + "  ", item.words(), width)));
        return lines;
    }
}

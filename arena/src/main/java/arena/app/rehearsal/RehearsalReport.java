package arena.app.rehearsal;

import java.nio.file.Path;
import java.util.List;

/**
 * What a rehearsal has brought to light.
 *
 * @param seen what was played
 * @param standIns by whom
 * @param checks what that has proved
 * @param forecast what the event will need
 * @param advice what would hurt
 * @param folder where everything of the rehearsal lies
 */
public record RehearsalReport(
        Observations seen,
        StandIns standIns,
        List<RehearsalChecks.Check> checks,
        RehearsalForecast forecast,
        List<SettingsAdvice.Item> advice,
        Path folder) {

    public RehearsalReport {
        checks = List.copyOf(checks);
        advice = List.copyOf(advice);
    }

    /** Returns whether all is proved and nothing must be mended. */
    public boolean isFine() {
        return checks.stream().allMatch(RehearsalChecks.Check::holds)
                && advice.stream().noneMatch(SettingsAdvice.Item::grave);
    }
}

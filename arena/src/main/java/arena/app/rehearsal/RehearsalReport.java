package arena.app.rehearsal;

import java.nio.file.Path;
import java.util.List;

/**
 * The report of a rehearsal.
 *
 * @param seen the observations
 * @param standIns the players
 * @param checks of the observations
 * @param forecast of the event
 * @param advice on settings
 * @param folder of the rehearsal
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

    /** Returns whether all checks hold and no setting must be changed. */
    public boolean isFine() {
        return checks.stream().allMatch(RehearsalChecks.Check::holds)
                && advice.stream().noneMatch(SettingsAdvice.Item::grave);
    }
}

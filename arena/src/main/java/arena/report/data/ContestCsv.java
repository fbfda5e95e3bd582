package arena.report.data;

import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.ReportTable;

/** A contest as three tables for spreadsheets, each in an order that never changes. */
public final class ContestCsv {

    private ContestCsv() {}

    private static String csv(ContestAccount account, ReportTable table) {
        return Csv.of(table, account.contest());
    }

    /** Returns every game, in the order of the format: who played, how it counts, and why. */
    public static String games(ContestAccount account) {
        return csv(
                account,
                ContestTables.games(account.games().stream())
                        .without("result")
                        .without("ending")
                        .without("now"));
    }

    /** Returns every row of every table. */
    public static String standings(ContestAccount account) {
        return csv(
                account,
                ContestTables.standings(account, account.situation().progress().sections()));
    }

    /** Returns every seat of every game that was played: how it ended, why, and how long it thought. */
    public static String seats(ContestAccount account) {
        return csv(
                account,
                ContestTables.seatsPlayed(account)
                        .without("counted_place")
                        .without("counted_points")
                        .without("cause_of_loss"));
    }
}

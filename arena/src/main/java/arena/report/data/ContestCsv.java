package arena.report.data;

import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.GameTables;
import arena.report.ReportTable;

/** The export of a contest as three CSV tables for spreadsheets, each in a fixed order. */
public final class ContestCsv {

    private ContestCsv() {}

    private static String csv(ContestAccount account, ReportTable table) {
        return Csv.of(table, account.contest());
    }

    /** Returns all games in the order of the format: teams, result and reason. */
    public static String games(ContestAccount account) {
        return csv(
                account,
                GameTables.games(account.games().stream())
                        .without("result")
                        .without("ending")
                        .without("now"));
    }

    /** Returns all rows of all sections. */
    public static String standings(ContestAccount account) {
        return csv(
                account,
                ContestTables.standings(account, account.situation().progress().sections()));
    }

    /** Returns all seats of all games that were played: result, cause and thinking time. */
    public static String seats(ContestAccount account) {
        return csv(account, GameTables.seatsPlayed(account));
    }
}

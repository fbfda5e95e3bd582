package arena.report.text;

import arena.record.Printable;
import arena.report.SeasonTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The table of a season for a terminal. */
public final class SeasonText {

    private SeasonText() {}

    /** Returns its lines. */
    public static List<String> lines(SeasonTable season, int width) {
        List<String> heads = new ArrayList<>(List.of(">PLACE", "TEAM", ">POINTS"));
        season.contests()
                .forEach(contest -> heads.add(">" + Printable.of(contest).toUpperCase(Locale.ROOT)));
        TextTable table = new TextTable(heads.toArray(String[]::new));
        for (SeasonTable.Row row : season.rows()) {
            table.add(Stream.concat(
                            Stream.of(row.place(), Printable.of(row.team()), row.points()),
                            row.places().stream()
                                    .map(place ->
                                            place.map(number -> number + ".").orElse("-")))
                    .toArray());
        }
        return table.lines(width);
    }
}

package arena.report.page;

import java.nio.file.Path;
import java.util.SortedMap;

/**
 * A maker of pages that open from a disk and draw with the components of the live pages. Without JavaScript a page
 * shows the tables that it was given.
 */
public interface PageMaker {

    /** Returns the files that all pages of a folder share, by their names. */
    SortedMap<String, String> shared(String game);

    /**
     * Returns the page of a contest or of one of its teams.
     *
     * @param title in HTML
     * @param document the document of the contest or of the team, see {@link arena.report.data.ContestDocument}
     * @param tables the tables in HTML
     */
    String contest(String title, String document, String tables);

    /**
     * Returns the page of a match, which lies one folder below that of its contest.
     *
     * @param record a public record
     * @throws arena.report.ReportException with a sentence for people if the record cannot be shown
     */
    String match(Path record);
}

package arena.web.contest;

import arena.app.contest.ContestForecast;
import arena.app.contest.ContestWatch;
import arena.report.ContestAccount;
import arena.report.data.ContestDocument;
import arena.report.data.MatchFacts;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * The document of a contest that is being watched: that of its account, and what only the watching arena knows.
 *
 * @param document of the account that the reader may see
 * @param isShown whether it has results
 */
record WatchedDocument(ContestWatch.View view, ContestDocument document, boolean isShown) {

    /** Returns the document that everybody may see. */
    static WatchedDocument open(ContestWatch.View view) {
        return of(view, view.open(), view.isOpen() ? view.records() : new TreeMap<>(), view.isOpen());
    }

    /** Returns the document with all results. */
    static WatchedDocument whole(ContestWatch.View view) {
        return of(view, view.withoutFolders(), view.records(), true);
    }

    private static WatchedDocument of(
            ContestWatch.View view, ContestAccount account, SortedMap<String, String> running, boolean isShown) {
        MatchFacts facts = new MatchFacts(
                running, view.forecast().map(ContestForecast::begins).orElseGet(TreeMap::new), record -> true);
        return new WatchedDocument(view, new ContestDocument(account, facts), isShown);
    }

    /** Returns the document of a page. */
    ObjectNode page() {
        ObjectNode node = watched(document.page());
        view.forecast()
                .ifPresent(forecast -> node.putObject("forecast")
                        .put("gameMillis", forecast.gameMillis())
                        .put("endMillis", forecast.endEpochMillis()));
        return node;
    }

    /** Returns the document of the page of a team. */
    ObjectNode ofTeam(int contestant) {
        return watched(document.ofTeam(contestant));
    }

    private ObjectNode watched(ObjectNode node) {
        node.put("number", view.number())
                .put("results", view.shown().name().toLowerCase(Locale.ROOT))
                .put("isShown", isShown);
        view.whole().situation().idleSince().ifPresent(since -> node.put("stillSinceMillis", since));
        return node;
    }
}

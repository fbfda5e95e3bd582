package arena.web.contest;

import arena.app.contest.ContestForecast;
import arena.app.contest.ContestWatch;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.tournament.format.SectionState;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON of a contest for the projector: the running games, the next games, the active tables, and the games that
 * ended last. Where results are held back it contains nothing that reveals one, neither the players of a game nor the
 * table that has changed.
 */
final class ProjectorJson {

    private static final int MOST_NEXT = 6;
    private static final int MOST_ENDED = 6;

    private final ContestWatch.View view;
    private final WatchedDocument watched;
    private final ContestAccount account;

    ProjectorJson(ContestWatch.View view) {
        this.view = view;
        this.watched = WatchedDocument.open(view);
        this.account = view.open();
    }

    ObjectNode document() {
        ObjectNode node = watched.page();
        node.put("isPublished", view.isPublished());
        node.put(
                "runningGames",
                view.whole().situation().isPlayed() ? view.records().size() : 0);
        node.set("running", watched.document().games().of(games(GameAccount::isRunning)));
        node.set("next", watched.document().games().of(next()));
        node.set("ended", watched.document().games().of(ended()));
        ArrayNode active = node.putArray("activeSections");
        account.sectionsForPages().stream()
                .filter(state -> !state.rows().isEmpty() && isActive(state))
                .forEach(state -> active.add(state.section().id()));
        return node;
    }

    private List<GameAccount> games(Predicate<GameAccount> wanted) {
        return account.games().stream().filter(wanted).toList();
    }

    private List<GameAccount> next() {
        return view.forecast()
                .map(forecast -> games(game -> isAhead(game, forecast)).stream()
                        .sorted(Comparator.comparingLong(
                                game -> forecast.begins().getOrDefault(game.id(), Long.MAX_VALUE)))
                        .limit(MOST_NEXT)
                        .toList())
                .orElseGet(() -> games(game -> game.isOpen() && !game.isRunning()).stream()
                        .limit(MOST_NEXT)
                        .toList());
    }

    /**
     * Where results are held back, all games of the first round look open although some are over; only the forecast
     * tells them apart.
     */
    private static boolean isAhead(GameAccount game, ContestForecast forecast) {
        return game.isOpen() && !game.isRunning() && forecast.begins().containsKey(game.id());
    }

    private List<GameAccount> ended() {
        return games(game -> game.ended().isPresent()).stream()
                .sorted(Comparator.comparingLong(
                                (GameAccount game) -> game.ended().orElseThrow().epochMillis())
                        .reversed())
                .limit(MOST_ENDED)
                .toList();
    }

    /** A section is shown while it is played; after the end of the contest all sections are. */
    private boolean isActive(SectionState state) {
        return !state.over() || account.situation().progress().over();
    }
}

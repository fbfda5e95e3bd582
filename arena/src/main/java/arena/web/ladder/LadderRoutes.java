package arena.web.ladder;

import arena.app.ladder.LadderTables;
import arena.web.http.Json;
import arena.web.http.Pages;
import arena.web.http.WebRoutes;
import io.javalin.config.RoutesConfig;

/** The routes of the ladder that is always open: its page, and the present tables of all its games. */
public final class LadderRoutes implements WebRoutes {

    private final Pages pages;
    private final LadderTables tables;

    public LadderRoutes(Pages pages, LadderTables tables) {
        this.pages = pages;
        this.tables = tables;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/ladder", "ladder");
        routes.get(
                "/api/v1/ladder",
                context -> Json.answerText(context, "{\"games\":[" + String.join(",", tables.present()) + "]}"));
    }
}

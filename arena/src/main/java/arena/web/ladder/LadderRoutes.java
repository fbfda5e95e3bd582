package arena.web.ladder;

import arena.app.ladder.LadderTables;
import arena.web.http.Json;
import arena.web.http.Pages;
import arena.web.http.WebRoutes;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Function;

/** The routes of the ladder that is always open: its page, the present tables, and those of past days as a feed. */
public final class LadderRoutes implements WebRoutes {

    /** A feed of some weeks. */
    private static final int MOST_DAYS = 30;

    private final Pages pages;
    private final LadderTables tables;
    private final Function<Context, String> address;

    /**
     * Prepares the routes.
     *
     * @param address supplies the address of the pages, without a final slash, as other machines see it
     */
    public LadderRoutes(Pages pages, LadderTables tables, Function<Context, String> address) {
        this.pages = pages;
        this.tables = tables;
        this.address = address;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/ladder", "ladder");
        routes.get("/ladder/feed.atom", this::feed);
        routes.get(
                "/api/v1/ladder",
                context -> Json.answerText(
                        context,
                        "{\"games\":[" + String.join(",", tables.present()) + "]"
                                + tables.overall()
                                        .map(all -> ",\"overall\":" + all)
                                        .orElse("") + "}"));
    }

    private void feed(Context context) {
        context.contentType("application/atom+xml; charset=utf-8")
                .result(LadderFeed.of(address.apply(context) + "/ladder", tables.days(MOST_DAYS)));
    }
}

package arena.web.ladder;

import arena.app.ladder.LadderTables;
import arena.app.ladder.LadderUploads;
import arena.config.Configuration;
import arena.web.http.Json;
import arena.web.http.LinkTokens;
import arena.web.http.Pages;
import arena.web.http.WebRoutes;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * The routes of the ladder that is always open: its page, the present tables, those of past days as a feed, and the
 * archives of teams.
 */
public final class LadderRoutes implements WebRoutes {

    /** A feed of some weeks. */
    private static final int MOST_DAYS = 30;

    private final Pages pages;
    private final LadderTables tables;
    private final UploadRoutes uploads;
    private final Function<Context, String> address;

    /**
     * Prepares the routes.
     *
     * @param address supplies the address of the pages, without a final slash, as other machines see it
     */
    public LadderRoutes(Pages pages, Configuration configuration, Function<Context, String> address) {
        this.pages = pages;
        this.tables = new LadderTables(configuration.ladder());
        this.uploads = new UploadRoutes(
                new LadderUploads(configuration),
                new LinkTokens(configuration.ladder().folder()),
                configuration.serve().signUp().perHour());
        this.address = address;
    }

    /** Returns the folder of the records. */
    public Path records() {
        return tables.records();
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/ladder", "ladder");
        routes.get("/ladder/feed.atom", this::feed);
        routes.get("/api/v1/ladder", context -> Json.answerText(context, present()));
        uploads.addTo(routes);
    }

    private String present() {
        return "{\"games\":[" + String.join(",", tables.present()) + "]"
                + tables.overall().map(all -> ",\"overall\":" + all).orElse("")
                + uploads.offer()
                        .map(offer -> ",\"uploads\":" + Json.text(offer))
                        .orElse("")
                + "}";
    }

    private void feed(Context context) {
        context.contentType("application/atom+xml; charset=utf-8")
                .result(LadderFeed.of(address.apply(context) + "/ladder", tables.days(MOST_DAYS)));
    }

    @Override
    public void close() {
        uploads.close();
    }
}

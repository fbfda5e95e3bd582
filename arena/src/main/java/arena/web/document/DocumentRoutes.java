package arena.web.document;

import arena.app.NamedThings;
import arena.app.bots.StarterKits;
import arena.app.bots.StarterKits.Kit;
import arena.game.GameInfo;
import arena.web.http.Json;
import arena.web.http.Pages;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The routes of the rules, the protocol and the starter kits. */
public final class DocumentRoutes implements WebRoutes {

    private final Pages pages;
    private final Path documents;
    private final StarterKits kits;

    /**
     * Makes the routes.
     *
     * @param home the absolute folder of the installation
     */
    public DocumentRoutes(Pages pages, Path home) {
        this.pages = pages;
        this.documents = home.resolve("arena").resolve("docs");
        this.kits = new StarterKits(home);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/rules/{game}", context -> {
            GameInfo game = NamedThings.game(context.pathParam("game")).info();
            show(context, documents.resolve("games").resolve(game.id() + ".md"));
        });
        routes.get("/protocol", context -> show(context, documents.resolve("protocol.md")));
        routes.get("/starter-kits", this::showKits);
        routes.get("/api/v1/starter-kits", context -> Json.answer(context, new KitList(listed())));
        routes.get("/starter-kits/{file}", this::send);
    }

    /** The list of starter kits. */
    private record KitList(List<ListedKit> kits) {}

    /** A starter kit and its path. */
    private record ListedKit(String game, String title, String language, String path) {}

    private List<ListedKit> listed() {
        return kits.all().stream()
                .map(kit -> new ListedKit(
                        kit.game(), NamedThings.game(kit.game()).info().title(), kit.language(), path(kit)))
                .toList();
    }

    private static String path(Kit kit) {
        return "/starter-kits/" + kit.language() + ".zip?game=" + kit.game();
    }

    private void show(Context context, Path file) {
        MarkdownPage page = new MarkdownPage(text(file));
        pages.show(context, "document", page.title(), page.html());
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw WebFailure.missing("This page is missing where the arena is installed: " + file.getFileName() + ".");
        }
    }

    private void showKits(Context context) {
        String items = listed().stream()
                .map(kit -> "<li><a href=\"" + kit.path() + "\" download>" + kit.title() + ", " + kit.language()
                        + "</a></li>")
                .collect(Collectors.joining("\n"));
        pages.show(
                context,
                "document",
                "Starter kits",
                "<h1>Starter kits</h1>\n<p>A bot that plays by the rules, to begin with: unpack it, read its README,"
                        + " build it, and play.</p>\n<ul>\n" + items + "\n</ul>");
    }

    private void send(Context context) {
        String file = context.pathParam("file");
        String game = Optional.ofNullable(context.queryParam("game")).orElse(StarterKits.FIRST_GAME);
        Kit kit = kits.all().stream()
                .filter(one -> file.equals(one.language() + ".zip") && game.equals(one.game()))
                .findFirst()
                .orElseThrow(() -> WebFailure.missing("There is no such starter kit."));
        context.header("Content-Disposition", "attachment; filename=\"" + game + "-" + file + "\"")
                .contentType("application/zip")
                .result(kits.zip(kit));
    }
}

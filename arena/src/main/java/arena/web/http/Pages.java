package arena.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The pages, each a file {@code page/NAME.html} that names its module. The common head replaces {@code <!-- head -->},
 * and in it the import map replaces {@code <!-- import map -->}. The module of a page requests the data that the page
 * shows.
 */
public final class Pages {

    private final ImportMap map = new ImportMap();
    private final String head = text("head").orElseThrow().strip().replace("<!-- import map -->", map.element());

    /** Adds a route that shows a page. */
    public void add(RoutesConfig routes, String path, String name) {
        routes.get(path, context -> show(context, name));
    }

    /** Answers with a page. */
    public void show(Context context, String name) {
        context.header("Cache-Control", "no-cache").html(html(name));
    }

    /**
     * Answers with a page that has content of its own.
     *
     * @param title as text
     * @param content as HTML
     */
    public void show(Context context, String name, String title, String content) {
        context.header("Cache-Control", "no-cache")
                .html(html(name).replace("<!-- title -->", escaped(title)).replace("<!-- content -->", content));
    }

    /** Answers a browser that asks for a page that does not exist. */
    void showMissing(Context context) {
        String title = "There is no such page";
        show(
                context,
                "document",
                title,
                "<h1>" + title + "</h1>\n<p>Nothing is at <code>" + escaped(context.path())
                        + "</code>. Check the address, or begin in the <a href=\"/\">lobby</a>.</p>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    /**
     * Returns a page.
     *
     * @throws WebFailure if there is no page of that name
     */
    String html(String name) {
        return text(name)
                .map(text -> text.replace("<!-- head -->", head))
                .orElseThrow(() -> WebFailure.notFound("There is no such page."));
    }

    private static Optional<String> text(String name) {
        return StaticAssets.own("page/" + name + ".html").map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    /** Returns the source expression of the only inline script, for the content security policy. */
    String script() {
        return map.source();
    }
}

package arena.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The pages, each a whole file {@code page/NAME.html} that names its module; the way to the other modules is put where
 * it says {@code <!-- import map -->}. What a page shows its module asks for.
 */
public final class Pages {

    private static final String PLACE = "<!-- import map -->";

    private final ImportMap map = new ImportMap();

    /** Has a page shown at a path. */
    public void add(RoutesConfig routes, String path, String name) {
        routes.get(path, context -> show(context, name));
    }

    /** Answers with a page. */
    public void show(Context context, String name) {
        context.header("Cache-Control", "no-cache").html(html(name));
    }

    /**
     * Answers with a page that has a content of its own.
     *
     * @param title as text
     * @param content as HTML
     */
    public void show(Context context, String name, String title, String content) {
        String escaped = title.replace("&", "&amp;").replace("<", "&lt;");
        context.header("Cache-Control", "no-cache")
                .html(html(name).replace("<!-- title -->", escaped).replace("<!-- content -->", content));
    }

    /**
     * Returns a page.
     *
     * @throws WebFailure if there is none of that name
     */
    String html(String name) {
        return text(name)
                .map(text -> text.replace(PLACE, map.element()))
                .orElseThrow(() -> WebFailure.missing("There is no such page."));
    }

    private static Optional<String> text(String name) {
        return Assets.own("page/" + name + ".html").map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    /** Returns how the policy names the only script that stands within a page. */
    String script() {
        return map.source();
    }
}

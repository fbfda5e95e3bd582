package arena.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * The static files of the pages, all from the class path: modules, styles and texts of the arena, and those of the
 * libraries, whose paths contain their versions, so that browsers may cache them for ever.
 */
public final class StaticAssets {

    /** The path of the arena's own files. */
    static final String OWN = "/app/";

    private static final String OWN_FOLDER = "arena/web/";
    private static final String LIBRARIES = "/_static/";
    private static final Pattern PATH =
            Pattern.compile("([A-Za-z0-9@_-][A-Za-z0-9@._-]*/)*[A-Za-z0-9@_-][A-Za-z0-9@._-]*");
    private static final SortedMap<String, String> TYPES = types();

    private StaticAssets() {}

    private static SortedMap<String, String> types() {
        SortedMap<String, String> types = new TreeMap<>();
        types.put("js", "text/javascript; charset=utf-8");
        types.put("css", "text/css; charset=utf-8");
        types.put("json", "application/json; charset=utf-8");
        types.put("svg", "image/svg+xml");
        types.put("png", "image/png");
        types.put("woff2", "font/woff2");
        return Collections.unmodifiableSortedMap(types);
    }

    /** Adds the routes. */
    public static void addTo(RoutesConfig routes) {
        routes.get(OWN + "<path>", context -> own(context, context.pathParam("path")));
        // Browsers request it with documents that name no icon, such as a JSON answer.
        routes.get("/favicon.ico", context -> own(context, "icon.svg"));
        routes.get(LIBRARIES + "<path>", context -> library(context, context.pathParam("path")));
    }

    private static void own(Context context, String path) {
        byte[] bytes = allowed(path).flatMap(name -> own("app/" + name)).orElseThrow(StaticAssets::missing);
        CRC32 sum = new CRC32();
        sum.update(bytes);
        String tag = "\"" + Long.toHexString(sum.getValue()) + "-" + bytes.length + "\"";
        context.header("Cache-Control", "no-cache").header("ETag", tag);
        if (tag.equals(context.header("If-None-Match"))) {
            context.status(304);
        } else {
            answer(context, path, bytes);
        }
    }

    private static void library(Context context, String path) {
        byte[] bytes = allowed(path).flatMap(StaticAssets::library).orElseThrow(StaticAssets::missing);
        context.header("Cache-Control", "public, max-age=31536000, immutable");
        answer(context, path, bytes);
    }

    private static WebFailure missing() {
        return WebFailure.notFound("There is no such file.");
    }

    /** Allows no step upwards, and only the types that pages load. */
    private static Optional<String> allowed(String path) {
        return Optional.of(path)
                .filter(name ->
                        PATH.matcher(name).matches() && !name.contains("..") && TYPES.containsKey(ending(name)));
    }

    private static String ending(String path) {
        return path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static void answer(Context context, String path, byte[] bytes) {
        context.contentType(TYPES.getOrDefault(ending(path), "application/octet-stream"))
                .result(bytes);
    }

    /** Returns whether a path belongs to a static file. */
    static boolean isAsset(String path) {
        return path.startsWith(OWN) || path.startsWith(LIBRARIES);
    }

    /** Returns one of the arena's own files, by its name below {@code arena/web}. */
    public static Optional<byte[]> own(String name) {
        return read(OWN_FOLDER + name);
    }

    /** Returns a file of a library, by its path. */
    public static Optional<byte[]> library(String name) {
        return read("META-INF/resources" + LIBRARIES + name);
    }

    /** Returns a file of the class path. */
    private static Optional<byte[]> read(String name) {
        try (InputStream in = StaticAssets.class.getClassLoader().getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}

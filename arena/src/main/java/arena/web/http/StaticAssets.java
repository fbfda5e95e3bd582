package arena.web.http;

import arena.plugin.GamePlugin;
import arena.plugin.Games;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
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
    private static final Pattern TEXTS = Pattern.compile("app/text/([a-z]+)\\.json");
    private static final Pattern GAME_FILE = Pattern.compile("app/games/([a-z0-9-]+)(\\.js|/.+)");

    /** The component of games that bring none. */
    private static final String PLAIN_GAME = "app/plain-game.js";

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

    /**
     * Returns one of the arena's own files or one of a game, by its name below {@code arena/web}. A text file of the
     * arena contains the texts of all games.
     */
    public static Optional<byte[]> own(String name) {
        Matcher texts = TEXTS.matcher(name);
        return texts.matches()
                ? read(OWN_FOLDER + name).map(own -> withTextsOfGames(own, texts.group(1)))
                : read(OWN_FOLDER + name).or(() -> ofGame(name));
    }

    /** A game has no file but those of its own name; one without a component is drawn by that of all games. */
    private static Optional<byte[]> ofGame(String name) {
        Matcher game = GAME_FILE.matcher(name);
        if (!game.matches()) {
            return Optional.empty();
        }
        return Games.catalog()
                .plugin(game.group(1))
                .flatMap(plugin -> plugin.resource(OWN_FOLDER + name)
                        .or(() -> game.group(2).equals(".js") ? read(OWN_FOLDER + PLAIN_GAME) : Optional.empty()));
    }

    private static byte[] withTextsOfGames(byte[] own, String language) {
        SortedMap<String, Object> texts = new TreeMap<>();
        addTo(texts, own);
        for (GamePlugin plugin : Games.catalog().plugins()) {
            plugin.resource(OWN_FOLDER + "app/games/" + plugin.id() + "/text/" + language + ".json")
                    .ifPresent(more -> addTo(texts, more));
        }
        return Json.text(texts).getBytes(StandardCharsets.UTF_8);
    }

    /** Adds the texts whose keys are not taken: no jar changes a text of the arena or of another game. */
    private static void addTo(SortedMap<String, Object> texts, byte[] json) {
        Json.read(new String(json, StandardCharsets.UTF_8))
                .properties()
                .forEach(
                        text -> texts.putIfAbsent(text.getKey(), text.getValue().asString()));
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

package arena.web.offline;

import arena.app.RequestFailure;
import arena.web.http.ImportMap;
import arena.web.http.Json;
import arena.web.http.StaticAssets;
import arena.web.http.WebFailure;
import arena.web.match.MatchView;
import arena.web.match.MatchViews;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;

/** A writer of offline pages: one file with the viewer, compressed, and a match from one viewpoint. */
public final class OfflinePage {

    private static final String VIEWER = "arena/match.js";
    private static final List<String> LANGUAGES = List.of("en", "de");
    private static final List<String> STYLES = List.of("arena.css", "viewer.css");

    private OfflinePage() {}

    /** The content of the file before its compression: modules by name, texts by language, and the match. */
    private record Packed(SortedMap<String, String> modules, SortedMap<String, String> texts, String match) {}

    /**
     * Returns the text of the file.
     *
     * @param record of the match
     * @param as the viewpoint: referee, watcher or the number of a seat
     * @throws RequestFailure if there is no such viewpoint
     */
    public static String of(Path record, String as) {
        try (MatchViews views = MatchViews.ofOne()) {
            MatchView view = views.ofRecord(record, as);
            String game = view.began().gameId();
            ModuleBundle modules = new ModuleBundle(new ImportMap().imports());
            modules.add(VIEWER);
            modules.add("arena/games/" + game + ".js");
            SortedMap<String, String> texts = new TreeMap<>();
            LANGUAGES.forEach(language -> texts.put(language, own("app/text/" + language + ".json")));
            String match = "{\"match\":" + Json.text(view.head()) + ",\"moves\":["
                    + String.join(",", view.moves(0, Integer.MAX_VALUE)) + "],\"estimates\":" + view.estimates() + "}";
            String packed = packed(Json.text(new Packed(modules.sources(), texts, match)));
            return own("page/offline.html")
                    .replace(
                            "/* styles */",
                            String.join(
                                    "\n",
                                    STYLES.stream()
                                            .map(name -> own("app/" + name))
                                            .toList()))
                    .replace("<!-- packed -->", packed);
        } catch (WebFailure mistake) {
            throw RequestFailure.usage(mistake.sentences());
        }
    }

    private static String own(String name) {
        return StaticAssets.own(name)
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow(() -> new IllegalStateException("a part of the pages is missing: " + name));
    }

    private static String packed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}

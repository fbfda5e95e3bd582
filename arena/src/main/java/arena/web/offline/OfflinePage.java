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
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    /**
     * A bundle of modules with all their imports, each under one canonical name. A relative import of a library becomes
     * its full path.
     */
    private static final class ModuleBundle {

        private static final Pattern IMPORT =
                Pattern.compile("((?:^|[;}\\s])(?:import|from|export\\*from)\\s*|import\\()([\"'])([^\"'\\n]+)\\2");
        private static final String OWN = "arena/";
        private static final String LIBRARIES = "/_static/";

        private final SortedMap<String, String> imports;
        private final SortedMap<String, String> sources = new TreeMap<>();
        private final Deque<String> wanted = new ArrayDeque<>();

        /**
         * Makes an empty bundle.
         *
         * @param imports the paths of the libraries, by name or by prefix of a name
         */
        ModuleBundle(SortedMap<String, String> imports) {
            this.imports = imports;
        }

        /** Adds a module and its imports. */
        void add(String name) {
            wanted.add(canonical(name, ""));
            while (!wanted.isEmpty()) {
                String next = wanted.remove();
                if (!sources.containsKey(next)) {
                    sources.put(next, "");
                    sources.put(next, renamed(next));
                }
            }
        }

        /** Returns the texts of the modules by their names. */
        SortedMap<String, String> sources() {
            return Collections.unmodifiableSortedMap(sources);
        }

        private String renamed(String module) {
            StringBuilder text = new StringBuilder();
            Matcher matcher = IMPORT.matcher(source(module).replaceAll("(?m)^//# sourceMappingURL=.*$", ""));
            while (matcher.find()) {
                String name = canonical(matcher.group(3), module);
                wanted.add(name);
                matcher.appendReplacement(
                        text, Matcher.quoteReplacement(matcher.group(1) + matcher.group(2) + name + matcher.group(2)));
            }
            matcher.appendTail(text);
            return text.toString();
        }

        private static String source(String module) {
            return (module.startsWith(OWN)
                            ? StaticAssets.own("app/" + module.substring(OWN.length()))
                            : StaticAssets.library(module.substring(module.indexOf(':') + 1)))
                    .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                    .orElseThrow(() -> new IllegalStateException("a module is missing: " + module));
        }

        /** Returns the canonical name of an import: {@code arena/...}, or {@code library:} with its path. */
        private String canonical(String name, String from) {
            if (name.startsWith(OWN)) {
                return name;
            }
            if (name.startsWith(".")) {
                String folder = from.substring(from.indexOf(':') + 1, from.lastIndexOf('/') + 1);
                return "library:"
                        + java.net
                                .URI
                                .create("/" + folder)
                                .resolve(name)
                                .getPath()
                                .substring(1);
            }
            if (imports.containsKey(name)) {
                return library(imports.getOrDefault(name, ""));
            }
            String prefix = name;
            while (prefix.indexOf('/') >= 0) {
                prefix = prefix.substring(0, prefix.lastIndexOf('/'));
                if (imports.containsKey(prefix + "/")) {
                    return library(imports.getOrDefault(prefix + "/", "") + name.substring(prefix.length() + 1));
                }
            }
            throw new IllegalStateException(from + " imports an unknown module: " + name);
        }

        private static String library(String path) {
            return "library:" + path.substring(LIBRARIES.length());
        }
    }
}

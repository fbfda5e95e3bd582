package arena.web.offline;

import arena.web.http.StaticAssets;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A bundle of modules with all their imports, each under one canonical name. A relative import of a library becomes
 * its full path.
 */
final class ModuleBundle {

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
            return "library:" + URI.create("/" + folder).resolve(name).getPath().substring(1);
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

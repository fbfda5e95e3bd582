package arena.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * The import map of the pages: the paths of the arena's modules and of the libraries on the class path, each of which
 * declares its own in {@code META-INF/importmap.json}. It is the only inline script of a page, and the content security
 * policy allows it by its digest.
 */
public final class ImportMap {

    private static final String OWN = "arena/";

    private final SortedMap<String, String> imports;
    private final String text;

    /** Reads the import maps on the class path. */
    public ImportMap() {
        imports = new TreeMap<>();
        try {
            for (URL part :
                    Collections.list(ImportMap.class.getClassLoader().getResources("META-INF/importmap.json"))) {
                try (InputStream in = part.openStream()) {
                    JsonNode map = Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
                    map.path("imports")
                            .properties()
                            .forEach(entry ->
                                    imports.put(entry.getKey(), entry.getValue().asString()));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        imports.keySet().removeIf(name -> name.startsWith("@types/"));
        imports.put(OWN, StaticAssets.OWN);
        text = Json.text(Collections.singletonMap("imports", imports));
    }

    /** Returns the paths of modules by their names, or by prefixes of names, which end in a slash. */
    public SortedMap<String, String> imports() {
        return Collections.unmodifiableSortedMap(imports);
    }

    /** Returns the script element for a page. */
    String element() {
        return "<script type=\"importmap\">" + text + "</script>";
    }

    /** Returns the source expression for a content security policy. */
    String source() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

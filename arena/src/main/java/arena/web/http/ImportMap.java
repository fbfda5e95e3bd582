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
 * Where browsers find the modules that others name: those of the libraries on the class path, each of which says so in
 * its {@code META-INF/importmap.json}, and the arena's own. It is the only script within a page, and allowed by its
 * digest.
 */
public final class ImportMap {

    private static final String OWN = "arena/";

    private final SortedMap<String, String> imports;
    private final String text;

    /** Reads what the class path says. */
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

    /** Returns where modules are, by their names or by beginnings of names, which end in a slash. */
    public SortedMap<String, String> imports() {
        return Collections.unmodifiableSortedMap(imports);
    }

    /** Returns the element for a page. */
    String element() {
        return "<script type=\"importmap\">" + text + "</script>";
    }

    /** Returns how a policy names it. */
    String source() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

package arena.web;

import arena.web.http.StaticAssets;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;

/** The texts of the pages, by their keys. */
public final class PageTexts {

    private PageTexts() {}

    /** Returns the texts of a language. */
    public static SortedMap<String, String> of(String language) {
        SortedMap<String, String> texts = new TreeMap<>();
        String file =
                new String(StaticAssets.own("app/text/" + language + ".json").orElseThrow(), StandardCharsets.UTF_8);
        JsonMapper.shared()
                .readTree(file)
                .properties()
                .forEach(text -> texts.put(text.getKey(), text.getValue().asString()));
        return texts;
    }
}

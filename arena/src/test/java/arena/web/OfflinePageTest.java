package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.RequestFailure;
import arena.record.RecordFolder;
import arena.web.offline.OfflinePage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of a match as one file that opens from a disk. */
class OfflinePageTest {

    private static final int MOST_BESIDE_THE_RECORD = 300_000;

    @TempDir
    private static Path folder;

    private static Path record;

    @BeforeAll
    static void play() {
        try (OpenSite site = OpenSite.in(folder)) {
            String begun = site.post(
                            "/api/v1/matches",
                            "{\"game\":\"chain-reaction\",\"seats\":[\"superbot:2\",\"superbot:1\"],\"seed\":7}")
                    .body();
            String match = JsonMapper.shared().readTree(begun).path("match").asString();
            await().atMost(Duration.ofSeconds(60))
                    .until(() -> site.get("/api/v1/matches/" + match).body().contains("\"over\":true"));
        }
        record = new RecordFolder(folder.resolve(".arena/records")).find("last");
    }

    private static JsonNode match(String page) throws IOException {
        return unpacked(page, "id=\"packed\">([^<]+)<");
    }

    private static JsonNode components(String text) throws IOException {
        return unpacked(text, "arenaComponents = '([^']+)'");
    }

    private static JsonNode unpacked(String text, String place) throws IOException {
        Matcher packed = Pattern.compile(place).matcher(text);
        assertThat(packed.find()).isTrue();
        byte[] bytes = Base64.getDecoder().decode(packed.group(1));
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return JsonMapper.shared().readTree(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void itIsSmallAndNamesNoOtherPlace() throws IOException {
        String page = OfflinePage.of(record, "referee");
        assertThat(page.length() - Files.size(record)).isLessThan(MOST_BESIDE_THE_RECORD);
        assertThat(page).doesNotContain("http:", "https:", " src=", "<link");
        JsonNode match = match(page);
        assertThat(match.path("moves").size())
                .isEqualTo(match.path("match").path("moves").asInt() + 1);
        assertThat(match.path("estimates").size()).isEqualTo(match.path("moves").size());
    }

    @Test
    void everyModuleThatIsImportedIsInside() throws IOException {
        assertEveryImportIsInside(components(OfflinePage.of(record, "watcher")).path("modules"));
    }

    @Test
    void everyModuleOfAContestsPagesIsInTheSharedScript() throws IOException {
        String script = new OfflinePage().shared("chain-reaction").getOrDefault("pages.js", "");
        JsonNode modules = components(script).path("modules");
        assertThat(modules.has("arena/contest/exported.js")).isTrue();
        assertEveryImportIsInside(modules);
    }

    private static void assertEveryImportIsInside(JsonNode modules) {
        assertThat(modules.has("arena/match.js")).isTrue();
        assertThat(modules.has("arena/games/chain-reaction.js")).isTrue();
        Pattern named = Pattern.compile("(?:from|import)\\s*[\"'](arena/[^\"']+|library:[^\"']+)[\"']");
        for (String name : List.copyOf(modules.propertyNames())) {
            Matcher matcher = named.matcher(modules.path(name).asString());
            while (matcher.find()) {
                assertThat(modules.has(matcher.group(1)))
                        .as(name + " imports " + matcher.group(1))
                        .isTrue();
            }
            assertThat(modules.path(name).asString()).doesNotContainPattern("(from|import)\\s*[\"']\\.");
        }
    }

    @Test
    void secretsHiddenFromAWatcherAreNotInside() throws IOException {
        assertThat(match(OfflinePage.of(record, "watcher")).toString()).doesNotContain("\"code\":");
    }

    @Test
    void anUnknownViewpointIsRefused() {
        assertThatThrownBy(() -> OfflinePage.of(record, "7")).isInstanceOf(RequestFailure.class);
    }
}

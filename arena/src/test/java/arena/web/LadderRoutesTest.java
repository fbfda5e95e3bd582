package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.ladder.LadderTables;
import arena.app.ladder.RecordedSeason;
import arena.config.LadderSettings;
import arena.games.chainreaction.ChainReaction;
import arena.record.PlayedMatch;
import java.io.IOException;
import java.io.StringReader;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LadderRoutesTest {

    @TempDir
    private Path folder;

    private static JsonNode json(OpenSite site, String path) {
        return JsonMapper.shared().readTree(site.get(path).body());
    }

    @Test
    void beforeALadderIsOpenThereIsNoTableAndThePagesOfferNone() {
        try (OpenSite site = OpenSite.in(folder)) {
            assertThat(json(site, "/api/v1/arena").path("ladder").asBoolean()).isFalse();
            assertThat(json(site, "/api/v1/ladder").path("games")).isEmpty();
            assertThat(site.get("/ladder").body()).contains("<arena-ladder>");
        }
    }

    @Test
    void aTableTellsWhoBeatWhomAndItsFirstLostGameIsAMatchOfThePages() throws IOException {
        LadderSettings settings;
        try (OpenSite before = OpenSite.in(folder)) {
            settings = before.configuration().ladder();
        }
        Path records = Files.createDirectories(new LadderTables(settings).records());
        Path record = PlayedMatch.play(records, ChainReaction.definition(), Map.of(), 20);
        RecordedSeason.write(settings, record.getFileName().toString());

        try (OpenSite site = OpenSite.in(folder)) {
            assertThat(json(site, "/api/v1/arena").path("ladder").asBoolean()).isTrue();
            JsonNode rows = json(site, "/api/v1/ladder").path("games").path(0).path("rows");
            assertThat(rows.findValuesAsString("bot")).contains("Amber@1", "Birch@1", "superbot:1", "superbot:2");
            JsonNode amber = row(rows, "Amber@1");
            assertThat(amber.path("games").asInt()).isEqualTo(2);
            assertThat(amber.path("first").asInt()).isEqualTo(1);
            assertThat(amber.path("against").path(0).path("bot").asString()).isEqualTo("superbot:1");
            assertThat(amber.path("against").path(0).path("ahead").asInt()).isEqualTo(1);
            assertThat(amber.path("against").path(1).path("behind").asInt()).isEqualTo(1);
            assertThat(row(rows, "Birch@1").path("role").asString()).isEqualTo("retired");
            assertThat(row(rows, "Birch@1").path("retired").asString()).isNotBlank();
            JsonNode challenge = json(site, "/api/v1/ladder")
                    .path("games")
                    .path(0)
                    .path("challenges")
                    .path(0);
            assertThat(challenge.path("team").asString()).isEqualTo("Amber");
            assertThat(challenge.path("opponent").asString()).isEqualTo("superbot:3");
            assertThat(challenge.path("games").asInt()).isEqualTo(2);
            String match = amber.path("lost").asString();
            assertThat(site.get("/api/v1/matches/" + match).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void theTablesOfPastDaysAreAFeedTheNewestFirst() throws Exception {
        LadderSettings settings;
        try (OpenSite before = OpenSite.in(folder)) {
            settings = before.configuration().ladder();
        }
        RecordedSeason.write(settings, "");
        Path tables = new LadderTables(settings).records().resolveSibling("tables");
        for (String day : List.of("2026-11-26", "2026-11-27")) {
            Path stored = Files.createDirectories(tables.resolve(day)).resolve("chain-reaction.txt");
            Files.writeString(stored, "place bot <&> of " + day + "\n");
        }

        try (OpenSite site = OpenSite.in(folder)) {
            HttpResponse<String> answer = site.get("/ladder/feed.atom");
            assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/atom+xml");
            Document feed = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(answer.body())));
            assertThat(texts(feed, "title"))
                    .containsExactly(
                            "Ladder of the Battle Field",
                            "Chain Reaction Reloaded, 2026-11-27",
                            "Chain Reaction Reloaded, 2026-11-26");
            assertThat(texts(feed, "content"))
                    .containsExactly("place bot <&> of 2026-11-27\n", "place bot <&> of 2026-11-26\n");
            assertThat(texts(feed, "id").get(0)).matches("http://[0-9.]+:[0-9]+/ladder");
            assertThat(texts(feed, "id")).doesNotHaveDuplicates();
            assertThat(texts(feed, "updated"))
                    .allSatisfy(time -> assertThat(Instant.parse(time)).isNotNull());
        }
    }

    private static List<String> texts(Document feed, String element) {
        NodeList all = feed.getElementsByTagName(element);
        return IntStream.range(0, all.getLength())
                .mapToObj(at -> all.item(at).getTextContent())
                .toList();
    }

    private static JsonNode row(JsonNode rows, String bot) {
        return rows.valueStream()
                .filter(row -> row.path("bot").asString().equals(bot))
                .findFirst()
                .orElseThrow();
    }
}

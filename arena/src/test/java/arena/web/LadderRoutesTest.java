package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.ladder.LadderTables;
import arena.app.ladder.RecordedSeason;
import arena.config.LadderSettings;
import arena.games.chainreaction.ChainReaction;
import arena.record.PlayedMatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
            String match = amber.path("lost").asString();
            assertThat(site.get("/api/v1/matches/" + match).statusCode()).isEqualTo(200);
        }
    }

    private static JsonNode row(JsonNode rows, String bot) {
        return rows.valueStream()
                .filter(row -> row.path("bot").asString().equals(bot))
                .findFirst()
                .orElseThrow();
    }
}

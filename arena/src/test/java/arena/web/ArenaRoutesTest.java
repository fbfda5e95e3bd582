package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import arena.practice.LadderMatch;
import arena.practice.LadderResult;
import arena.practice.ProgressFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests that the progress of teams in practice is public. */
class ArenaRoutesTest {

    @TempDir
    private Path folder;

    @Test
    void eachTeamIsListedWithItsResultsAtEachLevel() throws IOException {
        try (OpenSite site = OpenSite.in(folder)) {
            Path practice = site.configuration().practice().folder();
            assertThat(teams(site)).isEmpty();
            ProgressFile birch = ProgressFile.of(practice, "chain-reaction", "Birch", 5);
            birch.append(new LadderMatch(1, LadderResult.LOST, "m1"));
            birch.append(new LadderMatch(1, LadderResult.WON, "m2"));
            Files.writeString(practice.resolve("chain-reaction/cedar.txt"), "what is this\n");

            JsonNode teams = teams(site);

            assertThat(teams).hasSize(1);
            JsonNode team = teams.path(0);
            assertThat(team.path("team").asString()).isEqualTo("birch");
            assertThat(team.path("game").asString()).isEqualTo("chain-reaction");
            assertThat(team.path("open").asInt()).isEqualTo(2);
            assertThat(team.path("levels").path(0).toString())
                    .isEqualTo("{\"level\":1,\"won\":1,\"drawn\":0,\"lost\":1}");
            assertThat(team.path("levels")).hasSize(5);
        }
    }

    private static JsonNode teams(OpenSite site) {
        return JsonMapper.shared().readTree(site.get("/api/v1/practice").body()).path("teams");
    }
}

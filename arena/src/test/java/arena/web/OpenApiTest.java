package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.ladder.RecordedSeason;
import arena.web.contest.OpenContestSite;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests that the interface description matches the routes and the answers. */
class OpenApiTest {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    @TempDir
    private static Path folder;

    private static OpenContestSite contest;
    private static OpenSite site;
    private static JsonNode description;

    @BeforeAll
    static void open() {
        contest = OpenContestSite.in(folder, "public");
        site = contest.site();
        description = MAPPER.readTree(site.get("/api/v1/openapi.json").body());
    }

    @AfterAll
    static void close() {
        contest.close();
    }

    @Test
    void everyRouteIsDescribedAndEveryDescriptionHasItsRoute() {
        SortedSet<String> routes = new TreeSet<>();
        for (String route : site.routes()) {
            String[] words = route.split(" ", 2);
            if (words[1].startsWith("/api/v1/")
                    && List.of("GET", "POST", "WEBSOCKET").contains(words[0])) {
                routes.add(route);
            }
        }
        SortedSet<String> described = new TreeSet<>();
        description
                .path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation -> described.add(
                                (operation.getValue().path("x-websocket").asBoolean()
                                                ? "WEBSOCKET"
                                                : operation.getKey().toUpperCase(java.util.Locale.ROOT))
                                        + " " + path.getKey())));
        assertThat(routes).hasSizeGreaterThan(10).isEqualTo(described);
    }

    @Test
    void answersAreAsTheyAreDescribed() {
        String begun = site.post(
                        "/api/v1/matches",
                        "{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"superbot:1\"],\"seed\":4}")
                .body();
        String token = MAPPER.readTree(begun)
                .path("seats")
                .get(0)
                .path("link")
                .asString()
                .substring("/seat/".length());
        String match = MAPPER.readTree(begun).path("match").asString();
        assertThat(mistakes("Begun", begun)).isEmpty();
        try (Socket socket = Socket.open(site, "/api/v1/seats/" + token + "/live")) {
            await().atMost(Duration.ofSeconds(60)).until(() -> socket.hasHeard("asked"));
            assertThat(mistakes("Seat", site.get("/api/v1/seats/" + token).body()))
                    .isEmpty();
            assertThat(site.get("/api/v1/matches/" + match + "/seats/1/turns/1/input")
                            .statusCode())
                    .isEqualTo(403);
            socket.say("{\"order\":\"K 1\"}");
            await().atMost(Duration.ofSeconds(60))
                    .until(() -> socket.heard().stream().anyMatch(text -> text.contains("asked\",\"number\":2")));
            socket.say("{\"resign\":true}");
            await().atMost(Duration.ofSeconds(60)).until(() -> socket.hasHeard("over"));
        }
        assertThat(mistakes("Arena", site.get("/api/v1/arena").body())).isEmpty();
        assertThat(mistakes("MatchList", site.get("/api/v1/matches").body())).isEmpty();
        assertThat(mistakes("MatchHead", site.get("/api/v1/matches/" + match).body()))
                .isEmpty();
        assertThat(mistakes(
                        "EstimateList",
                        site.get("/api/v1/matches/" + match + "/estimates").body()))
                .isEmpty();
        assertThat(mistakes(
                        "Review",
                        site.get("/api/v1/matches/" + match + "/seats/1/review").body()))
                .isEmpty();
        for (String as : List.of("watcher", "referee", "2")) {
            assertThat(mistakes(
                            "MovePage",
                            site.get("/api/v1/matches/" + match + "/moves?as=" + as)
                                    .body()))
                    .as(as)
                    .isEmpty();
        }
        String turn = "/api/v1/matches/" + match + "/seats/2/turns/1/";
        assertThat(site.get(turn + "input").body()).isNotBlank();
        assertThat(site.get(turn + "output").body()).startsWith("K ");
        assertThat(site.get(turn + "output?as=watcher").statusCode()).isEqualTo(403);
        assertThat(site.get(turn + "thoughts").statusCode()).isEqualTo(404);
        RecordedSeason.write(site.configuration().ladder(), "lost.jsonl.gz");
        String ladder = site.get("/api/v1/ladder").body();
        assertThat(ladder).contains("\"lost\":\"lost\"", "\"role\":\"retired\"");
        assertThat(mistakes("LadderTables", ladder)).isEmpty();
        assertThat(mistakes("KitList", site.get("/api/v1/starter-kits").body())).isEmpty();
        assertThat(mistakes("Error", site.get("/api/v1/matches/nothing").body()))
                .isEmpty();
    }

    @Test
    void aDeviationFromTheDescriptionIsFound() {
        assertThat(mistakes("Error", "{\"error\":{\"sentences\":[1]}}")).hasSize(1);
        assertThat(mistakes("Error", "{\"error\":{}}")).hasSize(1);
        assertThat(mistakes("Error", "{\"error\":{\"sentences\":[]},\"more\":1}"))
                .hasSize(1);
    }

    private static List<String> mistakes(String schema, String answer) {
        List<String> mistakes = new ArrayList<>();
        check(description.path("components").path("schemas").path(schema), MAPPER.readTree(answer), schema, mistakes);
        return mistakes;
    }

    private static void check(JsonNode schema, JsonNode value, String where, List<String> mistakes) {
        if (schema.has("$ref")) {
            String name = schema.path("$ref").asString().substring("#/components/schemas/".length());
            check(description.path("components").path("schemas").path(name), value, where, mistakes);
            return;
        }
        boolean right = switch (schema.path("type").asString()) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            default -> false;
        };
        if (!right) {
            mistakes.add(where + " is no " + schema.path("type") + ": " + value);
            return;
        }
        if (value.isArray()) {
            value.forEach(item -> check(schema.path("items"), item, where + "[]", mistakes));
        } else if (value.isObject()) {
            schema.path("required").forEach(key -> {
                if (!value.has(key.asString())) {
                    mistakes.add(where + " has no " + key.asString());
                }
            });
            value.properties().forEach(part -> {
                JsonNode known = schema.path("properties").path(part.getKey());
                JsonNode more = schema.path("additionalProperties");
                if (!known.isMissingNode() || more.isObject()) {
                    check(known.isMissingNode() ? more : known, part.getValue(), where + "." + part.getKey(), mistakes);
                } else if (more.isBoolean() && !more.asBoolean()) {
                    mistakes.add(where + " has " + part.getKey() + ", which nobody described");
                }
            });
        }
    }
}

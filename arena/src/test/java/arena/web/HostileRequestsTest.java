package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.contest.ContestLinks.Holder;
import arena.web.contest.OpenContestSite;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests that hostile values in every path of the interface description cause no internal error (5xx). */
@Tag("slow")
@Timeout(300)
class HostileRequestsTest {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private static final int STRIDE = 31;

    /** Hostile values for a text or a number of the path or of the query. */
    private static final List<String> WORDS = List.of(
            "0",
            "-1",
            "1",
            "2147483648",
            "9223372036854775808",
            "1180591620717411303424",
            "1e9",
            "0x1",
            "NaN",
            "",
            " ",
            "last",
            "referee",
            "true",
            "..",
            "../../etc/passwd",
            "C:\\con",
            "a\u0000b",
            "\u202e\u2028",
            "<script>alert(1)</script>",
            "%",
            "\ud83d\ude00",
            "x".repeat(3_000));

    /** Hostile values for a member of a body, as JSON. */
    private static final List<String> VALUES = List.of(
            "1180591620717411303424",
            "-9223372036854775809",
            "9223372036854775807",
            "2147483648",
            "-1",
            "0",
            "1e400",
            "1e999999999",
            "1e-999999999",
            "0.5",
            "true",
            "false",
            "null",
            "[]",
            "{}",
            "[[[]]]",
            "[1,true,null,\"x\",{}]",
            "{\"a\":{\"b\":[1e99999]}}",
            "\"\"",
            "\" \"",
            "\"\\u0000\"",
            "\"\\u202e\\u2028\"",
            "\"\\ud800\"",
            "\"../..\"",
            "\"CLOCK$\"",
            "\"superbot:99999999999999999999\"",
            "\"human:\"",
            "\"Alpha\"",
            "\"" + "x".repeat(3_000) + "\"");

    private static final List<String> BODIES = List.of(
            "", " ", "{", "[]", "null", "7", "true", "\"x\"", "{\"a\":", "{\"\":1}", "[".repeat(2_000), "1e999999999");

    /** Fields of bodies that the description leaves free. */
    private static final List<String> FREE = List.of(
            "team",
            "title",
            "game",
            "match",
            "seat",
            "to",
            "places",
            "points",
            "moves",
            "on",
            "perSecond",
            "now",
            "by",
            "reason",
            "what",
            "results",
            "settings");

    @TempDir
    private static Path folder;

    private static OpenContestSite cup;
    private static JsonNode paths;
    private static String match;
    private static String token;
    private static String table;

    /** The token of a seat whose link is not renewed. */
    private static String seat;

    private static final SortedMap<String, Integer> asked = new TreeMap<>();
    private static final List<String> defects = new ArrayList<>();

    @BeforeAll
    static void open() {
        cup = OpenContestSite.askedOften(folder);
        paths = cup.open("/api/v1/openapi.json").path("paths");
        JsonNode begun = begin();
        match = begun.path("match").asString();
        token = token(begun);
        table = begun.path("key").asString();
        seat = token(begin());
    }

    private static JsonNode begin() {
        return MAPPER.readTree(cup.site()
                .post(
                        "/api/v1/matches",
                        "{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"superbot:1\"],\"seed\":4}")
                .body());
    }

    private static String token(JsonNode begun) {
        return begun.at("/seats/0/link").asString().substring("/seat/".length());
    }

    @AfterAll
    static void close() {
        cup.close();
    }

    private static List<String> keys() {
        String session = cup.site().sessionPath().replaceAll(".*#", "");
        return List.of(
                "",
                "\u00e4",
                table,
                token,
                session,
                cup.key(new Holder.Organiser()),
                cup.key(new Holder.Team("Alpha")));
    }

    /** Returns a valid value, so that the other parameters of a path are examined. */
    private static String real(String name) {
        return switch (name) {
            case "match" -> match;
            case "token" -> token;
            case "seat", "turn" -> "1";
            case "what" -> "input";
            case "team" -> "Alpha";
            default -> "1";
        };
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static List<String> blanks(String path) {
        return List.of(path.split("/")).stream()
                .filter(part -> part.startsWith("{"))
                .map(part -> part.substring(1, part.length() - 1))
                .toList();
    }

    /** Returns a path with a hostile word in each parameter in turn, and with valid values in all. */
    private static List<String> filled(String path, List<String> actions) {
        List<String> all = new ArrayList<>();
        for (String blank : blanks(path)) {
            List<String> words = new ArrayList<>(WORDS);
            words.addAll(blank.equals("action") ? actions : List.of());
            for (String word : words) {
                String changed = path.replace("{" + blank + "}", encoded(word));
                for (String other : blanks(path)) {
                    changed = changed.replace("{" + other + "}", encoded(real(other)));
                }
                all.add(changed);
            }
        }
        String plain = path;
        for (String blank : blanks(path)) {
            plain = plain.replace("{" + blank + "}", encoded(real(blank)));
        }
        all.add(plain);
        return all;
    }

    private static void ask(String method, String path, String key, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create(cup.site().organisersAddress() + path))
                .header("X-Arena", "1")
                .header("Authorization", "Bearer " + key)
                .timeout(Duration.ofMinutes(1));
        HttpRequest.Builder whole =
                method.equals("GET") ? request.GET() : request.POST(HttpRequest.BodyPublishers.ofString(body));
        HttpResponse<String> answer;
        try {
            answer = cup.site().send(whole);
        } catch (UncheckedIOException closed) {
            // The server closed the connection after the previous answer, since the request body was unread.
            answer = cup.site().send(whole);
        }
        asked.merge(method + " " + answer.statusCode(), 1, Integer::sum);
        if (answer.statusCode() >= 500) {
            defects.add(method + " " + path + " " + body + " -> " + answer.statusCode() + " " + answer.body());
        }
    }

    /** Returns bodies that have a hostile value for each field in turn, and malformed bodies. */
    private static List<String> bodies(List<String> fields) {
        List<String> all = new ArrayList<>(BODIES);
        for (String field : fields) {
            for (String value : VALUES) {
                all.add("{\"" + field + "\":" + value + "}");
                all.add("{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"human:Bob\"],\"team\":\"Alpha\",\""
                        + field + "\":" + value + "}");
            }
        }
        return all;
    }

    /** Returns some of the bodies, others for each action. */
    private static List<String> sample(String action) {
        List<String> all = bodies(FREE);
        List<String> some = new ArrayList<>();
        for (int index = Math.floorMod(action.hashCode(), STRIDE); index < all.size(); index += STRIDE) {
            some.add(all.get(index));
        }
        return some;
    }

    private static List<String> fields(JsonNode operation) {
        JsonNode schema = operation.at("/requestBody/content/application~1json/schema");
        String name = schema.path("$ref").asString("").replaceAll(".*/", "");
        JsonNode described = cup.open("/api/v1/openapi.json")
                .path("components")
                .path("schemas")
                .path(name);
        List<String> fields = new ArrayList<>(described.path("properties").propertyNames());
        return fields.isEmpty() ? FREE : fields;
    }

    @Test
    void everyPathWithEveryKey() {
        paths.properties()
                .forEach(path -> path.getValue().properties().forEach(operation -> {
                    if (operation.getKey().equals("get")) {
                        for (String filled : filled(path.getKey(), List.of())) {
                            keys().forEach(key -> ask("GET", filled, key, ""));
                        }
                        for (JsonNode parameter : operation.getValue().path("parameters")) {
                            if (parameter.path("in").asString("").equals("query")) {
                                String plain = filled(path.getKey(), List.of())
                                        .get(filled(path.getKey(), List.of()).size() - 1);
                                WORDS.forEach(word -> ask(
                                        "GET",
                                        plain + "?" + parameter.path("name").asString("") + "=" + encoded(word),
                                        token,
                                        ""));
                            }
                        }
                    }
                }));
        assertThat(asked).containsKeys("GET 200", "GET 400", "GET 403", "GET 404");
        assertThat(defects).isEmpty();
    }

    @Test
    void everyBodyOfEveryPath() {
        paths.properties()
                .forEach(path -> path.getValue().properties().forEach(operation -> {
                    if (operation.getKey().equals("post") && !path.getKey().contains("{action}")) {
                        String key = path.getKey().contains("sign-up") ? cup.signUp("Amber") : table;
                        filled(path.getKey(), List.of()).forEach(filled -> ask("POST", filled, key, "{}"));
                        List<String> all = filled(path.getKey(), List.of());
                        bodies(fields(operation.getValue()))
                                .forEach(body -> ask("POST", all.get(all.size() - 1), key, body));
                    }
                }));
        assertThat(asked).containsKeys("POST 400", "POST 404", "POST 429");
        assertThat(defects).isEmpty();
    }

    @Test
    void everyActionOfTheOrganiser() {
        String organiser = cup.key(new Holder.Organiser());
        List<String> actions = new ArrayList<>();
        MAPPER.readTree(cup.site()
                        .send(HttpRequest.newBuilder(URI.create(cup.site().organisersAddress() + "/api/v1/organiser"))
                                .header("Authorization", "Bearer " + organiser))
                        .body())
                .path("actions")
                .forEach(action -> actions.add(action.asString()));
        assertThat(actions).hasSizeGreaterThan(10);
        // These would affect the others: they play, write, or revoke a link.
        actions.removeAll(List.of("start", "export", "revoke", "publish"));
        for (String action : actions) {
            sample(action).forEach(body -> ask("POST", "/api/v1/organiser/" + action, organiser, body));
        }
        assertThat(asked).containsKeys("POST 200", "POST 400");
        assertThat(defects).isEmpty();
    }

    @Test
    void everyActionOfTheSession() {
        String session = cup.site().sessionPath().replaceAll(".*#", "");
        for (String action : List.of(
                "open",
                "settings",
                "join",
                "lock",
                "hold",
                "speed",
                "start-at-once",
                "intervene",
                "step",
                "stop",
                "reset")) {
            sample(action).forEach(body -> ask("POST", "/api/v1/organiser-session/" + action, session, body));
        }
        assertThat(asked).containsKeys("POST 200", "POST 400");
        assertThat(defects).isEmpty();
    }

    @Test
    void everyMessageToASeat() {
        try (Socket person = Socket.open(cup.site(), "/api/v1/seats/" + seat + "/live")) {
            await().until(() -> person.hasHeard("asked"));
            BODIES.forEach(person::say);
            for (String field : List.of("order", "chosen", "hint", "done", "values")) {
                VALUES.forEach(value -> person.say("{\"" + field + "\":" + value + "}"));
            }
            VALUES.forEach(
                    value -> person.say("{\"chosen\":{\"kind\":" + value + ",\"values\":{\"cell\":" + value + "}}}"));
            VALUES.forEach(
                    value -> person.say("{\"chosen\":[{\"kind\":\"place\",\"values\":" + value + "}],\"done\":false}"));
            person.say("{\"hint\":true}");
            await().until(() -> person.hasHeard("hint"));
            assertThat(person.isClosed()).isFalse();
        }
    }
}

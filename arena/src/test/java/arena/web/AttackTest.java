package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Attacks through logs, links, addresses, file names and the sizes of answers. */
@Timeout(180)
class AttackTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private static final String TIME =
            "\"(millis|published|answered|complete|judged|[a-z]+Millis)\":[0-9.E-]+|after [0-9.]+ ?m?s";

    /** A bot that prints terminal escapes and HTML, and places links where the arena writes next. */
    private static final String HOSTILE = """
            printf '\\033[2J\\033]0;owned\\007<script>alert(1)</script>\\r\\nplain\\n'
            cd "$1"
            i=0
            while [ $i -lt 64 ]; do
                ln -s "%s" ".arena-$(printf %%x $i).part" 2>/dev/null
                ln -s "%s" "~$(printf %%x $i).part" 2>/dev/null
                i=$((i + 1))
            done
            ln -s "%s" acknowledge_1.txt
            ln -s "%s" input_2.txt
            echo ready > ready.part && mv ready.part ready.txt
            until [ -e input_1.txt ]; do sleep 0.02; done
            printf 'K 5\\n' > output_1.part && mv output_1.part output_1.txt
            until [ -s input_2.txt ]; do sleep 0.02; done
            sleep 0.2
            exit 3
            """;

    @TempDir
    private static Path folder;

    private static OpenSite site;

    @BeforeAll
    static void open() throws IOException {
        Path victim = Files.writeString(folder.resolve("victim.txt"), "untouched");
        Files.writeString(folder.resolve("bot.sh"), HOSTILE.formatted(victim, victim, victim, victim));
        Files.writeString(
                folder.resolve("config.ini"),
                "[bot Hostile]\ncommand = sh " + folder.resolve("bot.sh") + " {folder}\n");
        site = OpenSite.configured(folder);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    private static JsonNode begin(String seats) {
        HttpResponse<String> begun =
                site.post("/api/v1/matches", "{\"game\":\"chain-reaction\",\"seats\":[" + seats + "],\"seed\":3}");
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        return MAPPER.readTree(begun.body());
    }

    private static String token(JsonNode begun, int seat) {
        return begun.at("/seats/" + (seat - 1) + "/link").asString().substring("/seat/".length());
    }

    private static HttpResponse<String> ask(String path, String key) {
        return site.send(HttpRequest.newBuilder(URI.create(site.organisersAddress() + path))
                .header("Authorization", "Bearer " + key));
    }

    @Test
    void aLogIsPlainTextAndLinksThatWaitForTheArenaAreNotWrittenThrough() throws IOException {
        String match = "/api/v1/matches/"
                + begin("\"Hostile\",\"superbot:1\"").path("match").asString();
        await().atMost(PATIENCE).until(() -> site.get(match).body().contains("\"over\":true"));
        assertThat(folder.resolve("victim.txt")).hasContent("untouched");
        String key = site.sessionPath().replaceAll(".*#", "");
        await().atMost(PATIENCE)
                .until(() -> ask(match + "/seats/1/log", key).body().contains("plain"));
        HttpResponse<String> log = ask(match + "/seats/1/log", key);
        assertThat(log.headers().firstValue("Content-Type").orElse("")).startsWith("text/plain");
        assertThat(log.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(log.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'none'");
        assertThat(log.body()).contains("<script>alert(1)</script>").doesNotContain("\u001b", "\u0007", "\r");
    }

    @Test
    void aSecretOfALinkIsInNoFileAndInNoReferrer() {
        JsonNode begun = begin("\"human:Ann\",\"superbot:1\"");
        String token = token(begun, 1);
        String key = begun.path("key").asString();
        try (Socket seat = Socket.open(site, "/api/v1/seats/" + token + "/live")) {
            await().atMost(PATIENCE).until(() -> seat.hasHeard("asked"));
            seat.say("{\"resign\":true}");
            await().atMost(PATIENCE).until(() -> seat.hasHeard("over"));
        }
        assertThat(filesWith(token)).isEmpty();
        assertThat(filesWith(key)).isEmpty();
        String match = "/api/v1/matches/" + begun.path("match").asString();
        for (String path : List.of(match, match + "/moves?as=referee", "/api/v1/matches", "/api/v1/arena")) {
            assertThat(site.get(path).body()).as(path).doesNotContain(token, key);
        }
        for (String path : List.of("/", "/seat/" + token, "/seat/" + token + "x", "/nothing")) {
            assertThat(site.get(path).headers().firstValue("Referrer-Policy"))
                    .as(path)
                    .hasValue("no-referrer");
        }
    }

    private static List<Path> filesWith(String secret) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> read(file).contains(secret))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException gone) {
            // A record is compressed at its end.
            return "";
        }
    }

    @Test
    void noAddressLeadsToAnotherSite() {
        URI address = URI.create(site.address());
        for (String path : List.of(
                "//evil.example",
                "//evil.example/..",
                "/\\evil.example",
                "/%2f%2fevil.example",
                "/matches//evil.example/",
                "/?lang=//evil.example",
                "/play/",
                "/http://evil.example",
                "/..//evil.example")) {
            String answer = raw(address, path);
            assertThat(answer).as(path).startsWith("HTTP/1.1 ").doesNotStartWith("HTTP/1.1 3");
            assertThat(answer.toLowerCase(java.util.Locale.ROOT)).as(path).doesNotContain("\nlocation:");
        }
    }

    private static String raw(URI address, String path) {
        try (java.net.Socket socket = new java.net.Socket(address.getHost(), address.getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(("GET " + path + " HTTP/1.1\r\nHost: " + address.getAuthority() + "\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The comparison leaves out the times, which depend on the machine. */
    @Test
    void messagesToAWatcherDoNotDependOnTheHiddenKing() {
        assertThat(watched("K 1", "S 1-4")).isEqualTo(watched("K 5", "S 5-9"));
    }

    @Tag("slow")
    @Test
    void messagesToAWatcherDoNotTellAWrongSwapFromAFoundKing() {
        assertThat(watched("K 1", "C 49")).isEqualTo(watched("K 1", "S 1-49"));
    }

    @Test
    void aWatcherReadsTheTimeOfAnAnswerAndNoOtherMeasurement() {
        String told = String.join("\n", watched("K 1", "C 4"));
        assertThat(told).contains("\"times\":").doesNotContain("rocessor", "emory", "\"bytes", "folder");
    }

    /**
     * Returns the answers and messages that a watcher receives over HTTP and its socket, in order, and the headers
     * without the date.
     */
    private static List<String> watched(String king, String order) {
        JsonNode begun = begin("\"human:Ann\",\"human:Bob\"");
        String match = begun.path("match").asString();
        String address = "/api/v1/matches/" + match;
        List<String> told = new ArrayList<>();
        try (Socket ann = Socket.open(site, "/api/v1/seats/" + token(begun, 1) + "/live");
                Socket bob = Socket.open(site, "/api/v1/seats/" + token(begun, 2) + "/live");
                Socket watcher = Socket.open(site, address + "/live")) {
            answer(watcher, ann, king, 1);
            answer(watcher, bob, "K 49", 2);
            answer(watcher, ann, order, 3);
            for (String path : List.of(address, address + "/moves")) {
                HttpResponse<String> answer = site.get(path);
                told.add(answer.body());
                told.add(answer.headers().map().entrySet().stream()
                        .filter(header -> !List.of("date", "content-length").contains(header.getKey()))
                        .toList()
                        .toString());
                assertThat(site.get(path + "?as=1").statusCode()).isEqualTo(403);
            }
            watcher.heard().stream()
                    .flatMap(text -> MAPPER.readTree(text).path("moves").valueStream())
                    .map(JsonNode::toString)
                    .forEach(told::add);
            ann.say("{\"resign\":true}");
            await().atMost(PATIENCE).until(() -> bob.hasHeard("over"));
        }
        return told.stream()
                .map(text -> text.replace(match, "").replaceAll(TIME, ""))
                .toList();
    }

    private static void answer(Socket watcher, Socket seat, String order, int move) {
        await().atMost(PATIENCE).until(() -> asked(seat) == (move + 1) / 2);
        seat.say("{\"order\":\"" + order + "\"}");
        await().atMost(PATIENCE)
                .until(() -> watcher.heard().stream().anyMatch(text -> text.contains("\"at\":" + move + ",\"step\"")));
    }

    private static long asked(Socket seat) {
        return seat.heard().stream()
                .filter(text -> text.startsWith("{\"kind\":\"asked\""))
                .count();
    }
}

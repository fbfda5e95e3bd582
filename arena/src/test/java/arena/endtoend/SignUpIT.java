package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.app.signup.Archives;
import arena.launch.machine.SystemTools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * From a contest without a team to its last game: two teams sign up over HTTP, the organiser accepts, `arena contest`
 * plays. And whatever the arena has written meanwhile, no key that was handed out is in it.
 */
@Timeout(300)
@Tag("slow")
class SignUpIT {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Pattern ADDRESS = Pattern.compile("(http://127[.]0[.]0[.]1:[0-9]+)/(?:organiser#(\\S+))?");

    @TempDir
    private Path root;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> keys = new ArrayList<>();
    private String site = "";
    private String organisersSite = "";
    private String organiser = "";

    @Test
    void teamsSignUpAreAcceptedAndPlay() throws Exception {
        Product product = new Product(root);
        assumeTrue(SystemTools.find("python3").isPresent(), "NOT TESTED: the teams' bots need python3");
        // On a machine with bubblewrap they are shut in all the same.
        product.write("config.ini", """
                [serve]
                host = 127.0.0.1
                port = 0
                organiser-port = 0
                sign-up = on
                [launch]
                signed-up-bots-read-everything = on
                """);
        product.write("cup.ini", """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                [settings]
                turn-limit = 20
                """);
        Path out = root.resolve("out.txt");
        Path err = root.resolve("err.txt");
        Process arena = product.start(out.toFile(), err.toFile(), "serve", "--contest", "cup.ini");
        try {
            await().atMost(PATIENCE).until(() -> Product.read(out).contains("Ctrl-C"));
            readAddresses(Product.read(out));
            handIn("Amber", "", StarterBot.archive());
            handIn("Birch", "?speaks=stdio&command=python3%20faulty_stdio.py%20none", onStreams());
            beginAMatchWithALink();
            assertThat(product.run("contest", "run", "cup.ini").exitCode()).isEqualTo(2);
            for (String team : List.of("Amber", "Birch")) {
                act("accept-entry", "{\"team\":\"" + team + "\",\"by\":\"Olga\"}");
            }

            assertThat(Files.readString(root.resolve("cup.ini"))).contains("speaks = stdio");
            Product.Run run = product.run("contest", "run", "cup.ini");
            assertThat(run.out() + run.err()).doesNotContain("has left");
            assertThat(run.exitCode()).as(run.err()).isZero();
            assertThat(run.out()).contains("1. ", "Amber", "Birch");
            JsonNode contest = await().atMost(PATIENCE)
                    .until(
                            () -> read(send(HttpRequest.newBuilder(URI.create(site + "/api/v1/contest")))),
                            told -> told.path("phase").asString("").equals("finished"));
            assertThat(contest.path("teams").findValuesAsString("name")).containsExactlyInAnyOrder("Amber", "Birch");
            assertThat(product.run("contest", "verify", "cup.ini").exitCode()).isZero();
            assertThat(handInAgain()).contains("are frozen");
        } finally {
            arena.destroy();
            assertThat(arena.waitFor(1, TimeUnit.MINUTES)).isTrue();
        }
        assertNoKeyIsWrittenAnywhere(out);
    }

    private void readAddresses(String said) {
        Matcher address = ADDRESS.matcher(said);
        while (address.find()) {
            if (address.group(2) == null) {
                site = address.group(1);
            } else {
                organisersSite = address.group(1);
                organiser = address.group(2);
            }
        }
        assertThat(organiser).hasSize(32);
    }

    /** Returns a bot that plays by its standard streams. */
    private static byte[] onStreams() throws IOException {
        String name = "faulty_stdio.py";
        return Archives.of(new String[][] {{name, Files.readString(Path.of("src", "test", "resources", "bots", name))}
        });
    }

    private void handIn(String team, String query, byte[] archive) throws IOException {
        HttpResponse<String> signedUp = post(site + "/api/v1/sign-up", "", text("{\"team\":\"" + team + "\"}"));
        assertThat(signedUp.statusCode()).as(signedUp.body()).isEqualTo(201);
        String key = read(signedUp).path("key").asString("");
        keys.add(key);
        HttpResponse<String> taken =
                post(site + "/api/v1/sign-up/archive" + query, key, HttpRequest.BodyPublishers.ofByteArray(archive));
        assertThat(taken.statusCode()).as(taken.body()).isEqualTo(202);
        JsonNode entry = await().atMost(PATIENCE)
                .until(
                        () -> read(send(with(site + "/api/v1/sign-up/team", key)))
                                .path("entry"),
                        one -> one.path("state").asString("").equals("checked"));
        assertThat(entry.path("fit").asBoolean(false)).as(entry.toString()).isTrue();
        assertThat(entry.path("sentences").toString())
                .contains("against", "answers")
                .doesNotContain(root.toString());
    }

    private String handInAgain() throws IOException {
        return post(
                        site + "/api/v1/sign-up/archive",
                        keys.get(0),
                        HttpRequest.BodyPublishers.ofByteArray(StarterBot.archive()))
                .body();
    }

    private void beginAMatchWithALink() {
        HttpResponse<String> begun = post(
                site + "/api/v1/matches",
                "",
                text("{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"superbot:1\"]}"));
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        String link = read(begun).path("seats").path(0).path("link").asString("");
        String token = link.substring("/seat/".length());
        keys.add(token);
        for (String path : List.of(link, "/api/v1/seats/" + token, "/api/v1/seats/" + token + "/live", link + "/no")) {
            send(HttpRequest.newBuilder(URI.create(site + path)));
        }
        send(with(site + "/api/v1/contest/team/matches/none/turns/x/input", keys.get(0)));
    }

    private void act(String action, String body) {
        HttpResponse<String> done = post(organisersSite + "/api/v1/organiser/" + action, organiser, text(body));
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
    }

    private static HttpRequest.BodyPublisher text(String json) {
        return HttpRequest.BodyPublishers.ofString(json);
    }

    private static HttpRequest.Builder with(String address, String key) {
        return HttpRequest.newBuilder(URI.create(address)).header("Authorization", "Bearer " + key);
    }

    private HttpResponse<String> post(String address, String key, HttpRequest.BodyPublisher body) {
        return send(with(address, key).header("X-Arena", "1").POST(body));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static JsonNode read(HttpResponse<String> answer) {
        return JsonMapper.shared().readTree(answer.body());
    }

    /** The organiser's link is told once, to who has started the arena; nothing else is told anywhere. */
    private void assertNoKeyIsWrittenAnywhere(Path out) throws IOException {
        assertThat(keys).hasSize(3).allMatch(key -> key.length() == 32);
        assertThat(Product.read(out).split(Pattern.quote(organiser), -1)).hasSize(2);
        List<Path> files;
        try (Stream<Path> all = Files.walk(root)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        assertThat(files.stream().map(file -> root.relativize(file).toString()))
                .contains("err.txt", "cup.contest/links.properties", ".arena/serve/links.txt");
        for (Path file : files) {
            String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
            assertThat(keys).as(file.toString()).noneMatch(text::contains);
            assertThat(text.contains(organiser) && !file.equals(out))
                    .as(file.toString())
                    .isFalse();
        }
    }
}

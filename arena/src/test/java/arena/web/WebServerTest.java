package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.RequestFailure;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WebServerTest {

    @TempDir
    private static Path folder;

    private static OpenSite site;

    @BeforeAll
    static void open() {
        site = OpenSite.in(folder);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @Test
    void aBrowserThatAsksForAMissingPageGetsAPageAndAProgramASentence() {
        try (OpenSite site = OpenSite.in(folder)) {
            HttpResponse<String> page = site.send(HttpRequest.newBuilder(URI.create(site.address() + "/no%3Cb%3E/such"))
                    .header("Accept", "text/html,*/*"));
            assertThat(page.statusCode()).isEqualTo(404);
            assertThat(page.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
            assertThat(page.body())
                    .contains("<h1>There is no such page</h1>", "<a href=\"/\">")
                    .doesNotContain("<b>");
            assertThat(page.headers().firstValue("Content-Security-Policy")).isPresent();

            HttpResponse<String> api = site.send(HttpRequest.newBuilder(URI.create(site.address() + "/api/v1/nothing"))
                    .header("Accept", "text/html"));
            assertThat(api.statusCode()).isEqualTo(404);
            assertThat(api.body()).contains("Endpoint GET /api/v1/nothing not found.");
        }
    }

    @Test
    void everyAnswerHasTheSecurityHeaders() {
        for (String path : new String[] {"/api/v1/arena", "/nothing", "/_static/lit/3.3.3/index.js"}) {
            HttpResponse<String> answer = site.get(path);
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains("default-src 'none'", "frame-ancestors 'none'", "script-src 'self' 'sha256-")
                    .doesNotContain("unsafe");
            assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
            assertThat(answer.headers().firstValue("Server")).isEmpty();
        }
    }

    @Test
    void theOfferListsGamesAndLevels() {
        HttpResponse<String> answer = site.get("/api/v1/arena");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("\"id\":\"chain-reaction\"", "\"levels\":[{\"number\":1");
    }

    @Test
    void anUnknownPathIsRefusedWithASentence() {
        HttpResponse<String> answer = site.get("/api/v1/matches/no-such-match");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).isEqualTo("{\"error\":{\"sentences\":[\"There is no match of that name here.\"]}}");
    }

    @Test
    void noPathLeadsOutOfTheLibraries() {
        for (String path : new String[] {
            "/_static/../../importmap.json",
            "/_static/%2e%2e/%2e%2e/importmap.json",
            "/_static/..%2f..%2fimportmap.json",
            "/app/../page/lobby.html",
            "/app/%2e%2e/page/lobby.html",
            "/app//etc/passwd",
            "/_static/lit/3.3.3/package.html"
        }) {
            assertThat(site.get(path).statusCode()).as(path).isIn(400, 404);
        }
    }

    @Test
    void aPortThatIsTakenIsReportedInASentence() throws IOException {
        try (ServerSocket taken = new ServerSocket(0)) {
            Assertions.assertThatThrownBy(() -> OpenSite.at(folder, taken.getLocalPort()))
                    .isInstanceOf(RequestFailure.class)
                    .hasMessageContaining("port " + taken.getLocalPort())
                    .hasMessageContaining("--port");
        }
    }

    @Test
    void aBotThatCannotBeStartedIsReportedWithoutFoldersOfTheHost(@TempDir Path home) throws IOException {
        Files.writeString(
                home.resolve("config.ini"),
                "[bot Broken]\nfolder = " + home + "\ncommand = " + home.resolve("no-such-program") + "\n");
        try (OpenSite own = OpenSite.configured(home)) {
            HttpResponse<String> refused =
                    own.post("/api/v1/matches", "{\"game\":\"chain-reaction\",\"seats\":[\"Broken\",\"superbot:1\"]}");

            assertThat(refused.statusCode()).isBetween(400, 503);
            assertThat(refused.body()).contains("no-such-program").doesNotContain(home.toString());
        }
    }
}

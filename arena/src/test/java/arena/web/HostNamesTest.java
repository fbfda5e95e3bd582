package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a page of another site cannot use the arena by DNS rebinding. */
class HostNamesTest {

    private static final List<String> FOREIGN = List.of(
            "evil.example", "evil.example:PORT", "127.0.0.1.evil.example:PORT", "localhost.evil.example", "x y");

    @TempDir
    private static Path folder;

    private static OpenSite site;

    @BeforeAll
    static void open() throws IOException {
        Files.writeString(folder.resolve("config.ini"), "[serve]\nnames = Arena.Example cup.school\n");
        site = OpenSite.configured(folder);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    private static List<String> addresses() {
        return List.of(site.address(), site.organisersAddress());
    }

    /** Sends a raw request, and returns the status of the answer. */
    private static int status(String address, String host, String request) {
        URI to = URI.create(address);
        String named = host.replace("PORT", Integer.toString(to.getPort()));
        try (Socket socket = new Socket(to.getHost(), to.getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(request.replace("HOST", named).getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            String line =
                    new String(socket.getInputStream().readNBytes("HTTP/1.1 200".length()), StandardCharsets.US_ASCII);
            return Integer.parseInt(line.substring("HTTP/1.1 ".length()));
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nConnection: close\r\n\r\n";
    }

    private static String post() {
        String body = "{\"game\":\"chain-reaction\",\"seats\":[\"superbot:1\",\"superbot:1\"]}";
        return "POST /api/v1/matches HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nX-Arena: 1\r\nContent-Length: "
                + body.length() + "\r\nConnection: close\r\n\r\n" + body;
    }

    private static String socket() {
        return """
                GET /api/v1/live HTTP/1.1
                Host: HOST
                Origin: http://HOST
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

                """.replace("\n", "\r\n");
    }

    @Test
    void aForeignNameIsRefusedAtBothPorts() {
        for (String address : addresses()) {
            for (String host : FOREIGN) {
                for (String path : List.of("/", "/api/v1/matches", "/app/arena.css", "/nothing", "/organiser")) {
                    assertThat(status(address, host, get(path)))
                            .as(address + " " + host + " " + path)
                            .isIn(421, 400);
                }
                assertThat(status(address, host, post())).as(host).isIn(421, 400);
                assertThat(status(address, host, socket())).as(host).isIn(421, 400);
            }
            assertThat(status(address, "evil.example", get("/"))).isEqualTo(421);
            assertThat(status(address, "evil.example", post())).isEqualTo(421);
            assertThat(status(address, "evil.example", socket())).isEqualTo(421);
        }
        assertThat(site.get("/api/v1/matches").body()).contains("\"matches\":[]");
    }

    @Test
    void numbersLocalhostAndTheConfiguredNamesAreAnswered() {
        for (String address : addresses()) {
            for (String host : List.of(
                    "127.0.0.1:PORT",
                    "192.168.1.5",
                    "[::1]:PORT",
                    "localhost:PORT",
                    "LocalHost.:PORT",
                    "arena.example:PORT",
                    "CUP.school")) {
                assertThat(status(address, host, get("/"))).as(host).isEqualTo(200);
            }
            assertThat(status(address, "cup.school", socket())).isEqualTo(101);
        }
    }
}

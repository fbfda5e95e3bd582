package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Matches with a bot that connects by TCP, begun in a browser. */
@Timeout(60)
class ConnectedBotTest {

    private static final String HOST = "127.77.6.6";
    private static final int PORT = 1_707;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String TABLE = "{\"game\":\"acquire\",\"seats\":[\"wire:*\",\"superbot:1\"]}";

    @TempDir
    private Path folder;

    private OpenSite site;

    @BeforeEach
    void open() throws IOException {
        Files.writeString(folder.resolve("config.ini"), "[serve]\nplay = all\n[wire]\naddress = " + HOST + "\n");
        site = OpenSite.configured(folder);
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static void join(Socket socket, String name) throws IOException {
        byte[] xml = ("<join name=\"" + name + "\"/>").getBytes(StandardCharsets.UTF_8);
        socket.getOutputStream()
                .write(ByteBuffer.allocate(Integer.BYTES + xml.length)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putInt(xml.length)
                        .put(xml)
                        .array());
    }

    @Test
    void theFormTellsTheAddressOnlyWhereBotsMayPlay() throws IOException {
        assertThat(site.get("/api/v1/arena").body()).contains("\"wire\":\"" + HOST + ":" + PORT + "\"");
        Files.writeString(folder.resolve("config.ini"), "[serve]\nplay = superbot\n");
        try (OpenSite superBots = OpenSite.configured(folder)) {
            assertThat(superBots.get("/api/v1/arena").body()).doesNotContain("\"wire\"");
        }
    }

    @Test
    void aMatchBeginsWhenTheBotIsConnected() throws IOException {
        HttpResponse<String> absent = site.post("/api/v1/matches", TABLE);

        assertThat(absent.statusCode()).isEqualTo(400);
        assertThat(absent.body())
                .contains("No bot for wire:* is connected; start it so that it connects to " + HOST + ", port 1707,"
                        + " and begin the match again.");
        assertThat(site.post("/api/v1/matches", TABLE.replace("*", "Blue")).body())
                .contains("The bot Blue is not connected; start it");
        try (Socket bot = new Socket(HOST, PORT)) {
            join(bot, "Gr\u00fcn");
            await().atMost(PATIENCE)
                    .until(() -> site.post("/api/v1/matches", TABLE).statusCode() == 201);

            String matches = site.get("/api/v1/matches").body();
            assertThat(JsonMapper.shared()
                            .readTree(matches)
                            .path("matches")
                            .get(0)
                            .path("seats")
                            .get(0)
                            .path("name")
                            .asString())
                    .isEqualTo("Gr\u00fcn");
            assertThat(site.post("/api/v1/matches", TABLE).body()).contains("No bot for wire:* is connected");
        }
    }

    @Test
    void aSeatNamesTheVeryNameOfItsBot() throws IOException {
        String table = TABLE.replace("wire:*", "wire: Rot ");
        assertThat(site.post("/api/v1/matches", table).statusCode()).isEqualTo(400);
        try (Socket bot = new Socket(HOST, PORT)) {
            join(bot, " Rot ");
            await().atMost(PATIENCE)
                    .until(() -> site.post("/api/v1/matches", table).statusCode() == 201);
        }
    }
}

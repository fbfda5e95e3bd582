package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A contest on a network: the arena and the bots see the same folders through different file systems. */
@Tag("slow")
class NetworkShareIT {

    /** Without it sshfs may show a folder as it was 20 seconds ago. */
    private static final String FRESH = "dir_cache=no";

    @TempDir
    private Path folder;

    @TempDir
    private Path place;

    @Test
    void botsOnSshfsPlayAgainstAnArenaOnTheServersDisk() throws Exception {
        try (NetworkShare share = NetworkShare.sshfs(place, FRESH)) {
            play(share.onServer(), share.onClient());
        }
    }

    @Test
    void anArenaOnSshfsPlaysWithBotsOnTheServersDisk() throws Exception {
        try (NetworkShare share = NetworkShare.sshfs(place, FRESH)) {
            play(share.onClient(), share.onServer());
        }
    }

    @Test
    void botsOnSambaPlayAgainstAnArenaOnTheServersDisk() throws Exception {
        try (NetworkShare share = NetworkShare.samba(place)) {
            play(share.onServer(), share.onClient());
        }
    }

    @Test
    void anArenaOnSambaPlaysWithBotsOnTheServersDisk() throws Exception {
        try (NetworkShare share = NetworkShare.samba(place)) {
            play(share.onClient(), share.onServer());
        }
    }

    /** A program on standard streams plays through a bridge on the contestant's side of the share. */
    @Test
    void aBridgeOnSambaPlaysWithAnArenaOnTheServersDisk() throws Exception {
        Product.require("the bot on standard streams", "python3");
        String bot =
                "python3 " + Path.of("src/test/resources/bots/faulty_stdio.py").toAbsolutePath() + " none";
        String arena = Product.home().resolve("arena/bin/arena") + " bridge stdio --folder {folder} -- " + bot;
        String script = "python3 " + Product.home().resolve("bot-template/python/stdio_bridge.py") + " {folder} " + bot;
        try (NetworkShare share = NetworkShare.samba(place)) {
            Files.createDirectories(share.onClient().resolve("Arena"));
            Files.createDirectories(share.onClient().resolve("Script"));
            try (Outsider one = Outsider.start(folder, arena, share.onClient().resolve("Arena"));
                    Outsider two =
                            Outsider.start(folder, script, share.onClient().resolve("Script"))) {
                for (int match = 1; match <= 2; match++) {
                    Product.Run run = new Product(folder)
                            .run(
                                    "play",
                                    "folder:Arena",
                                    "folder:Script",
                                    "--field",
                                    share.onServer().toString(),
                                    "--set",
                                    "turn-limit=16",
                                    "--json");
                    assertThat(run.exitCode())
                            .as("%s%s%s", run.err(), one.output(), two.output())
                            .isZero();
                    assertThat(run.json().get("reason").asString())
                            .as("%s%s", one.output(), two.output())
                            .isIn("turn limit", "king hit");
                }
            }
        }
    }

    /** Plays sixteen turns between a starter bot and the super bot, both served from the bots' side of the share. */
    private void play(Path arenaSide, Path botSide) throws IOException, InterruptedException {
        Product product = new Product(folder);
        Files.createDirectories(botSide.resolve("Starter"));
        Files.createDirectories(botSide.resolve("Super"));
        StarterBot starter = StarterBot.built("python", folder);
        String superBot = Product.home().resolve("arena/bin/arena") + " superbot {folder} --level 1";
        Path other = Files.createDirectory(folder.resolve("other"));
        try (Outsider one = Outsider.start(starter.folder(), starter.command(), botSide.resolve("Starter"));
                Outsider two = Outsider.start(other, superBot, botSide.resolve("Super"))) {
            Product.Run run = product.run(
                    "play",
                    "folder:Starter",
                    "folder:Super",
                    "--field",
                    arenaSide.toString(),
                    "--set",
                    "turn-limit=16",
                    "--json");
            assertThat(run.exitCode())
                    .as("%s%s%s", run.err(), one.output(), two.output())
                    .isZero();
            JsonNode end = run.json();
            assertThat(end.get("reason").asString())
                    .as("%s%s", one.output(), two.output())
                    .isIn("turn limit", "king hit");
            assertThat(end.get("moves").asInt()).isGreaterThan(2);
        }
    }
}

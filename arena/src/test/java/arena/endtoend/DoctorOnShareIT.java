package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examination of folders on real network file systems, and on one that caches missing names. */
@Tag("slow")
class DoctorOnShareIT {

    @TempDir
    private Path folder;

    @TempDir
    private Path place;

    @Test
    void sshfsWithoutItsCacheHasNoProblem() throws Exception {
        try (NetworkShare share = NetworkShare.sshfs(place, NetworkShare.UNCACHED)) {
            SortedMap<String, String> levels = levels(share.onServer(), share.onClient());
            assertThat(levels).containsEntry("missing names", "ok").containsEntry("contents", "ok");
            assertThat(levels.values()).doesNotContain("problem");
            assertThat(share.onServer().toFile().list()).isEmpty();
        }
    }

    @Test
    void aFolderOnSambaIsAShareThatReportsNothing() throws Exception {
        try (NetworkShare share = NetworkShare.samba(place)) {
            SortedMap<String, String> levels = levels(share.onClient(), share.onClient());
            assertThat(levels)
                    .containsEntry("kind", "note")
                    .containsEntry("contents", "ok")
                    .containsKeys("new files", "missing names", "replacing", "clock");
            assertThat(share.onServer().toFile().list()).isEmpty();
        }
    }

    @Test
    void aCacheOfMissingNamesIsNamed() throws Exception {
        try (NetworkShare share = NetworkShare.bindfs(place, "negative_timeout=5,entry_timeout=10,attr_timeout=10")) {
            assertThat(levels(share.onServer(), share.onClient()))
                    .containsEntry("missing names", "problem")
                    .containsEntry("contents", "ok");
        }
    }

    @Test
    void aMatchOnASlowShareBeginsWithAWarning() throws Exception {
        try (NetworkShare share = NetworkShare.bindfs(place, "write-rate=100")) {
            Product product = new Product(Files.createDirectories(folder));
            product.write("config.ini", "[match]\njoin-time = 1s\n");
            Files.createDirectories(share.onClient().resolve("Red"));
            Product.Run run = product.run(
                    "play",
                    "folder:Red",
                    "superbot:1",
                    "--field",
                    share.onClient().toString());

            assertThat(run.err()).contains("To write a file and rename it takes", "entry_timeout=0");
        }
    }

    @Test
    void servingASlowShareBeginsWithAWarning() throws Exception {
        try (NetworkShare share = NetworkShare.bindfs(place, "write-rate=100")) {
            Product product = new Product(Files.createDirectories(folder));
            product.write("config.ini", "[field]\nfolder = " + share.onClient() + "\n");
            Path err = folder.resolve("err.txt");
            Process server = product.start(
                    folder.resolve("out.txt").toFile(),
                    err.toFile(),
                    "serve",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    "0",
                    "--organiser-port",
                    "0");
            try {
                await().until(() -> Product.read(err).contains("To write a file and rename it takes"));
            } finally {
                server.destroyForcibly().waitFor();
            }
        }
    }

    private SortedMap<String, String> levels(Path written, Path seen) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Product.Run run = new Product(folder).run("doctor", written.toString(), "--seen-as", seen.toString(), "--json");
        assertThat(List.of(0, 1)).as(run.err()).contains(run.exitCode());
        SortedMap<String, String> levels = new TreeMap<>();
        run.json()
                .get("findings")
                .forEach(finding -> levels.put(
                        finding.get("topic").asString(), finding.get("level").asString()));
        return levels;
    }
}

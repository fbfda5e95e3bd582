package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the rules, the protocol and the starter kits. */
class DocumentRoutesTest {

    private static final Path HOME = (Files.isDirectory(Path.of("bot-template")) ? Path.of("") : Path.of(".."))
            .toAbsolutePath()
            .normalize();

    @TempDir
    private static Path folder;

    private static OpenSite site;

    @BeforeAll
    static void open() {
        site = OpenSite.installedIn(HOME, folder);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @Test
    void rulesAndProtocolArePagesWhoseLinksLeadSomewhere() {
        for (String path : List.of("/protocol", "/rules/chain-reaction", "/rules/asterobots")) {
            String page = site.get(path).body();
            assertThat(page).as(path).contains("<h1>", "<h2>").doesNotContain("<!-- content -->", ".md\"");
            var links = Pattern.compile("href=\"(/[^\"#]*)").matcher(page);
            while (links.find()) {
                assertThat(site.get(links.group(1)).statusCode())
                        .as(links.group(1))
                        .isEqualTo(200);
            }
        }
        assertThat(site.get("/rules/no-such-game").statusCode()).isEqualTo(400);
        assertThat(site.get("/rules/..%2f..%2fREADME").statusCode()).isIn(400, 404);
    }

    @Test
    void everyStarterKitIsAnArchiveOfOneFolderWithoutWhatABuildLeavesBehind() throws IOException {
        JsonNode kits = JsonMapper.shared()
                .readTree(site.get("/api/v1/starter-kits").body())
                .path("kits");
        assertThat(kits.size()).isGreaterThan(8);
        for (JsonNode kit : kits) {
            List<String> names = new ArrayList<>();
            try (InputStream in = URI.create(site.address() + kit.path("path").asString())
                            .toURL()
                            .openStream();
                    ZipInputStream zip = new ZipInputStream(in)) {
                for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                    names.add(entry.getName());
                }
            }
            assertThat(names)
                    .as(kit.toString())
                    .isNotEmpty()
                    .allMatch(name -> name.startsWith(kit.path("language").asString() + "/"))
                    .noneMatch(name -> name.contains("..") || name.contains("/target/"));
        }
        assertThat(site.get("/starter-kits/no-such.zip").statusCode()).isEqualTo(404);
        assertThat(site.get("/starter-kits").body()).contains("/starter-kits/python.zip?game=chain-reaction");
    }
}

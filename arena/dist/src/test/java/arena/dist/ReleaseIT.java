package arena.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The files for a release, used as those do that get them. */
@DisabledOnOs(OS.WINDOWS)
class ReleaseIT {

    private static final Path RELEASE = Path.of("target", "release").toAbsolutePath();

    @TempDir
    private Path folder;

    private static Path file(String glob) throws IOException {
        try (var found = Files.newDirectoryStream(RELEASE, glob)) {
            return found.iterator().next();
        }
    }

    /** What a program printed, and its exit code. */
    private record Run(int code, String out) {}

    private Run run(String... command) throws Exception {
        Path out = Files.createTempFile(folder, "out", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().remove("JAVA_HOME");
        builder.environment().put("ARENA_JAVA_OPTIONS", "-XshowSettings:properties");
        int code = builder.start().waitFor();
        return new Run(code, Files.readString(out));
    }

    @Test
    void everyFileHasItsDigest() throws Exception {
        List<String> lines = Files.readAllLines(RELEASE.resolve("SHA256SUMS"));
        for (String line : lines) {
            byte[] content = Files.readAllBytes(RELEASE.resolve(line.substring(66)));
            String digest = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(content));
            assertThat(line).startsWith(digest + "  ");
        }
        try (Stream<Path> files = Files.list(RELEASE)) {
            assertThat(lines).hasSize((int) files.count() - 1);
        }
    }

    /** The same sources must give the same bytes, so no entry may have the time of the build. */
    @Test
    void everyEntryHasTheTimeOfTheRelease() throws IOException {
        for (String name : List.of("*any-system.zip", "*starter-kit-python.zip")) {
            try (ZipFile zip = new ZipFile(file(name).toFile())) {
                assertThat(zip.stream().map(ZipEntry::getLastModifiedTime).distinct())
                        .as(name)
                        .hasSize(1);
            }
        }
    }

    @Test
    void theArenaWithAJavaOfItsOwnPlaysAMatch() throws Exception {
        assertThat(run("tar", "-xzf", file("*.tar.gz").toString()).code()).isZero();
        Path home = folder.resolve("battle-field-1.0.0");

        Run played = run(home.resolve("arena/bin/arena").toString(), "play", "superbot:1", "superbot:2");

        assertThat(played.code()).as(played.out()).isZero();
        assertThat(played.out())
                .contains("has won", "java.home = " + home.toRealPath().resolve("arena/runtime"));
        assertThat(Files.readString(home.resolve("arena/target/completion/_arena"), StandardCharsets.UTF_8))
                .startsWith("#compdef arena");
    }

    @Test
    void theDebianPackageHasTheProgramItsServiceAndNoSettings() throws Exception {
        assumeTrue(Files.exists(Path.of("/usr/bin/dpkg-deb")), "NOT TESTED: the Debian package, which needs dpkg-deb");
        assertThat(run("dpkg-deb", "-x", file("*.deb").toString(), "root").code())
                .isZero();
        Path root = folder.resolve("root");

        Run version = run(root.resolve("usr/bin/arena").toString(), "--version");

        assertThat(version.out()).contains("arena 1.0.0, Java ");
        assertThat(root.resolve("lib/systemd/system/battle-field.service"))
                .content()
                .contains("ExecStart=/usr/bin/arena serve", "User=battle-field");
        assertThat(root.resolve("lib/systemd/system/battle-field-ladder.service"))
                .content()
                .contains("ExecStart=/usr/bin/arena ladder run", "KillSignal=SIGINT");
        assertThat(root.resolve("usr/share/battle-field")).isDirectoryNotContaining("glob:**config.ini");
        assertThat(root.resolve("usr/share/doc/battle-field/config.ini")).exists();
    }
}

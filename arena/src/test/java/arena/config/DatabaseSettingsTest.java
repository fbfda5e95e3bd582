package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseSettingsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @CsvSource({"rw-------,false", "r--------,false", "rw----r--,true", "rw-r-----,true", "rw-r--r--,true"})
    void aPasswordThatOthersCanReadIsNamedWithTheLineThatHelps(String rights, boolean exposed) throws IOException {
        Path file = Files.writeString(folder.resolve("password"), "secret\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
        DatabaseSettings settings = new DatabaseSettings("jdbc:postgresql://here/x", "", Optional.of(file), 1);
        assertThat(settings.exposure().isPresent()).isEqualTo(exposed);
        settings.exposure().ifPresent(words -> assertThat(words).endsWith(": chmod 600 '" + file + "'"));
    }
}

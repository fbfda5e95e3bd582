package arena.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The golden files under {@code src/test/resources/golden}. With {@code -Dgolden.update} a file is rewritten instead
 * of compared; check the difference before you commit it.
 */
public final class Golden {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private Golden() {}

    /** Returns whether golden files are rewritten instead of compared. */
    public static boolean updates() {
        return System.getProperty("golden.update") != null;
    }

    /** Checks that a file of the module holds exactly this text. */
    public static void check(String file, String text) {
        check(FOLDER.resolve(file), text);
    }

    /** Checks that a file holds exactly this text. */
    public static void check(Path path, String text) {
        try {
            if (updates()) {
                Files.createDirectories(path.toAbsolutePath().getParent());
                Files.writeString(path, text, StandardCharsets.UTF_8);
            }
            assertThat(text)
                    .as("the golden file %s; write it anew with -Dgolden.update", path)
                    .isEqualTo(Files.readString(path, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the golden file cannot be used: " + path.toAbsolutePath(), e);
        }
    }
}

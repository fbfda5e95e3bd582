package arena.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The style sheet of the pages. */
final class StyleSheet {

    private static final String FILE = "style.css";

    private StyleSheet() {}

    static String text() {
        try (InputStream source = StyleSheet.class.getResourceAsStream(FILE)) {
            if (source == null) {
                throw new IllegalStateException("the arena was built without " + FILE);
            }
            return new String(source.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException("the arena cannot be read", failure);
        }
    }
}

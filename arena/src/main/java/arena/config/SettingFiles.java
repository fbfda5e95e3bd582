package arena.config;

import arena.game.Setting;
import arena.game.TextFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * The loader of settings whose value is a file: a configuration or an option gives the path, the setting holds the
 * content.
 */
public final class SettingFiles {

    private SettingFiles() {}

    /**
     * Returns the value of a text: the packed file if the setting is a file, unless the text names a file that comes
     * with the game or is packed already; else the text itself.
     *
     * @param resolve resolves a relative name
     * @throws IllegalArgumentException with a sentence for people if the file cannot be used
     */
    public static String value(Setting setting, String text, Function<String, Path> resolve) {
        boolean named =
                setting.kind() == Setting.Kind.FILE && setting.mistake(text).isPresent() && !text.contains(" sha256:");
        return named ? packed(setting, text, resolve) : text;
    }

    private static String packed(Setting setting, String text, Function<String, Path> resolve) {
        String kind =
                "a file" + (setting.files().isEmpty() ? "" : " or one of " + String.join(", ", setting.fileNames()));
        try {
            Path file = resolve.apply(text);
            if (!Files.exists(file)) {
                throw mistake(setting, kind + ", and there is no file \"" + text + "\"");
            }
            if (!Files.isRegularFile(file)) {
                throw mistake(
                        setting,
                        kind + ", and \"" + text + "\" is " + (Files.isDirectory(file) ? "a folder" : "a device"));
            }
            String name = String.valueOf(file.getFileName());
            if (!TextFile.isName(name)) {
                throw mistake(
                        setting,
                        "a file whose name has letters, digits, dots, hyphens and underscores, and \"" + name
                                + "\" has others; rename it");
            }
            if (Files.size(file) > TextFile.MOST_BYTES) {
                throw mistake(
                        setting, "a file of " + TextFile.MOST_BYTES + " bytes at most, and " + file + " is larger");
            }
            return new TextFile(name, Files.readString(file, StandardCharsets.UTF_8)).packed();
        } catch (InvalidPathException wrong) {
            throw mistake(setting, "a file, and \"" + text + "\" is no name of one here; correct it");
        } catch (CharacterCodingException binary) {
            throw mistake(setting, "a text in UTF-8, and the file \"" + text + "\" is none");
        } catch (IOException failure) {
            throw mistake(setting, kind + ", and \"" + text + "\" cannot be read (" + failure + ")");
        }
    }

    private static IllegalArgumentException mistake(Setting setting, String words) {
        return new IllegalArgumentException(setting.key() + " is " + words + ".");
    }
}

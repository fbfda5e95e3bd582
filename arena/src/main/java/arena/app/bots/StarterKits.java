package arena.app.bots;

import arena.app.RequestFailure;
import arena.plugin.Games;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;

/** The starter bots as archives to download, with the same files that {@link NewBotRequest} copies. */
public final class StarterKits {

    /** The values of the README for an unknown team: those of all examples. */
    private static final StarterReadme EXAMPLE =
            new StarterReadme("MyTeam", "arena", Path.of("bots.ini"), Path.of("team-folders", "MyTeam"));

    private final Path templates;

    /**
     * Finds the starter bots.
     *
     * @param home the folder in which the arena is installed, absolute
     */
    public StarterKits(Path home) {
        this.templates = home.resolve("bot-template");
    }

    /** The starter bot of a game in a language. */
    public record Kit(String game, String language) {}

    /** Returns all kits, by game; none where the arena was installed without them. */
    public List<Kit> all() {
        List<Kit> kits = new ArrayList<>();
        if (Files.isDirectory(templates)) {
            for (String game : Games.ids()) {
                new StarterTemplates(templates, game)
                        .languages()
                        .keySet()
                        .forEach(language -> kits.add(new Kit(game, language)));
            }
        }
        return kits;
    }

    /**
     * Returns the archive of a kit: one folder, named after its language.
     *
     * @throws RequestFailure if it cannot be read
     */
    public byte[] zip(Kit kit) {
        try {
            Path copy = Files.createTempDirectory("arena-kit");
            try {
                Path folder = copy.resolve(kit.language());
                new StarterTemplates(templates, kit.game()).copy(kit.language(), folder);
                EXAMPLE.fill(folder);
                return packed(copy, folder);
            } finally {
                FileUtils.deleteDirectory(copy.toFile());
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The starter kit cannot be packed (" + failure + ").");
        }
    }

    private static byte[] packed(Path root, Path folder) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes);
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                ZipEntry entry = new ZipEntry(root.relativize(file).toString().replace('\\', '/'));
                entry.setLastModifiedTime(FileTime.fromMillis(0));
                out.putNextEntry(entry);
                Files.copy(file, out);
                out.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}

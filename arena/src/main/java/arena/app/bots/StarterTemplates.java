package arena.app.bots;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.config.BotTemplate;
import arena.plugin.GamePlugin;
import arena.plugin.Games;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;

/**
 * The starter bots for a game: one folder for each language, in the arena's folder of starter bots or in the game's
 * jar. The bot is in the subfolder of the game's name, or in the language's own folder if the template there names the
 * game.
 */
public final class StarterTemplates {

    /** Other words for a language. */
    private static final Map<String, String> ALIASES = Map.ofEntries(
            Map.entry("c++", "cpp"),
            Map.entry("c#", "csharp"),
            Map.entry("cs", "csharp"),
            Map.entry("node", "javascript"),
            Map.entry("js", "javascript"),
            Map.entry("ts", "typescript"),
            Map.entry("kt", "kotlin"),
            Map.entry("golang", "go"),
            Map.entry("sh", "shell"),
            Map.entry("bash", "shell"),
            Map.entry("py", "python"),
            Map.entry("rs", "rust"));

    /** Files of the arena's own build, which a copy does not need. */
    private static final List<String> EXCLUDED = List.of("pom.xml", "test", ".git");

    /** The folder of the starter bots in a jar, with a folder for each language as in that of the arena. */
    private static final String IN_JAR = "/arena/starter-bots";

    private final Path folder;
    private final String game;
    private final Optional<Path> jar;

    /**
     * Makes the templates for a game.
     *
     * @param folder the arena's folder of starter bots
     * @param game the id of the game
     */
    StarterTemplates(Path folder, String game) {
        this.folder = folder;
        this.game = game;
        this.jar = Games.catalog().plugin(game).flatMap(GamePlugin::jar);
    }

    /**
     * A reader of the folder with a folder for each language.
     *
     * @param <T> the result, which must not refer to the folder
     */
    @FunctionalInterface
    private interface FolderReader<T> {
        T read(Path languages) throws IOException;
    }

    private <T> T read(FolderReader<T> reader) throws IOException {
        if (jar.isEmpty()) {
            return reader.read(folder);
        }
        try (FileSystem files = FileSystems.newFileSystem(jar.get())) {
            return reader.read(files.getPath(IN_JAR));
        }
    }

    /**
     * Returns the kits of all games; none where the arena was installed without them.
     *
     * @param home the folder in which the arena is installed, absolute
     */
    public static List<StarterKit> kits(Path home) {
        Path folder = home.resolve("bot-template");
        List<StarterKit> kits = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            for (String game : Games.ids()) {
                StarterTemplates templates = new StarterTemplates(folder, game);
                templates.languages().keySet().forEach(language -> kits.add(new StarterKit(templates, language)));
            }
        }
        return kits;
    }

    /**
     * Returns the languages of the starter bots for a game, each with its template.
     *
     * @param home the folder in which the arena is installed, absolute
     */
    public static SortedMap<String, BotTemplate> languages(Path home, String game) {
        Path folder = home.resolve("bot-template");
        return Files.isDirectory(folder) ? new StarterTemplates(folder, game).languages() : new TreeMap<>();
    }

    /** Returns the languages for the game, each with its template. */
    SortedMap<String, BotTemplate> languages() {
        try {
            return read(this::languages);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The starter bots in " + jar.orElse(folder) + " cannot be read ("
                    + failure + "); start the arena from its installation folder, and copy a damaged jar again.");
        }
    }

    private SortedMap<String, BotTemplate> languages(Path all) throws IOException {
        SortedMap<String, BotTemplate> languages = new TreeMap<>();
        if (jar.isPresent() && !Files.isDirectory(all)) {
            return languages;
        }
        try (Stream<Path> entries = Files.list(all)) {
            entries.forEach(entry -> template(entry).ifPresent(found -> languages.put(name(entry), found)));
        }
        return languages;
    }

    private Optional<BotTemplate> template(Path language) {
        Path folder = ofGame(language);
        String first = Games.first().info().id();
        return BotTemplate.of(folder)
                .filter(found ->
                        !folder.equals(language) || game.equals(found.game().isEmpty() ? first : found.game()));
    }

    private Path ofGame(Path language) {
        Path own = language.resolve(game);
        return Files.isDirectory(own) ? own : language;
    }

    /**
     * Returns the folder's name of a language.
     *
     * @throws RequestFailure if there is none
     */
    String language(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        String language = ALIASES.getOrDefault(lower, lower);
        List<String> known = List.copyOf(languages().keySet());
        if (!known.contains(language)) {
            throw RequestFailure.usage(NameLookup.unknown("starter bot", word, known));
        }
        return language;
    }

    /**
     * Copies a starter bot without build outputs, and without the bots for other games. The files that it shares with
     * other bots of its language are copied beside its own; those that a jar does not have are the arena's.
     */
    void copy(String language, Path target) throws IOException {
        read(languages -> {
            Path source = ofGame(languages.resolve(language));
            copy(source, target);
            for (String shared : BotTemplate.of(source).map(BotTemplate::shared).orElse(List.of())) {
                Path own = source.resolve(shared).normalize();
                Path file = Files.exists(own) ? own : folder.resolve(language).resolve(name(own));
                Files.copy(file, target.resolve(name(file)), StandardCopyOption.COPY_ATTRIBUTES);
            }
            return target;
        });
    }

    private void copy(Path source, Path target) throws IOException {
        List<PathMatcher> excluded = buildOutputs();
        Files.walkFileTree(source, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) throws IOException {
                if (!path.equals(source)
                        && (isExcluded(path, excluded) || Files.exists(path.resolve(BotTemplate.FILE)))) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(target.resolve(source.relativize(path).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) throws IOException {
                if (!isExcluded(path, excluded)) {
                    Path copy = target.resolve(source.relativize(path).toString());
                    Files.copy(path, copy, StandardCopyOption.COPY_ATTRIBUTES);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static boolean isExcluded(Path path, List<PathMatcher> excluded) {
        return EXCLUDED.contains(name(path))
                || excluded.stream().anyMatch(matcher -> matcher.matches(Path.of(name(path))));
    }

    /** Returns the build outputs that the templates' {@code .gitignore} names. */
    private List<PathMatcher> buildOutputs() {
        Path list = folder.resolve(".gitignore");
        List<PathMatcher> matchers = new ArrayList<>();
        try {
            for (String line : Files.isRegularFile(list) ? Files.readAllLines(list) : List.<String>of()) {
                String pattern = line.strip().replaceAll("^/|/$", "");
                if (!pattern.isEmpty() && !pattern.startsWith("#")) {
                    matchers.add(FileSystems.getDefault().getPathMatcher("glob:" + pattern));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return matchers;
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    /** A starter bot as an archive to download, with the same files that {@link NewBotRequest} copies. */
    public static final class StarterKit {

        /** The values of the README for an unknown team: those of all examples. */
        private static final StarterReadme EXAMPLE =
                new StarterReadme("MyTeam", "arena", Path.of("bots.ini"), Path.of("team-folders", "MyTeam"));

        private final StarterTemplates templates;
        private final String language;

        private StarterKit(StarterTemplates templates, String language) {
            this.templates = templates;
            this.language = language;
        }

        /** Returns the id of the game. */
        public String game() {
            return templates.game;
        }

        /** Returns the name of the language's folder. */
        public String language() {
            return language;
        }

        /**
         * Returns the archive: one folder, named after its language.
         *
         * @throws RequestFailure if it cannot be read
         */
        public byte[] zip() {
            try {
                Path copy = Files.createTempDirectory("arena-kit");
                try {
                    Path folder = copy.resolve(language);
                    templates.copy(language, folder);
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
                    ZipEntry entry =
                            new ZipEntry(root.relativize(file).toString().replace('\\', '/'));
                    entry.setLastModifiedTime(FileTime.fromMillis(0));
                    out.putNextEntry(entry);
                    Files.copy(file, out);
                    out.closeEntry();
                }
            }
            return bytes.toByteArray();
        }
    }
}

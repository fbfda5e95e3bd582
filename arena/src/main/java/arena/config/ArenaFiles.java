package arena.config;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The files of the arena in a folder: contest files, the folders and password files that they name, and the arena's own
 * storage. A bot that works in the folder must not see them.
 *
 * <p>The search goes {@value #DEEPEST} folders deep and ends after {@value #MOST_ENTRIES} names.
 */
public final class ArenaFiles {

    /** The folder that the default settings name for everything that the arena stores. */
    public static final String KEPT = ".arena";

    /** The file of a team that has signed up; its entries lie beside it. */
    public static final String SIGN_UP = "sign-up.properties";

    /** The database of a contest, with its seed and results. */
    private static final String DATABASE = "contest.db";

    private static final int DEEPEST = 4;
    private static final int MOST_ENTRIES = 2_000;
    private static final long MOST_BYTES = 256 << 10;

    /** The endings of settings files. */
    private static final List<String> ENDINGS = List.of(".ini", ".cfg", ".conf", ".contest");

    /** The folders that tools fill with very many files. */
    private static final Set<String> PASSED_OVER = Set.of(".git", "node_modules", "__pycache__", ".venv");

    private final NavigableSet<Path> found = new TreeSet<>();

    private ArenaFiles() {}

    /** Returns all of these files as absolute paths; some need not exist yet. */
    public static List<Path> in(Path folder) {
        ArenaFiles files = new ArenaFiles();
        try {
            Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), DEEPEST, files.new Visitor());
        } catch (IOException unreadable) {
            // A file that the arena cannot read is not its own.
            return List.copyOf(files.found);
        }
        return List.copyOf(files.found);
    }

    /** Returns whether a bot with this working folder came by sign-up. */
    public static boolean isSignedUp(Path workingFolder) {
        Path around = workingFolder.toAbsolutePath().normalize();
        return Stream.iterate(around, Objects::nonNull, Path::getParent)
                .anyMatch(folder -> Files.isRegularFile(folder.resolveSibling(SIGN_UP)));
    }

    private void lookInto(Path file) {
        IniSource source = new IniSource(file);
        Optional<IniText> text = source.text("it is gone").map(source::sections);
        boolean isContest = text.filter(ini -> ini.sections().stream()
                        .anyMatch(section -> section.word().equals("contest")))
                .isPresent();
        if (isContest) {
            found.add(source.file());
            found.add(ContestReader.folder(source, text.orElseThrow()));
            source.section(text.orElseThrow(), "database", DatabaseSettings::password)
                    .ifPresent(found::add);
        }
    }

    private final class Visitor extends SimpleFileVisitor<Path> {
        private int entries;

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = String.valueOf(folder.getFileName());
            if (name.equals(KEPT) || Files.exists(folder.resolve(DATABASE))) {
                found.add(folder.toAbsolutePath().normalize());
                return FileVisitResult.SKIP_SUBTREE;
            }
            return PASSED_OVER.contains(name) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            if (ENDINGS.stream().anyMatch(name::endsWith)
                    && attributes.isRegularFile()
                    && attributes.size() <= MOST_BYTES) {
                lookInto(file);
            }
            return ++entries < MOST_ENTRIES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
            return FileVisitResult.CONTINUE;
        }
    }
}

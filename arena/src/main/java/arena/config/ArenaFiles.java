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
 * What the arena has put into a folder, or reads there: files of contests, with the folders and the passwords that they
 * name, and what it keeps for itself. A bot whose folder that is must not see it.
 *
 * <p>It looks {@value #DEEPEST} folders deep and at {@value #MOST_ENTRIES} names at most.
 */
public final class ArenaFiles {

    /** The folder that the arena's own settings name for all that it keeps. */
    public static final String KEPT = ".arena";

    /** The file with a team that has signed up; its entries lie beside it. */
    public static final String SIGN_UP = "sign-up.properties";

    /** What a contest keeps its seed and its results in. */
    private static final String DATABASE = "contest.db";

    private static final int DEEPEST = 4;
    private static final int MOST_ENTRIES = 2_000;
    private static final long MOST_BYTES = 256 << 10;

    /** What a file of settings is called. */
    private static final List<String> ENDINGS = List.of(".ini", ".cfg", ".conf", ".contest");

    /** Folders that tools fill with very many files of their own. */
    private static final Set<String> PASSED_OVER = Set.of(".git", "node_modules", "__pycache__", ".venv");

    private final NavigableSet<Path> found = new TreeSet<>();

    private ArenaFiles() {}

    /** Returns all of them, absolute; some need not exist yet. */
    public static List<Path> in(Path folder) {
        ArenaFiles traces = new ArenaFiles();
        try {
            Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), DEEPEST, traces.new Visitor());
        } catch (IOException unreadable) {
            // What cannot be read by the arena is not its own.
            return List.copyOf(traces.found);
        }
        return List.copyOf(traces.found);
    }

    /** Returns whether a bot that is started in a folder came by sign-up. */
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

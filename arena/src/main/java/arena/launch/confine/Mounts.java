package arena.launch.confine;

import arena.launch.program.LaunchException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A file system for one program, built from nothing: it holds the paths that were shown and those that were given, each
 * under its own name, with the links that lead there, and it is read-only except for the given ones.
 *
 * <p>Nothing is ever mounted over a hidden path, because the table of mounts would reveal its name: a folder with a
 * hidden path below is composed of its other entries instead.
 */
final class Mounts {

    /** More links in a row than any system follows. */
    private static final int MOST_LINKS = 40;

    /** The most entries, beside hidden ones, from which a folder is composed. */
    private static final int MOST_ENTRIES = 1_000;

    private static final Path ROOT = Path.of("/");

    private final NavigableSet<Path> hidden = new TreeSet<>();
    private final List<Path> own = new ArrayList<>();
    private final List<Path> empty = new ArrayList<>();
    private final SortedMap<Path, Access> bound =
            new TreeMap<>(Comparator.comparingInt(Path::getNameCount).thenComparing(Comparator.naturalOrder()));
    private final SortedMap<Path, Path> links = new TreeMap<>();
    private int entries;

    private enum Access {
        READ("--ro-bind"),
        WRITE("--bind");

        private final String option;

        Access(String option) {
            this.option = option;
        }
    }

    /** Hides a path, and everything below, whatever is shown around it; it need not exist. */
    void hide(Path place) throws IOException {
        hidden.add(real(place).orElseGet(() -> place.toAbsolutePath().normalize()));
    }

    /** Marks a path as the program's own: it can be shown although it is inside a hidden one. */
    void own(Path place) throws IOException {
        real(place).ifPresent(own::add);
    }

    /** Shows a file, or a folder with everything below it; nothing if it does not exist or is hidden. */
    void show(Path path) throws IOException {
        bind(path, Access.READ);
    }

    /** Gives write access to a file, or a folder with everything below it. */
    void give(Path path) throws IOException {
        bind(path, Access.WRITE);
    }

    /** Adds an empty folder at a path where nothing else is shown. */
    void leaveEmpty(Path folder) {
        empty.add(folder.toAbsolutePath().normalize());
    }

    /** Returns whether a path, or a folder around it, is hidden. */
    boolean isHidden(Path real) {
        return hidden.stream()
                .filter(real::startsWith)
                .anyMatch(place -> own.stream()
                        .noneMatch(mine -> real.startsWith(mine) && mine.startsWith(place) && !mine.equals(place)));
    }

    /** Returns the real path, through all links on the way. */
    Optional<Path> real(Path path) throws IOException {
        return follow(path, new TreeMap<>());
    }

    private void bind(Path path, Access access) throws IOException {
        SortedMap<Path, Path> passed = new TreeMap<>();
        Optional<Path> real = follow(path, passed);
        if (real.isEmpty() || isHidden(real.get())) {
            return;
        }
        links.putAll(passed);
        bindReal(real.get(), access);
    }

    private void bindReal(Path real, Access access) throws IOException {
        boolean mixed = hidden.stream().anyMatch(place -> place.startsWith(real) && isHidden(place));
        if (!mixed) {
            bound.merge(real, access, (before, now) -> now == Access.WRITE ? now : before);
            return;
        }
        try (DirectoryStream<Path> children = Files.newDirectoryStream(real)) {
            for (Path child : children) {
                if (++entries > MOST_ENTRIES) {
                    throw new LaunchException("The folder " + real + " contains files of the arena or of"
                            + " another bot, and more than " + MOST_ENTRIES + " other entries; give the bot a"
                            + " folder of its"
                            + " own.");
                }
                bind(child, access);
            }
        }
        empty.add(real);
    }

    /** Follows a path name by name and records the links on the way. */
    private static Optional<Path> follow(Path path, SortedMap<Path, Path> passed) throws IOException {
        Deque<Path> names = new ArrayDeque<>();
        path.toAbsolutePath().normalize().forEach(names::addLast);
        Path place = ROOT;
        int count = 0;
        while (!names.isEmpty()) {
            String name = names.removeFirst().toString();
            Path next =
                    name.equals("..") ? Optional.ofNullable(place.getParent()).orElse(ROOT) : place.resolve(name);
            if (Files.isSymbolicLink(next)) {
                if (++count > MOST_LINKS) {
                    return Optional.empty();
                }
                Path target = Files.readSymbolicLink(next);
                passed.put(next, target);
                place = target.isAbsolute() ? ROOT : place;
                List<Path> more = new ArrayList<>();
                target.forEach(more::add);
                for (int i = more.size() - 1; i >= 0; i--) {
                    names.addFirst(more.get(i));
                }
            } else if (Files.exists(next)) {
                place = next;
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(place);
    }

    /**
     * Appends the arguments that build it on top of a system's own folders, in the order in which they must be built.
     */
    void addTo(List<String> words) {
        bound.forEach((place, access) -> {
            if (!isCovered(place, access)) {
                words.addAll(List.of(access.option, place.toString(), place.toString()));
            }
        });
        links.forEach((place, target) -> {
            if (!isBound(place)) {
                words.addAll(List.of("--symlink", target.toString(), place.toString()));
            }
        });
        for (Path folder : empty) {
            if (folder.getNameCount() > 0 && !isBound(folder) && !links.containsKey(folder)) {
                words.addAll(List.of("--dir", folder.toString()));
            }
        }
    }

    /** Returns whether a path is inside something that is shown or given. */
    boolean isBound(Path place) {
        return bound.keySet().stream().anyMatch(place::startsWith);
    }

    private boolean isCovered(Path place, Access access) {
        return bound.entrySet().stream()
                .anyMatch(around -> !around.getKey().equals(place)
                        && place.startsWith(around.getKey())
                        && (around.getValue() == Access.WRITE || access == Access.READ));
    }

    /** Returns arguments as bubblewrap reads them from a file, in the encoding of the system's file names. */
    static byte[] bytes(List<String> words) {
        Charset names = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
        return String.join("", words.stream().map(word -> word + "\0").toList()).getBytes(names);
    }
}

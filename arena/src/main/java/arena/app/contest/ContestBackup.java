package arena.app.contest;

import arena.app.PrivateFiles;
import arena.app.RequestFailure;
import arena.config.BotSource;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.TeamEntry;
import arena.store.ContestStore;
import arena.store.Database;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A backup of a contest, also of one that is being played: one zip file with the contest file, what its database holds,
 * the records and other files of its folder, and the folders of its bots.
 *
 * <p>The database is copied first, so that each result in it has its record. In the zip file the contest's folder is
 * {@code data/}, and what lies beside the contest file is in {@code files/} by its relative path.
 */
public final class ContestBackup {

    private static final Logger LOG = LoggerFactory.getLogger(ContestBackup.class);

    private static final int VERSION = 1;
    private static final String MANIFEST = "manifest.json";
    private static final String DATABASE = "contest.db";
    private static final String DATA = "data/";
    private static final String FILES = "files/";

    private ContestBackup() {}

    /**
     * The description of a backup.
     *
     * @param version of the format
     * @param contest the name of the contest
     * @param file the name of the contest file, which is in {@code files/}
     * @param executables the entries that are programs, since a zip file does not tell
     */
    private record Manifest(int version, String contest, String file, List<String> executables) {}

    /**
     * The result of a backup.
     *
     * @param files the number of files in it, without the database
     * @param outside the folders of bots that are not in it, since they are not below the folder of the contest file
     */
    public record Written(int files, List<Path> outside) {}

    /**
     * The result of a restore.
     *
     * @param file the contest file
     * @param hadResults whether the database had the contest already, and was left as it is
     */
    public record Restored(Path file, boolean hadResults) {}

    /**
     * Writes a backup. The file has its name only when it is complete.
     *
     * @throws RequestFailure if the file exists or cannot be written
     */
    public static Written write(OpenContest open, Path zip) {
        Path part = zip.resolveSibling(
                "." + zip.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            if (Files.exists(zip, LinkOption.NOFOLLOW_LINKS)) {
                throw new FileAlreadyExistsException(zip.toString());
            }
            Path work = Files.createTempDirectory("contest-backup");
            try {
                Optional<Path> database = open.log().isPresent() ? Optional.of(copy(open, work)) : Optional.empty();
                Written written = write(open, database, part);
                Files.move(part, zip);
                return written;
            } finally {
                Files.deleteIfExists(part);
                FileUtils.deleteDirectory(work.toFile());
            }
        } catch (FileAlreadyExistsException exists) {
            throw RequestFailure.usage(zip + " exists already; delete it, or name another file with --to.");
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    zip + " cannot be written (" + failure + "); name a file in another folder with --to.");
        }
    }

    private static Path copy(OpenContest open, Path work) {
        Path file = work.resolve(DATABASE);
        try (ContestStore copy = store(file, open)) {
            open.store().copyTo(copy);
        }
        return file;
    }

    private static ContestStore store(Path file, OpenContest open) {
        return ContestStore.open(Database.sqlite(file), open.file().contest().name(), remark -> {});
    }

    private static Written write(OpenContest open, Optional<Path> database, Path part) throws IOException {
        Path contestFile = open.file().file().toAbsolutePath().normalize();
        Path home = contestFile.resolveSibling("").normalize();
        Map<String, Path> entries = new LinkedHashMap<>();
        entries.put(FILES + contestFile.getFileName(), contestFile);
        for (Path file : files(open.folder())) {
            if (!ContestStorage.isOfDatabase(file)) {
                entries.put(DATA + slashed(open.folder().relativize(file)), file);
            }
        }
        List<Path> outside = new ArrayList<>();
        for (TeamEntry team : open.file().teams()) {
            if (team.entry() instanceof BotSource.Launched launched) {
                Path folder = launched.program().workingFolder();
                if (folder.equals(home) || !folder.startsWith(home)) {
                    outside.add(folder);
                } else if (!folder.startsWith(open.folder())) {
                    files(folder).forEach(file -> entries.put(FILES + slashed(home.relativize(file)), file));
                }
            }
        }
        PrivateFiles.createFile(part);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(part))) {
            List<String> executables = entries.entrySet().stream()
                    .filter(entry -> Files.isExecutable(entry.getValue()))
                    .map(Map.Entry::getKey)
                    .toList();
            zip.putNextEntry(new ZipEntry(MANIFEST));
            zip.write(JsonMapper.shared()
                    .writeValueAsBytes(new Manifest(
                            VERSION,
                            open.file().contest().name(),
                            String.valueOf(contestFile.getFileName()),
                            executables)));
            if (database.isPresent()) {
                zip.putNextEntry(new ZipEntry(DATABASE));
                Files.copy(database.get(), zip);
            }
            for (Map.Entry<String, Path> entry : entries.entrySet()) {
                add(zip, entry.getKey(), entry.getValue());
            }
        }
        return new Written(entries.size(), outside.stream().distinct().sorted().toList());
    }

    /** Adds a file, unless it is gone: while games are played, records get their names and work folders vanish. */
    private static void add(ZipOutputStream zip, String name, Path file) throws IOException {
        try (InputStream content = Files.newInputStream(file)) {
            zip.putNextEntry(new ZipEntry(name));
            content.transferTo(zip);
        } catch (NoSuchFileException gone) {
            LOG.debug("{} is gone since the backup began.", file);
        }
    }

    /** Returns the files below a folder, without what links lead to. */
    private static List<Path> files(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile()) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                return afterFailure(failure);
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failure) throws IOException {
                return failure == null ? FileVisitResult.CONTINUE : afterFailure(failure);
            }
        });
        return files.stream().sorted().toList();
    }

    private static FileVisitResult afterFailure(IOException failure) throws IOException {
        if (failure instanceof NoSuchFileException gone) {
            LOG.debug("{} is gone since the backup began.", gone.getFile());
            return FileVisitResult.CONTINUE;
        }
        throw failure;
    }

    private static String slashed(Path relative) {
        return relative.toString().replace('\\', '/');
    }

    /**
     * Restores a contest from a backup. A file that is there already with the same content is left as it is, so that a
     * restore that was interrupted can be repeated.
     *
     * @param folder of the contest file, which is created if it is missing
     * @throws RequestFailure if the file is no backup, another file or contest is in its place, or a bot's folder is
     *     missing
     */
    public static Restored restore(Configuration machine, Path zip, Path folder) {
        try (ZipFile backup = new ZipFile(zip.toFile())) {
            Manifest manifest = manifest(backup, zip);
            Path contestFile = folder.resolve(manifest.file());
            unpack(backup, manifest, FILES, folder);
            ContestFile read = ContestFiles.read(contestFile, machine);
            new ContestStorage(read).createFolders();
            unpack(backup, manifest, DATA, read.contest().folder());
            try (OpenContest restored = OpenContest.open(machine, contestFile, remark -> {})) {
                boolean hadResults = restored.log().isPresent();
                ZipEntry database = backup.getEntry(DATABASE);
                if (database != null && !hadResults) {
                    restore(backup, database, restored);
                }
                return new Restored(contestFile, hadResults);
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The backup " + zip + " cannot be restored into " + folder + " ("
                    + failure + "); see that it is a complete file of `arena contest backup`, and that there is room.");
        }
    }

    private static void restore(ZipFile backup, ZipEntry database, OpenContest restored) throws IOException {
        Path work = Files.createTempDirectory("contest-restore");
        try {
            Path file = work.resolve(DATABASE);
            try (InputStream content = backup.getInputStream(database)) {
                Files.copy(content, file);
            }
            try (ContestStore kept = store(file, restored)) {
                kept.copyTo(restored.store());
            }
        } finally {
            FileUtils.deleteDirectory(work.toFile());
        }
    }

    private static Manifest manifest(ZipFile backup, Path zip) throws IOException {
        ZipEntry entry = backup.getEntry(MANIFEST);
        if (entry == null) {
            throw RequestFailure.usage(zip + " has no " + MANIFEST + ", so it is no backup of a contest; name a file"
                    + " that `arena contest backup` has written.");
        }
        try (InputStream content = backup.getInputStream(entry)) {
            Manifest manifest = JsonMapper.shared().readValue(content.readAllBytes(), Manifest.class);
            if (manifest.version() > VERSION) {
                throw RequestFailure.usage(zip + " was written by a later arena (format " + manifest.version()
                        + ", this one knows " + VERSION + "); restore it with that one.");
            }
            return manifest;
        } catch (JacksonException damaged) {
            throw RequestFailure.usage(zip + " is damaged: its " + MANIFEST + " cannot be read.");
        }
    }

    private static void unpack(ZipFile backup, Manifest manifest, String prefix, Path into) throws IOException {
        for (ZipEntry entry : (Iterable<ZipEntry>) backup.stream().<ZipEntry>map(one -> one)::iterator) {
            if (entry.getName().startsWith(prefix) && !entry.isDirectory()) {
                Path target =
                        into.resolve(entry.getName().substring(prefix.length())).normalize();
                if (!target.startsWith(into)) {
                    throw RequestFailure.usage("The backup has a file " + entry.getName()
                            + ", which would lie outside of " + into + "; it was changed.");
                }
                unpack(backup, entry, target);
                if (manifest.executables().contains(entry.getName())
                        && !target.toFile().setExecutable(true, false)) {
                    throw new IOException(target + " cannot be made a program");
                }
            }
        }
    }

    private static void unpack(ZipFile backup, ZipEntry entry, Path target) throws IOException {
        byte[] content;
        try (InputStream packed = backup.getInputStream(entry)) {
            content = packed.readAllBytes();
        }
        if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            FileUtils.createParentDirectories(target.toFile());
            Files.write(target, content);
        } else if (!Arrays.equals(Files.readAllBytes(target), content)) {
            throw RequestFailure.usage(
                    target + " exists already with other content; restore into an empty folder with --to.");
        }
    }
}

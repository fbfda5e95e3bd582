package arena.app.bundle;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.ReservedFolders;
import arena.app.continuation.StartingTurn;
import arena.app.replay.TurnFile;
import arena.config.Configuration;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordedTurn;
import arena.report.HostPaths;
import arena.report.data.PublicRecord;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A bundle of a match: one zip file with the record, the files of one seat's turns, the log of its program, and a text
 * with the versions and the commands. Commands that read a record take the bundle, too.
 *
 * @param record the record
 * @param owner the seat
 */
public record MatchBundle(MatchRecord record, StartingTurn.Owner owner) {

    /**
     * Finds the seat of a bundle.
     *
     * @param as the seat, or the name of its player; empty for the only seat of a bot
     * @throws RequestFailure if there is no such seat
     */
    public static MatchBundle of(Configuration configuration, MatchRecord record, Optional<String> as) {
        return new MatchBundle(record, StartingTurn.Owner.find(configuration, record, as));
    }

    /** Returns the name of the file, such as {@code 20261121-063012-chain-reaction-MyTeam-superbot_2-3fa9-1.zip}. */
    public String fileName() {
        return began().matchId() + "-" + owner.seat().number() + ".zip";
    }

    private Event.Began began() {
        return record.began().orElseThrow();
    }

    /**
     * Writes the bundle. The file has its name only when it is complete.
     *
     * @throws RequestFailure if the file exists, or cannot be written
     */
    public void write(Configuration configuration, Path file) {
        Path part = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            try {
                write(configuration, file, part);
                Files.move(part, file);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (FileAlreadyExistsException exists) {
            throw RequestFailure.usage(file + " exists already; delete it, or name another file with --out.");
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    file + " cannot be written (" + failure + "); name a file in another folder with --out.");
        }
    }

    private void write(Configuration configuration, Path file, Path part) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(part))) {
            String folder = began().matchId() + "/";
            HostPaths paths = new HostPaths(ReservedFolders.of(configuration));
            add(zip, folder + "README.txt", text(paths, file).getBytes(StandardCharsets.UTF_8));
            add(
                    zip,
                    folder + began().matchId() + ".jsonl.gz",
                    BundledRecord.of(PublicRecord.lines(record.file(), paths), owner.seat()));
            for (RecordedTurn turn : record.turns(owner.seat().number())) {
                for (TurnFile what : TurnFile.values()) {
                    Optional<String> text =
                            what.of(record.events(Event.class), owner.seat().number(), turn.number());
                    if (text.isPresent()) {
                        add(
                                zip,
                                folder + "turns/" + what.word() + "_" + turn.number() + ".txt",
                                text.get().getBytes(StandardCharsets.UTF_8));
                    }
                }
            }
            Optional<Path> log = log();
            if (log.isPresent()) {
                zip.putNextEntry(new ZipEntry(folder + "log.txt"));
                Files.copy(log.get(), zip);
                zip.closeEntry();
            }
        }
    }

    private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }

    /** Returns the log of the seat's program, if it is still there. */
    private Optional<Path> log() {
        return record.status()
                .seat(owner.seat().number())
                .program()
                .map(Event.ProcessEnded::log)
                .filter(log -> !log.isEmpty())
                .map(Path::of)
                .filter(Files::isRegularFile);
    }

    private String text(HostPaths paths, Path file) {
        String name = NameLookup.shell(String.valueOf(file.getFileName()));
        int seat = owner.seat().number();
        List<String> lines = new ArrayList<>(List.of(
                "Match: " + began().matchId(),
                "Game: " + began().gameId() + ", played by arena " + began().arenaVersion(),
                "Seat: " + seat + ", " + owner.name() + "; its files are in the folder turns",
                "",
                "Its program:"));
        began().sittings()
                .get(owner.seat().index())
                .info()
                .facts()
                .forEach((key, value) -> lines.add("  " + key + " = " + paths.without(value)));
        lines.addAll(List.of(
                "",
                "Which of its decisions lost winning chance:",
                "  arena review " + name + " --as " + seat,
                "The match, step by step:",
                "  arena replay " + name,
                "One of its turns for a bot of your own:",
                "  arena again " + name + " --seat " + seat + " --bot MyTeam --turn N",
                ""));
        return String.join("\n", lines);
    }
}

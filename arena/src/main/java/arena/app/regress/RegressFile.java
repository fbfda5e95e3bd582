package arena.app.regress;

import arena.app.RequestFailure;
import arena.config.BotEntry;
import arena.regress.CaseReading;
import arena.regress.CaseText;
import arena.regress.RegressionCase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/** The file of regression cases beside a bot. Cases are added at its end; its present content is never rewritten. */
public final class RegressFile {

    /** The usual name, in the bot's working folder. */
    public static final String NAME = "regress.txt";

    private static final long MOST_BYTES = 16L << 20;
    private static final String INTRODUCTION = """
            ; Regression cases of this bot. `arena keep` adds a case, `arena regress` checks them all.
            ; You may edit this file. A line that begins with ; is a remark. A case begins with its line [case] and \
            ends before the next;
            ; its settings are followed by the answers of all seats up to the bot's turn, in order.
            """;

    private final Path file;

    RegressFile(Path file) {
        this.file = file;
    }

    /**
     * Returns the file of a bot: the named one, else the usual one.
     *
     * @param named absolute
     * @throws RequestFailure if none is named, and there is no bot that could have a usual one
     */
    public static RegressFile of(Optional<Path> named, Optional<BotEntry> bot) {
        Path file = named.or(() -> bot.map(entry -> entry.workingFolder().resolve(NAME)))
                .orElseThrow(() -> RequestFailure.usage(
                        "config.ini has no bot whose folder could hold the cases; name a file with --file."));
        return new RegressFile(file);
    }

    public Path path() {
        return file;
    }

    /**
     * Returns the cases; none if there is no file yet.
     *
     * @throws RequestFailure with all errors of the file
     */
    public List<RegressionCase> read() {
        if (!Files.exists(file)) {
            return List.of();
        }
        CaseReading reading = CaseText.read(text());
        if (!reading.mistakes().isEmpty()) {
            throw RequestFailure.usage(reading.mistakes().stream()
                    .map(mistake -> lineText(mistake.line()) + ": " + mistake.words())
                    .toList());
        }
        return reading.cases();
    }

    /** Returns the words for a line of the file. */
    public String lineText(int line) {
        return file + ", line " + line;
    }

    private String text() {
        try {
            long bytes = Files.size(file);
            if (bytes > MOST_BYTES) {
                throw RequestFailure.usage(file + " has " + bytes + " bytes, and a file of regression cases has"
                        + " at most " + MOST_BYTES
                        + "; name another with --file.");
            }
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw RequestFailure.usage(
                    file + " cannot be read (" + failure + "); make it readable, or name another with --file.");
        }
    }

    /** Adds a case, and returns its first line. */
    public int add(RegressionCase one, List<String> remarks) {
        try {
            String before = Files.exists(file) ? text() : INTRODUCTION;
            String gap = before.isEmpty() || before.endsWith("\n") ? "\n" : "\n\n";
            String added = gap + CaseText.write(one, remarks);
            Files.writeString(
                    file,
                    Files.exists(file) ? added : before + added,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
            return (int) (before + gap).lines().count() + 1;
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The regression case cannot be saved in " + file + " (" + failure
                    + "); make it writable, or name another with --file.");
        }
    }
}

package arena.app.rehearsal;

import arena.app.contest.ContestFiles;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.plugin.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A sample contest of teams with programs, in the test's own folder. */
record RehearsalSample(Path folder) {

    static final String HEAD = """
            [contest]
            name = Spring Cup
            game = chain-reaction
            format = round-robin
            """;

    Configuration machine() {
        return ConfigReader.standard(folder);
    }

    /** Returns the contest of a file that begins with these lines and continues with a number of teams. */
    ContestFile event(String lines, int teams) {
        StringBuilder text = new StringBuilder(lines);
        for (int number = 1; number <= teams; number++) {
            text.append("[team Team_").append(number).append("]\ncommand = bot {folder}\n");
        }
        try {
            return ContestFiles.read(Files.writeString(folder.resolve("cup.ini"), text), machine());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    RehearsalFolder files(ContestFile event) {
        return new RehearsalFolder(
                event, machine(), Games.byId(event.contest().game()).info());
    }
}

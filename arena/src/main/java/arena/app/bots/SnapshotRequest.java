package arena.app.bots;

import arena.app.RequestFailure;
import arena.app.ReservedFolders;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.launch.program.BotFacts;
import arena.launch.program.BotProgram;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The request for a version of a bot as it is now.
 *
 * @param note a word by its author; may be empty
 */
public record SnapshotRequest(BotEntry bot, String note) {

    /**
     * The result of the request.
     *
     * @param isNew whether it was made now; else nothing has changed since
     */
    public record Snapshot(BotVersions.BotVersion version, boolean isNew) {}

    /**
     * Makes the version, unless nothing has changed since the last one.
     *
     * @param home the folder in which the arena is installed, absolute
     * @throws RequestFailure if the bot is no program in a folder of its own, or the folder cannot be copied
     */
    public Snapshot make(Configuration configuration, Path home, Instant now) {
        if (!bot.isProgram()) {
            throw RequestFailure.usage(bot.name() + " is not started by the arena, so that there is nothing to copy.");
        }
        List<Path> shared = ReservedFolders.of(configuration);
        if (shared.stream().anyMatch(path -> path.startsWith(bot.workingFolder()))) {
            throw RequestFailure.usage("The folder " + bot.workingFolder() + " holds more than the bot " + bot.name()
                    + ": give the bot a folder of its own (folder = ... in [bot " + bot.name() + "]).");
        }
        Optional<String> fixed = Stream.concat(bot.command().stream(), bot.environment().values().stream())
                .filter(word -> word.contains(bot.workingFolder().toString()))
                .findFirst();
        if (fixed.isPresent()) {
            throw RequestFailure.usage("The section of " + bot.name() + " names its folder in \"" + fixed.get()
                    + "\", so that a version would start the present program; write the path relative to the folder.");
        }
        String digest = digest(configuration, home, shared);
        BotVersions versions = BotVersions.of(bot);
        Optional<BotVersions.BotVersion> last = versions.all().stream().reduce((before, after) -> after);
        return last.filter(version -> version.digest().equals(digest) && startsAlike(version.entry()))
                .map(same -> new Snapshot(same, false))
                .orElseGet(() -> new Snapshot(versions.add(digest, note, now), true));
    }

    /** Returns whether a version is started as the bot is: the digest is of files alone. */
    private boolean startsAlike(BotEntry version) {
        return version.command().equals(bot.command())
                && version.environment().equals(bot.environment())
                && version.startUp().equals(bot.startUp())
                && version.speaks() == bot.speaks();
    }

    private String digest(Configuration configuration, Path home, List<Path> shared) {
        Path team = configuration.field().folder().resolve(bot.name());
        BotProgram program = new BotProgram(
                bot.name(), bot.command(team, home), bot.workingFolder(), bot.environment(), bot.startUp());
        return String.valueOf(BotFacts.of(program, shared).get("entry-sha256"));
    }
}

package arena.cli.host;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.config.Configuration;
import arena.match.Event;
import arena.record.MatchSummary;
import arena.record.Printable;
import arena.record.RecordFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that reads records: their folder and their game. */
public final class RecordOptions {

    /** The word for the newest record. */
    public static final String LAST = "last";

    @Mixin
    private RecordsFolderOption records = new RecordsFolderOption();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "Only matches of this game; \"last\" is then its newest match.")
    private Optional<String> game = Optional.empty();

    @Mixin
    private ConfigOption config = new ConfigOption();

    /** Returns the folder of the records. */
    public Path directory(CommandEnvironment host) {
        return records.folder(host, () -> config.read(host));
    }

    /** Returns the settings. */
    public Configuration configuration(CommandEnvironment host) {
        return config.read(host);
    }

    public RecordFolder shelf(CommandEnvironment host) {
        return new RecordFolder(directory(host));
    }

    /**
     * Returns whether a match is of the game that was asked for.
     *
     * @throws RequestFailure if there is no such game
     */
    public boolean isOfGame(MatchSummary summary) {
        Optional<String> wanted = game.map(word -> NameLookup.game(word).info().id());
        return wanted.isEmpty() || wanted.equals(summary.began().map(Event.Began::gameId));
    }

    /**
     * Returns the option as it was given, with a blank in front, for a command in a hint; empty if it was not given.
     */
    public String gameWords() {
        return game.map(word -> " --game " + NameLookup.shell(word)).orElse("");
    }

    private Optional<Path> newestOfGame(CommandEnvironment host) {
        return newest(host, summary -> true);
    }

    /** Returns the newest record of a match that a bot has played; nothing if there is none. */
    public Optional<Path> newestOf(CommandEnvironment host, String bot) {
        return newest(
                host,
                summary -> summary.began().stream()
                        .flatMap(began -> began.sittings().stream())
                        .anyMatch(sitting -> bot.equals(sitting.name())
                                || bot.equals(sitting.info().facts().get("bot"))));
    }

    private Optional<Path> newest(CommandEnvironment host, Predicate<MatchSummary> which) {
        RecordFolder shelf = shelf(host);
        return shelf.files().stream()
                .filter(file -> {
                    MatchSummary summary = shelf.summary(file);
                    return isOfGame(summary) && which.test(summary);
                })
                .findFirst();
    }

    /**
     * Returns the record that a word means: with a folder in it a path from where the command was given, else a name on
     * the shelf, and only where there is none of that name a file beside the command. If the name on the shelf hides a
     * file in the working folder, a remark says so.
     */
    public Path find(CommandEnvironment host, String word) {
        if (game.isPresent() && word.equals(LAST)) {
            return newestOfGame(host)
                    .orElseThrow(() -> RequestFailure.usage("No record in " + directory(host) + " is of a match of "
                            + game.get() + "; play one with `" + host.program() + " play --game " + game.get() + "`."));
        }
        Path typed = host.resolve(Path.of(word));
        if (RecordFolder.isPath(word)) {
            return shelf(host).find(typed.toString());
        }
        Optional<Path> shelved = shelf(host).search(word);
        boolean lies = Files.isRegularFile(typed);
        shelved.filter(record -> lies && !record.equals(typed))
                .ifPresent(record -> host.err()
                        .println("\"" + Printable.of(word) + "\" is the record " + record
                                + "; the file of the same name in " + typed.getParent()
                                + " was ignored. To use it, write ./" + Printable.of(word) + "."));
        return shelved.orElseGet(() -> shelf(host).find(lies ? typed.toString() : word));
    }
}

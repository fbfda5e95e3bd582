package arena.cli.match;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.Budgets;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatedPlayer;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.FieldOption;
import arena.cli.host.WireOption;
import arena.config.Configuration;
import arena.match.MatchTerms;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that plays matches: which game, under which settings, and where the files lie. */
public final class MatchOptions {

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private ConfigOption config = new ConfigOption();

    @Mixin
    private FieldOption field = new FieldOption();

    @Mixin
    private WireOption wire = new WireOption();

    @Option(names = "--records", paramLabel = "DIR", description = "The folder for the record.")
    private Optional<Path> records = Optional.empty();

    @Option(
            names = "--explain",
            paramLabel = "WHEN",
            description = "When explain_i.txt is written: errors, on" + " or off.")
    private Optional<MatchTerms.Explanations> explain = Optional.empty();

    @Option(
            names = "--budget",
            paramLabel = "[SEAT=]TIME",
            description = "The time of each seat, or of one seat, for all its answers in a match together, such as"
                    + " 5m, 2=90s or none; may be repeated. Default: that of config.ini.")
    private List<String> budgets = new ArrayList<>();

    /** Returns the configuration, changed by the command line. */
    public Configuration configuration(CommandEnvironment host) {
        return wire.applyTo(config.read(host));
    }

    /** Returns the options for the game, the seed and the settings. */
    public GameOptions game() {
        return game;
    }

    /** Returns the folder of the records, absolute. */
    public Path records(CommandEnvironment host, Configuration configuration) {
        return records.map(host::resolve).orElse(configuration.field().records());
    }

    /** Returns the folder that holds the team folders, absolute. */
    public Path field(CommandEnvironment host, Configuration configuration) {
        return field.folder(host, configuration);
    }

    /**
     * Returns a match of the game under the settings that were asked for.
     *
     * @throws RequestFailure if a setting cannot be used, or settings do not fit together
     */
    public MatchRequest request(Configuration configuration, List<SeatedPlayer> sittings, long chosenSeed) {
        return template(configuration).request(sittings, chosenSeed);
    }

    /**
     * Returns the common part of all matches that are asked for.
     *
     * @throws RequestFailure if a setting cannot be used
     */
    public MatchTemplate template(Configuration configuration) {
        return new MatchTemplate(
                game.definition(),
                game.settings(configuration),
                Budgets.read(configuration.match().budget(), budgets),
                explain.orElseGet(() -> MatchRequest.explanations(configuration)));
    }

    /**
     * Returns the lines about the end of a match: the verdict, the path of the record, and the command that shows it
     * again.
     */
    public static String report(CommandEnvironment host, MatchOutcome outcome, boolean usualShelf) {
        return outcome.verdict() + figures(outcome) + "\nRecord: " + outcome.record() + "\nReplay: " + host.program()
                + " replay " + recordName(outcome, usualShelf) + "\n";
    }

    /** Returns the word for the record of a match that was just played, as the other commands take it. */
    public static String recordName(MatchOutcome outcome, boolean usualShelf) {
        return usualShelf ? "last" : NameLookup.shell(outcome.record().toString());
    }

    private static String figures(MatchOutcome outcome) {
        return outcome.figures().stream().map(line -> "\n" + line).collect(Collectors.joining());
    }
}

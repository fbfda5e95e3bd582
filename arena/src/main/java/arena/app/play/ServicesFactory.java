package arena.app.play;

import arena.app.ReservedFolders;
import arena.config.ArenaFiles;
import arena.config.Configuration;
import arena.config.ExchangeSettings;
import arena.config.LaunchSettings;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FieldOptions.WatchMode;
import arena.launch.Launcher;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.launch.terms.Quota;
import arena.record.Journal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A factory of the services for matches. Fields and launchers for matches are made only here. */
public final class ServicesFactory {

    private final Path home;
    private final Consumer<String> remarks;
    private final WireServers servers = new WireServers();

    /**
     * Prepares a factory.
     *
     * @param home the folder in which the arena is installed, absolute
     * @param remarks receives a sentence if something had to be created
     */
    public ServicesFactory(Path home, Consumer<String> remarks) {
        this.home = home;
        this.remarks = remarks;
    }

    /** Dismisses the bots that are connected, at the end of the process. */
    public void dismissBots() {
        servers.close();
    }

    /**
     * Returns the services for matches; nothing is opened before the first match.
     *
     * @param field the folder that holds the team folders, absolute
     * @param records the folder of the records, absolute
     */
    public Services open(Configuration configuration, Path field, Path records) {
        List<Path> hidden = new ArrayList<>(ReservedFolders.of(configuration));
        hidden.addAll(List.of(field, records));
        return services(new Terms(configuration, field, hidden, List.of()), records, keep(configuration));
    }

    /**
     * Returns the services for the matches of a contest.
     *
     * @param configuration with the field, the records and the logs of the contest
     * @param folder the contest's data, including its seed: no launched program may see it
     */
    public Services openContest(Configuration configuration, Path folder) {
        List<Path> hidden = new ArrayList<>(ReservedFolders.of(configuration));
        hidden.add(folder);
        return services(
                new Terms(configuration, configuration.field().folder(), hidden, List.of()),
                configuration.field().records(),
                keep(configuration));
    }

    /** Returns the services for the matches of a lane. */
    public Services open(Configuration configuration, MatchLane lane) {
        Configuration own = lane.configuration(configuration);
        return services(
                new Terms(own, own.field().folder(), lane.hidden(), lane.cores()),
                own.field().records(),
                lane.keepsRecords() ? keep(configuration) : Journal.Keep.DISCARDED);
    }

    private Services services(Terms terms, Path records, Journal.Keep keep) {
        return new Services(
                terms.configuration(),
                home,
                records,
                new Services.Parts(() -> field(terms), () -> launcher(terms), servers, keep));
    }

    private static Journal.Keep keep(Configuration configuration) {
        return configuration.record().compress() ? Journal.Keep.COMPRESSED : Journal.Keep.PLAIN;
    }

    /**
     * The terms from which services are made.
     *
     * @param hidden folders that no launched program may see
     * @param cores the processors of launched programs; empty for all
     */
    private record Terms(Configuration configuration, Path field, List<Path> hidden, List<Integer> cores) {}

    private Field field(Terms terms) {
        ExchangeSettings settings = terms.configuration().exchange();
        boolean named = !terms.field().equals(terms.configuration().field().folder());
        boolean isNew = named && !Files.exists(terms.field());
        Field field = Field.open(
                terms.field(),
                new FieldOptions(
                        WatchMode.valueOf(settings.watch().name()),
                        settings.settle(),
                        settings.sweep(),
                        settings.poll(),
                        settings.answerBytes(),
                        settings.folderEntries()));
        if (isNew) {
            remarks.accept("Created the field " + terms.field() + ", which did not exist.");
        }
        return field;
    }

    private Launcher launcher(Terms terms) {
        LaunchSettings settings = terms.configuration().launch();
        return Launcher.open(new LaunchTerms(
                ConfinementLevel.valueOf(settings.confine().name()),
                terms.configuration().field().logs(),
                new LaunchTerms.VisiblePaths(
                        settings.network(),
                        settings.writesBesideItself(),
                        settings.shown(),
                        terms.hidden(),
                        ReservedFolders.grounds(terms.configuration(), home)),
                new LaunchTerms.Limits(
                        settings.fileBytes(), settings.logBytes(), settings.farewell(), quota(settings.quota())),
                terms.cores(),
                settings.signedUpBotsReadEverything() ? folder -> false : ArenaFiles::isSignedUp));
    }

    private static Quota quota(LaunchSettings.Quota settings) {
        return new Quota(
                settings.memoryBytes(),
                settings.processes(),
                settings.folderBytes(),
                settings.processors().orElse(0));
    }
}

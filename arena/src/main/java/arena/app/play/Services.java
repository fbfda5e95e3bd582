package arena.app.play;

import arena.app.RequestFailure;
import arena.app.ReservedFolders;
import arena.app.StopSignal;
import arena.app.share.FolderDoctor;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.exchange.Field;
import arena.launch.FolderAccessCheck;
import arena.launch.Launcher;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.match.Player;
import arena.match.Venue;
import arena.plugin.GameCatalog;
import arena.plugin.Games;
import arena.record.Journal;
import arena.record.MatchIds;
import arena.record.UnendedRecord;
import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The services for matches: the field, the launcher, the records. Field and launcher are opened when the first seat
 * needs them, since super bots need neither.
 */
public final class Services implements SeatPlayers.Means, AutoCloseable {

    private final Configuration configuration;
    private final Path home;
    private final Path records;
    private final Parts parts;
    private final MatchIds ids = new MatchIds();
    private Optional<Field> field = Optional.empty();
    private Optional<Launcher> launcher = Optional.empty();
    private final WireSeats wireSeats;
    private boolean holding;

    /**
     * The parts of the services.
     *
     * @param fields opens the field
     * @param launchers opens the launcher, which finds the strongest available confinement
     * @param servers the servers for bots that connect
     * @param keep what happens to a record after its match
     */
    public record Parts(Supplier<Field> fields, Supplier<Launcher> launchers, WireServers servers, Journal.Keep keep) {}

    public Services(Configuration configuration, Path home, Path records, Parts parts) {
        this.configuration = configuration;
        this.home = home;
        this.records = records;
        this.parts = parts;
        this.wireSeats = new WireSeats(configuration, parts.servers());
    }

    @Override
    public Configuration configuration() {
        return configuration;
    }

    public Path records() {
        return records;
    }

    @Override
    public Field field() {
        Field opened = field.orElseGet(parts.fields());
        field = Optional.of(opened);
        return opened;
    }

    @Override
    public Launcher launcher() {
        Launcher opened = launcher.orElseGet(parts.launchers());
        launcher = Optional.of(opened);
        return opened;
    }

    /** Returns a sentence on the confinement of launched bots. */
    public String confinement() {
        return launcher().brief();
    }

    /** Returns the same sentence unless it was the last one shown here; that is kept beside the logs. */
    public Optional<String> newConfinement() {
        String words = confinement();
        Path file = configuration.field().logs().resolveSibling("confinement.txt");
        try {
            if (Files.isRegularFile(file) && Files.readString(file).equals(words)) {
                return Optional.empty();
            }
            Files.createDirectories(file.resolveSibling(""));
            Files.writeString(file, words);
        } catch (IOException unwritable) {
            // The sentence is then shown again before the next match.
            return Optional.of(words);
        }
        return Optional.of(words);
    }

    /** Returns whether launched bots are pinned to their processors. */
    public boolean isPinning() {
        return launcher().isPinning();
    }

    /** Returns the team folder of a name, absolute; it need not exist. */
    public Path folder(String name) {
        return field().root().resolve(name);
    }

    /** Returns ways in which the teams of these seats could see each other's files, a sentence each with the remedy. */
    public List<String> secrecy(List<SeatedPlayer> sittings) {
        return secrecy(sittings, field().root());
    }

    /**
     * Returns ways in which the teams of these seats could see each other's files, a sentence each with the remedy.
     *
     * @param root the field, which need not be open
     */
    public List<String> secrecy(List<SeatedPlayer> sittings, Path root) {
        return FolderAccessCheck.problems(sittings.stream()
                .filter(sitting -> sitting.choice().usesFolder())
                .map(sitting -> new FolderAccessCheck.Tenant(
                        sitting.name(), root.resolve(sitting.name()), visibility(sitting.choice())))
                .toList());
    }

    /** Returns the ways in which the share with the team folders disturbs a match, a sentence each with the cure. */
    public List<String> shareWarnings(List<SeatedPlayer> sittings) {
        return shareWarnings(sittings, field().root());
    }

    /**
     * Returns a sentence, with the cure, for each way in which the share with the team folders disturbs a match; empty
     * if no bot on another machine plays, or the folders are on a local disk. It takes about a second on a share.
     *
     * @param root the field, which need not be open
     */
    public List<String> shareWarnings(List<SeatedPlayer> sittings, Path root) {
        boolean isServed = sittings.stream().anyMatch(sitting -> sitting.choice() instanceof SeatChoice.Served);
        return isServed ? FolderDoctor.warnings(root) : List.of();
    }

    /**
     * Returns a sentence for each working folder that several bots share and may write to: what one of them leaves
     * there during a match, another one reads.
     */
    public List<String> sharedWorkingFolders(List<SeatedPlayer> players) {
        SortedMap<Path, List<String>> bots = new TreeMap<>();
        for (SeatedPlayer player : players) {
            player.choice()
                    .program()
                    .ifPresent(bot -> bots.computeIfAbsent(realPath(bot.workingFolder()), any -> new ArrayList<>())
                            .add(player.name()));
        }
        if (bots.isEmpty() || !launcher().writesBesideItself()) {
            return List.of();
        }
        return bots.entrySet().stream()
                .filter(folder -> folder.getValue().size() > 1)
                .map(folder -> "The bots " + String.join(", ", folder.getValue()) + " are started in the same"
                        + " folder ("
                        + folder.getKey() + ") and may write there: each can read what the others write during"
                        + " a game. Give each a folder of its own, or confine them with bubblewrap and"
                        + " write-beside-itself = off.")
                .toList();
    }

    private static Path realPath(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException missing) {
            return folder.toAbsolutePath().normalize();
        }
    }

    private FolderAccessCheck.Visibility visibility(SeatChoice choice) {
        if (choice instanceof SeatChoice.Served) {
            return FolderAccessCheck.Visibility.SERVED;
        }
        // A bot that the arena does not start, and that uses no folder, needs no access to any.
        return choice.program().isEmpty() || launcher().level() == ConfinementLevel.BWRAP
                ? FolderAccessCheck.Visibility.CONFINED
                : FolderAccessCheck.Visibility.LAUNCHED;
    }

    /** Returns a bot as a program for the launcher, under its name in the match. */
    @Override
    public BotProgram spec(BotEntry bot, String name) {
        return spec(bot, folder(name));
    }

    /** Returns a bot as a program for the launcher, for any team folder; the team has the folder's name. */
    public BotProgram spec(BotEntry bot, Path folder) {
        return new BotProgram(
                String.valueOf(folder.getFileName()),
                bot.command(folder, home),
                bot.workingFolder(),
                environment(bot, folder),
                bot.startUp(),
                Doors.partner(configuration, bot));
    }

    /** Returns a sentence for each reason why a bot cannot play, with the remedy, without starting anything. */
    public List<String> problems(BotEntry bot, String name) {
        return bot.server()
                .map(server ->
                        Doors.problem(configuration, server.url()).stream().toList())
                .orElseGet(() -> Stream.concat(
                                Doors.problem(bot, launcher()).stream(),
                                Remedies.problems(bot, spec(bot, name)).stream())
                        .toList());
    }

    /** Returns the environment of a bot. A super bot behind a folder also finds the games that this arena found. */
    private SortedMap<String, String> environment(BotEntry bot, Path folder) {
        SortedMap<String, String> environment = new TreeMap<>(bot.environment());
        List<Path> jars = Games.catalog().jars();
        boolean isArena = bot.command(folder, home).stream()
                .findFirst()
                .filter(ReservedFolders.program(home).toString()::equals)
                .isPresent();
        if (isArena && !jars.isEmpty()) {
            environment.putIfAbsent(
                    GameCatalog.VARIABLE,
                    jars.stream()
                            .map(jar -> jar.resolveSibling("").toString())
                            .distinct()
                            .collect(Collectors.joining(File.pathSeparator)));
        }
        return environment;
    }

    /**
     * Refuses a match in which a bot cannot even be started, before it begins, so that it does not count as lost.
     *
     * @throws RequestFailure with a sentence for each problem
     */
    public void requireStartable(MatchRequest request) {
        List<String> problems = unstartable(request.sittings());
        if (!problems.isEmpty()) {
            throw RequestFailure.failed(problems);
        }
    }

    /** Returns a sentence for each reason why a bot cannot be started, with the remedy. */
    public List<String> unstartable(List<SeatedPlayer> players) {
        List<String> problems = new ArrayList<>();
        for (SeatedPlayer player : players) {
            if (player.choice() instanceof SeatChoice.Launched seat) {
                problems.addAll(problems(seat.bot(), player.name()));
            }
        }
        refusal(players).ifPresent(problems::add);
        return problems.stream().distinct().toList();
    }

    /** Returns why this machine refuses to start some of these bots, with the remedy; empty if it does not. */
    public Optional<String> refusal(List<SeatedPlayer> players) {
        List<BotProgram> bots = players.stream()
                .flatMap(player -> player.choice().program().stream().map(bot -> spec(bot, player.name())))
                .toList();
        return bots.isEmpty() ? Optional.empty() : launcher().refusal(bots);
    }

    /** Listens for bots that connect, and keeps those of these names for the matches of these services. */
    public void holdBots(Set<String> names) {
        wireSeats.hold(names);
        holding = true;
    }

    /** Returns the address on which the arena listens from now on for bots that connect. */
    public InetSocketAddress listenForBots() {
        return wireSeats.listen();
    }

    /**
     * Refuses a match with a seat whose bot is not connected; the arena listens for it from now on.
     *
     * @throws RequestFailure with a sentence for each such seat
     */
    public void requireConnected(MatchRequest request) {
        List<String> problems = wireSeats.absent(request);
        if (!problems.isEmpty()) {
            throw RequestFailure.usage(problems);
        }
    }

    /** Returns new players for a match, in seat order. */
    List<Player> players(MatchRequest request) {
        SeatPlayers players = new SeatPlayers(this, wireSeats, request);
        return request.sittings().stream().map(players::player).toList();
    }

    /** Returns a new player for a match. */
    Player player(SeatedPlayer sitting, MatchRequest request) {
        return new SeatPlayers(this, wireSeats, request).player(sitting);
    }

    /** Returns the venue of a match: the field, if a player uses a folder. */
    Venue venue(MatchRequest request) {
        List<String> teams = request.folderNames();
        Venue venue = teams.isEmpty() ? Venue.sound() : field().venue(teams);
        return () -> StopSignal.isStopping() ? stopped() : venue.problem();
    }

    /** Ctrl-C ends bots and match at the same moment; no bot loses by that. */
    private static Optional<String> stopped() {
        Thread.currentThread().interrupt();
        return Optional.of("The match was stopped by its host.");
    }

    /** Begins the record of a match. */
    Journal journal(MatchRequest request) {
        List<String> names = request.setup().names();
        String gameId = request.game().info().id();
        return Journal.begin(records, () -> ids.make(Instant.now(), gameId, names), parts.keep());
    }

    /** Continues the record of a resumed match. */
    Journal journal(UnendedRecord record) {
        return record.resume(parts.keep());
    }

    /** Ends every running program, then closes the field. */
    @Override
    public void close() {
        try {
            launcher.ifPresent(Launcher::close);
        } finally {
            if (holding) {
                wireSeats.giveBack();
            }
            field.ifPresent(Field::close);
        }
    }
}

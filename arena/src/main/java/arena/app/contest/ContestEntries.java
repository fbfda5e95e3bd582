package arena.app.contest;

import arena.app.RequestFailure;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.remote.RemoteBotFiles;
import arena.app.remote.RemoteBundles;
import arena.config.BotSource;
import arena.config.TeamEntry;
import arena.contest.Contest;
import arena.contest.EntryDigests;
import arena.contest.RefereeDecision;
import arena.launch.program.BotFacts;
import arena.launch.program.BotProgram;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.WorkerDatabase;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The entries of a contest: the player of each contestant, and the files of the programs. Once the entries are frozen,
 * a changed file is noticed.
 */
public final class ContestEntries {

    /** The most files of a team that are recorded singly; with more of them only one digest of all. */
    private static final int MOST_FILES = 200;

    private static final String ALL = "(all files)";

    private final OpenContest contest;
    private final Services services;
    private final List<TeamEntry> teams;

    /** Takes the drawn teams, in the order of their numbers. */
    ContestEntries(OpenContest contest, Contest drawn, Services services) {
        this.contest = contest;
        this.services = services;
        List<TeamEntry> entrants = contest.contestFactory().entrants();
        this.teams = drawn.names().stream()
                .map(name -> entrants.stream()
                        .filter(one -> one.name().equals(name))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /**
     * Draws a contest and freezes its entries, unless done before, and returns the number of files with a recorded
     * digest.
     *
     * @throws RequestFailure that names every changed file
     */
    public static long freeze(OpenContest contest, ServicesFactory factory, DecisionAuthor author) {
        try (Services services = contest.services(factory)) {
            Contest drawn = new ContestDraw(contest).hold(author);
            new ContestEntries(contest, drawn, services).freeze(author.by());
            return EntryDigests.of(contest.store().decisions()).files();
        }
    }

    /** Freezes the entries if they are not frozen yet, else checks them for changes. */
    void freeze(String by) {
        EntryDigests now = digests();
        EntryDigests before = EntryDigests.of(contest.store().decisions());
        if (contest.situation().last(RefereeDecision.Frozen.class).isEmpty()) {
            String words = now.files() + " digests of the entries' files are stored";
            contest.decide(new RefereeDecision.Frozen(now.digests()), new DecisionAuthor(by, words));
            return;
        }
        List<String> changes = new ArrayList<>(before.changes(now));
        if (!changes.isEmpty()) {
            changes.add("Restore the files, or accept the entry as it is now: `arena contest accept "
                    + contest.file().file().getFileName() + " TEAM --reason ...`.");
            throw RequestFailure.failed(changes);
        }
    }

    /** Returns the player of each contestant. */
    List<SeatedPlayer> players() {
        return players(teams);
    }

    /** Returns the player of each team. */
    public static List<SeatedPlayer> players(List<TeamEntry> teams) {
        return teams.stream()
                .map(team -> new SeatedPlayer(team.name(), choice(team), team.title()))
                .toList();
    }

    private static SeatChoice choice(TeamEntry team) {
        if (team.entry() instanceof BotSource.Launched launched) {
            return new SeatChoice.Launched(launched.program());
        }
        if (team.entry() instanceof BotSource.Connected connected) {
            return new SeatChoice.Wire(connected.joined());
        }
        return team.entry() instanceof BotSource.SuperBot bot
                ? new SeatChoice.Level(bot.level())
                : new SeatChoice.Served(team.name());
    }

    /**
     * Returns a contestant's bot as it is now, for another machine; nothing if it cannot play there, since the arena
     * does not start it.
     */
    Optional<RemoteBot> remote(int contestant) {
        TeamEntry team = teams.get(contestant);
        if (team.entry() instanceof BotSource.SuperBot bot) {
            return Optional.of(RemoteBot.ofLevel(team.name(), team.title(), bot.level()));
        }
        return team.entry() instanceof BotSource.Launched launched
                        && launched.program().isProgram()
                        && launched.program().server().isEmpty()
                ? Optional.of(RemoteBotFiles.describe(launched.program(), team.name(), team.title(), services))
                : Optional.empty();
    }

    /** Returns a store of bots for other machines. */
    RemoteBundles bundles(WorkerDatabase database) {
        return new RemoteBundles(database, services);
    }

    /** Returns the working folder of a contestant's program; nothing for others. */
    Optional<Path> workingFolder(int contestant) {
        return teams.get(contestant).entry() instanceof BotSource.Launched launched
                ? Optional.of(launched.program().workingFolder())
                : Optional.empty();
    }

    /** Returns the names with which bots join that connect. */
    Set<String> joinedNames() {
        return teams.stream()
                .flatMap(team ->
                        team.entry() instanceof BotSource.Connected bot ? bot.joined().stream() : Stream.empty())
                .collect(Collectors.toSet());
    }

    /** Returns a sentence about the bots that connect; empty if there are none. */
    Optional<String> connections() {
        List<String> names = players().stream()
                .filter(player -> player.choice() instanceof SeatChoice.Wire)
                .map(player -> player.name() + " (as " + player.choice().shown() + ")")
                .toList();
        InetSocketAddress address = services.configuration().doors().wire().address();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of("These bots connect to " + address.getHostString() + ", port " + address.getPort()
                        + ", while the contest is played: " + String.join(", ", names) + ".");
    }

    /** Returns whether a contestant plays through a folder. */
    boolean useFolders() {
        return players().stream().anyMatch(player -> player.choice().usesFolder());
    }

    /** Returns the digest of every file of every program, and of all files of each. */
    private EntryDigests digests() {
        SortedMap<String, String> digests = new TreeMap<>();
        for (int contestant = 0; contestant < teams.size(); contestant++) {
            digests.putAll(digests(contestant).digests());
        }
        return new EntryDigests(digests);
    }

    /** Returns the digests of a team's present program. */
    EntryDigests digests(String team) {
        return digests().of(team);
    }

    /**
     * Returns the digests of a contestant's present program; empty for a bot that the arena does not start and for a
     * super bot.
     */
    EntryDigests digests(int contestant) {
        TeamEntry team = teams.get(contestant);
        SortedMap<String, String> digests = new TreeMap<>();
        if (team.entry() instanceof BotSource.Launched launched
                && launched.program().isProgram()
                && !team.isFiller()) {
            BotProgram spec = services.spec(launched.program(), team.name());
            // The hidden folders are the same as for the record of a match, or the two digests would differ.
            List<Path> notOwn = services.launcher().terms().sight().hidden();
            SortedMap<String, String> files = BotFacts.files(spec, notOwn);
            SortedMap<String, String> facts = BotFacts.of(spec, notOwn);
            digests.put(team.name(), facts.getOrDefault(EntryDigests.FACT, ""));
            if (files.size() > MOST_FILES) {
                digests.put(team.name() + "/" + ALL, facts.getOrDefault("files-sha256", ""));
            } else {
                files.forEach((name, digest) -> digests.put(team.name() + "/" + name, digest));
            }
        }
        return new EntryDigests(digests);
    }
}

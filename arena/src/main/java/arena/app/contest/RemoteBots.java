package arena.app.contest;

import arena.app.Version;
import arena.app.remote.RemoteBundles;
import arena.contest.Contest;
import arena.contest.DueGame;
import arena.match.MatchPurpose;
import arena.worker.RemoteGame;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.WorkerNeeds;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/** The bots of a contest as workers play them: each with a copy of its folder in the database. Thread-safe. */
final class RemoteBots {

    private final Contest drawn;
    private final ContestEntries entries;
    private final RemoteBundles bundles;
    private final Consumer<String> remarks;
    private final Map<String, RemoteBot> bots = new TreeMap<>();

    /**
     * Stores the bots for the workers.
     *
     * @param remarks receives a sentence about each bot that cannot be copied, and so plays on this machine only
     */
    RemoteBots(Contest drawn, ContestEntries entries, RemoteBundles bundles, Consumer<String> remarks) {
        this.drawn = drawn;
        this.entries = entries;
        this.bundles = bundles;
        this.remarks = remarks;
        for (int contestant = 0; contestant < drawn.entries().size(); contestant++) {
            Optional<RemoteBot> bot = entries.remote(contestant);
            if (bot.isPresent()) {
                prepare(contestant, bot.get());
            }
        }
    }

    /** Returns whether none of them can play on another machine. */
    synchronized boolean areAllHere() {
        return bots.isEmpty();
    }

    /** Returns what they need of a machine. */
    synchronized WorkerNeeds needs() {
        String game = drawn.game().id();
        SortedSet<String> lines = new TreeSet<>(List.of(WorkerNeeds.ofGame(game, Version.of(game))));
        bots.values().forEach(bot -> lines.addAll(WorkerNeeds.of(bot.outside())));
        return new WorkerNeeds(lines);
    }

    private void prepare(int contestant, RemoteBot bot) {
        try {
            if (!bot.entry().isEmpty()) {
                bundles.store(bot, entries.workingFolder(contestant).orElseThrow());
            }
            offer(bot);
        } catch (IOException failure) {
            remarks.accept("The bot of " + bot.team() + " cannot be copied to other machines, and plays on this one"
                    + " only: " + failure.getMessage() + ".");
        }
    }

    /** Gives a bot to the workers, unless it needs more files than they serve. */
    private void offer(RemoteBot bot) {
        SortedSet<String> lines = new TreeSet<>(needs().lines());
        lines.addAll(WorkerNeeds.of(bot.outside()));
        if (new WorkerNeeds(lines).areServed()) {
            bots.put(bot.team(), bot);
        } else {
            remarks.accept(
                    "The bot of " + bot.team() + " plays on this machine only: with it the bots of the contest use"
                            + " more interpreters and other files outside their folders than workers serve.");
        }
    }

    /** Returns a game as a worker needs it; nothing if no worker can play it. */
    synchronized Optional<RemoteGame> game(DueGame dueGame) {
        List<Optional<RemoteBot>> seats = dueGame.fixture().seats().stream()
                .map(contestant -> bot(contestant, dueGame))
                .toList();
        if (seats.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        String fixture = dueGame.fixture().id();
        return Optional.of(new RemoteGame(
                fixture,
                Optional.of(new MatchPurpose(
                        drawn.name(),
                        drawn.seal().commitment(),
                        fixture,
                        dueGame.attempt().number())),
                dueGame.attempt().sequence(),
                drawn.game().id(),
                Version.of(drawn.game().id()),
                dueGame.seed(),
                dueGame.settings().texts(),
                drawn.budget().map(Duration::toMillis),
                Optional.empty(),
                seats.stream().map(Optional::orElseThrow).toList()));
    }

    private Optional<RemoteBot> bot(int contestant, DueGame dueGame) {
        String team = drawn.name(contestant);
        if (dueGame.absent().containsKey(contestant)) {
            return Optional.of(RemoteBot.ofLevel(team, team, ContestGameRunner.SUBSTITUTE.level()));
        }
        Optional<String> due = dueGame.entries().ofAllFiles(team);
        Optional<RemoteBot> known = Optional.ofNullable(bots.get(team));
        if (known.isPresent() && !isDue(known.get(), due)) {
            // Another entry was accepted since the contest was started.
            entries.remote(contestant).filter(bot -> isDue(bot, due)).ifPresent(bot -> prepare(contestant, bot));
        }
        return Optional.ofNullable(bots.get(team)).filter(bot -> isDue(bot, due));
    }

    private static boolean isDue(RemoteBot bot, Optional<String> due) {
        return bot.level() > 0 || due.equals(Optional.of(bot.entry()));
    }
}

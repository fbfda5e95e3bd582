package arena.cli.compare;

import arena.app.Cores;
import arena.app.KeptFolders;
import arena.app.RequestFailure;
import arena.app.Version;
import arena.app.play.Lane;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.cli.stage.Announcement;
import arena.config.BotEntry;
import arena.config.Configuration;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;

/** One comparison with its journal, from the first word to the last table. */
final class Comparison implements AutoCloseable {

    private final Host host;
    private final Configuration configuration;
    private final ServicesFactory factory;
    private final CompareOrder order;
    private final Path folder;
    private final CompareJournal journal;
    private final CompareStandings standings;
    private final CompareRun run;

    private Comparison(
            Host host, Configuration configuration, ServicesFactory factory, CompareOrder order, Opened opened) {
        this.host = host;
        this.configuration = configuration;
        this.factory = factory;
        this.order = order;
        this.folder = opened.folder();
        this.journal = opened.journal();
        this.standings = new CompareStandings(
                new ComparePlan(
                        order.box(),
                        order.settings(),
                        opened.seed(),
                        MatchRequest.explanations(configuration),
                        order.contestants(),
                        order.format()),
                order.sprt());
        this.run = new CompareRun(host, standings, journal);
    }

    private record Opened(Path folder, CompareJournal journal, long seed) {}

    /**
     * Opens a comparison, and what was played of it before.
     *
     * @param seeds gives a seed if none was asked for and none is in the journal
     * @throws RequestFailure if another arena has it open, or its journal is damaged
     */
    static Comparison open(
            Host host, Configuration configuration, ServicesFactory factory, CompareOrder order, LongSupplier seeds) {
        Path folder = KeptFolders.comparisons(configuration).resolve(order.key());
        CompareJournal journal = CompareJournal.open(folder, order.ways().fresh());
        if (order.ways().fresh()) {
            clear(folder);
        }
        long seed = journal.head().map(CompareHead::seed).orElseGet(seeds::getAsLong);
        return new Comparison(host, configuration, factory, order, new Opened(folder, journal, seed));
    }

    private static void clear(Path folder) {
        try {
            for (String name : List.of("records", "logs", "lanes")) {
                FileUtils.deleteDirectory(folder.resolve(name).toFile());
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("What was played before cannot be deleted (" + failure.getMessage()
                    + "); delete the folder " + folder + " yourself.");
        }
    }

    /** Plays what is left to be played, prints what was found, and returns the exit code. */
    int play() {
        Optional<CompareHead> before = journal.head();
        List<Lane> lanes = lanes();
        clearLanes();
        try (Services services = factory.open(configuration, lanes.get(0))) {
            CompareHead now = head(services, lanes.get(0));
            if (before.isPresent()) {
                refuseChanges(now.changesSince(before.get()));
            } else {
                journal.write(now);
            }
            if (run.rest() > 0) {
                announce(services, lanes);
            }
        }
        title();
        if (run.rest() > 0) {
            run.play(lanes, lane -> factory.open(configuration, lane));
        }
        clearLanes();
        new CompareReport(host, standings).lines(folder).forEach(host.out()::println);
        host.out().flush();
        run.failure().ifPresent(failure -> {
            throw failure;
        });
        return run.isStopped() ? ExitCode.STOPPED : ExitCode.FINE;
    }

    /** Deletes the fields of all lanes: nobody needs them any more, and what cannot be deleted does no harm. */
    private void clearLanes() {
        FileUtils.deleteQuietly(Lane.fields(folder).toFile());
    }

    private List<Lane> lanes() {
        int wanted = order.ways().jobs().orElseGet(Cores::free);
        int number = Math.max(1, Math.min(wanted, run.rest()));
        List<List<Integer>> cores = Cores.shared(number);
        List<Path> hidden = KeptFolders.of(configuration);
        List<Lane> lanes = new ArrayList<>();
        for (int at = 0; at < number; at++) {
            lanes.add(
                    new Lane(at + 1, folder, hidden, cores.get(at), order.ways().keepsRecords()));
        }
        return lanes;
    }

    private CompareHead head(Services services, Lane lane) {
        return new CompareHead(
                CompareHead.FORMAT,
                order.box().info().id(),
                order.settings().texts(),
                standings.plan().seed(),
                order.contestants().stream()
                        .map(one -> new CompareHead.Contestant(one.name(), facts(one, services, lane)))
                        .toList());
    }

    private static SortedMap<String, String> facts(SeatedPlayer one, Services services, Lane lane) {
        SortedMap<String, String> facts = new TreeMap<>();
        if (one.choice() instanceof SeatChoice.Launched seat) {
            BotEntry bot = seat.bot();
            facts.putAll(services.spec(bot, one.name()).facts(lane.hidden()));
            // The command as it stands in the settings, since each lane has another team folder.
            facts.put("command", String.join(" ", bot.command()));
            facts.put("environment", bot.environment().toString());
        } else {
            facts.put("level", CompareOrder.word(one.choice()));
            facts.put("arena", Version.text());
        }
        return facts;
    }

    private void refuseChanges(List<String> changes) {
        if (!changes.isEmpty()) {
            throw RequestFailure.usage("Since this comparison was begun " + String.join(", and ", changes)
                    + "; games before and after must not be mixed. Start over with --fresh. (A bot that writes files beside"
                    + " itself changes too; let it write elsewhere.)");
        }
    }

    /** Refuses bots that cannot be started, and says how those that can are shut in. */
    private void announce(Services services, List<Lane> lanes) {
        MatchRequest everybody = new MatchRequest(
                order.box(),
                order.settings(),
                standings.plan().seed(),
                order.contestants(),
                standings.plan().explanations());
        services.requireStartable(everybody);
        new Announcement(host, services, everybody).remarks(false);
        host.err().println(side(lanes, services));
    }

    private String side(List<Lane> lanes, Services services) {
        String load = Cores.load()
                .map(value -> String.format(Locale.ROOT, ", load %.1f", value))
                .orElse("");
        String games = lanes.size() == 1 ? "1 game" : lanes.size() + " games";
        boolean launched = order.contestants().stream().anyMatch(one -> one.choice() instanceof SeatChoice.Launched);
        String cores = !launched || lanes.size() == 1
                ? ""
                : services.launcher().isPinning()
                        ? "; the bots of each are held to the processors "
                                + lanes.stream()
                                        .map(lane -> lane.cores().stream()
                                                .map(String::valueOf)
                                                .collect(Collectors.joining(",")))
                                        .collect(Collectors.joining(" | "))
                        : "; the bots share all processors";
        return games + " at a time (" + Cores.count() + " processors" + load + ")" + cores + ".";
    }

    private void title() {
        int before = standings.games().size();
        host.out()
                .println(order.box().info().title() + ", seeds from "
                        + standings.plan().seed() + ": "
                        + String.join(", ", standings.plan().names()));
        int all = journal.games().size();
        if (all > before) {
            host.err()
                    .println(all + " games were played before; what follows is about the first " + before
                            + " of them, since no more are asked for. --games " + all + " tells of all.");
        } else if (before > 0) {
            host.err().println(before + " games were played before and count; --fresh starts over.");
        }
    }

    /** Returns what writes the results for programs. */
    CompareFiles files() {
        return new CompareFiles(standings);
    }

    @Override
    public void close() {
        journal.close();
    }
}

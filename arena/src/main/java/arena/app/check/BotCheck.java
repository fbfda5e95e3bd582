package arena.app.check;

import arena.app.RequestFailure;
import arena.app.play.Doors;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.config.BotEntry;
import arena.exchange.FieldException;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.MessageForm;
import arena.probe.ProbeReport;
import arena.probe.ProbeRequest;
import arena.probe.ProtocolProbe;
import arena.record.MatchRecord;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The check of a bot: whether it can be started, how it plays trial matches, and how it copes with planted troubles.
 */
public final class BotCheck {

    private static final int OPPONENT_LEVEL = 1;

    private final Services services;
    private final GameDefinition<?, ?, ?> definition;
    private final BotEntry bot;
    private final CheckListener listener;

    public BotCheck(Services services, GameDefinition<?, ?, ?> definition, BotEntry bot, CheckListener listener) {
        this.services = services;
        this.definition = definition;
        this.bot = bot;
        this.listener = listener;
    }

    /**
     * Returns the findings, each a sentence or more lines; empty if the bot is fit to play.
     *
     * @param thorough whether troubles are planted as well, if there are no findings before
     * @throws RequestFailure if the check cannot be finished, or the game has no planted troubles
     */
    public List<String> findings(boolean thorough) {
        List<String> findings = unstartable();
        findings = findings.isEmpty() ? played() : findings;
        return thorough && findings.isEmpty() ? probed() : findings;
    }

    /** Returns the reasons why the bot cannot be started, without starting anything. */
    private List<String> unstartable() {
        try {
            List<String> problems = new ArrayList<>(
                    Doors.misfit(bot, definition.info().id()).stream().toList());
            problems.addAll(services.problems(bot, bot.name()));
            if (!problems.isEmpty()) {
                bot.fileLine().ifPresent(place -> problems.add("The command is in " + place.words() + "."));
            }
            return problems;
        } catch (FieldException unusable) {
            return List.of(String.valueOf(unusable.getMessage()));
        }
    }

    private List<String> played() {
        listener.begins(services);
        Examination examination =
                new Examination(definition, services.configuration().exchange().settle());
        TrialMatches trials = new TrialMatches(services, definition, examination, listener);
        trials.againstItself(bot);
        if (examination.isFit() && !SuperBots.levels(definition.info().id()).isEmpty()) {
            trials.againstSuperBot(bot);
        }
        // A match that a fault has ended does not show how the bot leaves a match.
        Stream<String> leaving = examination.isFit() ? trials.remarks().stream() : Stream.empty();
        listener.remarked(Stream.of(examination.timing().stream(), examination.delay().stream(), leaving)
                .flatMap(lines -> lines)
                .toList());
        return examination.findings();
    }

    private List<String> probed() {
        String id = definition.info().id();
        ProbeRequest.Game game = new ProbeRequest.Game(definition, TrialMatches.settings(services, definition));
        if (SuperBots.levels(id).isEmpty() || !ProtocolProbe.supports(game)) {
            throw RequestFailure.usage("\"--thorough\" needs a game with turns and a super bot, and "
                    + definition.info().title() + " is not one; leave the option out.");
        }
        boolean onStreams = bot.speaks() == BotEntry.Speaks.STDIO;
        if (!onStreams && bot.speaks() != BotEntry.Speaks.FOLDER) {
            throw RequestFailure.usage("\"--thorough\" needs a bot that uses files or its standard streams, and "
                    + bot.name() + " has speaks = " + bot.speaks().word() + "; leave the option out.");
        }
        listener.probing();
        ProbeReport report = new ProtocolProbe(
                        new ProbeRequest(
                                game,
                                new ProbeRequest.Bot(
                                        bot.name(),
                                        onStreams ? MessageForm.STDIO : MessageForm.FOLDER,
                                        services.launcher(),
                                        folder -> services.spec(bot, folder)),
                                (seat, seed) -> SuperBots.onSeat(id, OPPONENT_LEVEL, seat, seed),
                                services.folder(".arena").resolve("probes")),
                        listener::planting)
                .probe();
        listener.probed(report);
        List<String> lines = new ArrayList<>();
        report.findings().forEach(lines::addAll);
        if (!report.isHealthy()) {
            lines.add(report.summary());
        }
        return lines;
    }

    /** The matches of a check, which are played and examined; the team folders made for them are deleted. */
    private static final class TrialMatches {

        private static final long SEED = 1;

        /** Files that a program must delete after a match, before the next one begins. */
        private static final List<String> OLD = List.of("Gameover.txt", "input_1.txt", "acknowledge_1.txt");

        private final Services services;
        private final GameDefinition<?, ?, ?> definition;
        private final Examination examination;
        private final CheckListener listener;
        private final SortedSet<String> remarks = new TreeSet<>();

        TrialMatches(
                Services services,
                GameDefinition<?, ?, ?> definition,
                Examination examination,
                CheckListener listener) {
            this.services = services;
            this.definition = definition;
            this.examination = examination;
            this.listener = listener;
        }

        /** Plays the bot against itself. */
        void againstItself(BotEntry bot) {
            play(
                    "itself",
                    nameless(new SeatChoice.Launched(bot), definition.info().leastSeats()));
        }

        /** Plays the bot against the first level of the super bot; the bot sits last. */
        void againstSuperBot(BotEntry bot) {
            List<SeatChoice> choices = new ArrayList<>(
                    nameless(new SeatChoice.Level(1), definition.info().usualSeats() - 1));
            choices.add(new SeatChoice.Launched(bot));
            play("the super bot", choices);
        }

        /** Returns the settings of a trial match. */
        static Settings settings(Services services, GameDefinition<?, ?, ?> definition) {
            return definition
                    .rules()
                    .trial(Settings.of(
                            definition.info(),
                            services.configuration()
                                    .gameSettings(definition.info().id())));
        }

        private static List<SeatChoice> nameless(SeatChoice choice, int seats) {
            return Stream.generate(() -> choice).limit(seats).toList();
        }

        /** Returns remarks on the bot's behaviour between two matches. */
        List<String> remarks() {
            return List.copyOf(remarks);
        }

        private void play(String opponent, List<SeatChoice> choices) {
            MatchRequest request = new MatchRequest(
                    definition,
                    settings(services, definition),
                    SEED,
                    SeatedPlayer.inOrder(choices),
                    MatchRequest.explanations(services.configuration()));
            List<Path> made = request.folderNames().stream()
                    .map(services::folder)
                    .filter(folder -> !Files.exists(folder))
                    .toList();
            listener.playing(opponent);
            try {
                MatchOutcome outcome = new MatchRun(services, request, MatchObserver::none).play();
                listener.played(request, outcome);
                if (outcome.conclusion() instanceof MatchConclusion.Broken broken
                        && broken.cause() != Event.Cause.NOBODY_READY) {
                    throw RequestFailure.infrastructure("The check could not be finished. " + broken.words());
                }
                read(request, outcome);
            } finally {
                made.forEach(TrialMatches::remove);
            }
        }

        private void read(MatchRequest request, MatchOutcome outcome) {
            examination.read(MatchRecord.read(outcome.record()));
            if (outcome.conclusion() instanceof MatchConclusion.Decided) {
                outcome.status()
                        .seats()
                        .forEach((seat, tally) -> tally.program()
                                .filter(ended -> tally.left().isEmpty())
                                .ifPresent(ended -> farewell(
                                        ended,
                                        services.folder(request.setup().names().get(seat - 1)))));
            }
        }

        /**
         * Checks the end of a program. The arena starts a bot anew for each match; a bot that is not started by the
         * arena must be ready for the next match.
         */
        private void farewell(Event.ProcessEnded ended, Path folder) {
            if (ended.how().isByItself()) {
                remarks.add("it ends at Gameover.txt and is started again for each match");
                return;
            }
            Optional<String> old = OLD.stream()
                    .filter(name -> Files.exists(folder.resolve(name)))
                    .findFirst();
            old.ifPresent(name -> remarks.add("WARNING: it continues after Gameover.txt, but " + name
                    + " was still in its folder shortly afterwards: it must clear its folder before the next"
                    + " match, or end"));
        }

        private static void remove(Path folder) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            } catch (IOException left) {
                throw RequestFailure.infrastructure(
                        "The folder " + folder + " of the check cannot be removed (" + left + "); remove it yourself.");
            }
        }
    }
}

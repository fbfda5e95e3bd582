package arena.probe;

import arena.exchange.state.FileName;
import arena.exchange.state.FileState;
import arena.game.GameDefinition;
import arena.game.Gameover;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The run of one match of a probe: it starts the bot, plays the match, checks its end, and records findings. */
final class ProbeRun {

    private static final int FEW_TURNS = 2;

    private final ProbeRequest request;
    private final ProbeField field;
    private final ProbeMatch match;
    private final ProbeFindings findings;
    private final Setup setup;
    private final int number;
    private Optional<ProbedBot> bot = Optional.empty();

    /**
     * Creates a run.
     *
     * @param number the number of the match in its probe, which is also its seed
     */
    ProbeRun(ProbeRequest request, ProbeField field, ProbeMatch match, ProbeFindings findings, int number) {
        this.request = request;
        this.field = field;
        this.match = match;
        this.findings = findings;
        this.setup = new Setup(match.names(), number, request.game().settings());
        this.number = number;
    }

    /** Runs the match; when it returns or throws, the bot has been ended. */
    void run() {
        Path folder = field.prepare(match);
        SortedMap<String, FileState> before = field.neighbours(match.team());
        findings.plant(match.defaultFault());
        for (PlantedFault always : PlantedFault.values()) {
            if (always.moment() == PlantedFault.Moment.ALWAYS) {
                findings.plant(always);
            }
        }
        try {
            playThrough(folder);
        } finally {
            bot.ifPresent(ProbedBot::close);
        }
        checkNeighbours(before, field.neighbours(match.team()));
    }

    private void playThrough(Path folder) {
        prepare(folder);
        if (!becomesReady(folder, PlantedFault.LEFTOVERS)) {
            return;
        }
        if (match.plants(PlantedFault.SECOND_START)) {
            restart(folder);
            return;
        }
        ProbePlayer player = play(match.inTurns(), match.plainTurns(), match.ending());
        if (!player.isConcluded()) {
            return;
        }
        PlantedFault ending =
                match.ending().filter(findings.planted()::contains).orElse(PlantedFault.END_WAITING);
        findings.plant(ending);
        if (new ProbedBot.EndCheck(findings, bot.orElseThrow(), ending, player.turn()).isPassed()) {
            match.at(PlantedFault.Moment.AFTER).forEach(after -> playNextMatch(after, folder));
        } else {
            match.at(PlantedFault.Moment.AFTER).forEach(findings::skip);
        }
    }

    private void prepare(Path folder) {
        StartCheck.plantOld(
                findings,
                match,
                new FileAppearance(folder, Pauses::sleep),
                firstInput(request.game().definition()));
    }

    private <S, V, A> String firstInput(GameDefinition<S, V, A> game) {
        S start = game.rules().start(setup);
        Seat asked = game.rules().phase(start) instanceof Phase.Turn turn
                ? turn.asked().first()
                : match.seat();
        return game.views().write(game.rules().view(start, Viewpoint.of(asked)));
    }

    /** Starts the bot and returns whether it becomes ready. */
    private boolean becomesReady(Path folder, PlantedFault blame) {
        bot.ifPresent(ProbedBot::close);
        Optional<FileState> heartbeat = ProbeField.heartbeat(folder);
        ProbedBot started = ProbedBot.start(request, folder, match.seat().number(), number);
        bot = Optional.of(started);
        return new StartCheck(findings, started, heartbeat, blame).isPassed();
    }

    /** Ends the program in the middle of a match and restarts it. */
    private void restart(Path folder) {
        play(List.of(), FEW_TURNS, Optional.empty());
        if (findings.isClean()) {
            findings.plant(PlantedFault.SECOND_START);
            if (becomesReady(folder, PlantedFault.SECOND_START)) {
                playAfter(PlantedFault.SECOND_START);
            }
        }
    }

    private void playNextMatch(PlantedFault after, Path folder) {
        boolean ended = bot.orElseThrow().isOver();
        if (after == PlantedFault.LOST_FOLDER) {
            // A bot that does not renew its heartbeat cannot do so in a new folder either; that would be the same
            // finding.
            if (ended || findings.hasFound(PlantedFault.OLD_READY)) {
                findings.skip(after);
                return;
            }
            findings.plant(after);
            if (survivesFolderLoss(folder)) {
                playAfter(after);
            }
            return;
        }
        findings.plant(after);
        if (ended) {
            clear(folder);
        }
        if (ended ? becomesReady(folder, after) : hasCleared(folder)) {
            playAfter(after);
        }
    }

    private boolean hasCleared(Path folder) {
        List<String> left = ProbeField.filesOfMatch(folder);
        if (!left.isEmpty()) {
            findings.report(
                    PlantedFault.SECOND_MATCH,
                    1,
                    "Your bot wrote ready.txt, but its folder still contained "
                            + String.join(", ", left.subList(0, Math.min(3, left.size()))) + " of the last match.");
        }
        return left.isEmpty();
    }

    private boolean survivesFolderLoss(Path folder) {
        ProbedBot started = bot.orElseThrow();
        clear(folder);
        remove(folder);
        Pauses.sleep(ProbeTimes.LOST_MILLIS);
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw ProbeField.fault("The probe cannot create " + folder + " again", failure);
        }
        if (started.becomesReady(Optional.empty(), Duration.ofMillis(ProbeTimes.END_MILLIS))) {
            return true;
        }
        findings.report(
                PlantedFault.LOST_FOLDER,
                1,
                started.isOver()
                        ? started.end()
                        : "After the folder was back, your bot wrote no ready.txt within " + ProbeTimes.END_MILLIS
                                + " ms.");
        return false;
    }

    private static void clear(Path folder) {
        try {
            if (Files.isDirectory(folder)) {
                ProbeField.empty(folder);
            }
        } catch (IOException busy) {
            // A bot that writes at the same moment keeps the folder from being emptied; the next step checks again.
            return;
        }
    }

    private static void remove(Path folder) {
        for (long until = Pauses.nanosAfter(ProbeTimes.END_MILLIS); Files.exists(folder); ) {
            try {
                ProbeField.remove(folder);
            } catch (IOException busy) {
                if (System.nanoTime() > until) {
                    throw ProbeField.fault("The probe cannot remove " + folder, busy);
                }
                Pauses.sleep(1);
            }
        }
    }

    private void playAfter(PlantedFault defaultFault) {
        play(new FaultSchedule(match.team(), defaultFault, List.of(), List.of(), FEW_TURNS, Optional.empty()));
    }

    private ProbePlayer play(List<PlantedFault> faults, int plainTurns, Optional<PlantedFault> ending) {
        return play(new FaultSchedule(
                match.team(),
                match.defaultFault(),
                faults,
                match.at(PlantedFault.Moment.WATCH),
                plainTurns,
                ending.map(fault -> new FaultSchedule.Ending(fault, verdict(fault)))));
    }

    /**
     * Returns the text of Gameover.txt for an ordinary end; empty for an aborted match, which provides its own text.
     */
    private Optional<String> verdict(PlantedFault ending) {
        if (ending != PlantedFault.END_WAITING) {
            return Optional.empty();
        }
        List<Standing> standings = new ArrayList<>(List.of(new Standing(match.seat(), 1, 1)));
        setup.seats().stream()
                .filter(seat -> !seat.equals(match.seat()))
                .forEach(seat -> standings.add(new Standing(seat, 2, 0)));
        return Optional.of(Gameover.text(setup, new Phase.Over(standings, "process ended", ""), 1));
    }

    private ProbePlayer play(FaultSchedule schedule) {
        ProbePlayer player = new ProbePlayer(bot.orElseThrow(), findings, schedule);
        play(request.game().definition(), player);
        Pauses.checkInterrupt();
        return player;
    }

    private <S, V, A> void play(GameDefinition<S, V, A> game, ProbePlayer player) {
        List<Player> players = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            players.add(seat.equals(match.seat()) ? player : opponent(seat));
        }
        MatchTerms terms =
                new MatchTerms("probe-" + number, "probe", MatchTerms.Explanations.ERRORS, System.currentTimeMillis());
        new Match<>(game, setup, players, terms, new MatchEnvironment(new SystemClock(), event -> {}, Venue.sound()))
                .play();
    }

    private Player opponent(Seat seat) {
        return new InProcessPlayer(
                setup.name(seat),
                new PlayerInfo("superbot", new TreeMap<>()),
                invitation -> request.opponents().on(invitation.seat(), invitation.seed()));
    }

    private void checkNeighbours(SortedMap<String, FileState> before, SortedMap<String, FileState> after) {
        TreeSet<String> changed = new TreeSet<>(before.keySet());
        changed.addAll(after.keySet());
        changed.removeIf(name -> before.containsKey(name)
                && Optional.ofNullable(before.get(name)).equals(Optional.ofNullable(after.get(name))));
        if (!changed.isEmpty()) {
            findings.report(
                    PlantedFault.NEIGHBOURS,
                    1,
                    "Your bot wrote, changed or removed " + String.join(", ", changed) + " in the field.");
        }
    }

    /** A check that waits until a started bot is ready, and finds old files that it has not deleted. */
    private static final class StartCheck {

        private static final List<String> OLD = List.of(
                FileName.of(FileName.Kind.INPUT, 1),
                FileName.of(FileName.Kind.OUTPUT, 1),
                FileName.of(FileName.Kind.ACKNOWLEDGE, 1),
                FileName.of(FileName.Kind.INPUT, 2));

        private final ProbeFindings findings;
        private final ProbedBot bot;
        private final Optional<FileState> oldHeartbeat;
        private final PlantedFault blame;

        /**
         * Creates a check.
         *
         * @param oldHeartbeat the heartbeat before the start
         * @param blame the cause of old files other than {@code Gameover.txt}
         */
        StartCheck(ProbeFindings findings, ProbedBot bot, Optional<FileState> oldHeartbeat, PlantedFault blame) {
            this.findings = findings;
            this.bot = bot;
            this.oldHeartbeat = oldHeartbeat;
            this.blame = blame;
        }

        /** Writes files of an old match into a folder, if they belong to the faults of the match. */
        static void plantOld(ProbeFindings findings, ProbeMatch match, FileAppearance appearance, String input) {
            if (match.plants(PlantedFault.STALE_GAMEOVER)) {
                findings.plant(PlantedFault.STALE_GAMEOVER);
                appearance.write(
                        FileName.GAMEOVER, "Winner = Somebody\nLoser = Nobody\nReason = time out\nMoves = 7\n");
            }
            if (match.plants(PlantedFault.LEFTOVERS)) {
                findings.plant(PlantedFault.LEFTOVERS);
                OLD.forEach(name -> appearance.write(name, name.startsWith("input") ? input : "0\n"));
                appearance.write(FileName.READY, "old\n");
            }
        }

        /** Returns whether the bot has become ready without old files in its folder; otherwise adds a finding. */
        boolean isPassed() {
            boolean ready = bot.becomesReady(oldHeartbeat, bot.startUp());
            // A bot that mistakes an old file for a new one does so in the first round of its loop.
            Pauses.sleep(ProbeTimes.SETTLE_MILLIS);
            List<String> left = new ArrayList<>(ProbeField.filesOfMatch(bot.folder()));
            boolean gameover = left.remove(FileName.GAMEOVER);
            if (!left.isEmpty()) {
                findings.report(blame, 1, leftWords(left) + endWords());
            } else if (gameover) {
                findings.report(PlantedFault.STALE_GAMEOVER, 1, leftWords(List.of(FileName.GAMEOVER)) + endWords());
            } else if (bot.isOver()) {
                findings.report(PlantedFault.STARTED, 1, bot.end());
            } else if (!ready) {
                findings.report(
                        PlantedFault.STARTED,
                        1,
                        "Your bot was not ready within " + bot.startUp().toMillis() + " ms.");
            } else {
                return true;
            }
            return false;
        }

        private static String leftWords(List<String> left) {
            return "Your bot did not delete " + String.join(", ", left) + ".";
        }

        private String endWords() {
            return bot.isOver() ? " " + bot.end() : "";
        }
    }
}

package arena.app.check;

import arena.app.RequestFailure;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.config.BotEntry;
import arena.game.GameBox;
import arena.game.Settings;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.record.MatchRecord;
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

/** The matches of a check: it plays them, passes them to the examination, and deletes the team folders that it made. */
final class TrialMatches {

    private static final long SEED = 1;

    /** Files that a program must delete after a match, before the next one begins. */
    private static final List<String> OLD = List.of("Gameover.txt", "input_1.txt", "acknowledge_1.txt");

    private final Services services;
    private final GameBox<?, ?, ?> box;
    private final Examination examination;
    private final CheckListener listener;
    private final SortedSet<String> remarks = new TreeSet<>();

    TrialMatches(Services services, GameBox<?, ?, ?> box, Examination examination, CheckListener listener) {
        this.services = services;
        this.box = box;
        this.examination = examination;
        this.listener = listener;
    }

    /** Plays the bot against itself. */
    void againstItself(BotEntry bot) {
        play("itself", nameless(new SeatChoice.Launched(bot), box.info().leastSeats()));
    }

    /** Plays the bot against the first level of the super bot; the bot sits last. */
    void againstSuperBot(BotEntry bot) {
        List<SeatChoice> choices =
                new ArrayList<>(nameless(new SeatChoice.Level(1), box.info().usualSeats() - 1));
        choices.add(new SeatChoice.Launched(bot));
        play("the super bot", choices);
    }

    /** Returns the settings of a trial match. */
    static Settings settings(Services services, GameBox<?, ?, ?> box) {
        return box.rules()
                .trial(Settings.of(
                        box.info(),
                        services.configuration().gameSettings(box.info().id())));
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
                box,
                settings(services, box),
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
     * Checks the end of a program. The arena starts a bot anew for each match; a bot that is not started by the arena
     * must be ready for the next match.
     */
    private void farewell(Event.ProcessEnded ended, Path folder) {
        if (ended.how().isByItself()) {
            remarks.add("it ends at Gameover.txt and is started anew for each match");
            return;
        }
        Optional<String> old =
                OLD.stream().filter(name -> Files.exists(folder.resolve(name))).findFirst();
        old.ifPresent(name -> remarks.add("WARNING: it goes on after Gameover.txt, but " + name
                + " was still in its folder a moment later: it must wipe its folder before the next match, or end"));
    }

    private static void remove(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException left) {
            throw RequestFailure.infrastructure("The folder " + folder
                    + " that was made for the check cannot be removed (" + left + "); remove it yourself.");
        }
    }
}

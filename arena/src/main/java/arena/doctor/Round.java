package arena.doctor;

import arena.exchange.Entry;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.match.Gameover;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchPlace;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Makes one visit: starts the bot, plays the match, sees it out, and fills in the chart. */
final class Round {

    private static final int FEW_TURNS = 2;

    private final Referral referral;
    private final Ward ward;
    private final Visit visit;
    private final Chart chart;
    private final Setup setup;
    private final int number;
    private Optional<Patient> patient = Optional.empty();

    /**
     * Prepares a visit.
     *
     * @param number counts the visits of an examination; every visit is another match
     */
    Round(Referral referral, Ward ward, Visit visit, Chart chart, int number) {
        this.referral = referral;
        this.ward = ward;
        this.visit = visit;
        this.chart = chart;
        this.setup = new Setup(visit.names(), number, referral.game().settings());
        this.number = number;
    }

    /** Makes the visit; when it returns or throws, the bot has been ended. */
    void make() {
        Path folder = ward.furnish(visit);
        SortedMap<String, Entry> before = ward.neighbours(visit.team());
        chart.plant(visit.ground());
        for (Trouble always : Trouble.values()) {
            if (always.moment() == Trouble.Moment.ALWAYS) {
                chart.plant(always);
            }
        }
        try {
            treat(folder);
        } finally {
            patient.ifPresent(Patient::close);
        }
        compare(before, ward.neighbours(visit.team()));
    }

    private void treat(Path folder) {
        prepare(folder);
        if (!admit(folder, blameAtStart())) {
            return;
        }
        if (visit.plants(Trouble.SECOND_START)) {
            startAgain(folder);
            return;
        }
        Bedside bedside = play(visit.inTurns(), visit.plainTurns(), visit.ending());
        if (!bedside.isConcluded()) {
            return;
        }
        Trouble ending = visit.ending().filter(chart.planted()::contains).orElse(Trouble.END_WAITING);
        chart.plant(ending);
        if (new Discharge(chart, patient.orElseThrow(), ending, bedside.turn()).isPassed()) {
            visit.at(Trouble.Moment.AFTER).forEach(after -> goOn(after, folder));
        } else {
            visit.at(Trouble.Moment.AFTER).forEach(chart::passOver);
        }
    }

    private Trouble blameAtStart() {
        return visit.plants(Trouble.NO_FOLDER) ? Trouble.NO_FOLDER : Trouble.LEFTOVERS;
    }

    private void prepare(Path folder) {
        Admission.plantOld(
                chart,
                visit,
                new Hand(folder, Pauses::sleep),
                anInput(referral.game().box()));
        if (visit.plants(Trouble.NO_FOLDER)) {
            chart.plant(Trouble.NO_FOLDER);
            clear(folder);
            remove(folder);
        }
    }

    private <S, V, A> String anInput(GameBox<S, V, A> box) {
        S start = box.rules().start(setup);
        Seat asked = box.rules().phase(start) instanceof Phase.Turn turn
                ? turn.asked().first()
                : visit.seat();
        return box.views().write(box.rules().view(start, Viewpoint.of(asked)));
    }

    /** Starts the bot and returns whether it is ready. */
    private boolean admit(Path folder, Trouble blame) {
        patient.ifPresent(Patient::close);
        Optional<Entry> heartbeat = Ward.heartbeat(folder);
        Patient started = Patient.start(referral, folder, visit.seat().number(), number);
        patient = Optional.of(started);
        return new Admission(chart, started, heartbeat, blame).isPassed();
    }

    /** Ends the program in the middle of a match and starts it again. */
    private void startAgain(Path folder) {
        play(List.of(), FEW_TURNS, Optional.empty());
        if (chart.isClean()) {
            chart.plant(Trouble.SECOND_START);
            if (admit(folder, Trouble.SECOND_START)) {
                playAfter(Trouble.SECOND_START);
            }
        }
    }

    private void goOn(Trouble after, Path folder) {
        boolean ended = patient.orElseThrow().isOver();
        if (after == Trouble.LOST_FOLDER) {
            // Who does not renew his heartbeat never does so in a new folder; that is the same illness.
            if (ended || chart.hasFound(Trouble.OLD_READY)) {
                chart.passOver(after);
                return;
            }
            chart.plant(after);
            if (hasBorneLoss(folder)) {
                playAfter(after);
            }
            return;
        }
        chart.plant(after);
        if (ended) {
            clear(folder);
        }
        if (ended ? admit(folder, after) : hasCleared(folder)) {
            playAfter(after);
        }
    }

    private boolean hasCleared(Path folder) {
        List<String> left = Ward.filesOfMatch(folder);
        if (!left.isEmpty()) {
            chart.complain(
                    Trouble.SECOND_MATCH,
                    1,
                    "Your bot wrote ready.txt, but " + String.join(", ", left.subList(0, Math.min(3, left.size())))
                            + " of the last match still stood in its folder.");
        }
        return left.isEmpty();
    }

    private boolean hasBorneLoss(Path folder) {
        Patient bot = patient.orElseThrow();
        clear(folder);
        remove(folder);
        Pauses.sleep(Limits.LOST_MILLIS);
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw Ward.trouble("The doctor cannot make " + folder + " again", failure);
        }
        if (bot.becomesReady(Optional.empty(), java.time.Duration.ofMillis(Limits.FAREWELL_MILLIS))) {
            return true;
        }
        chart.complain(
                Trouble.LOST_FOLDER,
                1,
                bot.isOver()
                        ? bot.end()
                        : "When it was there again, your bot wrote no ready.txt within " + Limits.FAREWELL_MILLIS
                                + " ms.");
        return false;
    }

    private static void clear(Path folder) {
        try {
            if (Files.isDirectory(folder)) {
                Ward.empty(folder);
            }
        } catch (IOException busy) {
            // A bot that writes at the same moment keeps a folder from being empty; the next step looks again.
            return;
        }
    }

    private static void remove(Path folder) {
        for (long until = Pauses.nanosAfter(Limits.FAREWELL_MILLIS); Files.exists(folder); ) {
            try {
                Ward.remove(folder);
            } catch (IOException busy) {
                if (System.nanoTime() > until) {
                    throw Ward.trouble("The doctor cannot remove " + folder, busy);
                }
                Pauses.sleep(1);
            }
        }
    }

    private void playAfter(Trouble ground) {
        play(new Course(visit.team(), ground, List.of(), List.of(), FEW_TURNS, Optional.empty()));
    }

    private Bedside play(List<Trouble> troubles, int plainTurns, Optional<Trouble> ending) {
        return play(new Course(
                visit.team(),
                visit.ground(),
                troubles,
                visit.at(Trouble.Moment.WATCH),
                plainTurns,
                ending.map(trouble -> new Course.Ending(trouble, verdict(trouble)))));
    }

    /** Returns what an ordinary end says; where a match is broken off, the match itself says so. */
    private Optional<String> verdict(Trouble ending) {
        if (ending != Trouble.END_WAITING) {
            return Optional.empty();
        }
        List<Standing> standings = new ArrayList<>(List.of(new Standing(visit.seat(), 1, 1)));
        setup.seats().stream()
                .filter(seat -> !seat.equals(visit.seat()))
                .forEach(seat -> standings.add(new Standing(seat, 2, 0)));
        return Optional.of(Gameover.text(setup, new Phase.Over(standings, "process ended", ""), 1));
    }

    private Bedside play(Course course) {
        Bedside bedside = new Bedside(patient.orElseThrow(), chart, course);
        play(referral.game().box(), bedside);
        Pauses.proceed();
        return bedside;
    }

    private <S, V, A> void play(GameBox<S, V, A> box, Bedside bedside) {
        List<Player> players = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            players.add(seat.equals(visit.seat()) ? bedside : opponent(seat));
        }
        MatchTerms terms = new MatchTerms(
                "doctor-" + number, "doctor", MatchTerms.Explanations.ERRORS, System.currentTimeMillis());
        new Match<>(box, setup, players, terms, new MatchPlace(new SystemClock(), event -> {}, Venue.sound())).play();
    }

    private Player opponent(Seat seat) {
        return new InProcessPlayer(
                setup.name(seat),
                new PlayerInfo("superbot", new TreeMap<>()),
                invitation -> referral.opponents().on(invitation.seat(), invitation.seed()));
    }

    private void compare(SortedMap<String, Entry> before, SortedMap<String, Entry> after) {
        TreeSet<String> changed = new TreeSet<>(before.keySet());
        changed.addAll(after.keySet());
        changed.removeIf(name -> before.containsKey(name)
                && Optional.ofNullable(before.get(name)).equals(Optional.ofNullable(after.get(name))));
        if (!changed.isEmpty()) {
            chart.complain(
                    Trouble.NEIGHBOURS,
                    1,
                    "Your bot wrote, changed or removed " + String.join(", ", changed) + " in the field.");
        }
    }
}

package arena.web.contest;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.contest.ContestDraw;
import arena.app.contest.ContestEntries;
import arena.app.contest.ContestLinks;
import arena.app.contest.ContestPlay;
import arena.app.contest.ContestWatch;
import arena.app.contest.DecisionAuthor;
import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.app.play.HostedMatch;
import arena.app.play.ServicesFactory;
import arena.app.signup.EntryWarnings;
import arena.app.signup.SignUps;
import arena.app.table.Successor;
import arena.config.ContestSettings;
import arena.web.http.JsonFields;
import arena.web.offline.OfflinePage;
import arena.web.play.SeatLinks;
import arena.worker.WorkerOrder;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The actions of the organiser's page, each under the name of the equivalent command. A decision goes through the
 * {@link Referee} and is recorded with its author and reason, as one from the command line is.
 */
final class OrganiserActions {

    private static final int MOST_SEATS = 1_000;
    private static final int MOST_STEPS_PER_SECOND = 1_000;

    private final ServedContest shown;
    private final ContestWatch watch;
    private final ContestPlay play;
    private final ContestLinks links;
    private final SeatLinks seats;
    private final ServicesFactory factory;
    private final SortedMap<String, BiFunction<ActionRequest, DecisionAuthor, Outcome>> actions = new TreeMap<>();

    /**
     * The outcome of an action.
     *
     * @param words a sentence for the organiser
     * @param seat the page of a seat for which a link was made
     */
    record Outcome(String words, Optional<String> seat) {}

    OrganiserActions(ServedContest shown, SeatLinks seats, ServicesFactory factory) {
        this.shown = shown;
        this.watch = shown.watch();
        this.play = shown.play();
        this.links = shown.links();
        this.seats = seats;
        this.factory = factory;
        add(contestActions());
        add(new RefereeActions(watch, factory).all());
        add(gameActions());
        add(signUpActions());
        add(Map.of("order-worker", this::orderWorker));
        actions.put("hand-over", this::handOver);
        actions.put("renew-seat", this::renew);
    }

    private void add(Map<String, BiFunction<ActionRequest, DecisionAuthor, String>> more) {
        more.forEach((name, action) ->
                actions.put(name, (request, by) -> new Outcome(action.apply(request, by), Optional.empty())));
    }

    private Map<String, BiFunction<ActionRequest, DecisionAuthor, String>> contestActions() {
        return Map.of(
                "draw", this::draw,
                "freeze", this::freeze,
                "start", this::start,
                "stop", this::stop,
                "pause", this::pause,
                "resume", this::resume,
                "results", this::results,
                "publish", this::publish,
                "export", this::export,
                "revoke", this::revoke);
    }

    private Map<String, BiFunction<ActionRequest, DecisionAuthor, String>> gameActions() {
        return Map.of(
                "hold",
                        (request, by) -> {
                            game(request).hold();
                            return "The game is held before its next step; nobody's time runs.";
                        },
                "step",
                        (request, by) -> {
                            game(request).step();
                            return "One step is played.";
                        },
                "hold-for-dead",
                        (request, by) -> {
                            boolean wanted = request.body().flag("on", true);
                            play.holdForGone(wanted);
                            return wanted
                                    ? "A game is held from now on when a bot has died, and its seat can be handed over."
                                    : "When a bot has died, the rules say at once what becomes of it.";
                        },
                "intervene",
                        (request, by) -> {
                            String what = request.needed("what", "what is to be done to the game");
                            referee(by).intervene(game(request), what);
                            return "Done before the next step: " + what + ".";
                        },
                "hold-new",
                        (request, by) -> {
                            boolean wanted = request.body().flag("on", true);
                            play.holdNew(wanted);
                            return wanted
                                    ? "A game that begins is held before its first step."
                                    : "A game that begins is played at once.";
                        },
                "go-on",
                        (request, by) -> {
                            game(request).goOn();
                            return "The game goes on.";
                        },
                "speed",
                        (request, by) -> {
                            int speed = request.body().whole("perSecond", -1, 0, MOST_STEPS_PER_SECOND);
                            game(request).speed(speed);
                            return speed == 0
                                    ? "The game goes at full speed."
                                    : "The game makes " + speed + " steps a second.";
                        });
    }

    private Map<String, BiFunction<ActionRequest, DecisionAuthor, String>> signUpActions() {
        return Map.of(
                "accept-entry", this::acceptEntry,
                "refuse-entry", this::refuseEntry,
                "check-entry", this::checkEntry);
    }

    private String orderWorker(ActionRequest request, DecisionAuthor by) {
        String worker = request.needed("worker", "which worker");
        String word = request.needed("order", "what it is to do: work, pause or drain");
        WorkerOrder order = Stream.of(WorkerOrder.WORK, WorkerOrder.PAUSE, WorkerOrder.DRAIN)
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow(() ->
                        RequestFailure.usage(NameLookup.unknown("order", word, List.of("work", "pause", "drain"))));
        watch.workers()
                .orElseThrow(() -> RequestFailure.usage("The contest has no workers: accept = off in [workers]."))
                .order(worker, order);
        return switch (order) {
            case WORK -> worker + " takes games.";
            case PAUSE -> worker + " plays its games to their end and takes no more.";
            default -> worker + " plays its games to their end and stops.";
        };
    }

    private HostedMatch game(ActionRequest request) {
        return play.game(request.needed("game", "which game"));
    }

    /** Returns the names of all actions, in order. */
    List<String> names() {
        return List.copyOf(actions.keySet());
    }

    /**
     * Performs an action, and returns its outcome.
     *
     * @throws RequestFailure if there is no such action, or it cannot be done
     */
    Outcome act(String action, JsonFields body) {
        BiFunction<ActionRequest, DecisionAuthor, Outcome> known = actions.get(action);
        if (known == null) {
            throw RequestFailure.usage(NameLookup.unknown("action", action, actions.keySet()));
        }
        ActionRequest request = new ActionRequest(body);
        String by = request.text("by");
        return known.apply(request, new DecisionAuthor(by.isBlank() ? "organiser" : by, request.text("reason")));
    }

    private OpenContest contest() {
        return watch.contest();
    }

    private Referee referee(DecisionAuthor author) {
        return new Referee(contest(), author);
    }

    private String draw(ActionRequest request, DecisionAuthor author) {
        String warnings = said(warnings(contest().drawn().isEmpty()));
        String commitment = new ContestDraw(contest()).hold(author).seal().commitment();
        return "The contest is drawn; its commitment is " + commitment + "." + warnings;
    }

    private String freeze(ActionRequest request, DecisionAuthor author) {
        String warnings = said(warnings(!contest().isFrozen()));
        long files = ContestEntries.freeze(contest(), factory, author);
        return "The entries are frozen: " + files + (files == 1 ? " file has its" : " files have their")
                + " digests kept." + warnings;
    }

    /** Returns the warnings about entries, or none if they are not wanted. */
    private List<String> warnings(boolean wanted) {
        return wanted
                ? EntryWarnings.of(contest(), factory).stream()
                        .map(words -> "Warning: " + words)
                        .toList()
                : List.of();
    }

    private static String said(List<String> warnings) {
        return warnings.stream().map(words -> " " + words).collect(Collectors.joining());
    }

    private String start(ActionRequest request, DecisionAuthor author) {
        List<String> warnings = warnOfEntries();
        play.start(author.by());
        return "The games begin." + said(warnings);
    }

    /**
     * Warns of entries that are undecided, unfit or missing, unless they are frozen already; returns the warnings.
     *
     * @throws RequestFailure if the contest cannot be drawn yet
     */
    List<String> warnOfEntries() {
        List<String> warnings = warnings(!contest().isFrozen());
        warnings.forEach(play::remark);
        return warnings;
    }

    private String stop(ActionRequest request, DecisionAuthor author) {
        if (request.body().flag("now", false)) {
            play.stopNow();
            return "The running games are broken off; the next start plays them again.";
        }
        referee(author).drain();
        return "The running games are played to their end, and no other begins.";
    }

    private String pause(ActionRequest request, DecisionAuthor author) {
        referee(author).pause();
        return "No other game begins; those that run are played to their end.";
    }

    private String resume(ActionRequest request, DecisionAuthor author) {
        referee(author).resume();
        return "Games begin again.";
    }

    private String results(ActionRequest request, DecisionAuthor author) {
        request.needed("to", "who sees results: hidden, teams or public,");
        ContestSettings.Results to =
                request.word("to", ContestSettings.Results.values(), ContestSettings.Results.HIDDEN);
        referee(author).show(to);
        return switch (to) {
            case HIDDEN -> "Nobody but you sees results.";
            case TEAMS -> "Each team sees its own games.";
            case PUBLIC -> "Everybody sees the results.";
        };
    }

    private String publish(ActionRequest request, DecisionAuthor author) {
        referee(author).publish();
        return "The results are out, and the seed is open.";
    }

    private String export(ActionRequest request, DecisionAuthor author) {
        OpenContest.Export export = contest().export(contest().site(), new OfflinePage());
        return "Wrote " + export.written().files() + " files to " + contest().site() + ", with results for: "
                + export.shown().name().toLowerCase(Locale.ROOT) + ".";
    }

    private String revoke(ActionRequest request, DecisionAuthor author) {
        String team = request.text("team");
        if (team.isEmpty()) {
            links.revoke(new ContestLinks.Holder.Organiser());
            return "Your own link is worth nothing any more; `arena contest links` tells the next one.";
        }
        if (!shown.teams().contains(team)) {
            throw RequestFailure.usage(NameLookup.unknown("team", team, shown.teams()));
        }
        links.revoke(new ContestLinks.Holder.Team(team));
        return "The link of " + team + " is worth nothing any more; hand it the next one.";
    }

    private Outcome handOver(ActionRequest request, DecisionAuthor author) {
        HostedMatch hosted = game(request);
        Successor next = referee(author)
                .handOver(
                        hosted,
                        request.body().whole("seat", 0, 1, MOST_SEATS),
                        request.needed("to", "who plays on: superbot:LEVEL or human:NAME,"));
        Optional<String> seat = next.person()
                .map(person -> SeatLinks.page(seats.open(hosted.state().match().orElseThrow(), person)));
        return new Outcome(next.name() + " plays on" + (seat.isPresent() ? ", by the link." : "."), seat);
    }

    private Outcome renew(ActionRequest request, DecisionAuthor author) {
        SeatLinks.LinkedSeat seat = new SeatLinks.LinkedSeat(
                request.needed("match", "which match"), request.body().whole("seat", 0, 1, MOST_SEATS));
        String token = seats.renew(seat).orElseThrow(() -> RequestFailure.usage("Nobody has a link to that seat."));
        return new Outcome("The link before is worth nothing any more.", Optional.of(SeatLinks.page(token)));
    }

    private SignUps signUps() {
        return shown.signUps()
                .orElseThrow(() -> RequestFailure.usage(
                        "Teams do not sign up here; set sign-up = on in [serve] of config.ini for that."));
    }

    private String acceptEntry(ActionRequest request, DecisionAuthor author) {
        String team = request.needed("team", "whose entry");
        signUps().accept(team, author);
        return team + " plays with the entry that it has handed in.";
    }

    private String refuseEntry(ActionRequest request, DecisionAuthor author) {
        String team = request.needed("team", "whose entry");
        signUps().refuse(team, author);
        return "The entry of " + team + " is refused, and the team reads why.";
    }

    private String checkEntry(ActionRequest request, DecisionAuthor author) {
        String team = request.needed("team", "whose entry");
        signUps().check(team);
        return "The entry of " + team + " is checked when it is its turn.";
    }
}

package arena.web.contest;

import arena.app.NamedThings;
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
import arena.contest.Disqualification;
import arena.web.http.JsonFields;
import arena.web.offline.OfflinePage;
import arena.web.play.SeatLinks;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * What an organiser may do by a button, each under the name of the command that does the same. A decision goes through
 * the {@link Referee} and is kept with who has taken it and why, as one from the command line is.
 */
final class OrganiserActions {

    private static final int MOST_SEATS = 1_000;
    private static final int MOST_MOVES = 1_000_000;
    private static final int MOST_STEPS_PER_SECOND = 1_000;

    private final ServedContest shown;
    private final ContestWatch watch;
    private final ContestPlay play;
    private final ContestLinks links;
    private final SeatLinks seats;
    private final ServicesFactory factory;
    private final SortedMap<String, BiFunction<Order, DecisionAuthor, Deed>> actions = new TreeMap<>();

    /**
     * What was done.
     *
     * @param words a sentence that says it
     * @param seat the page of a seat to which a link was made
     */
    record Deed(String words, Optional<String> seat) {}

    OrganiserActions(ServedContest shown, SeatLinks seats, ServicesFactory factory) {
        this.shown = shown;
        this.watch = shown.watch();
        this.play = shown.play();
        this.links = shown.links();
        this.seats = seats;
        this.factory = factory;
        add(ofTheDay());
        add(ofTheReferee());
        add(ofAGame());
        add(ofTheSignUp());
        actions.put("hand-over", this::handOver);
        actions.put("renew-seat", this::renew);
    }

    private void add(Map<String, BiFunction<Order, DecisionAuthor, String>> more) {
        more.forEach((name, action) ->
                actions.put(name, (order, by) -> new Deed(action.apply(order, by), Optional.empty())));
    }

    private Map<String, BiFunction<Order, DecisionAuthor, String>> ofTheDay() {
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

    private Map<String, BiFunction<Order, DecisionAuthor, String>> ofTheReferee() {
        return Map.of(
                "award", this::award,
                "replay", this::replay,
                "enter-result", this::enter,
                "disqualify", this::disqualify,
                "clear", this::clear,
                "accept", this::accept);
    }

    private Map<String, BiFunction<Order, DecisionAuthor, String>> ofAGame() {
        return Map.of(
                "hold",
                        (order, by) -> {
                            game(order).hold();
                            return "The game is held before its next step; nobody's time runs.";
                        },
                "step",
                        (order, by) -> {
                            game(order).step();
                            return "One step is played.";
                        },
                "hold-for-dead",
                        (order, by) -> {
                            boolean wanted = order.body().flag("on", true);
                            play.holdForGone(wanted);
                            return wanted
                                    ? "A game is held from now on when a bot has died, and its seat can be handed over."
                                    : "When a bot has died, the rules say at once what becomes of it.";
                        },
                "intervene",
                        (order, by) -> {
                            String what = order.needed("what", "what is to be done to the game");
                            referee(by).intervene(game(order), what);
                            return "Done before the next step: " + what + ".";
                        },
                "hold-new",
                        (order, by) -> {
                            boolean wanted = order.body().flag("on", true);
                            play.holdNew(wanted);
                            return wanted
                                    ? "A game that begins is held before its first step."
                                    : "A game that begins is played at once.";
                        },
                "go-on",
                        (order, by) -> {
                            game(order).goOn();
                            return "The game goes on.";
                        },
                "speed",
                        (order, by) -> {
                            int speed = order.body().whole("perSecond", -1, 0, MOST_STEPS_PER_SECOND);
                            game(order).speed(speed);
                            return speed == 0
                                    ? "The game goes at full speed."
                                    : "The game makes " + speed + " steps a second.";
                        });
    }

    private Map<String, BiFunction<Order, DecisionAuthor, String>> ofTheSignUp() {
        return Map.of(
                "accept-entry", this::acceptEntry,
                "refuse-entry", this::refuseEntry,
                "check-entry", this::checkEntry);
    }

    private HostedMatch game(Order order) {
        return play.game(order.needed("game", "which game"));
    }

    /** Returns the names of all actions, in order. */
    List<String> names() {
        return List.copyOf(actions.keySet());
    }

    /**
     * Does it, and returns what was done.
     *
     * @throws RequestFailure if there is no such action, or it cannot be done
     */
    Deed act(String action, JsonFields body) {
        BiFunction<Order, DecisionAuthor, Deed> known = actions.get(action);
        if (known == null) {
            throw RequestFailure.usage(NamedThings.unknown("action", action, actions.keySet()));
        }
        Order order = new Order(body);
        String by = order.text("by");
        return known.apply(order, new DecisionAuthor(by.isBlank() ? "organiser" : by, order.text("reason")));
    }

    /** What was sent with an action. */
    private record Order(JsonFields body) {

        String text(String field) {
            return body.text(field);
        }

        String needed(String field, String words) {
            String value = text(field);
            if (value.isEmpty()) {
                throw RequestFailure.usage("Say " + words + " in \"" + field + "\".");
            }
            return value;
        }

        <E extends Enum<E>> E word(String field, E[] values, E standard) {
            String text = text(field);
            return text.isEmpty()
                    ? standard
                    : Arrays.stream(values)
                            .filter(value -> value.name().equalsIgnoreCase(text))
                            .findFirst()
                            .orElseThrow(() -> RequestFailure.usage(NamedThings.unknown(
                                    "word",
                                    text,
                                    Arrays.stream(values)
                                            .map(value -> value.name().toLowerCase(Locale.ROOT))
                                            .toList())));
        }
    }

    private OpenContest contest() {
        return watch.contest();
    }

    private Referee referee(DecisionAuthor signature) {
        return new Referee(contest(), signature);
    }

    private String draw(Order order, DecisionAuthor signature) {
        String warnings = said(warnings(contest().drawn().isEmpty()));
        String commitment = new ContestDraw(contest()).hold(signature).seal().commitment();
        return "The contest is drawn; its commitment is " + commitment + "." + warnings;
    }

    private String freeze(Order order, DecisionAuthor signature) {
        String warnings = said(warnings(!contest().isFrozen()));
        long files = ContestEntries.freeze(contest(), factory, signature);
        return "The entries are frozen: " + files + (files == 1 ? " file has its" : " files have their")
                + " digests kept." + warnings;
    }

    /** Returns the warnings about entries, if they are wanted. */
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

    private String start(Order order, DecisionAuthor signature) {
        List<String> warnings = warnOfEntries();
        play.start(signature.by());
        return "The games begin." + said(warnings);
    }

    /**
     * Remarks on entries that are undecided, unfit or missing, unless they are frozen already; returns the sentences.
     *
     * @throws RequestFailure if the contest cannot be drawn yet
     */
    List<String> warnOfEntries() {
        List<String> warnings = warnings(!contest().isFrozen());
        warnings.forEach(play::remark);
        return warnings;
    }

    private String stop(Order order, DecisionAuthor signature) {
        if (order.body().flag("now", false)) {
            play.stopNow();
            return "The running games are broken off; the next start plays them again.";
        }
        referee(signature).drain();
        return "The running games are played to their end, and no other begins.";
    }

    private String pause(Order order, DecisionAuthor signature) {
        referee(signature).pause();
        return "No other game begins; those that run are played to their end.";
    }

    private String resume(Order order, DecisionAuthor signature) {
        referee(signature).resume();
        return "Games begin again.";
    }

    private String results(Order order, DecisionAuthor signature) {
        order.needed("to", "who sees results: hidden, teams or public,");
        ContestSettings.Results to = order.word("to", ContestSettings.Results.values(), ContestSettings.Results.HIDDEN);
        referee(signature).show(to);
        return switch (to) {
            case HIDDEN -> "Nobody but you sees results.";
            case TEAMS -> "Each team sees its own games.";
            case PUBLIC -> "Everybody sees the results.";
        };
    }

    private String publish(Order order, DecisionAuthor signature) {
        referee(signature).publish();
        return "The results are out, and the seed is open.";
    }

    private String export(Order order, DecisionAuthor signature) {
        OpenContest.Export export =
                contest().export(contest().site(), record -> Optional.of(OfflinePage.of(record, "referee")));
        return "Wrote " + export.written().files() + " files to " + contest().site() + ", with results for: "
                + export.shown().name().toLowerCase(Locale.ROOT) + ".";
    }

    private String revoke(Order order, DecisionAuthor signature) {
        String team = order.text("team");
        if (team.isEmpty()) {
            links.revoke(new ContestLinks.Holder.Organiser());
            return "Your own link is worth nothing any more; `arena contest links` tells the next one.";
        }
        if (!shown.teams().contains(team)) {
            throw RequestFailure.usage(NamedThings.unknown("team", team, shown.teams()));
        }
        links.revoke(new ContestLinks.Holder.Team(team));
        return "The link of " + team + " is worth nothing any more; hand it the next one.";
    }

    private Deed handOver(Order order, DecisionAuthor signature) {
        HostedMatch hosted = game(order);
        Successor next = referee(signature)
                .handOver(
                        hosted,
                        order.body().whole("seat", 0, 1, MOST_SEATS),
                        order.needed("to", "who plays on: superbot:LEVEL or human:NAME,"));
        Optional<String> seat = next.person()
                .map(person -> SeatLinks.page(seats.open(hosted.state().match().orElseThrow(), person)));
        return new Deed(next.name() + " plays on" + (seat.isPresent() ? ", by the link." : "."), seat);
    }

    private Deed renew(Order order, DecisionAuthor signature) {
        SeatLinks.LinkedSeat place = new SeatLinks.LinkedSeat(
                order.needed("match", "which match"), order.body().whole("seat", 0, 1, MOST_SEATS));
        String token = seats.renew(place).orElseThrow(() -> RequestFailure.usage("Nobody has a link to that seat."));
        return new Deed("The link before is worth nothing any more.", Optional.of(SeatLinks.page(token)));
    }

    private String award(Order order, DecisionAuthor signature) {
        String team = order.needed("team", "who has won");
        Referee.DecidedGame game =
                taken(referee(signature).award(order.needed("game", "which game"), team, points(order)));
        return game.fixture().id() + " between " + game.teams() + " counts as won by " + team + ".";
    }

    private static Referee.DecidedGame taken(Referee.PlannedForGame planned) {
        planned.decision().take();
        return planned.game();
    }

    private static SortedMap<String, BigDecimal> points(Order order) {
        SortedMap<String, BigDecimal> points = new TreeMap<>();
        order.body()
                .object("points")
                .ifPresent(given -> given.keys()
                        .forEach(team -> points.put(
                                team,
                                given.decimal(team)
                                        .orElseThrow(() -> RequestFailure.usage(
                                                "Say in \"points\" as a number what " + team + " gets.")))));
        return points;
    }

    private String replay(Order order, DecisionAuthor signature) {
        Referee.DecidedGame game = taken(referee(signature).replay(order.needed("game", "which game")));
        return game.fixture().id() + " between " + game.teams() + " is played again.";
    }

    private String enter(Order order, DecisionAuthor signature) {
        List<Referee.TeamPlace> places = new ArrayList<>();
        for (JsonFields place : order.body().objects("places", MOST_SEATS)) {
            places.add(new Referee.TeamPlace(
                    place.text("team"), place.whole("place", 0, 1, MOST_SEATS), place.decimal("points")));
        }
        if (places.isEmpty()) {
            throw RequestFailure.usage("Say who is on which place in \"places\": a list of {\"team\", \"place\"}.");
        }
        Referee.DecidedGame game = taken(referee(signature)
                .enter(
                        order.needed("game", "which game"),
                        places,
                        order.body().has("moves")
                                ? OptionalInt.of(order.body().whole("moves", 0, 0, MOST_MOVES))
                                : OptionalInt.empty()));
        return "The result of " + game.fixture().id() + " is entered.";
    }

    private String disqualify(Order order, DecisionAuthor signature) {
        String team = order.needed("team", "which team");
        Disqualification results = order.word("results", Disqualification.values(), Disqualification.OUT);
        referee(signature).disqualify(team, results).take();
        return results == Disqualification.OUT
                ? team + " is disqualified and out."
                : team + " is disqualified; its results stand.";
    }

    private String clear(Order order, DecisionAuthor signature) {
        String team = order.needed("team", "which team");
        referee(signature).clear(team).take();
        return team + " plays on.";
    }

    private String accept(Order order, DecisionAuthor signature) {
        String team = order.needed("team", "whose entry");
        referee(signature).accept(team, factory);
        return "The entry of " + team + " is taken as it is now.";
    }

    private SignUps signUps() {
        return shown.signUps()
                .orElseThrow(() -> RequestFailure.usage(
                        "Teams do not sign up here; set sign-up = on in [serve] of config.ini for that."));
    }

    private String acceptEntry(Order order, DecisionAuthor signature) {
        String team = order.needed("team", "whose entry");
        signUps().accept(team, signature);
        return team + " plays with the entry that it has handed in.";
    }

    private String refuseEntry(Order order, DecisionAuthor signature) {
        String team = order.needed("team", "whose entry");
        signUps().refuse(team, signature);
        return "The entry of " + team + " is refused, and the team reads why.";
    }

    private String checkEntry(Order order, DecisionAuthor signature) {
        String team = order.needed("team", "whose entry");
        signUps().check(team);
        return "The entry of " + team + " is checked when it is its turn.";
    }
}

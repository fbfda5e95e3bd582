package arena.web.contest;

import arena.app.RequestFailure;
import arena.app.contest.ContestWatch;
import arena.app.contest.DecisionAuthor;
import arena.app.contest.Referee;
import arena.app.play.ServicesFactory;
import arena.contest.Disqualification;
import arena.web.http.JsonFields;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** The actions of the organiser's page that are decisions of the referee about a game or a team. */
final class RefereeActions {

    private static final int MOST_SEATS = 1_000;
    private static final int MOST_MOVES = 1_000_000;

    private final ContestWatch watch;
    private final ServicesFactory factory;

    RefereeActions(ContestWatch watch, ServicesFactory factory) {
        this.watch = watch;
        this.factory = factory;
    }

    /** Returns the actions by their names. */
    Map<String, BiFunction<ActionRequest, DecisionAuthor, String>> all() {
        return Map.of(
                "award", this::award,
                "replay", this::replay,
                "enter-result", this::enter,
                "disqualify", this::disqualify,
                "clear", this::clear,
                "accept", this::accept);
    }

    private Referee referee(DecisionAuthor author) {
        return new Referee(watch.contest(), author);
    }

    private String award(ActionRequest request, DecisionAuthor author) {
        String team = request.needed("team", "who has won");
        Referee.DecidedGame game =
                taken(referee(author).award(request.needed("game", "which game"), team, points(request)));
        return game.fixture().id() + " between " + game.teams() + " counts as won by " + team + ".";
    }

    private static Referee.DecidedGame taken(Referee.PlannedForGame planned) {
        planned.decision().take();
        return planned.game();
    }

    private static SortedMap<String, BigDecimal> points(ActionRequest request) {
        SortedMap<String, BigDecimal> points = new TreeMap<>();
        request.body()
                .object("points")
                .ifPresent(given -> given.keys()
                        .forEach(team -> points.put(
                                team,
                                given.decimal(team)
                                        .orElseThrow(() -> RequestFailure.usage(
                                                "Say in \"points\" as a number what " + team + " gets.")))));
        return points;
    }

    private String replay(ActionRequest request, DecisionAuthor author) {
        Referee.DecidedGame game = taken(referee(author).replay(request.needed("game", "which game")));
        return game.fixture().id() + " between " + game.teams() + " is played again.";
    }

    private String enter(ActionRequest request, DecisionAuthor author) {
        List<Referee.TeamPlace> places = new ArrayList<>();
        for (JsonFields place : request.body().objects("places", MOST_SEATS)) {
            places.add(new Referee.TeamPlace(
                    place.text("team"), place.whole("place", 0, 1, MOST_SEATS), place.decimal("points")));
        }
        if (places.isEmpty()) {
            throw RequestFailure.usage("Say who is on which place in \"places\": a list of {\"team\", \"place\"}.");
        }
        Referee.DecidedGame game = taken(referee(author)
                .enter(
                        request.needed("game", "which game"),
                        places,
                        request.body().has("moves")
                                ? OptionalInt.of(request.body().whole("moves", 0, 0, MOST_MOVES))
                                : OptionalInt.empty()));
        return "The result of " + game.fixture().id() + " is entered.";
    }

    private String disqualify(ActionRequest request, DecisionAuthor author) {
        String team = request.needed("team", "which team");
        Disqualification results = request.word("results", Disqualification.values(), Disqualification.OUT);
        referee(author).disqualify(team, results).take();
        return results == Disqualification.OUT
                ? team + " is disqualified and out."
                : team + " is disqualified; its results stand.";
    }

    private String clear(ActionRequest request, DecisionAuthor author) {
        String team = request.needed("team", "which team");
        referee(author).clear(team).take();
        return team + " plays on.";
    }

    private String accept(ActionRequest request, DecisionAuthor author) {
        String team = request.needed("team", "whose entry");
        referee(author).accept(team, factory);
        return "The entry of " + team + " is taken as it is now.";
    }
}

package arena.app.contest;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.table.Successor;
import arena.config.ContestSettings;
import arena.contest.Contest;
import arena.contest.ContestPhase;
import arena.contest.ContestState;
import arena.contest.DecisionCodec;
import arena.contest.Disqualification;
import arena.contest.RefereeDecision;
import arena.game.Choices;
import arena.game.GameInfo;
import arena.match.Intervention;
import arena.match.MatchPurpose;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.DecisionEntry;
import arena.tournament.GameResult;
import arena.tournament.format.Fixture;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The decisions of a referee or organiser about a contest, each recorded for good with its author and reason. */
public final class Referee {

    /** The most digits of a game's points before the decimal point, so that sums in the standings are exact. */
    private static final int MOST_DIGITS = 7;

    private final OpenContest contest;
    private final DecisionAuthor author;

    /** Prepares decisions of an author. */
    public Referee(OpenContest contest, DecisionAuthor author) {
        this.contest = contest;
        this.author = author;
    }

    /** A game that a decision concerns, with the names of its teams. */
    public record DecidedGame(Fixture fixture, String teams) {}

    /**
     * The place of a team in a game. Points may be missing where they decide nothing: then the first team gets one,
     * and the others none.
     */
    public record TeamPlace(String team, int place, Optional<BigDecimal> points) {}

    /** A planned decision, whose effect can be viewed before it is taken. */
    public final class Planned {
        private final RefereeDecision decision;
        private final ContestState before;

        private Planned(RefereeDecision decision, ContestState before) {
            this.decision = decision;
            this.before = before;
        }

        /** Returns the places that it changes. */
        public List<PlaceChange> changes() {
            DecisionEntry decided = DecisionCodec.written(decision, author.by(), author.reason(), 0);
            return PlaceChange.between(before, before.with(decided));
        }

        /** Takes the decision. */
        public void take() {
            contest.decide(decision, author.withReason());
        }
    }

    /** A planned decision about a game. */
    public record PlannedForGame(DecidedGame game, Planned decision) {}

    /**
     * Plans that a game counts as won by a team, regardless of what was played. The number of moves stays.
     *
     * @param game its name, or the beginning of it, or {@code TEAM-TEAM}
     * @param points of the game for each team; required where they decide, else none
     */
    public PlannedForGame award(String game, String team, SortedMap<String, BigDecimal> points) {
        ContestState now = contest.situation();
        DecidedGame decided = game(now, game);
        Fixture fixture = decided.fixture();
        int winner = contestant(now.contest(), team);
        if (!fixture.isPlayedBy(winner)) {
            throw RequestFailure.usage(
                    team + " does not play in " + fixture.id() + "; its teams are " + decided.teams() + ".");
        }
        int moves = movesMade(now, fixture);
        return new PlannedForGame(
                decided,
                new Planned(
                        points.isEmpty() && !now.countsGamePoints(fixture)
                                ? RefereeDecision.award(
                                        fixture.id(), fixture.seats(), winner, OptionalInt.empty(), moves)
                                : new RefereeDecision.Awarded(
                                        fixture.id(),
                                        OptionalInt.empty(),
                                        awarded(now, decided, winner, points, moves)),
                        now));
    }

    /** Returns the result of an award with points for each team: the winner first, the others by their points. */
    private static GameResult awarded(
            ContestState now, DecidedGame decided, int winner, SortedMap<String, BigDecimal> points, int moves) {
        Contest drawn = now.contest();
        List<Integer> seats = decided.fixture().seats();
        if (!points.keySet().equals(seats.stream().map(drawn::name).collect(Collectors.toCollection(TreeSet::new)))) {
            throw RequestFailure.usage((now.countsGamePoints(decided.fixture())
                            ? "The game's own points decide here, so an"
                            : "An")
                    + " award of " + decided.fixture().id() + " needs the points of each team: "
                    + drawn.name(winner) + " "
                    + seats.stream().map(seat -> drawn.name(seat) + "=POINTS").collect(Collectors.joining(" ")) + "."
                    + pointsMade(now, decided.fixture()));
        }
        BigDecimal most = Collections.max(points.values());
        if (points.getOrDefault(drawn.name(winner), most).compareTo(most) < 0) {
            throw RequestFailure.usage(
                    drawn.name(winner) + " wins " + decided.fixture().id()
                            + " and cannot get fewer points than others; enter-result accepts any places and"
                            + " points.");
        }
        List<Integer> places = new ArrayList<>();
        List<Long> parts = new ArrayList<>();
        for (int seat : seats) {
            BigDecimal own = points.getOrDefault(drawn.name(seat), BigDecimal.ZERO);
            long ahead = points.entrySet().stream()
                    .filter(other -> !other.getKey().equals(drawn.name(winner))
                            && other.getValue().compareTo(own) > 0)
                    .count();
            places.add(seat == winner ? 1 : (int) ahead + 2);
            parts.add(parts(drawn.game(), own));
        }
        return GameResult.of(seats, places, parts, moves);
    }

    /** Returns a sentence with the points of a game as it counts now; empty if it was not played. */
    private static String pointsMade(ContestState now, Fixture fixture) {
        return now.progress()
                .result(fixture)
                .map(result -> " Its result now: "
                        + result.seats().stream()
                                .map(seat -> now.contest().name(seat.contestant()) + "="
                                        + BigDecimal.valueOf(
                                                        seat.points(),
                                                        now.contest().game().decimals())
                                                .toPlainString())
                                .collect(Collectors.joining(" "))
                        + ".")
                .orElse("");
    }

    /** Returns the number of moves in the counting attempt at a game; 0 if there is none. */
    private static int movesMade(ContestState now, Fixture fixture) {
        return now.ledger()
                .played(fixture.id())
                .flatMap(AttemptRow::ended)
                .map(AttemptResult::moves)
                .orElse(0);
    }

    /** Plans that a game is played again; its present result no longer counts. */
    public PlannedForGame replay(String game) {
        ContestState now = contest.situation();
        DecidedGame decided = game(now, game);
        return new PlannedForGame(
                decided,
                new Planned(new RefereeDecision.ReplayOrdered(decided.fixture().id()), now));
    }

    /**
     * Plans that a game counts as it was played elsewhere.
     *
     * @param places of every team in it
     * @param moves of all together; empty for those of the game played here
     */
    public PlannedForGame enter(String game, List<TeamPlace> places, OptionalInt moves) {
        ContestState now = contest.situation();
        DecidedGame decided = game(now, game);
        if (now.countsGamePoints(decided.fixture())
                && places.stream().anyMatch(place -> place.points().isEmpty())) {
            throw RequestFailure.usage("In " + decided.fixture().id() + " the game's own points decide, so a"
                    + " result needs them: "
                    + places.stream()
                            .map(place -> place.team() + "=" + place.place() + ":"
                                    + place.points()
                                            .map(BigDecimal::toPlainString)
                                            .orElse("POINTS"))
                            .collect(Collectors.joining(" "))
                    + "." + pointsMade(now, decided.fixture()));
        }
        GameResult result =
                result(now.contest(), decided, places, moves.orElseGet(() -> movesMade(now, decided.fixture())));
        now.contest().refusal(result).ifPresent(words -> {
            throw RequestFailure.usage(words);
        });
        return new PlannedForGame(
                decided,
                new Planned(new RefereeDecision.ResultEntered(decided.fixture().id(), result), now));
    }

    private static GameResult result(Contest drawn, DecidedGame decided, List<TeamPlace> places, int moves) {
        SortedMap<Integer, TeamPlace> byContestant = new TreeMap<>();
        for (TeamPlace place : places) {
            if (byContestant.putIfAbsent(contestant(drawn, place.team()), place) != null) {
                throw RequestFailure.usage(place.team() + " has two places; give it one.");
            }
        }
        Fixture fixture = decided.fixture();
        if (!List.copyOf(byContestant.keySet())
                .equals(fixture.seats().stream().sorted().toList())) {
            throw RequestFailure.usage("The teams of " + fixture.id() + " are " + decided.teams()
                    + "; give a place to each of them and to no other team.");
        }
        List<Integer> placed = new ArrayList<>();
        List<Long> points = new ArrayList<>();
        for (int contestant : fixture.seats()) {
            TeamPlace one = byContestant.getOrDefault(contestant, places.get(0));
            placed.add(one.place());
            points.add(parts(drawn.game(), one.points().orElse(one.place() == 1 ? BigDecimal.ONE : BigDecimal.ZERO)));
        }
        if (!placed.contains(1) || moves < 0 || placed.stream().anyMatch(place -> place > placed.size())) {
            throw RequestFailure.usage("One team must have place 1, no team a place after " + placed.size()
                    + ", and the moves must be 0 or more; correct the result.");
        }
        return GameResult.of(fixture.seats(), placed, points, moves);
    }

    private static long parts(GameInfo game, BigDecimal points) {
        boolean isTooFine = points.stripTrailingZeros().scale() > game.decimals();
        // Not in full: a number such as 1e-999999999 has very many digits.
        if (isTooFine || (points.signum() != 0 && points.precision() - points.scale() > MOST_DIGITS)) {
            throw RequestFailure.usage("Points of " + game.title() + " may have at most " + MOST_DIGITS
                    + " digits before the decimal point and " + game.decimals() + " decimals, not "
                    + points + ".");
        }
        return points.movePointRight(game.decimals()).longValueExact();
    }

    /**
     * Returns the game with that id or short name, or the only one whose id begins so, or the only one between {@code
     * TEAM-TEAM}.
     *
     * @throws RequestFailure if there is none, or several
     */
    private static DecidedGame game(ContestState now, String words) {
        List<Fixture> games = now.progress().fixtures();
        List<Fixture> meant = games.stream()
                .filter(one -> one.id().equals(words))
                .findFirst()
                .or(() -> now.progress().sections().stream()
                        .flatMap(state -> state.fixtures().stream()
                                .filter(one -> state.shortName(one).equals(words)))
                        .findFirst())
                .map(List::of)
                .orElseGet(() -> games.stream()
                        .filter(one -> one.id().startsWith(words) || isBetween(one, words, now.contest()))
                        .toList());
        if (meant.isEmpty()) {
            throw RequestFailure.usage(NameLookup.unknown(
                            "game", words, games.stream().map(Fixture::id).toList())
                    + " `arena contest show` lists them.");
        }
        if (meant.size() > 1) {
            throw RequestFailure.usage("\"" + words + "\" matches " + meant.size() + " games ("
                    + meant.get(0).id() + ", " + meant.get(1).id() + (meant.size() > 2 ? ", ..." : "")
                    + "); write the full name of one.");
        }
        return new DecidedGame(meant.get(0), now.names(meant.get(0).seats()));
    }

    /** Accepts the teams' names, since people do not know the numbers in the ids of games. */
    private static boolean isBetween(Fixture fixture, String words, Contest drawn) {
        List<String> teams = fixture.seats().stream().map(drawn::name).sorted().toList();
        return Arrays.stream(words.split("-", -1)).sorted().toList().equals(teams);
    }

    private void decide(RefereeDecision decision) {
        contest.decide(decision, author.withReason());
    }

    /**
     * Hands a seat of a running game over to another player, and returns the new player.
     *
     * @param match the game
     * @param seat from 1
     * @param to {@code superbot:LEVEL} or {@code human:NAME}
     */
    public Successor handOver(HostedMatch match, int seat, String to) {
        Successor next = Successor.of(match, seat, to);
        MatchRequest request = match.requireSeat(seat);
        MatchPurpose game =
                request.occasion().orElseThrow(() -> RequestFailure.usage("This match is not a game of a contest."));
        String team = request.sittings().get(seat - 1).name();
        decide(new RefereeDecision.SeatHandedOver(
                game.game(), game.attempt(), contestant(contest.contest(), team), next.name()));
        next.takeOver(author.by(), author.reason());
        return next;
    }

    /** Intervenes in a held game, by a text in the form of the record. */
    public void intervene(HostedMatch match, String text) {
        MatchRequest request = match.requirePlayed();
        MatchPurpose game =
                request.occasion().orElseThrow(() -> RequestFailure.usage("This match is not a game of a contest."));
        Choices.Chosen chosen = match.requireIntervention(text);
        decide(new RefereeDecision.Intervened(game.game(), game.attempt(), text));
        match.intervene(new Intervention(chosen, author.by(), author.reason()));
    }

    /** Plans to disqualify a team. */
    public Planned disqualify(String team, Disqualification results) {
        ContestState now = contest.situation();
        return new Planned(new RefereeDecision.Disqualified(contestant(now.contest(), team), results), now);
    }

    /** Plans to let a team on probation, or a disqualified one, play again. */
    public Planned clear(String team) {
        ContestState now = contest.situation();
        return new Planned(new RefereeDecision.Cleared(contestant(now.contest(), team)), now);
    }

    private static int contestant(Contest drawn, String team) {
        return drawn.contestant(team)
                .orElseThrow(() -> RequestFailure.usage(NameLookup.unknown("team", team, drawn.names())));
    }

    /** Accepts the present files of a team as its entry. */
    public void accept(String team, ServicesFactory factory) {
        Contest drawn = contest.contest();
        contestant(drawn, team);
        try (Services services = contest.services(factory)) {
            SortedMap<String, String> now = new TreeMap<>(
                    new ContestEntries(contest, drawn, services).digests(team).digests());
            now.putIfAbsent(team, "");
            decide(new RefereeDecision.EntryAccepted(now));
        }
    }

    /** Lets the running games end, and no other begin. */
    public void pause() {
        order(new RefereeDecision.Paused());
    }

    /** Lets games begin again. */
    public void resume() {
        order(new RefereeDecision.Resumed());
    }

    /** Lets the running games end; then the arena that plays the contest ends too. */
    public void drain() {
        order(new RefereeDecision.Drained());
    }

    /** Sets who sees results before they are published. */
    public void show(ContestSettings.Results results) {
        order(new RefereeDecision.ResultsShown(results));
    }

    private void order(RefereeDecision decision) {
        contest.contest();
        contest.decide(decision, author);
    }

    /**
     * Publishes the results and the sealed seed, unless done before, and returns the state of the contest before.
     *
     * @throws RequestFailure if a game has no result yet
     */
    public ContestState publish() {
        ContestState now = contest.situation();
        if (now.phase() != ContestPhase.FINISHED && now.phase() != ContestPhase.PUBLISHED) {
            throw RequestFailure.usage("Results can be published when every game has a result, and "
                    + now.open().size() + " have none; play them with `arena contest run`, or award them.");
        }
        if (now.phase() == ContestPhase.FINISHED) {
            String seed = now.contest().seal().seed();
            contest.decide(new RefereeDecision.Published(seed), author);
        }
        return now;
    }
}

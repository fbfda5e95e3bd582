package arena.report;

import arena.config.RunSettings;
import arena.contest.AttemptCauses;
import arena.contest.Contest;
import arena.contest.ContestState;
import arena.contest.Contestant;
import arena.contest.DecisionCodec;
import arena.contest.DecisionKind;
import arena.contest.RefereeDecision;
import arena.game.Settings;
import arena.plugin.Games;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.DecisionEntry;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.SeatResult;
import arena.tournament.format.DrawResult;
import arena.tournament.format.Fixture;
import arena.tournament.format.FormatTerms;
import arena.tournament.format.Formats;
import arena.tournament.format.PointsRule;
import arena.tournament.format.SealedSeed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A specimen of a contest for tests: random but the same every time, with all kinds of events. */
public final class Specimen {

    private static final SealedSeed SEAL = new SealedSeed("0123456789abcdef".repeat(4));
    private static final long BEGIN = 1_795_242_612_000L;
    private static final List<String> CAUSES =
            List.of("its king is found", "the third wrong move", "no answer in time", "its program ended");

    private final Contest contest;
    private final Random dice = new Random(7);
    private final List<AttemptRow> attempts = new ArrayList<>();
    private final List<AuditEntry> decisions = new ArrayList<>();
    private final Map<String, String> records = new TreeMap<>();
    private Optional<String> machine = Optional.empty();
    private long sequence;

    /** Draws a contest. */
    public Specimen(String format, int teams, int seats) {
        this(format, seats, entries(teams));
    }

    /** Draws a contest of some teams. */
    public Specimen(String format, int seats, List<Contestant> entries) {
        String game = seats == 2 ? "chain-reaction" : "asterobots";
        PointsRule rewards =
                seats == 2 ? PointsRule.Places.WINNER_TAKES_ONE : new PointsRule.Places(List.of(10, 6, 4, 3, 2, 1));
        Settings two = new Settings(new TreeMap<>(format.equals("groups") ? Map.of("groups", "2") : Map.of()));
        FormatTerms terms = new FormatTerms(seats, two, rewards, List.of(), new TreeMap<>());
        DrawResult draw =
                new DrawResult(IntStream.range(0, entries.size()).boxed().toList(), List.of(), List.of());
        contest = new Contest(
                "Autumn Cup",
                Games.byId(game).info(),
                Settings.defaults(Games.byId(game).info()),
                format,
                Formats.named(format).orElseThrow().plan(terms, draw),
                SEAL,
                entries,
                Optional.empty(),
                new RunSettings(OptionalInt.empty(), 3, 3, RunSettings.NobodyReady.ASK, RunSettings.OnProbation.ASK));
        decide(DecisionKind.DRAWN, Optional.empty(), OptionalInt.empty(), "by lot from the seed");
    }

    /** Returns teams with plain names. */
    public static List<Contestant> entries(int teams) {
        return IntStream.rangeClosed(1, teams)
                .mapToObj(number -> {
                    String name = String.format("Team%02d", number);
                    return new Contestant(name, name, "", number == teams);
                })
                .toList();
    }

    /** Gives a game a record, by the game's id. */
    public Specimen withRecord(String fixture, String record) {
        records.put(fixture, record);
        return this;
    }

    /** Plays from now on on a machine of a class. */
    public Specimen on(String machineClass) {
        machine = Optional.of(machineClass);
        return this;
    }

    /** Returns its state. */
    public ContestState situation() {
        return ContestState.of(contest, attempts, decisions);
    }

    /** Plays a number of games, or all if there are fewer. */
    public Specimen play(int most) {
        int played = 0;
        for (List<Fixture> open = open(); !open.isEmpty() && played < most; open = open()) {
            for (Fixture fixture : open.subList(0, Math.min(open.size(), most - played))) {
                if (played % 10 == 4) {
                    fail(fixture);
                }
                win(fixture);
                played++;
            }
        }
        return this;
    }

    private List<Fixture> open() {
        return situation().open();
    }

    private Attempt begin(Fixture fixture) {
        int number = 1
                + (int) attempts.stream()
                        .filter(one -> one.attempt().fixture().equals(fixture.id()))
                        .count();
        sequence++;
        return new Attempt(sequence, fixture.id(), number, fixture.seats(), "arena", now());
    }

    private long now() {
        return BEGIN + 1000 * sequence;
    }

    private void end(Attempt attempt, AttemptResult ended) {
        sequence++;
        attempts.add(new AttemptRow(attempt, Optional.of(ended), sequence));
    }

    /** Breaks off an attempt without anyone's fault. */
    public void fail(Fixture fixture) {
        end(
                begin(fixture),
                new AttemptResult(
                        Verdict.BROKEN,
                        AttemptCauses.INFRASTRUCTURE,
                        "broken off",
                        "The disk is full.",
                        GameResult.NONE,
                        120,
                        "",
                        now()));
    }

    /** Plays a game: the lower a team's number the better its chances. */
    public void win(Fixture fixture) {
        List<Integer> order = new ArrayList<>(fixture.seats());
        Map<Integer, Double> luck = new TreeMap<>();
        order.forEach(team ->
                luck.put(team, team + dice.nextGaussian() * contest.entries().size() / 3));
        order.sort(Comparator.comparing(luck::get));
        int moves = 20 + dice.nextInt(60);
        String cause = CAUSES.get(dice.nextInt(CAUSES.size()));
        List<SeatResult> seats = fixture.seats().stream()
                .map(team -> seat(team, order.indexOf(team) + 1, order.size(), moves / order.size(), cause)
                        .with(order.size() == 2 ? Map.of() : Map.of("time to live", 40L - team, "funds", 900L + team)))
                .toList();
        end(
                begin(fixture),
                new AttemptResult(
                        Verdict.DECIDED,
                        AttemptCauses.PLAYED,
                        cause,
                        "",
                        Optional.of(""),
                        new GameResult(seats, moves),
                        moves * 40L,
                        records.getOrDefault(fixture.id(), ""),
                        machine,
                        now()));
    }

    private SeatResult seat(int team, int place, int seats, int moves, String cause) {
        boolean faulty = place > 1 && !cause.equals(CAUSES.get(0));
        long mean = 5 + 37L * team + dice.nextInt(30);
        return new SeatResult(
                team,
                place,
                seats == 2 ? 2 - place : 100L * (seats - place),
                cause,
                faulty ? "move " + moves + ": C 99 is no cell\nthe input was input_" + moves + ".txt" : "",
                new MoveTally(moves, faulty ? 1 : 0, 0, mean * moves, mean * (2 + dice.nextInt(9))));
    }

    /** Enters a decision. */
    public void decide(DecisionKind verb, Optional<String> fixture, OptionalInt team, String reason) {
        sequence++;
        Map<String, String> details = fixture.isPresent() && team.isPresent()
                ? award(situation().fixture(fixture.get()).orElseThrow(), team.getAsInt())
                : new TreeMap<>();
        decisions.add(new AuditEntry(
                decisions.size() + 1,
                sequence,
                new DecisionEntry(verb.key(), fixture, team, "Ada", reason, new TreeMap<>(details), now())));
    }

    private static SortedMap<String, String> award(Fixture fixture, int winner) {
        RefereeDecision award = RefereeDecision.award(fixture.id(), fixture.seats(), winner, OptionalInt.of(winner));
        return DecisionCodec.written(award, "", "", 0).details();
    }

    /** Disqualifies a team. */
    public void disqualify(int team) {
        sequence++;
        decisions.add(new AuditEntry(
                decisions.size() + 1,
                sequence,
                new DecisionEntry(
                        DecisionKind.DISQUALIFIED.key(),
                        Optional.empty(),
                        OptionalInt.of(team),
                        "Ada",
                        "its program was somebody else's",
                        new TreeMap<>(Map.of("results", "out")),
                        now())));
    }

    /** Ends a game that one team has won because the other was not ready. */
    public void walkover(Fixture fixture, int winner) {
        List<SeatResult> seats = fixture.seats().stream()
                .map(team -> new SeatResult(
                        team,
                        team == winner ? 1 : 2,
                        0,
                        team == winner ? "its opponent has left" : "not ready",
                        "",
                        MoveTally.NONE))
                .toList();
        end(
                begin(fixture),
                new AttemptResult(
                        Verdict.DECIDED,
                        AttemptCauses.WALKOVER,
                        "not ready",
                        "",
                        new GameResult(seats, 0),
                        5,
                        "",
                        now()));
    }

    /**
     * Returns a contest of six with all kinds of events: attempts that were broken off, a decision, a replay, an end.
     */
    public static Specimen eventful() {
        List<Contestant> entries = new ArrayList<>(entries(6));
        entries.set(
                1, new Contestant("Evil", "<script>alert('x')</script> & \"Sons\"", "Eve <b>&</b> 'Mallory'", false));
        entries.set(
                2,
                new Contestant(
                        "Long", "The Team with the Longest Title of All the Teams There Are", "Ann, Abdul", false));
        Specimen specimen = new Specimen("groups", 2, entries);
        specimen.play(4);
        Fixture ruled = specimen.open().get(0);
        specimen.fail(ruled);
        specimen.decide(
                DecisionKind.AWARDED,
                Optional.of(ruled.id()),
                OptionalInt.of(ruled.seats().get(0)),
                "the other team's machine was switched off");
        String again = specimen.attempts.get(0).attempt().fixture();
        specimen.decide(
                DecisionKind.REPLAY_ORDERED, Optional.of(again), OptionalInt.empty(), "a spectator pulled the plug");
        return specimen;
    }
}

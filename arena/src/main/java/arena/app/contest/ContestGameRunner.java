package arena.app.contest;

import arena.app.play.HostedMatch;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.audit.AttemptResultConverter;
import arena.audit.GameRecord;
import arena.audit.MatchFindings;
import arena.contest.AttemptCauses;
import arena.contest.Contest;
import arena.contest.DueGame;
import arena.contest.EntryDigests;
import arena.contest.GameRunner;
import arena.contest.RefereeDecision;
import arena.exchange.FieldException;
import arena.faults.Fault;
import arena.faults.Faults;
import arena.game.GameDefinition;
import arena.launch.program.LaunchException;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.MatchStatus;
import arena.match.VenueException;
import arena.plugin.Games;
import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.series.GameSlots;
import arena.store.AttemptResult;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A runner of contest games with one set of services: one field, one launcher, several matches at a time, since a team
 * never plays two at once.
 */
final class ContestGameRunner implements GameRunner {

    /** The substitute of an absent team in a game that is played without it: the weakest level. */
    static final SeatChoice.Level SUBSTITUTE = new SeatChoice.Level(1);

    private static final int MOST_LINES = 12;

    /** The kinds of faults that never cost a game. */
    private static final Set<Fault.Kind> HARMLESS =
            EnumSet.of(Fault.Kind.REMARK, Fault.Kind.HALF_ANSWER, Fault.Kind.PRINTED_ERRORS);

    /** The pressure from which on a late answer may be the fault of the machine. */
    private static final int OVERLOAD_PERCENT = 80;

    private final Services services;
    private final Map<Long, String> excuses = new ConcurrentHashMap<>();
    private Optional<ProcessorPressure> lastOverload = Optional.empty();
    private int overloads;
    private final GameDefinition<?, ?, ?> definition;
    private final Contest contest;
    private final ContestEntries entries;
    private final List<SeatedPlayer> players;
    private final Function<String, HostedMatch> hosts;
    private final BiConsumer<RefereeDecision.AnswerGrew, String> growthListener;

    /**
     * Prepares a runner.
     *
     * @param hosts returns the hosted match of a game, by the game's id
     * @param growthListener receives a decision and a sentence when an answer has grown after it was read
     */
    ContestGameRunner(
            Services services,
            Contest contest,
            ContestEntries entries,
            Function<String, HostedMatch> hosts,
            BiConsumer<RefereeDecision.AnswerGrew, String> growthListener) {
        this.services = services;
        this.definition = Games.byId(contest.game().id());
        this.hosts = hosts;
        this.growthListener = growthListener;
        this.contest = contest;
        this.entries = entries;
        this.players = entries.players();
    }

    @Override
    public AttemptResult play(DueGame dueGame) {
        return play(dueGame, GameSlots.single());
    }

    @Override
    public AttemptResult play(DueGame dueGame, GameSlots.GameSlot slot) {
        try {
            List<SeatResult> changed = dueGame.fixture().seats().stream()
                    .flatMap(contestant -> entryChange(contestant, dueGame).stream())
                    .toList();
            return changed.isEmpty() ? playMatch(dueGame, slot) : brokenByChange(changed, "");
        } catch (VenueException failure) {
            return failed(failure.words());
        } catch (FieldException | LaunchException failure) {
            return failed(String.valueOf(failure.getMessage()));
        }
    }

    /** A full disk or a missing field is no fault of a bot: the game is played again, and the other games continue. */
    private static AttemptResult failed(String words) {
        // A file operation in an interrupted thread fails like one on a broken disk.
        String cause = Thread.currentThread().isInterrupted() ? AttemptCauses.STOPPED : AttemptCauses.INFRASTRUCTURE;
        return AttemptResult.broken(cause, "broken off", words, System.currentTimeMillis());
    }

    /** Returns a remark if a team's program is not the entry that counts. */
    private Optional<SeatResult> entryChange(int contestant, DueGame dueGame) {
        EntryDigests due = dueGame.entries().of(contest.name(contestant));
        if (due.isEmpty() || dueGame.absent().containsKey(contestant)) {
            return Optional.empty();
        }
        List<String> changes = due.changes(entries.digests(contestant));
        return changes.isEmpty() ? Optional.empty() : Optional.of(changeRemark(contestant, String.join("\n", changes)));
    }

    private static SeatResult changeRemark(int contestant, String words) {
        return SeatResult.remark(contestant, AttemptCauses.ENTRY_CHANGED, words);
    }

    private static AttemptResult brokenByChange(List<SeatResult> seats, String record) {
        return new AttemptResult(
                Verdict.BROKEN,
                AttemptCauses.ENTRY_CHANGED,
                "entry changed",
                String.join("\n", seats.stream().map(SeatResult::evidence).toList()),
                new GameResult(seats, 0),
                0,
                record,
                System.currentTimeMillis());
    }

    private AttemptResult playMatch(DueGame dueGame, GameSlots.GameSlot slot) {
        MatchRequest game = new MatchRequest(
                definition,
                dueGame.settings(),
                dueGame.seed(),
                dueGame.fixture().seats().stream()
                        .map(contestant -> player(contestant, dueGame))
                        .toList(),
                MatchRequest.explanations(services.configuration()),
                dueGame.attempt().number(),
                Optional.of(played(dueGame).purpose()));
        MatchRequest request = game.withClocks(played(dueGame).clocks());
        HostedMatch hosted = hosts.apply(dueGame.fixture().id());
        if (game.sittings().stream().anyMatch(player -> player.choice().isAwaited())) {
            slot.awaitTeam();
            hosted.beginAfter(slot::resume);
        }
        MatchRun run = new MatchRun(services, request, () -> observer(dueGame)).hostedBy(hosted);
        ProcessorPressure pressure = ProcessorPressure.begin();
        // Each attempt is entered in the store, and seen in the audit; the contest orders the next one.
        MatchOutcome outcome = run.playOnce();
        if (outcome.status().seats().values().stream()
                .anyMatch(seat -> seat.rulings().late() > 0)) {
            weigh(dueGame, pressure);
        }
        // Records are in the contest's folder and move with it, so their names suffice.
        String record = String.valueOf(outcome.record().getFileName());
        if (outcome.conclusion() instanceof MatchConclusion.Broken broken) {
            return converter(dueGame, record).broken(broken.cause(), broken.words(), outcome.status());
        }
        return result(dueGame, record, outcome.status(), () -> findings(run));
    }

    /** Keeps an excuse for late answers if this machine was overloaded, and plays fewer games at a time. */
    private synchronized void weigh(DueGame dueGame, ProcessorPressure pressure) {
        int percent = pressure.percent().orElse(0);
        if (percent >= OVERLOAD_PERCENT) {
            // Games beside each other suffer from one overload.
            if (pressure.beganAfter(lastOverload)) {
                overloads++;
                lastOverload = Optional.of(ProcessorPressure.begin());
            }
            excuses.put(
                    dueGame.attempt().sequence(),
                    "This machine was overloaded: for " + percent + " % of the game programs waited for a processor."
                            + " Fewer games are played at a time from now on; end other programs.");
        }
    }

    /**
     * Returns the number of games at a time.
     *
     * @param wanted the number that the organiser wants, of which each overload takes one away
     */
    synchronized int atOnce(int wanted) {
        return Math.max(1, wanted - overloads);
    }

    @Override
    public Optional<String> excuse(DueGame dueGame) {
        return Optional.ofNullable(excuses.remove(dueGame.attempt().sequence()));
    }

    /** Returns an observer that reports at once what the organiser should know. */
    private MatchObserver observer(DueGame dueGame) {
        return new MatchObserver() {
            @Override
            public void write(Event event) {
                if (event instanceof Event.Noticed noticed && noticed.kind().equals(Event.Noticed.GREW)) {
                    growthListener.accept(
                            new RefereeDecision.AnswerGrew(
                                    dueGame.fixture().id(),
                                    dueGame.attempt().number(),
                                    dueGame.fixture().seats().get(noticed.seat() - 1)),
                            noticed.words() + ".");
                }
            }

            @Override
            public void close() {
                // The remarks were reported as they came.
            }
        };
    }

    /**
     * Returns the result of a game that another machine has played.
     *
     * @throws RecordException with a sentence if the record contradicts the attempt or the rules, or has no end
     */
    AttemptResult result(DueGame dueGame, MatchRecord record) {
        List<String> contradictions = GameRecord.contradictions(played(dueGame), record, definition);
        if (!contradictions.isEmpty()) {
            throw new RecordException("The record " + record.name() + " is refused: " + contradictions.get(0));
        }
        return result(dueGame, record.name(), record.status(), () -> findings(definition, record));
    }

    private AttemptResult result(DueGame dueGame, String record, MatchStatus status, Supplier<MatchFindings> findings) {
        // A program may be replaced between the check of its files and its start; the record holds the digest at the
        // start.
        List<String> strangers =
                status.verdict().isEmpty() ? List.of() : GameRecord.changedPrograms(status, dueGame.entries());
        return strangers.isEmpty()
                ? converter(dueGame, record)
                        .of(status, findings.get())
                        .orElseThrow(() -> new RecordException("The record " + record + " has no end."))
                : brokenByChange(
                        strangers.stream()
                                .map(name -> changeRemark(
                                        contest.contestant(name).orElseThrow(),
                                        "The files of " + name
                                                + " were changed when the game began; the game does not count."))
                                .toList(),
                        record);
    }

    private static AttemptResultConverter converter(DueGame dueGame, String record) {
        return new AttemptResultConverter(
                dueGame.fixture().seats(), dueGame.absent(), record, System.currentTimeMillis());
    }

    private GameRecord.Played played(DueGame dueGame) {
        return new GameRecord.Played(contest, dueGame.fixture(), dueGame.attempt(), dueGame.absent());
    }

    @Override
    public Optional<AttemptResult> found(DueGame dueGame) {
        try {
            return GameRecord.lost(
                    played(dueGame),
                    new RecordFolder(services.records()),
                    definition,
                    record -> findings(definition, record));
        } catch (RecordException unreadable) {
            // An unreadable record proves nothing: the game is played again.
            return Optional.empty();
        }
    }

    /** A decided game keeps its verdict even if its record cannot be read again. */
    private static MatchFindings findings(MatchRun run) {
        try {
            return new MatchFindings(evidence(run.faults()), "");
        } catch (RecordException unreadable) {
            return new MatchFindings(new TreeMap<>(), unreadable.words());
        }
    }

    /** Returns the findings in a record besides the verdict. */
    static MatchFindings findings(GameDefinition<?, ?, ?> definition, MatchRecord record) {
        return new MatchFindings(evidence(Faults.of(definition, record)), "");
    }

    /** Returns the faults of each seat, a line each. */
    private static SortedMap<Integer, String> evidence(List<Fault> faults) {
        SortedMap<Integer, List<String>> lines = new TreeMap<>();
        faults.stream()
                .filter(fault -> !HARMLESS.contains(fault.kind()))
                .forEach(fault -> lines.computeIfAbsent(fault.spot().seat(), seat -> new ArrayList<>())
                        .addAll(fault.lines()));
        SortedMap<Integer, String> evidence = new TreeMap<>();
        lines.forEach((seat, all) -> evidence.put(
                seat, String.join("\n", all.stream().limit(MOST_LINES).toList())));
        return evidence;
    }

    private SeatedPlayer player(int contestant, DueGame dueGame) {
        SeatedPlayer team = players.get(contestant);
        return dueGame.absent().containsKey(contestant) ? new SeatedPlayer(team.name(), SUBSTITUTE) : team;
    }
}

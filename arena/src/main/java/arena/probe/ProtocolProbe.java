package arena.probe;

import static arena.probe.PlantedFault.*;

import arena.exchange.Field;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Setup;
import arena.match.MessageForm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The protocol probe: it plays short matches with a bot, plants faults in them, and reports the bot's reactions.
 *
 * <p>Each finding is confirmed: a match with a finding is repeated with this one fault, so that a busy machine does not
 * count as a faulty bot.
 */
public final class ProtocolProbe {

    private static final Logger LOG = LoggerFactory.getLogger(ProtocolProbe.class);

    private final ProbeRequest request;
    private final Consumer<String> progress;
    private final Set<PlantedFault> planted = EnumSet.noneOf(PlantedFault.class);
    private final List<Finding> findings = new ArrayList<>();
    private final long untilNanos = Pauses.nanosAfter(ProbeTimes.WHOLE_MILLIS);
    private boolean complete = true;
    private int matches;

    /**
     * Creates a probe.
     *
     * @param progress receives a short text for each planted fault
     */
    public ProtocolProbe(ProbeRequest request, Consumer<String> progress) {
        this.request = request;
        this.progress = progress;
    }

    /**
     * Returns whether a game can be used for a probe: it must begin with a prompt, which a game in real time does not.
     */
    public static boolean supports(ProbeRequest.Game game) {
        return asks(game.definition(), game);
    }

    private static <S, V, A> boolean asks(GameDefinition<S, V, A> definition, ProbeRequest.Game game) {
        List<String> names = IntStream.rangeClosed(1, definition.info().leastSeats())
                .mapToObj(number -> "Player_" + number)
                .toList();
        return definition.rules().phase(definition.rules().start(new Setup(names, 1, game.settings())))
                instanceof Phase.Turn;
    }

    /**
     * Probes the bot. When this returns or throws, all programs have ended and all folders are removed.
     *
     * @throws arena.match.VenueException with a sentence if the disk fails, or the thread is interrupted
     * @throws arena.launch.program.LaunchException with a sentence if the program cannot be started
     */
    public ProbeReport probe() {
        int seats = request.game().definition().info().leastSeats();
        boolean usesFiles = form() == MessageForm.FOLDER;
        probe(new Plan(request.bot().name(), seats)
                .matches().stream()
                        .flatMap(match -> usesFiles ? Stream.of(match) : match.withoutFiles().stream())
                        .toList());
        return report();
    }

    /** Returns the report of the findings so far. */
    ProbeReport report() {
        try {
            return ProbeReport.of(planted.size(), complete, findings, Field.isOnShare(request.room()), form());
        } catch (IOException failure) {
            throw ProbeField.fault("The probe cannot read " + request.room(), failure);
        }
    }

    /** Plays the matches of a plan. */
    void probe(List<ProbeMatch> plan) {
        try (ProbeField field = ProbeField.open(request.room())) {
            for (ProbeMatch match : plan) {
                runMatch(field, match, ProbeTimes.ROUNDS);
            }
        }
    }

    /** Returns the findings so far. */
    List<Finding> findings() {
        return List.copyOf(findings);
    }

    private void runMatch(ProbeField field, ProbeMatch match, int rounds) {
        if (System.nanoTime() > untilNanos) {
            complete = false;
            return;
        }
        ProbeFindings seen = run(
                field,
                isFound(PlantedFault.SECOND_MATCH) ? match.without(EnumSet.of(PlantedFault.LOST_FOLDER)) : match);
        for (Finding finding : seen.findings()) {
            LOG.debug("match {}: {}", matches, finding.words(form()));
            if (!isFound(finding.fault()) && isConfirmed(field, match, finding)) {
                findings.add(finding);
            }
        }
        ProbeMatch rest = match.without(seen.done());
        if (!rest.faults().isEmpty() && rounds > 1) {
            runMatch(field, rest, rounds - 1);
        }
    }

    private ProbeFindings run(ProbeField field, ProbeMatch match) {
        ProbeFindings findings = new ProbeFindings(fault -> {
            if (planted.add(fault)) {
                long all = Stream.of(PlantedFault.values())
                        .filter(one -> form() == MessageForm.FOLDER || !one.isOfFiles())
                        .count();
                progress.accept(planted.size() + " of " + all + ": " + fault.words());
            }
        });
        new ProbeRun(request, field, match, findings, ++matches).run();
        return findings;
    }

    private MessageForm form() {
        return request.bot().form();
    }

    private boolean isFound(PlantedFault fault) {
        return findings.stream().anyMatch(known -> known.fault() == fault);
    }

    private boolean isConfirmed(ProbeField field, ProbeMatch match, Finding finding) {
        return finding.fault().moment() == PlantedFault.Moment.ALWAYS
                || run(field, match.only(finding.fault())).hasFound(finding.fault());
    }

    /** The plan of a probe: its matches and their faults, in order. */
    static final class Plan {

        /** The common part of two names of 32 characters, the longest possible, that differ in the last character. */
        private static final String LONG_NAME = "A_name_as_long_as_a_name_may_be";

        private static final String OPPONENT = "Opponent";

        private static final int FEW_TURNS = 2;

        /** Enough turns that a bot which confuses its seat very probably takes a cell of its opponent. */
        private static final int MANY_TURNS = 12;

        private final String team;
        private final int seats;

        /**
         * Creates the plan for a bot.
         *
         * @param seats the number of players
         */
        Plan(String team, int seats) {
            this.team = team;
            this.seats = seats;
        }

        /** Returns the matches in order. */
        List<ProbeMatch> matches() {
            List<PlantedFault> first = List.of(
                    STALE_GAMEOVER,
                    LEFTOVERS,
                    LATE_INPUT,
                    INPUT_IN_PIECES,
                    ERROR_CODE,
                    CRLF_INPUT,
                    LATE_CODE,
                    END_WAITING,
                    SECOND_MATCH);
            List<PlantedFault> second = List.of(
                    EMPTY_INPUT,
                    NEWS,
                    LONG_PAUSE,
                    OLD_READY,
                    BUSY_LOOP,
                    OPEN_FILES,
                    HELD_INPUT,
                    EMPTY_CODE,
                    CRLF_CODE,
                    UNKNOWN_NEWS,
                    END_BEFORE_CODE,
                    LOST_FOLDER);
            return List.of(
                    first(first),
                    new ProbeMatch(names(team, OPPONENT, seats - 1), new Seat(seats), SECOND_SEAT, second, FEW_TURNS),
                    first(List.of(SECOND_START)),
                    new ProbeMatch(names(team, OPPONENT, 0), new Seat(1), FIRST_SEAT, List.of(END_AT_START), 0),
                    new ProbeMatch(
                            names(LONG_NAME + "1", LONG_NAME + "2", 0),
                            new Seat(1),
                            LONG_NAME_FIRST,
                            List.of(),
                            MANY_TURNS),
                    new ProbeMatch(
                            names(LONG_NAME + "2", LONG_NAME + "1", seats - 1),
                            new Seat(seats),
                            LONG_NAME_SECOND,
                            List.of(),
                            MANY_TURNS));
        }

        /** Returns an ordinary match with the bot on the first seat. */
        ProbeMatch first(List<PlantedFault> faults) {
            return new ProbeMatch(names(team, OPPONENT, 0), new Seat(1), FIRST_SEAT, faults, FEW_TURNS);
        }

        /** Returns the names in seat order; the opponents after the first are numbered. */
        private List<String> names(String own, String opponent, int at) {
            List<String> names = new ArrayList<>(List.of(opponent));
            for (int number = 2; number < seats; number++) {
                names.add(OPPONENT + "_" + number);
            }
            names.add(at, own);
            return names;
        }
    }
}

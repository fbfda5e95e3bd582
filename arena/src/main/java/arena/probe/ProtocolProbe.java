package arena.probe;

import static arena.probe.PlantedFault.*;

import arena.exchange.Field;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Setup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The protocol probe: plays short matches with a bot, plants faults in them, and says what the bot made of them.
 *
 * <p>What it reports it has seen twice: a match in which something was found is made once more with this one fault, so
 * that a busy machine is not taken for an ill bot.
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
     * Prepares a probe.
     *
     * @param progress is told in few words what is being planted
     */
    public ProtocolProbe(ProbeRequest request, Consumer<String> progress) {
        this.request = request;
        this.progress = progress;
    }

    /**
     * Returns whether a game begins with asking somebody: a game in real time asks nobody, and cannot be used for this.
     */
    public static boolean supports(ProbeRequest.Game game) {
        return asks(game.box(), game);
    }

    private static <S, V, A> boolean asks(GameBox<S, V, A> box, ProbeRequest.Game game) {
        List<String> names = IntStream.rangeClosed(1, box.info().leastSeats())
                .mapToObj(number -> "Player_" + number)
                .toList();
        return box.rules().phase(box.rules().start(new Setup(names, 1, game.settings()))) instanceof Phase.Turn;
    }

    /**
     * Probes the bot. When this returns or throws, no program is left and no folder.
     *
     * @throws arena.match.VenueException with a sentence if the disk fails, or the thread is interrupted
     * @throws arena.launch.program.LaunchException with a sentence if the program cannot be started
     */
    public ProbeReport probe() {
        int seats = request.game().box().info().leastSeats();
        probe(new Plan(request.bot().name(), seats).matches());
        return report();
    }

    /** Returns the report of what was found so far. */
    ProbeReport report() {
        try {
            return ProbeReport.of(planted.size(), complete, findings, Field.isOnShare(request.room()));
        } catch (IOException failure) {
            throw ProbeField.fault("The probe cannot look at " + request.room(), failure);
        }
    }

    /** Makes some matches. */
    void probe(List<ProbeMatch> plan) {
        try (ProbeField field = ProbeField.open(request.room())) {
            for (ProbeMatch match : plan) {
                runMatch(field, match, ProbeTimes.ROUNDS);
            }
        }
    }

    /** Returns what was found so far. */
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
            LOG.debug("match {}: {}", matches, finding.words());
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
                progress.accept(planted.size() + " of " + PlantedFault.values().length + ": " + fault.words());
            }
        });
        new ProbeRun(request, field, match, findings, ++matches).run();
        return findings;
    }

    private boolean isFound(PlantedFault fault) {
        return findings.stream().anyMatch(known -> known.fault() == fault);
    }

    private boolean isConfirmed(ProbeField field, ProbeMatch match, Finding finding) {
        return finding.fault().moment() == PlantedFault.Moment.ALWAYS
                || run(field, match.only(finding.fault())).hasFound(finding.fault());
    }

    /** Which faults are planted in which match, and in which order. */
    static final class Plan {

        /** Two names of 32 characters, the most there can be, that differ in the last one. */
        private static final String LONG_NAME = "A_name_as_long_as_a_name_may_be";

        private static final String OPPONENT = "Opponent";

        private static final int FEW_TURNS = 2;

        /** So many that a bot which takes itself for the other player is very likely to take a cell of its opponent. */
        private static final int MANY_TURNS = 12;

        private final String team;
        private final int seats;

        /**
         * Makes the plan for a bot.
         *
         * @param seats how many play
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

        /** Returns an ordinary match in which the bot sits first. */
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

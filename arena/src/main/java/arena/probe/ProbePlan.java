package arena.probe;

import static arena.probe.PlantedFault.*;

import arena.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** Which faults are planted in which match, and in which order. */
final class ProbePlan {

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
    ProbePlan(String team, int seats) {
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

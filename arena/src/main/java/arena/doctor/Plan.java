package arena.doctor;

import static arena.doctor.Trouble.*;

import arena.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** Which troubles are planted in which match, and in which order. */
final class Plan {

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

    /** Returns the visits in order. */
    List<Visit> visits() {
        List<Trouble> first = List.of(
                STALE_GAMEOVER,
                LEFTOVERS,
                LATE_INPUT,
                INPUT_IN_PIECES,
                ERROR_CODE,
                CRLF_INPUT,
                LATE_CODE,
                END_WAITING,
                SECOND_MATCH);
        List<Trouble> second = List.of(
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
                new Visit(names(team, OPPONENT, seats - 1), new Seat(seats), SECOND_SEAT, second, FEW_TURNS),
                first(List.of(SECOND_START)),
                new Visit(names(team, OPPONENT, 0), new Seat(1), FIRST_SEAT, List.of(END_AT_START), 0),
                new Visit(
                        names(LONG_NAME + "1", LONG_NAME + "2", 0),
                        new Seat(1),
                        LONG_NAME_FIRST,
                        List.of(NO_FOLDER),
                        MANY_TURNS),
                new Visit(
                        names(LONG_NAME + "2", LONG_NAME + "1", seats - 1),
                        new Seat(seats),
                        LONG_NAME_SECOND,
                        List.of(),
                        MANY_TURNS));
    }

    /** Returns an ordinary visit in which the bot sits first. */
    Visit first(List<Trouble> troubles) {
        return new Visit(names(team, OPPONENT, 0), new Seat(1), FIRST_SEAT, troubles, FEW_TURNS);
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

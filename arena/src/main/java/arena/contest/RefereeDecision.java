package arena.contest;

import arena.config.ContestSettings;
import arena.tournament.GameResult;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;

/**
 * A decision about a contest by its referee, its organiser, or the arena itself, with the values of its kind. {@link
 * DecisionCodec} translates it for the store.
 */
public sealed interface RefereeDecision {

    /**
     * The draw was held.
     *
     * @param facts the facts that were published then, by name: {@link Contest#COMMITMENT} and others
     */
    record Drawn(SortedMap<String, String> facts) implements RefereeDecision {}

    /**
     * The entries are fixed.
     *
     * @param digests the digests of their files, see {@link EntryDigests}
     */
    record Frozen(SortedMap<String, String> digests) implements RefereeDecision {}

    /**
     * An entry that a team has handed in takes part.
     *
     * @param number the number among its entries, from 1
     * @param fit whether its check found no fault
     */
    record EntryAdmitted(int team, int number, boolean fit) implements RefereeDecision {}

    /** Changed entries are accepted as they are now, with the digests of all their files. */
    record EntryAccepted(SortedMap<String, String> digests) implements RefereeDecision {}

    /** The games began or continued. */
    record Started() implements RefereeDecision {}

    /** No new game begins until the games are resumed. */
    record Paused() implements RefereeDecision {}

    /** Games begin again. */
    record Resumed() implements RefereeDecision {}

    /** The running games are played to their end, then the arena stops. */
    record Drained() implements RefereeDecision {}

    /** A decision that gives a game a result which was not played here. */
    sealed interface Settled extends RefereeDecision {
        /** Returns the id of the fixture. */
        String game();

        /** Returns the result. */
        GameResult result();
    }

    /**
     * A game counts as won by a team.
     *
     * @param to the winner by lot; nothing if the referee chose the winner
     */
    record Awarded(String game, OptionalInt to, GameResult result) implements Settled {}

    /** A game counts with the result that the referee entered. */
    record ResultEntered(String game, GameResult result) implements Settled {}

    /** The attempts at a game no longer count; it is replayed. */
    record ReplayOrdered(String game) implements RefereeDecision {}

    /**
     * A result does not count, since another arena had ended the attempt before.
     *
     * @param record the name of its record
     * @param places the place of each team, by its name
     */
    record ResultRefused(String game, int attempt, String record, SortedMap<String, Integer> places)
            implements RefereeDecision {}

    /**
     * A seat of a running game was handed over to another player.
     *
     * @param attempt the attempt at the game
     * @param team the team of the seat
     * @param to the name of the new player
     */
    record SeatHandedOver(String game, int attempt, int team, String to) implements RefereeDecision {}

    /**
     * The organiser intervened in a paused game.
     *
     * @param attempt the attempt at the game
     * @param text the intervention as the record has it
     */
    record Intervened(String game, int attempt, String text) implements RefereeDecision {}

    /**
     * An answer grew after it was taken, so that half of it was played: the organiser may order a replay.
     *
     * @param attempt the attempt at the game
     * @param team the team of the answer
     */
    record AnswerGrew(String game, int attempt, int team) implements RefereeDecision {}

    /**
     * A team's bot answered otherwise in the record of a worker than twice in the same position here: the organiser may
     * order a replay.
     *
     * @param attempt the attempt at the game
     * @param record the name of the worker's record
     * @param team the team of the answer
     */
    record AnswerDoubted(String game, int attempt, String record, int team) implements RefereeDecision {}

    /** A team on probation forfeits a game that the others play: a substitute plays its seat, and it ends last. */
    record SeatForfeited(String game, int team) implements RefereeDecision {}

    /** A team does not play again. */
    record Disqualified(int team, Disqualification results) implements RefereeDecision {}

    /** A team that was on probation or disqualified plays again. */
    record Cleared(int team) implements RefereeDecision {}

    /** The audience of the results was changed. */
    record ResultsShown(ContestSettings.Results to) implements RefereeDecision {}

    /** The results and the seed are public. */
    record Published(String seed) implements RefereeDecision {}

    /** A decision of a newer arena: it is stored and shown, and has no effect. */
    record Unknown(String verb) implements RefereeDecision {}

    /** A decision whose numbers are malformed: the database was changed. */
    record Unreadable(String verb) implements RefereeDecision {}

    /** Returns the award of a game without moves to a team. */
    static Awarded award(String game, List<Integer> contestants, int winner, OptionalInt byLot) {
        return award(game, contestants, winner, byLot, 0);
    }

    /**
     * Returns the award of a game to a team: it has one point, the others none.
     *
     * @param moves the number of moves made; 0 if the game was not played
     */
    static Awarded award(String game, List<Integer> contestants, int winner, OptionalInt byLot, int moves) {
        GameResult result = GameResult.of(
                contestants,
                contestants.stream().map(one -> one == winner ? 1 : 2).toList(),
                contestants.stream().map(one -> one == winner ? 1L : 0L).toList(),
                moves);
        return new Awarded(game, byLot, result);
    }
}

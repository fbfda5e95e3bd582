package arena.contest;

import arena.config.ContestSettings;
import arena.tournament.GameResult;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;

/**
 * What is decided about a contest by its referee, its organiser, or the arena itself: each kind with what belongs to
 * it. How the store keeps it is what {@link DecisionCodec} knows.
 */
public sealed interface RefereeDecision {

    /**
     * The draw was held.
     *
     * @param facts what was told then, by name: {@link Contest#COMMITMENT} and others
     */
    record Drawn(SortedMap<String, String> facts) implements RefereeDecision {}

    /**
     * The entries are fixed.
     *
     * @param digests those of their files, see {@link EntryDigests}
     */
    record Frozen(SortedMap<String, String> digests) implements RefereeDecision {}

    /**
     * An entry that a team has handed in takes part.
     *
     * @param number which of its entries, from 1
     * @param fit whether its check has found nothing wrong
     */
    record EntryAdmitted(int team, int number, boolean fit) implements RefereeDecision {}

    /** Changed entries are taken as they are now, with the digests of all their files. */
    record EntryAccepted(SortedMap<String, String> digests) implements RefereeDecision {}

    /** The games began, or went on. */
    record Started() implements RefereeDecision {}

    /** No new game begins until it goes on. */
    record Paused() implements RefereeDecision {}

    /** Games begin again. */
    record Resumed() implements RefereeDecision {}

    /** The running games are played to their end, then the arena leaves. */
    record Drained() implements RefereeDecision {}

    /** A game has a result that was not played here. */
    sealed interface Settled extends RefereeDecision {
        /** Returns the id of the fixture. */
        String game();

        /** Returns how it counts. */
        GameResult result();
    }

    /**
     * A game counts as won by a team.
     *
     * @param to whom the lot gave it; nothing if the referee has said who
     */
    record Awarded(String game, OptionalInt to, GameResult result) implements Settled {}

    /** A game counts as it was written down. */
    record ResultEntered(String game, GameResult result) implements Settled {}

    /** What was played of a game counts no more; it is played again. */
    record ReplayOrdered(String game) implements RefereeDecision {}

    /**
     * What was played counts for nothing, since another arena had ended the attempt before.
     *
     * @param record the name of its record
     * @param places where each team had ended, by its name
     */
    record ResultRefused(String game, int attempt, String record, SortedMap<String, Integer> places)
            implements RefereeDecision {}

    /**
     * A seat of a game that was being played was handed over to another.
     *
     * @param attempt the attempt at the game
     * @param team whose seat it was
     * @param to the name of whoever plays on
     */
    record SeatHandedOver(String game, int attempt, int team, String to) implements RefereeDecision {}

    /**
     * Something was done to a game that was held.
     *
     * @param attempt the attempt at the game
     * @param text what, as the record has it
     */
    record Intervened(String game, int attempt, String text) implements RefereeDecision {}

    /**
     * An answer has grown after it was taken, so that half of it was played: the organiser may want a replay.
     *
     * @param attempt the attempt at the game
     * @param team whose answer it was
     */
    record AnswerGrew(String game, int attempt, int team) implements RefereeDecision {}

    /** A team on probation loses a game that others play: another sits on its seat, and it ends last. */
    record SeatForfeited(String game, int team) implements RefereeDecision {}

    /** A team plays no more. */
    record Disqualified(int team, Disqualification results) implements RefereeDecision {}

    /** A team on probation, or disqualified, plays on. */
    record Cleared(int team) implements RefereeDecision {}

    /** Who may see results was changed. */
    record ResultsShown(ContestSettings.Results to) implements RefereeDecision {}

    /** The results are out and the seed is open. */
    record Published(String seed) implements RefereeDecision {}

    /** A decision of an arena that knows more than this one: it is kept, told, and passed over. */
    record Unknown(String verb) implements RefereeDecision {}

    /** A decision that holds something else than the numbers that belong into it: somebody has changed it. */
    record Unreadable(String verb) implements RefereeDecision {}

    /** Returns the decision that a game in which no move was made counts as won by a team. */
    static Awarded award(String game, List<Integer> contestants, int winner, OptionalInt byLot) {
        return award(game, contestants, winner, byLot, 0);
    }

    /**
     * Returns the decision that a game counts as won by a team: it has one point, the others none.
     *
     * @param moves how many were made in it; 0 if it was not played
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

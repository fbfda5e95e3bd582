package arena.report;

import arena.contest.AttemptCauses;
import arena.contest.DecisionCodec;
import arena.contest.RefereeDecision;
import arena.game.Departure;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.tournament.GameResult;
import arena.tournament.SeatResult;
import arena.tournament.format.Fixture;
import arena.tournament.format.Section;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What there is to tell about one game.
 *
 * @param fixture who plays it
 * @param section where it belongs
 * @param state whether and how it has a result
 * @param result how it counts; nothing without a result
 * @param counted the attempt that counts; nothing unless it was {@link State#PLAYED}
 * @param attempts all attempts, the first one first
 * @param pending what became of the attempt that has no end
 * @param rulings what the referee has decided about it, in order
 */
public record GameAccount(
        Fixture fixture,
        Section section,
        State state,
        Optional<GameResult> result,
        Optional<AttemptRow> counted,
        List<AttemptRow> attempts,
        Pending pending,
        List<AuditEntry> rulings) {

    /** What became of an attempt that has no end. */
    public enum Pending {
        /** All have an end. */
        NOTHING,
        /** It is being played. */
        RUNS,
        /** The arena that played it is gone; the next one ends it, and has the game played again. */
        BROKEN_OFF
    }

    /** Whether and how a game has a result. */
    public enum State {
        /** It is to be played. */
        OPEN("to be played"),
        /** It cannot go on until the referee has decided. */
        ASKED("waits for the referee"),
        /** It was played. */
        PLAYED("played"),
        /** It was played, and counts as lost for a team that was disqualified, whatever it had played. */
        FORFEITED("lost, as a team is disqualified"),
        /** The referee, or the lot, has said how it counts. */
        RULED("decided by the referee"),
        /** It counts without having been played, since a team was disqualified. */
        WITHOUT("not played, a team is disqualified"),
        /** It counts for nobody, whether it was played or not, since a team was disqualified and is out. */
        ANNULLED("annulled, a team is disqualified");

        private final String words;

        State(String words) {
            this.words = words;
        }

        /** Returns it for people. */
        public String words() {
            return words;
        }
    }

    public GameAccount {
        attempts = List.copyOf(attempts);
        rulings = List.copyOf(rulings);
    }

    /** Returns whether it still needs a result. */
    public boolean isOpen() {
        return state == State.OPEN || state == State.ASKED;
    }

    /** Returns whether it is being played. */
    public boolean isRunning() {
        return pending == Pending.RUNS;
    }

    /** Returns whether there is more to tell than who is to play it. */
    public boolean isTold() {
        return result.isPresent() || !attempts.isEmpty() || !rulings.isEmpty();
    }

    /** Returns how it stands at this moment, for people. */
    public String now() {
        return switch (pending) {
            case RUNS -> "runs";
            case BROKEN_OFF -> "broken off when its arena ended";
            case NOTHING -> state.words();
        };
    }

    /** Returns the name for ever. */
    public String id() {
        return fixture.id();
    }

    /** Returns how the attempt that counts ended. */
    public Optional<AttemptResult> ended() {
        return counted.flatMap(AttemptRow::ended);
    }

    /** Returns what the attempt that counts ended with for a contestant. */
    public Optional<SeatResult> seat(int contestant) {
        return ended().stream()
                .flatMap(end -> end.seats().stream())
                .filter(seat -> seat.contestant() == contestant)
                .findFirst();
    }

    /** Returns the place of a contestant; nothing without a result. */
    public Optional<Integer> place(int contestant) {
        return result.map(counts -> counts.place(contestant));
    }

    /** Returns whether another was better than a contestant. */
    public boolean isLostBy(int contestant) {
        return place(contestant).filter(place -> place > 1).isPresent();
    }

    /** Returns the contestants, the best first; in the order of seats without a result. */
    public List<Integer> inOrder() {
        return result.map(counts -> counts.seats().stream()
                        .sorted(Comparator.comparingInt(SeatResult::place))
                        .map(SeatResult::contestant)
                        .toList())
                .orElse(fixture.seats());
    }

    /** Returns the attempts that do not count. */
    public List<AttemptRow> inVain() {
        return attempts.stream()
                .filter(one -> counted.filter(one::equals).isEmpty())
                .toList();
    }

    /** Returns the decision that gave the game its result, if it was {@link State#RULED}. */
    public Optional<AuditEntry> ruling() {
        return state == State.RULED
                ? rulings.stream().filter(GameAccount::settles).reduce((earlier, later) -> later)
                : Optional.empty();
    }

    /** Returns whether a decision about a game gives it a result. */
    static boolean settles(AuditEntry decision) {
        return DecisionCodec.read(decision) instanceof RefereeDecision.Settled;
    }

    /**
     * Returns what the game says of strength: only what was played, and of that only the seats on which a team has
     * played itself. Awards, walkovers and games lost by a disqualification are nothing that anybody has played, and
     * a game in which another has played on for a team, or to which the organiser has done something, says nothing of
     * the teams.
     */
    public Optional<GameResult> rated() {
        boolean entered = ruling().filter(
                        decision -> DecisionCodec.read(decision) instanceof RefereeDecision.ResultEntered)
                .isPresent();
        return result.filter(counts -> entered || (state == State.PLAYED && !isHandedOver() && !isIntervened()))
                .map(counts -> new GameResult(
                        counts.seats().stream()
                                .filter(seat -> entered || hasPlayed(seat))
                                .toList(),
                        counts.moves()))
                .filter(counts -> counts.seats().size() >= 2);
    }

    /** Returns whether the contestant of a seat has played the game himself, however he ended. */
    private static boolean hasPlayed(SeatResult seat) {
        return !seat.cause().equals(Departure.NOT_READY.words())
                && !seat.cause().equals(AttemptCauses.DISQUALIFIED)
                && !seat.cause().equals(AttemptCauses.ON_PROBATION);
    }

    /** Returns who was first; none without a result. */
    public List<Integer> first() {
        return result.map(counts -> counts.seats().stream()
                        .filter(seat -> seat.place() == 1)
                        .map(SeatResult::contestant)
                        .toList())
                .orElse(List.of());
    }

    /** Returns why it ended, or why it was decided, as a sentence; empty if there is nothing to tell. */
    public String reason() {
        return ended().map(AttemptResult::reason)
                .or(() -> ruling().map(decision -> decision.decided().reason()))
                .orElse("");
    }

    /** Returns whether another has played on for a team. */
    public boolean isHandedOver() {
        return ended().filter(end -> end.cause().equals(AttemptCauses.HANDED_OVER))
                .isPresent();
    }

    /** Returns whether the organiser has done something to it while it was held. */
    public boolean isIntervened() {
        return ended().filter(end -> end.cause().equals(AttemptCauses.INTERVENED))
                .isPresent();
    }

    /** Returns how it came to its result, in a few words. */
    public String ending() {
        return switch (state) {
            case PLAYED ->
                ended().map(end -> end.reason()
                                + (isHandedOver() ? "; a seat was handed over" : "")
                                + (isIntervened() ? "; the organiser has intervened" : ""))
                        .orElse("");
            case FORFEITED, ANNULLED ->
                state.words() + ended().map(end -> "; played: " + end.reason()).orElse("");
            case RULED ->
                ruling().map(decision -> "Decided by " + decision.decided().by() + ": "
                                + decision.decided().reason())
                        .orElse("");
            case WITHOUT -> State.WITHOUT.words();
            case OPEN, ASKED -> "";
        };
    }

    /** Returns why a contestant was not first, in a few words; empty if he was, or there is no result. */
    public String causeOfLoss(int contestant) {
        if (!isLostBy(contestant)) {
            return "";
        }
        return switch (state) {
            case PLAYED, FORFEITED -> seat(contestant).map(SeatResult::cause).orElse("");
            case RULED -> "decided by the referee";
            case WITHOUT -> "disqualified";
            default -> "";
        };
    }
}

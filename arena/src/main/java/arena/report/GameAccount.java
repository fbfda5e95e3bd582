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
 * The account of one game.
 *
 * @param fixture the fixture
 * @param section its section
 * @param state its state
 * @param result its result; empty if it has none
 * @param counted the attempt that counts; empty unless it was {@link State#PLAYED}
 * @param attempts all attempts, the first one first
 * @param pending the state of an attempt without an end
 * @param rulings the referee's decisions about it, in order
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

    /** The state of an attempt without an end. */
    public enum Pending {
        /** There is none. */
        NOTHING,
        /** It is being played. */
        RUNS,
        /** The arena that played it has ended; the next one ends it, and the game is played again. */
        BROKEN_OFF
    }

    /** The state of a game: whether and how it has a result. */
    public enum State {
        /** It is to be played. */
        OPEN("to be played"),
        /** It cannot go on until the referee has decided. */
        ASKED("waits for the referee"),
        /** It was played. */
        PLAYED("played"),
        /** It was played, and counts as lost for a team that was disqualified. */
        FORFEITED("lost, as a team is disqualified"),
        /** The referee, or the lot, has decided its result. */
        RULED("decided by the referee"),
        /** It has a result without having been played, since a team was disqualified. */
        WITHOUT("not played, a team is disqualified"),
        /** It is annulled, played or not, since a team was disqualified and is out. */
        ANNULLED("annulled, a team is disqualified");

        private final String words;

        State(String words) {
            this.words = words;
        }

        /** Returns words for people. */
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

    /** Returns whether anything has happened: whether it has a result, an attempt or a decision. */
    public boolean hasHistory() {
        return result.isPresent() || !attempts.isEmpty() || !rulings.isEmpty();
    }

    /** Returns its present state for people. */
    public String now() {
        return switch (pending) {
            case RUNS -> "runs";
            case BROKEN_OFF -> "broken off when its arena ended";
            case NOTHING -> state.words();
        };
    }

    /** Returns its permanent id. */
    public String id() {
        return fixture.id();
    }

    /** Returns the result of the attempt that counts. */
    public Optional<AttemptResult> ended() {
        return counted.flatMap(AttemptRow::ended);
    }

    /** Returns the result of a contestant in the attempt that counts. */
    public Optional<SeatResult> seat(int contestant) {
        return ended().stream()
                .flatMap(end -> end.seats().stream())
                .filter(seat -> seat.contestant() == contestant)
                .findFirst();
    }

    /** Returns the place of a contestant; empty without a result. */
    public Optional<Integer> place(int contestant) {
        return result.map(counts -> counts.place(contestant));
    }

    /** Returns whether another contestant was better. */
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
    public List<AttemptRow> uncounted() {
        return attempts.stream()
                .filter(one -> counted.filter(one::equals).isEmpty())
                .toList();
    }

    /** Returns the decision that gave the game its result, if its state is {@link State#RULED}. */
    public Optional<AuditEntry> ruling() {
        return state == State.RULED
                ? rulings.stream().filter(GameAccount::settles).reduce((earlier, later) -> later)
                : Optional.empty();
    }

    /** Returns whether a decision gives a game a result. */
    static boolean settles(AuditEntry decision) {
        return DecisionCodec.read(decision) instanceof RefereeDecision.Settled;
    }

    /**
     * Returns the result that counts for ratings: only of a game that was played, and only seats that the team itself
     * has played. Awards, walkovers and games lost by a disqualification were not played, and a game with a hand-over
     * or an intervention of the organiser says nothing about the teams.
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

    /** Returns whether the contestant of a seat has played the game itself. */
    private static boolean hasPlayed(SeatResult seat) {
        return !seat.cause().equals(Departure.NOT_READY.words())
                && !seat.cause().equals(AttemptCauses.DISQUALIFIED)
                && !seat.cause().equals(AttemptCauses.ON_PROBATION);
    }

    /** Returns the contestants on the first place; none without a result. */
    public List<Integer> first() {
        return result.map(counts -> counts.seats().stream()
                        .filter(seat -> seat.place() == 1)
                        .map(SeatResult::contestant)
                        .toList())
                .orElse(List.of());
    }

    /** Returns the reason of its end, or of the decision, as a sentence; empty if there is none. */
    public String reason() {
        return ended().map(AttemptResult::reason)
                .or(() -> ruling().map(decision -> decision.decided().reason()))
                .orElse("");
    }

    /** Returns whether a seat was handed over. */
    public boolean isHandedOver() {
        return ended().filter(end -> end.cause().equals(AttemptCauses.HANDED_OVER))
                .isPresent();
    }

    /** Returns whether the organiser has intervened while it was held. */
    public boolean isIntervened() {
        return ended().filter(end -> end.cause().equals(AttemptCauses.INTERVENED))
                .isPresent();
    }

    /** Returns the origin of its result, in a few words. */
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

    /** Returns the cause of a contestant's loss, in a few words; empty if it was first, or there is no result. */
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

package arena.report;

import arena.contest.Causes;
import arena.contest.Verb;
import arena.game.Departure;
import arena.store.Attempted;
import arena.store.Decision;
import arena.store.Ended;
import arena.store.SeatEnd;
import arena.tournament.format.Fixture;
import arena.tournament.format.Score;
import arena.tournament.format.Section;
import arena.tournament.rating.Game;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What there is to tell about one game.
 *
 * @param fixture who plays it
 * @param section where it belongs
 * @param state whether and how it has a result
 * @param score how it counts; nothing without a result
 * @param counted the attempt that counts; nothing unless it was {@link State#PLAYED}
 * @param attempts all attempts, the first one first
 * @param rulings what the referee has decided about it, in order
 */
public record GameAccount(
        Fixture fixture,
        Section section,
        State state,
        Optional<Score> score,
        Optional<Attempted> counted,
        List<Attempted> attempts,
        List<Decision> rulings) {

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

    /** Returns the name for ever. */
    public String id() {
        return fixture.id();
    }

    /** Returns how the attempt that counts ended. */
    public Optional<Ended> ended() {
        return counted.flatMap(Attempted::ended);
    }

    /** Returns what the attempt that counts ended with for a contestant. */
    public Optional<SeatEnd> seat(int contestant) {
        return ended().stream()
                .flatMap(end -> end.seats().stream())
                .filter(seat -> seat.contestant() == contestant)
                .findFirst();
    }

    /** Returns the place of a contestant; nothing without a result. */
    public Optional<Integer> place(int contestant) {
        return score.map(counts -> counts.places().get(fixture.seats().indexOf(contestant)));
    }

    /** Returns whether somebody else was better than a contestant. */
    public boolean isLostBy(int contestant) {
        return place(contestant).filter(place -> place > 1).isPresent();
    }

    /** Returns the contestants, the best first; in the order of seats without a result. */
    public List<Integer> inOrder() {
        return score.isEmpty()
                ? fixture.seats()
                : IntStream.range(0, fixture.seats().size())
                        .boxed()
                        .sorted(Comparator.comparing(
                                seat -> score.orElseThrow().places().get(seat)))
                        .map(fixture.seats()::get)
                        .toList();
    }

    /** Returns the attempts that do not count. */
    public List<Attempted> inVain() {
        return attempts.stream()
                .filter(one -> counted.filter(one::equals).isEmpty())
                .toList();
    }

    /** Returns the decision that gave the game its result, if it was {@link State#RULED}. */
    public Optional<Decision> ruling() {
        return state == State.RULED
                ? rulings.stream().filter(GameAccount::settles).reduce((earlier, later) -> later)
                : Optional.empty();
    }

    /** Returns whether a decision about a game gives it a result. */
    static boolean settles(Decision decision) {
        String verb = decision.decided().verb();
        return verb.equals(Verb.AWARDED.key()) || verb.equals(Verb.RESULT_ENTERED.key());
    }

    /**
     * Returns what the game says of strength: only what was played, and of that only the seats on which a team has played itself.
     * Awards, walkovers and games lost by a disqualification are nothing that anybody has played.
     */
    public Optional<Game> rated() {
        boolean entered = ruling().filter(decision -> decision.decided().verb().equals(Verb.RESULT_ENTERED.key()))
                .isPresent();
        if (score.isEmpty() || !(entered || state == State.PLAYED)) {
            return Optional.empty();
        }
        List<Integer> seats = IntStream.range(0, fixture.seats().size())
                .filter(seat -> entered || hasPlayed(fixture.seats().get(seat)))
                .boxed()
                .toList();
        return seats.size() < 2
                ? Optional.empty()
                : Optional.of(new Game(
                        seats.stream().map(fixture.seats()::get).toList(),
                        seats.stream().map(score.orElseThrow().places()::get).toList()));
    }

    /** Returns whether a contestant has played the game himself, however he ended. */
    private boolean hasPlayed(int contestant) {
        return seat(contestant)
                .map(SeatEnd::cause)
                .filter(cause -> cause.equals(Departure.NOT_READY.words()) || cause.equals(Causes.DISQUALIFIED))
                .isEmpty();
    }

    /** Returns why a contestant was not first, in a few words; empty if he was, or there is no result. */
    public String causeOfLoss(int contestant) {
        if (!isLostBy(contestant)) {
            return "";
        }
        return switch (state) {
            case PLAYED, FORFEITED -> seat(contestant).map(SeatEnd::cause).orElse("");
            case RULED -> "decided by the referee";
            case WITHOUT -> "disqualified";
            default -> "";
        };
    }
}

package arena.cli.contest;

import arena.cli.faults.Faults;
import arena.cli.stage.MatchRequest;
import arena.cli.stage.Outcome;
import arena.cli.stage.Performance;
import arena.cli.stage.SeatChoice;
import arena.cli.stage.Sitting;
import arena.cli.stage.Stage;
import arena.contest.Causes;
import arena.contest.Engagement;
import arena.contest.Stand;
import arena.exchange.FieldException;
import arena.game.Departure;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Standing;
import arena.launch.LaunchException;
import arena.match.Conclusion;
import arena.match.Event;
import arena.match.MatchTerms;
import arena.match.VenueException;
import arena.record.RecordException;
import arena.store.Ended;
import arena.store.SeatEnd;
import arena.store.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Plays the games of a contest on one stage: one field, one launcher, several matches at a time, since a team never plays two at
 * once.
 */
final class ContestStand implements Stand {

    /** Who sits for a team that was disqualified in a game that goes on without it: the weakest there is. */
    private static final SeatChoice SUBSTITUTE = new SeatChoice.Level(1);

    /** How the seat of a team ends for which somebody else sat. */
    static final String DISQUALIFIED = "disqualified";

    private static final int MOST_LINES = 12;

    private final Stage stage;
    private final GameBox<?, ?, ?> box;
    private final MatchTerms.Explanations explanations;
    private final List<Sitting> teams;

    /**
     * Prepares one.
     *
     * @param teams who plays for each contestant, by his number
     */
    ContestStand(Stage stage, GameBox<?, ?, ?> box, MatchTerms.Explanations explanations, List<Sitting> teams) {
        this.stage = stage;
        this.box = box;
        this.explanations = explanations;
        this.teams = List.copyOf(teams);
    }

    @Override
    public Ended play(Engagement engagement) {
        try {
            return ended(engagement);
        } catch (VenueException failure) {
            return failed(failure.words());
        } catch (FieldException | LaunchException failure) {
            return failed(String.valueOf(failure.getMessage()));
        }
    }

    /** A disk that is full or a field that is gone is nobody's fault: the game is played again, and the others go on. */
    private static Ended failed(String words) {
        // A file operation in a thread that is told to stop fails as that of a broken disk does.
        String cause = Thread.currentThread().isInterrupted() ? Causes.STOPPED : Causes.INFRASTRUCTURE;
        return new Ended(Verdict.BROKEN, cause, "broken off", words, 0, 0, "", List.of(), System.currentTimeMillis());
    }

    private Ended ended(Engagement engagement) {
        List<Sitting> sittings = engagement.fixture().seats().stream()
                .map(contestant -> sitting(contestant, engagement))
                .toList();
        MatchRequest request = new MatchRequest(
                box,
                engagement.settings(),
                engagement.seed(),
                sittings,
                explanations,
                engagement.attempt().number());
        ContestWitness[] witness = {new ContestWitness()};
        Performance performance = new Performance(stage, request, () -> witness[0] = new ContestWitness());
        // Each attempt is entered in the store, and seen in the audit; the contest orders the next one.
        Outcome outcome = performance.playOnce();
        return outcome.conclusion() instanceof Conclusion.Decided decided
                ? decided(engagement, outcome, decided, evidence(witness[0], performance))
                : broken((Conclusion.Broken) outcome.conclusion(), outcome, witness[0]);
    }

    /** A game that was decided stays so, even if its record cannot be read again just then. */
    private static Evidence evidence(ContestWitness witness, Performance performance) {
        try {
            return new Evidence(witness, performance.faults(), "");
        } catch (RecordException unreadable) {
            return new Evidence(witness, List.of(), unreadable.words());
        }
    }

    private Sitting sitting(int contestant, Engagement engagement) {
        Sitting team = teams.get(contestant);
        return engagement.disqualified().contains(contestant) ? new Sitting(team.name(), SUBSTITUTE) : team;
    }

    /** What is known of a match besides its verdict. */
    private record Evidence(ContestWitness witness, List<Faults.Fault> faults, String trouble) {

        /** Returns what a seat did wrong, a line each. */
        String of(int seat) {
            return String.join(
                    "\n",
                    faults.stream()
                            .filter(fault -> fault.spot().seat() == seat && fault.kind() != Faults.Kind.REMARK)
                            .flatMap(fault -> fault.lines().stream())
                            .limit(MOST_LINES)
                            .toList());
        }
    }

    private static Ended decided(
            Engagement engagement, Outcome outcome, Conclusion.Decided decided, Evidence evidence) {
        Phase.Over over = decided.over();
        List<SeatEnd> seats = over.standings().stream()
                .sorted(Comparator.comparing(Standing::seat))
                .map(standing -> seat(engagement, standing, over, evidence))
                .toList();
        boolean walkover = evidence.witness().hasLeft(Departure.NOT_READY);
        return new Ended(
                Verdict.DECIDED,
                walkover ? Causes.WALKOVER : Causes.PLAYED,
                over.reason(),
                (over.detail() + " " + evidence.trouble()).strip(),
                decided.moves(),
                evidence.witness().millis(),
                record(outcome),
                withoutDisqualified(engagement, seats),
                System.currentTimeMillis());
    }

    private static SeatEnd seat(Engagement engagement, Standing standing, Phase.Over over, Evidence evidence) {
        int number = standing.seat().number();
        ContestWitness.Seat seen = evidence.witness().seat(number);
        return new SeatEnd(
                engagement.fixture().seats().get(standing.seat().index()),
                standing.place(),
                standing.points(),
                seen.left().map(left -> left.why().words()).orElse(over.reason()),
                evidence.of(number),
                seen.moves(),
                seen.faults(),
                seen.late(),
                seen.usedMillis(),
                seen.slowestMillis());
    }

    /** Moves those for whom somebody else sat to the end, whatever their substitutes did. */
    private static List<SeatEnd> withoutDisqualified(Engagement engagement, List<SeatEnd> seats) {
        if (seats.stream().noneMatch(seat -> engagement.disqualified().contains(seat.contestant()))) {
            return seats;
        }
        List<SeatEnd> honest = seats.stream()
                .filter(seat -> !engagement.disqualified().contains(seat.contestant()))
                .toList();
        List<SeatEnd> placed = new ArrayList<>();
        for (SeatEnd seat : seats) {
            int place = honest.contains(seat)
                    ? 1
                            + (int) honest.stream()
                                    .filter(other -> other.place() < seat.place())
                                    .count()
                    : honest.size() + 1;
            placed.add(new SeatEnd(
                    seat.contestant(),
                    place,
                    honest.contains(seat) ? seat.points() : 0,
                    honest.contains(seat) ? seat.cause() : DISQUALIFIED,
                    seat.evidence(),
                    seat.moves(),
                    seat.faults(),
                    seat.late(),
                    seat.usedMillis(),
                    seat.slowestMillis()));
        }
        return placed;
    }

    private static Ended broken(Conclusion.Broken broken, Outcome outcome, ContestWitness witness) {
        return new Ended(
                Verdict.BROKEN,
                cause(broken.cause()),
                "broken off",
                broken.words(),
                0,
                witness.millis(),
                record(outcome),
                List.of(),
                System.currentTimeMillis());
    }

    private static String cause(Event.Cause cause) {
        return switch (cause) {
            case NOBODY_READY -> Causes.NOBODY_READY;
            case INFRASTRUCTURE -> Causes.INFRASTRUCTURE;
            case STOPPED -> Causes.STOPPED;
            case DEFECT -> Causes.DEFECT;
        };
    }

    /** Records lie together in the contest's folder, and move with it: their names are enough. */
    private static String record(Outcome outcome) {
        return String.valueOf(outcome.record().getFileName());
    }
}

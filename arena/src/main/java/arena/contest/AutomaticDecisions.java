package arena.contest;

import arena.config.RunSettings;
import arena.tournament.format.Fixture;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.function.BiConsumer;

/** The decisions that the arena takes without the referee, where the settings of the contest say so. */
final class AutomaticDecisions {

    private final Contest contest;
    private final ContestFollower follower;
    private final ContestListener listener;
    private final BiConsumer<RefereeDecision, String> decisions;

    /**
     * Creates the decisions.
     *
     * @param decisions stores a decision with its reason; the follower has read it afterwards
     */
    AutomaticDecisions(
            Contest contest,
            ContestFollower follower,
            ContestListener listener,
            BiConsumer<RefereeDecision, String> decisions) {
        this.contest = contest;
        this.follower = follower;
        this.listener = listener;
        this.decisions = decisions;
    }

    /**
     * Decides by lot the games for which no bot was ready, if the settings say so; also a game whose arena was killed
     * before it could draw the lot.
     */
    void drawLots() {
        if (contest.runSettings().nobodyReady() == RunSettings.NobodyReady.LOT) {
            ContestState before = follower.state();
            before.failed().stream()
                    .filter(one -> before.ledger().failures(one.id()).stream()
                            .anyMatch(end -> end.cause().equals(AttemptCauses.NOBODY_READY)))
                    .forEach(one -> awardByLot(one, before.ledger().disqualified()));
        }
    }

    private void awardByLot(Fixture fixture, SortedSet<Integer> disqualified) {
        List<Integer> entitled = fixture.seats().stream()
                .filter(one -> !disqualified.contains(one))
                .toList();
        int winner =
                contest.seal().lot("nobody ready " + fixture.id(), entitled).get(0);
        decisions.accept(
                RefereeDecision.award(fixture.id(), fixture.seats(), winner, OptionalInt.of(winner)),
                "no team was ready, and the contest decides such games by lot");
    }

    /** Disqualifies teams on probation, if the settings say so. */
    void disqualifyProbationers() {
        if (contest.runSettings().onProbation() == RunSettings.OnProbation.OUT) {
            follower.state().pending().probation().forEach((team, faults) -> {
                decisions.accept(new RefereeDecision.Disqualified(team, Disqualification.OUT), faultWords(faults));
                listener.remark(contest.name(team) + " is disqualified: it " + faultWords(faults) + ".");
            });
        }
    }

    private static String faultWords(int faults) {
        return "has lost " + faults + " matches in a row by faults of its program";
    }

    /**
     * Forfeits the next game of a team on probation, if the settings say so. It happens when nothing else is left to
     * play, so that the team had as much time as possible.
     *
     * @return whether there was such a game
     */
    boolean forfeitGame() {
        ContestState before = follower.state();
        if (contest.runSettings().onProbation() != RunSettings.OnProbation.LOSE || before.isPaused()) {
            return false;
        }
        Optional<Fixture> forfeited = new NextGame(before).forfeited();
        forfeited.ifPresent(fixture -> forfeit(fixture, before));
        return forfeited.isPresent();
    }

    private void forfeit(Fixture fixture, ContestState now) {
        List<Integer> losers = fixture.seats().stream()
                .filter(seat -> now.pending().probation().containsKey(seat))
                .toList();
        List<Integer> others = fixture.seats().stream()
                .filter(seat ->
                        !losers.contains(seat) && !now.ledger().disqualified().contains(seat))
                .toList();
        if (others.size() > 1 || (others.size() == 1 && now.countsGamePoints(fixture))) {
            losers.forEach(team -> decisions.accept(
                    new RefereeDecision.SeatForfeited(fixture.id(), team),
                    contest.name(team) + " is on probation, and the others go on"));
        } else if (others.size() == 1) {
            decisions.accept(
                    RefereeDecision.award(fixture.id(), fixture.seats(), others.get(0), OptionalInt.empty()),
                    now.names(losers) + " is on probation, and the others go on");
        } else {
            int winner =
                    contest.seal().lot("on probation " + fixture.id(), losers).get(0);
            decisions.accept(
                    RefereeDecision.award(fixture.id(), fixture.seats(), winner, OptionalInt.of(winner)),
                    "all its teams are on probation, so the game was decided by lot");
        }
        listener.remark(now.names(losers) + (losers.size() == 1 ? " loses " : " lose ") + fixture.id()
                + ", being on probation; `arena contest clear` lets a team play on.");
    }
}

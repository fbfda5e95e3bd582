package arena.review;

import arena.game.Answer;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.level.ChanceSample;
import arena.level.Effort;
import arena.level.Ladder;
import arena.level.Mind;
import arena.level.MindSeat;
import arena.level.OrderPlayouts;
import arena.match.Event;
import arena.plugin.Games;
import arena.provider.GameProvider;
import arena.record.MatchRecord;
import arena.record.RecordedTurn;
import arena.regress.RecordedOutput;
import arena.series.GamePlace;
import arena.series.GamePlan;
import arena.series.SeriesRunner;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The reviewer of recorded matches, for every game with levels that asks its seats in turns and guesses what is hidden.
 *
 * <p>The mind of the strongest level sees what the seat saw, turn by turn, and names its order. If it is another than
 * the one that was given, playouts compare both. The search gets a third of the time, the playouts the rest, and what
 * earlier decisions did not need. A loss counts as far as it is certain, so that a mark is no noise of the playouts.
 */
public final class MatchReviewer<S, V, A> {

    /** The fewest rounds of playouts of a decision, which are played even if its time is over. */
    private static final int LEAST_ROUNDS = 8;

    /** The fewest rounds if earlier decisions have used up the time of this one. */
    private static final int LATE_ROUNDS = 3;

    /** The fewest rounds if the given order is the named one, so that there is nothing to compare. */
    private static final int SINGLE_ROUNDS = 2;

    /** The most rounds. */
    private static final int MOST_ROUNDS = 400;

    /** The rounds and the standard error of a chance from which a decision may be clear before its time is over. */
    private static final int CLEAR_ROUNDS = 50;

    private static final double CLEAR_ERROR = 0.02;

    /** The given answer, the first of those that are compared. */
    private static final int PLAYED = 0;

    /** The effort of the minds that play on, and the turns of the seat after which the position is estimated. */
    private static final Effort PLAYOUT_EFFORT = Effort.nodes(200);

    private static final int PLAYOUT_TURNS = 3;

    private final Ladder<S, V, A> ladder;
    private final MatchRecord record;
    private final Event.Began began;
    private final Seat seat;
    private final Settings settings;
    private final Terms terms;
    private final OrderPlayouts<S, V, A> playouts;

    /**
     * The terms of a review.
     *
     * @param think the time for each decision, on average
     * @param lanes the number of decisions that are reviewed at a time
     */
    public record Terms(Duration think, int lanes) {

        /** The search gains little from more than its share, while playouts scatter with less. */
        private static final int SEARCH_SHARE = 3;

        private Duration search() {
            return think.dividedBy(SEARCH_SHARE);
        }
    }

    private MatchReviewer(Ladder<S, V, A> ladder, MatchRecord record, Event.Began began, Seat seat, Terms terms) {
        this.ladder = ladder;
        this.record = record;
        this.began = began;
        this.seat = seat;
        this.settings = Settings.of(ladder.game().info(), began.settings());
        this.terms = terms;
        this.playouts = new OrderPlayouts<>(
                ladder, settings, new OrderPlayouts.Terms(ladder.levels().size(), PLAYOUT_EFFORT, PLAYOUT_TURNS));
    }

    /**
     * Reviews the decisions of a seat.
     *
     * @throws ReviewException if the match cannot be reviewed
     * @throws InterruptedException if the thread is interrupted
     */
    public static MatchReview review(MatchRecord record, Seat seat, Terms terms) throws InterruptedException {
        Event.Began began = record.began()
                .orElseThrow(() -> new ReviewException(record.file() + " does not contain the setup of its match."));
        Ladder<?, ?, ?> ladder = Games.provider(began.gameId())
                .flatMap(GameProvider::ladder)
                .orElseThrow(() -> new ReviewException(
                        Games.title(began.gameId()) + " has no super bot, so its matches cannot be reviewed."));
        if (!isReviewable(began.gameId())) {
            throw new ReviewException(Games.title(began.gameId())
                    + " cannot be reviewed: a review needs a game that guesses what a seat cannot see.");
        }
        return new MatchReviewer<>(ladder, record, began, seat, terms).review();
    }

    /** Returns whether matches of a game can be reviewed: it has levels, and guesses what a seat cannot see. */
    public static boolean isReviewable(String gameId) {
        return Games.provider(gameId)
                .flatMap(GameProvider::ladder)
                .filter(ladder -> ladder.game().guesser().isPresent())
                .isPresent();
    }

    private MatchReview review() throws InterruptedException {
        List<RecordedTurn> turns = record.turns(seat.number());
        String name = began.sittings().get(seat.index()).name();
        if (turns.isEmpty()) {
            throw new ReviewException(name + " (" + seat + ") was not asked for an answer in this match. A match in"
                    + " real time has no decisions to review.");
        }
        List<ReviewedTurn> reviewed = new ArrayList<>();
        SeriesRunner<Integer, List<ReviewedTurn>> lanes = new SeriesRunner<>(
                GamePlan.inOrder(IntStream.range(0, terms.lanes()).iterator(), (lane, part) -> reviewed.addAll(part)));
        if (lanes.play(List.of(GamePlace.of(terms.lanes(), lane -> Optional.of(lane(turns, lane)))))
                        .orThrow()
                != SeriesRunner.End.OVER) {
            throw new InterruptedException();
        }
        reviewed.sort(Comparator.comparingInt(ReviewedTurn::turn));
        return new MatchReview(began.matchId(), began.sittings().size(), seat, name, reviewed);
    }

    /** Reviews every decision of a lane; its mind sees the others too, so that it knows what the seat knew. */
    private List<ReviewedTurn> lane(List<RecordedTurn> turns, int lane) throws InterruptedException {
        List<ReviewedTurn> reviewed = new ArrayList<>();
        long deadlineNanos = System.nanoTime();
        Mind<V, A> mind = ladder.mind(
                ladder.levels().size(),
                new MindSeat(seat, settings),
                began.seed(),
                new Effort(terms.search(), Long.MAX_VALUE));
        int decisions = 0;
        Optional<V> first = Optional.empty();
        for (RecordedTurn turn : turns) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            V view = view(turn, first);
            first = first.or(() -> Optional.of(view));
            Optional<Event.Ruled> ruling = turn.turn().ruling();
            boolean isDecision = ruling.isPresent() && game().needsDecision(view, seat);
            decisions += isDecision ? 1 : 0;
            if (isDecision && decisions % terms.lanes() == lane) {
                // A decision that is clear early leaves its time to later ones.
                deadlineNanos += terms.think().toNanos();
                reviewed.add(decision(turn, ruling.get(), view, mind, deadlineNanos));
            } else {
                mind.follow(view);
            }
            ruling.ifPresent(ruled -> {
                if (answer(ruled, view) instanceof Answer.Given<A> given) {
                    mind.played(given.action());
                }
                mind.acknowledged(ruled.code());
            });
        }
        return reviewed;
    }

    private V view(RecordedTurn turn, Optional<V> first) {
        try {
            String text = turn.prompted().text();
            return first.map(before -> game().views().read(text, before))
                    .orElseGet(() -> game().views().read(text));
        } catch (IllegalArgumentException unreadable) {
            throw new ReviewException("The input of turn " + turn.number() + " in " + record.file()
                    + " is none of this game (" + unreadable.getMessage() + "); `arena verify` says where the record"
                    + " leaves the rules.");
        }
    }

    private GameDefinition<S, V, A> game() {
        return ladder.game();
    }

    private Answer<A> answer(Event.Ruled ruled, V view) {
        return ruled.reply()
                .bytes()
                .map(bytes -> game().answers().read(bytes, view))
                .orElseGet(Answer.Late::new);
    }

    private ReviewedTurn decision(RecordedTurn turn, Event.Ruled ruled, V view, Mind<V, A> mind, long deadlineNanos) {
        A named = mind.choose(view);
        Answer<A> best = new Answer.Given<>(named);
        Answer<A> played = answer(ruled, view);
        List<Answer<A>> compared = best.equals(played) ? List.of(played) : List.of(played, best);
        boolean isLate = System.nanoTime() - deadlineNanos >= 0;
        int least = compared.size() == 1 ? SINGLE_ROUNDS : isLate ? LATE_ROUNDS : LEAST_ROUNDS;
        ChanceSample sample = playouts.chances(
                view,
                seat,
                compared,
                Chance.of(began.seed(), "review of turn " + turn.number()),
                soFar -> soFar.rounds() < least || !isClear(soFar) && System.nanoTime() - deadlineNanos < 0);
        ReviewedTurn.Chances chances = chances(sample);
        return new ReviewedTurn(
                turn.number(),
                ruled.reply().bytes().map(RecordedOutput::of),
                ruled.code(),
                chances.lost() > 0
                        ? Optional.of(new ReviewedTurn.Better(
                                RecordedOutput.of(game().answers().write(named).getBytes(StandardCharsets.UTF_8)),
                                mind.why()))
                        : Optional.empty(),
                chances,
                mark(chances.lostAtLeast()));
    }

    /** Returns whether more rounds would change neither the chance that is shown nor the mark. */
    private boolean isClear(ChanceSample sample) {
        return sample.rounds() >= MOST_ROUNDS
                || sample.rounds() >= CLEAR_ROUNDS
                        && sample.chance(PLAYED).error() < CLEAR_ERROR
                        && mark(loss(sample).atLeast()) == mark(loss(sample).atMost());
    }

    private Mark mark(double lost) {
        return Mark.of(lost, began.sittings().size());
    }

    private static ReviewedTurn.Chances chances(ChanceSample sample) {
        double played = sample.chance(PLAYED).value();
        double named = sample.chance(sample.answers() - 1).value();
        return new ReviewedTurn.Chances(
                Math.max(played, named), played, Math.max(0, loss(sample).atLeast()));
    }

    /** Returns by how much the named order leads; the named order is the last answer, and may be the played one. */
    private static ChanceSample.Mean loss(ChanceSample sample) {
        return sample.lead(sample.answers() - 1, PLAYED);
    }
}

package arena.record;

import arena.game.Choices;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.MatchPosition;
import arena.match.MatchStatus;
import arena.match.SeatTally;
import arena.match.SeatTurn;
import arena.match.Update;
import java.util.List;
import java.util.Optional;

/**
 * The fold step of a replay: from the next event it computes the status by the record, the position by the rules, and
 * their differences.
 *
 * <p>Each event advances the position as far as its step. A turn ends when the answers of all asked seats are ruled; a
 * tick ends when an event of a later step follows, and a step without events is a tick without orders. An event that is
 * impossible by the rules throws an exception, and the rules follow the record no further.
 */
final class ReplayFold<S, V, A> {

    private final GameDefinition<S, V, A> game;
    private final Event event;
    private final Inputs inputs;
    private final MatchStatus before;
    private final MatchStatus status;
    private Optional<MatchPosition<S, V, A>> position;

    /** The treatment of prompts and updates. Computing a text again costs more than the rest of an event. */
    enum Inputs {
        /** Each is computed again and compared. */
        COMPARED,
        /** They are skipped: the rest of the match does not depend on them. */
        PASSED_OVER
    }

    private ReplayFold(
            GameDefinition<S, V, A> game, Optional<ReplayFrame<S, V, A>> before, Event event, Inputs inputs) {
        this.game = game;
        this.event = event;
        this.inputs = inputs;
        this.before = before.map(ReplayFrame::status).orElse(MatchStatus.NONE);
        this.status = this.before.after(event);
        this.position = before.flatMap(ReplayFrame::position);
    }

    /**
     * Returns the next frame.
     *
     * @param before the previous frame; empty before the first
     */
    static <S, V, A> ReplayFrame<S, V, A> next(
            GameDefinition<S, V, A> game, Optional<ReplayFrame<S, V, A>> before, RecordedEvent entry, Inputs inputs) {
        ReplayFold<S, V, A> fold = new ReplayFold<>(game, before, entry.event(), inputs);
        boolean lost = before.filter(ReplayFrame::lost).isPresent();
        List<String> differences = List.of();
        if (!lost) {
            try {
                differences = fold.follow();
            } catch (RuntimeException failure) {
                // Any exception of the rules is a finding about a damaged or forged record, not a failure of the
                // replay.
                lost = true;
                differences = List.of("the rules cannot follow the record from here: " + words(failure));
            }
        }
        return new ReplayFrame<>(
                entry,
                fold.status,
                fold.position,
                differences.stream()
                        .map(difference -> "Line " + entry.line() + ": " + difference + ".")
                        .toList(),
                lost);
    }

    private static String words(RuntimeException failure) {
        String message = failure.getMessage();
        String words = message == null ? failure.toString() : Printable.of(message, 400);
        return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    }

    /** Follows the event, and returns the differences without the line in the record. */
    private List<String> follow() {
        if (event instanceof Event.Began began) {
            position = Optional.of(begin(began));
        } else if (event instanceof Event.Prompted asked) {
            return prompt(asked);
        } else if (event instanceof Event.UpdateSent update) {
            return update(update);
        } else if (event instanceof Event.Ruled ruled) {
            return rule(ruled);
        } else if (event instanceof Event.Acknowledged acknowledged) {
            return acknowledge(acknowledged);
        } else if (event instanceof Event.Left left) {
            return leave(left);
        } else if (event instanceof Event.Held held) {
            running(held.step());
        } else if (event instanceof Event.WentOn wentOn) {
            running(wentOn.step());
        } else if (event instanceof Event.Resumed resumed) {
            return resume(resumed);
        } else if (event instanceof Event.HandedOver handed) {
            return handOver(handed);
        } else if (event instanceof Event.Intervened done) {
            return intervene(done);
        } else if (event instanceof Event.Ended ended) {
            return end(ended);
        }
        return List.of();
    }

    private MatchPosition<S, V, A> begin(Event.Began began) {
        if (before.began().isPresent()) {
            throw new IllegalStateException("the match has begun before");
        }
        if (!began.gameId().equals(game.info().id())) {
            throw new IllegalArgumentException("the record is of the game " + began.gameId() + ", not of "
                    + game.info().id());
        }
        for (int seat = 1; seat <= began.sittings().size(); seat++) {
            if (began.sittings().get(seat - 1).seat() != seat) {
                throw new IllegalArgumentException("the seats are not numbered from 1 in order");
            }
        }
        List<String> names =
                began.sittings().stream().map(Event.SeatAssignment::name).toList();
        return MatchPosition.start(
                game,
                new Setup(names, began.seed(), Settings.of(game.info(), began.settings())),
                began.sittings().stream().map(Event.SeatAssignment::clock).toList());
    }

    private List<String> prompt(Event.Prompted asked) {
        MatchPosition<S, V, A> now = running(asked.step());
        Seat seat = new Seat(asked.seat());
        Mismatches mismatches = new Mismatches(subject("the prompt", seat, asked.step()));
        if (now.phase() instanceof Phase.Turn turn && turn.asked().contains(seat)) {
            mismatches.compare(
                    "the limit in milliseconds",
                    asked.limitMillis(),
                    now.limit(seat).millis());
        } else {
            mismatches.note(name(seat) + " was prompted in step " + asked.step() + ", the rules do not ask it then");
        }
        SeatTurn open = before.seat(seat.number()).turn();
        if (open.prompt().isPresent()
                && open.ruling().isEmpty()
                && now.acceptsReplyFrom(seat)
                && !now.isUnasked(seat)) {
            mismatches.note(name(seat) + " was asked once more in step " + asked.step()
                    + " before its answer was judged or its seat handed over");
        }
        if (before.held().isPresent() && !now.currentStep().repetitions().containsKey(seat)) {
            mismatches.note(name(seat) + " was asked in step " + asked.step() + " while the match was held");
        }
        mismatches.compare("the number", asked.number(), prompts(seat));
        if (inputs == Inputs.COMPARED) {
            mismatches.compareLines(asked.text(), now.text(seat));
        }
        position = Optional.of(now.after(asked));
        return mismatches.differences();
    }

    private List<String> update(Event.UpdateSent update) {
        MatchPosition<S, V, A> now = running(update.step());
        Seat seat = new Seat(update.seat());
        Mismatches mismatches = new Mismatches(subject("the update", seat, update.step()));
        if (!(now.phase() instanceof Phase.Tick tick && tick.updated().contains(seat))) {
            mismatches.note(name(seat) + " got an update in step " + update.step() + ", by the rules it gets none");
        }
        mismatches.compare("the number", update.number(), prompts(seat));
        if (inputs == Inputs.COMPARED) {
            mismatches.compareText("the digest of the text", update.digest(), Update.digest(now.text(seat)));
        }
        return mismatches.differences();
    }

    private int prompts(Seat seat) {
        return status.seat(seat.number()).prompts();
    }

    private List<String> rule(Event.Ruled ruled) {
        MatchPosition<S, V, A> now = running(ruled.step());
        Seat seat = new Seat(ruled.seat());
        Mismatches mismatches = new Mismatches(subject("the ruling", seat, ruled.step()));
        if (!now.acceptsReplyFrom(seat)) {
            throw new IllegalStateException(
                    "the rules wait for no answer of " + name(seat) + " in step " + ruled.step());
        }
        if (now.phase() instanceof Phase.Turn) {
            mismatches.compare("the number", ruled.reply().number(), prompts(seat));
        }
        Ruling<A> ruling =
                now.judge(seat, now.view(Viewpoint.of(seat)), ruled.reply()).ruling();
        mismatches.compare("the code", ruled.code(), ruling.code());
        compareSentence(mismatches, "the words", ruled.words(), ruling.words());
        mismatches.compare("the line", ruled.line(), ruling.line());
        if (ruled.again() != now.asksAgain(ruled, ruling)) {
            mismatches.note(name(seat) + (ruled.again() ? " was" : " was not") + " asked once more in step "
                    + ruled.step() + ", the rules and its time say otherwise");
        }
        MatchPosition<S, V, A> after = now.after(ruled, ruling);
        position = Optional.of(after);
        if (now.phase() instanceof Phase.Turn turn && after.steps() == ruled.step()) {
            comparePrompted(mismatches, now, turn);
        }
        return mismatches.differences();
    }

    private void comparePrompted(Mismatches mismatches, MatchPosition<S, V, A> now, Phase.Turn turn) {
        if (!now.currentStep().repetitions().keySet().equals(turn.asked())) {
            mismatches.note("the record of step " + now.currentStep().number() + " holds prompts for "
                    + now.currentStep().repetitions().keySet() + ", the rules ask " + turn.asked());
        }
    }

    private List<String> acknowledge(Event.Acknowledged acknowledged) {
        Seat seat = new Seat(acknowledged.seat());
        Mismatches mismatches = new Mismatches("the acknowledgement of " + name(seat));
        SeatTurn turn = status.seat(seat.number()).turn();
        Event.Ruled ruled = turn.ruling()
                .orElseThrow(() -> new IllegalStateException(name(seat) + " was acknowledged before it was judged"));
        mismatches.compareWith(
                "the ruling before it says",
                "the number",
                acknowledged.number(),
                ruled.reply().number());
        mismatches.compareWith("the ruling before it says", "the code", acknowledged.code(), ruled.code());
        return mismatches.differences();
    }

    private List<String> leave(Event.Left left) {
        if (left.step() > position().steps()) {
            if (left.breaksOff()) {
                running(left.step());
            } else {
                playUpTo(left.step());
            }
        }
        MatchPosition<S, V, A> without = position().after(left);
        position = Optional.of(without);
        // A player that has exceeded a limit leaves in the middle of a step, even if the others go on.
        return !left.breaksOff() || left.why().isLimit() || without.phase() instanceof Phase.Over
                ? List.of()
                : List.of("step " + left.step() + " was broken off when " + name(new Seat(left.seat()))
                        + " left, the rules go on without it");
    }

    /** Follows a resumption, which is also possible after the last answer, when only the end is missing. */
    private List<String> resume(Event.Resumed resumed) {
        playUpTo(resumed.step() - 1);
        if (resumed.step() != position().stepNumber()) {
            throw new IllegalStateException("step " + resumed.step() + " was over before the match was resumed in it");
        }
        position = Optional.of(position().after(resumed));
        return List.of();
    }

    private List<String> handOver(Event.HandedOver handed) {
        MatchPosition<S, V, A> now = running(handed.step());
        Seat seat = new Seat(handed.seat());
        if (seat.index() >= now.setup().names().size()) {
            throw new IllegalStateException("there is no " + seat + " to be handed over");
        }
        Mismatches mismatches = new Mismatches(subject("the hand-over", seat, handed.step()));
        SeatTally tally = before.seat(seat.number());
        if (tally.left().isPresent()) {
            mismatches.note(
                    name(seat) + " was handed over in step " + handed.step() + ", but it had been left for good");
        }
        long longest = tally.turn()
                .prompt()
                .filter(asked -> tally.turn().ruling().isEmpty())
                .map(asked -> handed.atNanos() - asked.atNanos())
                .orElse(0L);
        if (handed.usedNanos() < 0 || handed.usedNanos() > longest) {
            mismatches.note("the hand-over of " + name(seat) + " in step " + handed.step() + " takes "
                    + Evidence.millis(handed.usedNanos()) + " from its time, its open question had "
                    + Evidence.millis(longest));
        }
        position = Optional.of(now.after(handed));
        return mismatches.differences();
    }

    private List<String> intervene(Event.Intervened done) {
        MatchPosition<S, V, A> now = running(done.step());
        Mismatches mismatches = new Mismatches("what was done before step " + done.step());
        if (before.held().isEmpty()) {
            mismatches.note(Printable.of(done.by()) + " has done something before step " + done.step()
                    + ", but the match was not held: " + Printable.of(done.text()));
        }
        Choices.Chosen.of(done.text())
                .flatMap(now::words)
                .ifPresent(words -> compareSentence(mismatches, "the words", done.words(), words));
        position = Optional.of(now.after(done));
        return mismatches.differences();
    }

    private List<String> end(Event.Ended ended) {
        playUpTo(ended.steps());
        Mismatches mismatches = new Mismatches("the end");
        if (before.end().isPresent()) {
            mismatches.note("the match has ended before");
        }
        if (!(position().phase() instanceof Phase.Over over)) {
            mismatches.note(
                    "the record ends after step " + ended.steps() + " (" + ended.reason() + "), the rules go on");
            return mismatches.differences();
        }
        mismatches.compare("the last step", ended.steps(), position().steps());
        mismatches.compareText(
                "the standings",
                bare(ended.standings()).toString(),
                bare(over.standings()).toString());
        if (ended.standings().stream().anyMatch(standing -> !standing.figures().isEmpty())) {
            mismatches.compareText(
                    "what the seats have reached",
                    ended.standings().toString(),
                    over.standings().toString());
        }
        mismatches.compareText("the reason", ended.reason(), over.reason());
        compareSentence(mismatches, "the detail", ended.detail(), over.detail());
        mismatches.compareWith("it holds", "the number of moves", ended.moves(), status.moves());
        return mismatches.differences();
    }

    /** Returns standings without figures, as earlier arenas recorded them. */
    private static List<Standing> bare(List<Standing> standings) {
        return standings.stream().map(Standing::withoutFigures).toList();
    }

    /**
     * Compares a sentence for people, if the record has this version of the sentences; the facts beside it are compared
     * in any case.
     */
    private void compareSentence(Mismatches mismatches, String what, String recorded, String right) {
        if (status.began().filter(began -> began.isWordedAs(game.info())).isPresent()) {
            mismatches.compareText(what, recorded, right);
        }
    }

    /** Returns the position in a step, which must be the next one of a running match. */
    private MatchPosition<S, V, A> running(int step) {
        playUpTo(step - 1);
        if (step != position().steps() + 1) {
            throw new IllegalStateException("step " + step + " was over before");
        }
        refuseOver(position());
        return position();
    }

    private void playUpTo(int steps) {
        while (position().steps() < steps) {
            if (position().phase() instanceof Phase.Tick tick) {
                requireUpdates(position().stepNumber(), tick);
            }
            position = Optional.of(playedUpTo(position().steps() + 1, position()));
        }
    }

    private void requireUpdates(int step, Phase.Tick tick) {
        if (before.held().isPresent()) {
            throw new IllegalStateException("the record goes on after step " + step + ", but the match was held");
        }
        for (Seat seat : tick.updated()) {
            if (before.seat(seat.number()).toldStep() != step) {
                throw new IllegalStateException(name(seat) + " got no update in step " + step);
            }
        }
    }

    /**
     * Returns the position after ticks without events.
     *
     * @param steps the number of the last of them
     * @throws IllegalStateException if the match cannot reach that step without an event
     */
    static <S, V, A> MatchPosition<S, V, A> playedUpTo(int steps, MatchPosition<S, V, A> from) {
        MatchPosition<S, V, A> now = from;
        while (now.steps() < steps) {
            refuseOver(now);
            if (now.phase() instanceof Phase.Turn turn) {
                throw new IllegalStateException("the record goes on after step " + (now.steps() + 1)
                        + " without a ruling for each of " + turn.asked());
            }
            now = now.afterTick();
        }
        return now;
    }

    private static void refuseOver(MatchPosition<?, ?, ?> now) {
        if (now.phase() instanceof Phase.Over over) {
            throw new IllegalStateException("the record goes on with step " + (now.steps() + 1)
                    + ", by the rules the match is over: " + over.reason());
        }
    }

    private MatchPosition<S, V, A> position() {
        return position.orElseThrow(
                () -> new IllegalStateException("the record does not tell how the match was set up"));
    }

    private String subject(String what, Seat seat, int step) {
        return what + " of " + name(seat) + " in step " + step;
    }

    private String name(Seat seat) {
        List<String> names = position().setup().names();
        String name = seat.index() < names.size() ? names.get(seat.index()) : "nobody";
        return Printable.of(name) + " (" + seat + ")";
    }
}

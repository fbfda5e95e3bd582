package arena.record;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.SeatClocks;
import arena.match.Tries;
import arena.match.Update;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The course of a match as the rules have it, driven by the events of its record: what {@code arena.match.Match} did
 * with players, done again with what they wrote.
 *
 * <p>Each event moves the match as far as it tells, and returns what the rules say otherwise than the record. A step
 * ends when all who were asked are ruled; a tick ends when an event of a later step tells so, and a step that no event
 * tells of is a tick in which nobody ordered. What a record tells that no match can do, throws.
 */
final class Course<S, V, A> {

    private final GameBox<S, V, A> box;
    private Optional<Table<S>> table = Optional.empty();
    private Optional<Table<S>> beforeLastStep = Optional.empty();
    private int playedSteps;
    private int rulings;
    private final List<Actions.Action<A>> counted = new ArrayList<>();
    private final SortedSet<Seat> prompted = new TreeSet<>();
    private final SortedMap<Seat, Integer> prompts = new TreeMap<>();
    private final SortedMap<Seat, Tries> tries = new TreeMap<>();
    private final SortedMap<Seat, Event.Ruled> lastRulings = new TreeMap<>();

    /** What a match that has begun has. */
    private record Table<S>(Setup setup, SeatClocks clocks, boolean otherWording, S state) {
        Table<S> with(S next) {
            return new Table<>(setup, clocks, otherWording, next);
        }
    }

    Course(GameBox<S, V, A> box) {
        this.box = box;
    }

    /** Returns the state after the events so far; none before the match was set up. */
    Optional<S> state() {
        return table.map(Table::state);
    }

    /** Returns the number of the last step that is over. */
    int playedSteps() {
        return playedSteps;
    }

    /**
     * Follows one event.
     *
     * @return what the rules say otherwise, without the place in the record
     * @throws RuntimeException if the rules cannot follow it, whatever the reason
     */
    List<String> follow(Event event) {
        if (event instanceof Event.Began began) {
            begin(began);
        } else if (event instanceof Event.Prompted asked) {
            return prompt(asked);
        } else if (event instanceof Event.Told told) {
            return tell(told);
        } else if (event instanceof Event.Ruled ruled) {
            return rule(ruled);
        } else if (event instanceof Event.Acknowledged acknowledged) {
            return acknowledge(acknowledged);
        } else if (event instanceof Event.Left left) {
            return leave(left);
        } else if (event instanceof Event.Ended ended) {
            return end(ended);
        }
        return List.of();
    }

    private void begin(Event.Began began) {
        if (!began.gameId().equals(box.info().id())) {
            throw new IllegalArgumentException("the record is of the game " + began.gameId() + ", not of "
                    + box.info().id());
        }
        for (int seat = 1; seat <= began.sittings().size(); seat++) {
            if (began.sittings().get(seat - 1).seat() != seat) {
                throw new IllegalArgumentException("the seats are not numbered from 1 in order");
            }
        }
        List<String> names = began.sittings().stream().map(Event.Sitting::name).toList();
        Setup setup = new Setup(names, began.seed(), Settings.of(box.info(), began.settings()));
        SeatClocks clocks = new SeatClocks(
                began.sittings().stream().map(Event.Sitting::clock).toList());
        table = Optional.of(new Table<>(
                setup,
                clocks,
                Verification.hasOtherWording(began, box),
                box.rules().start(setup)));
    }

    private List<String> prompt(Event.Prompted asked) {
        playUpTo(asked.step() - 1);
        Seat seat = new Seat(asked.seat());
        Comparison same = new Comparison(who("the prompt", seat, asked.step()));
        Phase phase = openPhase(asked.step());
        prompted.add(seat);
        if (phase instanceof Phase.Turn turn && turn.asked().contains(seat)) {
            SeatClocks clocks = table().clocks();
            Tries question = tries.computeIfAbsent(seat, asking -> new Tries(asking, turn.limit(asking), clocks));
            question.asked(asked.atNanos());
            same.compare(
                    "the limit in milliseconds",
                    asked.limitMillis(),
                    question.limit().millis());
        } else {
            same.note(name(seat) + " was prompted in step " + asked.step() + ", the rules do not ask it then");
        }
        same.compare("the number", asked.number(), prompts.merge(seat, 1, Integer::sum));
        same.compareLines(asked.text(), text(seat));
        return same.differences();
    }

    private List<String> tell(Event.Told told) {
        playUpTo(told.step() - 1);
        Seat seat = new Seat(told.seat());
        Comparison same = new Comparison(who("the update", seat, told.step()));
        if (!(openPhase(told.step()) instanceof Phase.Tick tick && tick.told().contains(seat))) {
            same.note(name(seat) + " was told in step " + told.step() + " how it stands, by the rules it is not then");
        }
        same.compare("the number", told.number(), prompts.merge(seat, 1, Integer::sum));
        same.compareText("the digest of the text", told.digest(), Update.digest(text(seat)));
        return same.differences();
    }

    /** Returns the text that shows a seat what it sees now. */
    private String text(Seat seat) {
        return box.views().write(box.rules().view(table().state(), Viewpoint.of(seat)));
    }

    private List<String> rule(Event.Ruled ruled) {
        playUpTo(ruled.step() - 1);
        Seat seat = new Seat(ruled.seat());
        Comparison same = new Comparison(who("the ruling", seat, ruled.step()));
        Phase phase = openPhase(ruled.step());
        if (!takesOrders(phase, seat)) {
            throw new IllegalStateException(
                    "the rules wait for no answer of " + name(seat) + " in step " + ruled.step());
        }
        if (phase instanceof Phase.Turn) {
            same.compare("the number", ruled.reply().number(), prompts.getOrDefault(seat, 0));
        }
        Ruling<A> ruling = box.rules().judge(table().state(), seat, answer(ruled, seat));
        same.compare("the code", ruled.code(), ruling.code());
        compareSentence(same, "the words", ruled.words(), ruling.words());
        same.compare("the line", ruled.line(), ruling.line());
        lastRulings.put(seat, ruled);
        table().clocks().take(ruled);
        boolean again = Optional.ofNullable(tries.get(seat))
                .filter(question -> question.isAskedAgain(ruling, ruled.reply(), ruled.atNanos()))
                .isPresent();
        if (ruled.again() != again) {
            same.note(name(seat) + (ruled.again() ? " was" : " was not") + " asked once more in step " + ruled.step()
                    + ", the rules and its time say otherwise");
        }
        rulings += ruled.again() ? 0 : 1;
        if (phase instanceof Phase.Turn && ruled.again()) {
            return same.differences();
        }
        if (phase instanceof Phase.Turn turn) {
            counted.add(new Actions.Action<>(seat, ruling.counts()));
            if (counted.size() == turn.asked().size()) {
                finishTurn(turn, same);
            }
        } else {
            S after = box.rules().order(table().state(), seat, ruling.counts());
            table = Optional.of(table().with(after));
        }
        return same.differences();
    }

    private Answer<A> answer(Event.Ruled ruled, Seat seat) {
        V view = box.rules().view(table().state(), Viewpoint.of(seat));
        return ruled.reply().bytes().map(raw -> box.answers().read(raw, view)).orElseGet(Answer.Late::new);
    }

    private void finishTurn(Phase.Turn turn, Comparison same) {
        if (!prompted.equals(turn.asked())) {
            same.note("the record of step " + (playedSteps + 1) + " holds prompts for " + prompted + ", the rules ask "
                    + turn.asked());
        }
        counted.sort(Comparator.comparing(Actions.Action::seat));
        finishStep();
    }

    private List<String> acknowledge(Event.Acknowledged acknowledged) {
        Seat seat = new Seat(acknowledged.seat());
        Comparison same = new Comparison("the acknowledgement of " + name(seat));
        Event.Ruled ruled = Optional.ofNullable(lastRulings.get(seat))
                .orElseThrow(() -> new IllegalStateException(name(seat) + " was acknowledged before it was judged"));
        same.compareWith(
                "the ruling before it says",
                "the number",
                acknowledged.number(),
                ruled.reply().number());
        same.compareWith("the ruling before it says", "the code", acknowledged.code(), ruled.code());
        return same.differences();
    }

    private List<String> leave(Event.Left left) {
        Seat seat = new Seat(left.seat());
        if (left.breaksOff()) {
            breakOff(left.step());
        } else {
            playUpTo(left.step());
        }
        S without = box.rules().leave(table().state(), seat, left.why());
        table = Optional.of(table().with(without));
        return !left.breaksOff() || box.rules().phase(without) instanceof Phase.Over
                ? List.of()
                : List.of("step " + left.step() + " was broken off when " + name(seat)
                        + " left, the rules go on without it");
    }

    /** Goes back to the state before a step: its rulings count for nothing, also if they were all there. */
    private void breakOff(int step) {
        if (step == playedSteps) {
            table = beforeLastStep;
            return;
        }
        playUpTo(step - 1);
        openPhase(step);
        clearStep();
        playedSteps = step;
    }

    private List<String> end(Event.Ended ended) {
        playUpTo(ended.steps());
        Comparison same = new Comparison("the end");
        if (!(box.rules().phase(table().state()) instanceof Phase.Over over)) {
            same.note("the record ends after step " + ended.steps() + " (" + ended.reason() + "), the rules go on");
            return same.differences();
        }
        same.compare("the last step", ended.steps(), playedSteps);
        same.compareText(
                "the standings",
                bare(ended.standings()).toString(),
                bare(over.standings()).toString());
        if (ended.standings().stream().anyMatch(standing -> !standing.figures().isEmpty())) {
            same.compareText(
                    "what the seats have reached",
                    ended.standings().toString(),
                    over.standings().toString());
        }
        same.compareText("the reason", ended.reason(), over.reason());
        compareSentence(same, "the detail", ended.detail(), over.detail());
        same.compareWith("it holds", "the number of moves", ended.moves(), rulings);
        return same.differences();
    }

    /** Records of earlier arenas tell nothing else. */
    private static List<Standing> bare(List<Standing> standings) {
        return standings.stream().map(Standing::bare).toList();
    }

    /** Sentences for people say what the facts beside them say; those of another version may say it in other words. */
    private void compareSentence(Comparison same, String what, String recorded, String right) {
        if (!table().otherWording()) {
            same.compareText(what, recorded, right);
        }
    }

    /** Plays the ticks that no event told the end of. */
    private void playUpTo(int steps) {
        while (playedSteps < steps) {
            Phase phase = openPhase(playedSteps + 1);
            if (phase instanceof Phase.Turn turn) {
                throw new IllegalStateException("the record goes on after step " + (playedSteps + 1)
                        + " without a ruling for each of " + turn.asked());
            }
            finishStep();
        }
    }

    private void finishStep() {
        S after = box.rules().next(table().state(), new Actions<>(counted));
        beforeLastStep = table;
        table = Optional.of(table().with(after));
        clearStep();
        playedSteps++;
    }

    private void clearStep() {
        counted.clear();
        prompted.clear();
        tries.clear();
    }

    /** Returns what the rules wait for in a step, which must be the next one, in a match that goes on. */
    private Phase openPhase(int step) {
        if (step != playedSteps + 1) {
            throw new IllegalStateException("step " + step + " was over before");
        }
        Phase phase = box.rules().phase(table().state());
        if (phase instanceof Phase.Over over) {
            throw new IllegalStateException(
                    "the record goes on with step " + step + ", by the rules the match is over: " + over.reason());
        }
        return phase;
    }

    private boolean takesOrders(Phase phase, Seat seat) {
        if (phase instanceof Phase.Turn turn) {
            return turn.asked().contains(seat)
                    && counted.stream().noneMatch(action -> action.seat().equals(seat));
        }
        return phase instanceof Phase.Tick tick && tick.open().contains(seat);
    }

    private Table<S> table() {
        return table.orElseThrow(() -> new IllegalStateException("the record does not tell how the match was set up"));
    }

    private String who(String what, Seat seat, int step) {
        return what + " of " + name(seat) + " in step " + step;
    }

    private String name(Seat seat) {
        List<String> names = table().setup().names();
        String name = seat.index() < names.size() ? names.get(seat.index()) : "nobody";
        return Printable.of(name) + " (" + seat + ")";
    }
}

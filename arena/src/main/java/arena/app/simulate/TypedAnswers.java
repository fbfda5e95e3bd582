package arena.app.simulate;

import arena.game.AnswerForm;
import arena.game.Ruling;
import arena.match.Event;
import arena.person.OrderCheck;
import arena.person.PersonSeat;
import arena.person.Question;
import arena.record.Printable;
import arena.text.Lines;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A reader of a person's typed answers. On its own thread it reads lines while the person is asked, answers questions,
 * and hands orders in.
 */
final class TypedAnswers implements PersonInterface, AutoCloseable {

    private static final String END = "End";
    private static final long FAREWELL_MILLIS = 1_000;
    private static final long SECONDS_IN_A_MINUTE = 60;

    private final Dialogue dialogue;
    private final PersonSeat seat;
    private final PersonAdvice advice;
    private final Runnable stop;
    private final Thread reader = new Thread(this::run, "typed");

    private Optional<Open> open = Optional.empty();
    private boolean over;

    /** True if the person lets the match go on until the game calls. */
    private volatile boolean waiting;

    /** The typed lines of an unfinished answer; used by the reader only. */
    private String written = "";

    /** The initial text of the next line; used by the reader only. */
    private String draft = "";

    /** The question that is shown. */
    private record Open(Question turn, Runnable board) {}

    /**
     * Prepares the reader.
     *
     * @param stop breaks the match off
     */
    TypedAnswers(Dialogue dialogue, PersonSeat seat, PersonAdvice advice, Runnable stop) {
        this.dialogue = dialogue;
        this.seat = seat;
        this.advice = advice;
        this.stop = stop;
        reader.setDaemon(true);
    }

    /** Starts reading. */
    void start() {
        // The terminal is there all the time, and shows the match by its events.
        seat.openPage(() -> {});
        reader.start();
    }

    @Override
    public PersonOutput output() {
        return dialogue;
    }

    @Override
    public void asked(Question turn, Runnable board) {
        if (seat.orderCheck().calls(turn.input())) {
            waiting = false;
            board.run();
        } else if (turn.isTurn() && !waiting) {
            board.run();
        }
        if (waiting && turn.isTurn()) {
            seat.hand(END + "\n");
        } else {
            open(new Open(turn, board));
        }
    }

    private synchronized void open(Open asked) {
        open = Optional.of(asked);
        notifyAll();
    }

    @Override
    public List<String> judged(Event.Ruled ruled) {
        String output = ruled.reply().bytes().map(Lines::decode).orElse("");
        if (close(ruled.reply().number())) {
            dialogue.wake();
        }
        if (ruled.code() == 0 || seat.hasResigned()) {
            return List.of();
        }
        boolean late = ruled.code() == Ruling.LATE && output.isEmpty();
        return List.of((late ? "Code " : "\"" + Printable.of(output.strip()) + "\": code ") + ruled.code() + ". "
                + Printable.of(ruled.words()));
    }

    /** Closes a turn; returns whether it was open until now. */
    private synchronized boolean close(int number) {
        boolean wasOpen = open.isPresent()
                && open.get().turn().isTurn()
                && open.get().turn().number() == number;
        if (wasOpen) {
            open = Optional.empty();
        }
        return wasOpen;
    }

    @Override
    public void over() {
        end();
        dialogue.wake();
    }

    private synchronized void end() {
        over = true;
        open = Optional.empty();
        notifyAll();
    }

    /** Stops reading; a thread that still waits for a pipe is not interrupted and ends with the process. */
    @Override
    public void close() {
        over();
        try {
            reader.join(FAREWELL_MILLIS);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (true) {
            Optional<Open> now = next();
            if (now.isEmpty()) {
                return;
            }
            String initial = draft;
            draft = "";
            Dialogue.Line line = dialogue.read(() -> prompt(now.get().turn()), initial);
            if (line instanceof Dialogue.Line.Typed typed) {
                take(typed.text());
            } else if (isOpen(now.get())) {
                leave(line);
                return;
            }
        }
    }

    private synchronized Optional<Open> next() {
        while (open.isEmpty() && !over) {
            try {
                wait();
            } catch (InterruptedException interruption) {
                // The read had already ended by itself; its reason is examined now.
                draft = "";
            }
        }
        return open;
    }

    private synchronized boolean isOpen(Open turn) {
        return open.isPresent() && open.get().equals(turn);
    }

    private void leave(Dialogue.Line line) {
        if (line instanceof Dialogue.Line.End) {
            dialogue.say("There is no more input: you resign the match.");
            seat.resign();
        } else {
            stop.run();
        }
    }

    private String prompt(Question turn) {
        if (!written.isEmpty()) {
            return "... ";
        }
        String time = turn.time()
                .flatMap(limited -> seat.timeLeft())
                .map(left -> ", " + text(left) + " left")
                .orElse("");
        return "Your turn " + turn.number() + " (" + PersonAdvice.expected(turn) + time + "): ";
    }

    private static String text(Duration left) {
        long seconds = left.toSeconds();
        return seconds < SECONDS_IN_A_MINUTE
                ? seconds + " s"
                : seconds / SECONDS_IN_A_MINUTE + " min " + seconds % SECONDS_IN_A_MINUTE + " s";
    }

    private void take(String typed) {
        Optional<Open> now = opened();
        if (now.isEmpty()) {
            dialogue.say("There are no more prompts for you.");
            return;
        }
        Optional<PersonCommand> word = PersonCommand.of(typed);
        if (word.isPresent()) {
            execute(word.get(), now.get());
        } else if (!typed.isBlank() || !written.isEmpty()) {
            write(typed, now.get());
        }
    }

    private void execute(PersonCommand word, Open now) {
        Question turn = now.turn();
        switch (word) {
            case HELP -> advice.help(turn).forEach(dialogue::say);
            case LEGAL -> advice.legal(turn).forEach(dialogue::say);
            case HINT -> advice.hint().forEach(dialogue::say);
            case BOARD -> now.board().run();
            case INPUT -> advice.input(turn).forEach(dialogue::say);
            case WAIT -> waitFor(now);
            case UNDO -> dialogue.say("Undo is not possible: a submitted order stands, as for a bot.");
            default -> {
                dialogue.say("You resign the match.");
                seat.resign();
                end();
            }
        }
    }

    private void waitFor(Open now) {
        if (!isOfManyLines()) {
            dialogue.say("There is nothing to wait for: the match continues when you have given an order.");
            return;
        }
        waiting = true;
        if (now.turn().isTurn() || !written.isEmpty()) {
            waiting = hand(written + END + "\n", now);
        }
    }

    private boolean isOfManyLines() {
        return seat.form().map(AnswerForm::ending).equals(Optional.of(AnswerForm.Ending.END_LINE));
    }

    /**
     * Adds a line to an answer of several lines, unless the answer would be refused, so that the earlier lines need
     * not be typed again.
     */
    private void add(String typed, Open now) {
        Optional<OrderCheck.Pick> pick = seat.orderCheck().picked(now.turn().input(), typed);
        if (pick.isPresent() && pick.get().order().isEmpty()) {
            dialogue.say(PersonAdvice.choices(pick.get().kind()));
            return;
        }
        String lines = pick.flatMap(OrderCheck.Pick::order)
                .map(TypedAnswers::withoutEnd)
                .orElse(typed + "\n");
        String longer = written + lines;
        Optional<OrderCheck.Objection> objection = seat.objection(now.turn(), longer + END + "\n");
        if (objection.isPresent()) {
            refuse(longer + END + "\n", objection.get());
        } else {
            if (pick.isPresent()) {
                lines.lines().forEach(line -> dialogue.say("    " + line));
            }
            written = longer;
            if (pick.isPresent() && !now.turn().isTurn()) {
                // In real time, an order that was computed from this state is useless a moment later.
                hand(written + END + "\n", now);
            }
        }
    }

    private static String withoutEnd(String answer) {
        return answer.lines()
                .filter(line -> !line.equals(END))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /**
     * Adds a line of an answer; the answer is handed in once it is complete: with End, or an empty line after others.
     */
    private void write(String typed, Open now) {
        if (isOfManyLines() && !typed.isBlank() && !typed.strip().equalsIgnoreCase(END)) {
            add(typed, now);
            return;
        }
        hand(written + (typed.isBlank() ? END : typed) + "\n", now);
    }

    /** Hands an answer in; returns whether it was accepted for the match. */
    private boolean hand(String order, Open now) {
        written = "";
        Optional<OrderCheck.Objection> objection = seat.answer(now.turn(), order);
        objection.ifPresentOrElse(
                wrong -> refuse(order, wrong), () -> close(now.turn().number()));
        return objection.isEmpty();
    }

    private void refuse(String order, OrderCheck.Objection objection) {
        PersonAdvice.Refusal refusal = PersonAdvice.refusal(order, objection);
        draft = refusal.meant();
        dialogue.say(refusal.words());
    }

    private synchronized Optional<Open> opened() {
        return open;
    }
}

package arena.app.simulate;

import arena.game.AnswerForm;
import arena.game.Ruling;
import arena.match.Event;
import arena.match.Presence;
import arena.person.OrderCheck;
import arena.person.Person;
import arena.record.Printable;
import arena.text.Lines;
import java.nio.charset.StandardCharsets;
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
    private final PersonAdvice advice;
    private final Runnable stop;
    private final Thread reader = new Thread(this::run, "typed");

    /** The person of this attempt. */
    private Optional<Person> seated = Optional.empty();

    private Optional<Open> open = Optional.empty();
    private boolean over;

    /** True if the person lets the match go on until the game calls. */
    private volatile boolean waiting;

    /** The typed lines of an unfinished answer; used by the reader only. */
    private String written = "";

    /** The initial text of the next line; used by the reader only. */
    private String draft = "";

    private record Open(PersonTurn turn, Runnable board) {}

    /**
     * Prepares the reader.
     *
     * @param stop breaks the match off
     */
    TypedAnswers(Dialogue dialogue, PersonAdvice advice, Runnable stop) {
        this.dialogue = dialogue;
        this.advice = advice;
        this.stop = stop;
        reader.setDaemon(true);
    }

    /** Starts reading. */
    void start() {
        reader.start();
    }

    /** Seats the person; a repeated match has another one. */
    synchronized void sit(Person person) {
        seated = Optional.of(person);
        open = Optional.empty();
    }

    @Override
    public PersonOutput output() {
        return dialogue;
    }

    @Override
    public void asked(PersonTurn turn, Runnable board) {
        advice.asked(turn);
        if (advice.calls(turn)) {
            waiting = false;
            board.run();
        } else if (turn.isTurn() && !waiting) {
            board.run();
        }
        if (waiting && turn.isTurn()) {
            person().hand((END + "\n").getBytes(StandardCharsets.UTF_8));
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
        if (ruled.code() == 0 || person().presence() instanceof Presence.Gone) {
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
            person().resign();
        } else {
            stop.run();
        }
    }

    private String prompt(PersonTurn turn) {
        if (!written.isEmpty()) {
            return "... ";
        }
        String time = turn.hasClock()
                ? person().timeLeft().map(left -> ", " + text(left) + " left").orElse("")
                : "";
        return "Your turn " + turn.number() + " (" + turn.expected() + time + "): ";
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
        PersonTurn turn = now.turn();
        switch (word) {
            case HELP -> advice.help(turn).forEach(dialogue::say);
            case LEGAL -> advice.legal(turn).forEach(dialogue::say);
            case HINT -> advice.hint(person()).forEach(dialogue::say);
            case BOARD -> now.board().run();
            case INPUT -> advice.input(turn).forEach(dialogue::say);
            case WAIT -> waitFor(now);
            case UNDO -> dialogue.say("Undo is not possible: a submitted order stands, as for a bot.");
            default -> {
                dialogue.say("You resign the match.");
                person().resign();
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
        return person().form().map(AnswerForm::ending).equals(Optional.of(AnswerForm.Ending.END_LINE));
    }

    /**
     * Adds a line to an answer of several lines, unless the answer would be refused, so that the earlier lines need
     * not be typed again.
     */
    private void add(String typed, Open now) {
        Optional<OrderCheck.Pick> pick = advice.picked(now.turn(), typed);
        if (pick.isPresent() && pick.get().order().isEmpty()) {
            dialogue.say(PersonAdvice.choices(pick.get().kind()));
            return;
        }
        String lines = pick.flatMap(OrderCheck.Pick::order)
                .map(TypedAnswers::withoutEnd)
                .orElse(typed + "\n");
        String longer = written + lines;
        Optional<PersonAdvice.Refusal> refusal = advice.refusal(now.turn(), longer + END + "\n");
        if (refusal.isPresent()) {
            draft = refusal.get().meant();
            dialogue.say(refusal.get().words());
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
        Optional<PersonAdvice.Refusal> refusal = advice.refusal(now.turn(), order);
        if (refusal.isPresent()) {
            draft = refusal.get().meant();
            dialogue.say(refusal.get().words());
        } else if (person().hand(order.getBytes(StandardCharsets.UTF_8))) {
            close(now.turn().number());
            return true;
        } else {
            dialogue.say("Your time is up.");
        }
        return false;
    }

    private synchronized Optional<Open> opened() {
        return open;
    }

    private synchronized Person person() {
        return seated.orElseThrow(() -> new IllegalStateException("nobody has sat down yet"));
    }
}

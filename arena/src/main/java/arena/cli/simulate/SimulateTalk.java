package arena.cli.simulate;

import arena.cli.show.Row;
import arena.game.AnswerForm;
import arena.game.Picture;
import arena.game.Ruling;
import arena.match.Event;
import arena.match.Presence;
import arena.person.Adviser;
import arena.person.Person;
import arena.record.Printable;
import arena.text.Lines;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Talks with the person on a seat: on a thread of its own it reads what is typed while the person is asked, answers questions,
 * and hands orders in.
 */
final class SimulateTalk implements SimulateSide, AutoCloseable {

    private static final String END = "End";
    private static final long FAREWELL_MILLIS = 1_000;
    private static final long SECONDS_IN_A_MINUTE = 60;

    private final Dialogue dialogue;
    private final boolean colour;
    private final SimulateCounsel counsel;
    private final Runnable stop;
    private final Thread reader = new Thread(this::run, "talk");

    private Optional<Seated> seated = Optional.empty();
    private Optional<Open> open = Optional.empty();
    private boolean over;

    /** What has been typed of an answer of several lines; the reader's own. */
    private String written = "";

    /** What the next line begins with; the reader's own. */
    private String draft = "";

    /** Who sits there in this attempt, and whom he may ask. */
    private record Seated(Person person, Optional<Adviser> adviser) {}

    private record Open(SimulateTurn turn, List<String> board) {}

    /**
     * Prepares a talk.
     *
     * @param stop breaks the match off
     */
    SimulateTalk(Dialogue dialogue, boolean colour, SimulateCounsel counsel, Runnable stop) {
        this.dialogue = dialogue;
        this.colour = colour;
        this.counsel = counsel;
        this.stop = stop;
        reader.setDaemon(true);
    }

    /** Begins to listen. */
    void start() {
        reader.start();
    }

    /** Seats the person; a match that is played once more has another one. */
    synchronized void sit(Person person, Optional<Adviser> adviser) {
        seated = Optional.of(new Seated(person, adviser));
        open = Optional.empty();
    }

    @Override
    public void say(String words, Picture.Tint tint) {
        Row.fold(words, tint, colour, dialogue.width()).forEach(row -> dialogue.say(row.painted()));
    }

    /** Says something plainly. */
    void say(String words) {
        say(words, Picture.Tint.PLAIN);
    }

    @Override
    public void show(List<String> lines) {
        lines.forEach(dialogue::say);
    }

    @Override
    public void asked(SimulateTurn turn, List<String> board) {
        show(board);
        open(new Open(turn, board));
    }

    private synchronized void open(Open asked) {
        seated().adviser().ifPresent(adviser -> adviser.asked(asked.turn().input()));
        open = Optional.of(asked);
        notifyAll();
    }

    @Override
    public List<String> judged(Event.Ruled ruled) {
        String output = ruled.reply().bytes().map(Lines::decode).orElse("");
        seated().adviser().ifPresent(adviser -> adviser.judged(output, ruled.code()));
        if (close(ruled.reply().number())) {
            dialogue.wake();
        }
        if (ruled.code() == 0 || seated().person().presence() instanceof Presence.Gone) {
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

    /** Ends the talk; a thread that still waits for a pipe is left to end with the process. */
    @Override
    public void close() {
        over();
        try {
            reader.join(FAREWELL_MILLIS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (true) {
            Optional<Open> now = next();
            if (now.isEmpty()) {
                return;
            }
            String begun = draft;
            draft = "";
            Dialogue.Line line = dialogue.read(() -> prompt(now.get().turn()), begun);
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
            } catch (InterruptedException woken) {
                // The reading was to be ended, and had ended by itself: what it was ended for is looked at now.
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
            say("There is no more input: you give the match up.");
            seated().person().resign();
        } else {
            stop.run();
        }
    }

    private String prompt(SimulateTurn turn) {
        if (!written.isEmpty()) {
            return "... ";
        }
        String time = turn.hasClock()
                ? seated().person()
                        .timeLeft()
                        .map(left -> ", " + text(left) + " left")
                        .orElse("")
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
            say("You are not asked any more.");
            return;
        }
        Optional<SimulateWord> word = SimulateWord.of(typed);
        if (word.isPresent()) {
            obey(word.get(), now.get());
        } else if (!typed.isBlank() || !written.isEmpty()) {
            write(typed, now.get());
        }
    }

    private void obey(SimulateWord word, Open now) {
        SimulateTurn turn = now.turn();
        switch (word) {
            case HELP -> counsel.help(turn).forEach(this::say);
            case LEGAL -> counsel.legal(turn).forEach(this::say);
            case HINT -> counsel.hint(seated().adviser()).forEach(this::say);
            case BOARD -> show(now.board());
            case INPUT -> counsel.input(turn).forEach(this::say);
            case UNDO -> say("There is no way back: an order that was handed in stands, as it does for a bot.");
            default -> {
                say("You give the match up.");
                seated().person().resign();
                end();
            }
        }
    }

    private boolean isOfManyLines() {
        return seated().person().form().map(AnswerForm::ending).equals(Optional.of(AnswerForm.Ending.END_LINE));
    }

    /** Keeps a line of an answer of many, unless it would be refused: the lines before it are not to be typed again. */
    private void add(String typed, Open now) {
        String longer = written + typed + "\n";
        Optional<SimulateCounsel.Refusal> refusal = counsel.refusal(now.turn(), longer + END + "\n");
        if (refusal.isPresent()) {
            draft = refusal.get().meant();
            say(refusal.get().words());
        } else {
            written = longer;
        }
    }

    /** Takes a line of an answer; it is handed in once it is complete: with End, or an empty line after others. */
    private void write(String typed, Open now) {
        if (isOfManyLines() && !typed.isBlank() && !typed.strip().equalsIgnoreCase(END)) {
            add(typed, now);
            return;
        }
        String order = written + (typed.isBlank() ? END : typed) + "\n";
        written = "";
        Optional<SimulateCounsel.Refusal> refusal = counsel.refusal(now.turn(), order);
        if (refusal.isPresent()) {
            draft = refusal.get().meant();
            say(refusal.get().words());
        } else if (seated().person().hand(order.getBytes(StandardCharsets.UTF_8))) {
            close(now.turn().number());
        } else {
            say("Your time is up.");
        }
    }

    private synchronized Optional<Open> opened() {
        return open;
    }

    private synchronized Seated seated() {
        return seated.orElseThrow(() -> new IllegalStateException("nobody has sat down yet"));
    }
}

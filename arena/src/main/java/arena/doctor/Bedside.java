package arena.doctor;

import arena.exchange.FileName;
import arena.exchange.Listing;
import arena.exchange.Paper;
import arena.game.Fact;
import arena.game.Ruling;
import arena.match.Acknowledgement;
import arena.match.Clock;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Stamps;
import arena.match.SystemClock;
import arena.match.VenueException;
import arena.text.Lines;
import arena.text.Quote;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The bot's player in a match with troubles: it serves the team folder like any arena, but for the one trouble of the turn,
 * and writes down what the bot made of it. It waits on the match's own thread, and ends the match by declaring the place
 * unfit when it has seen enough.
 */
final class Bedside implements Player {

    /** No game takes this for an order. */
    private static final byte[] NONSENSE = "?\n".getBytes(StandardCharsets.US_ASCII);

    private static final Paper.Limits PAPER = new Paper.Limits(65_536, 200_000_000);

    /** How long an answer without a line end is watched after it has settled. */
    private static final int AFTERTHOUGHT_MILLIS = 300;

    private final Patient patient;
    private final Chart chart;
    private final Course course;
    private final Hand hand;
    private final Deque<Trouble> troubles;
    private final long plainUntilNanos = Pauses.nanosAfter(Limits.PLAIN_MILLIS);
    private Clock clock = new SystemClock();
    private int plainTurns;
    private int turn;
    private Optional<Trouble> planted = Optional.empty();
    private Optional<Trouble> carried = Optional.empty();
    private Trouble suspect;
    private int suspectTurn;
    private Optional<Question> open = Optional.empty();
    private Optional<String> planned = Optional.empty();
    private boolean halted;
    private boolean concluded;

    /**
     * What happens in the match.
     *
     * @param name the bot's name in it
     * @param ground to blame for what goes wrong in a turn without a trouble
     * @param troubles one for each turn, in order
     * @param watched for what is looked in a long pause
     * @param plainTurns how many turns without a trouble follow them
     * @param ending how the match ends; nothing if the bot is not told
     */
    record Course(
            String name,
            Trouble ground,
            List<Trouble> troubles,
            List<Trouble> watched,
            int plainTurns,
            Optional<Ending> ending) {}

    /**
     * How a match ends.
     *
     * @param text what Gameover.txt says; nothing for a match that is broken off
     */
    record Ending(Trouble trouble, Optional<String> text) {}

    /** A prompt that waits for its answer. */
    private static final class Question {
        private final Prompt prompt;
        private final long publishedNanos;
        private Optional<Paper> paper = Optional.empty();
        private Optional<Path> file = Optional.empty();
        private byte[] taken = new byte[0];

        Question(Prompt prompt, long publishedNanos) {
            this.prompt = prompt;
            this.publishedNanos = publishedNanos;
        }
    }

    Bedside(Patient patient, Chart chart, Course course) {
        this.patient = patient;
        this.chart = chart;
        this.course = course;
        this.hand = new Hand(patient.folder(), this::watch);
        this.troubles = new ArrayDeque<>(course.troubles());
        this.plainTurns = course.plainTurns();
        this.suspect = course.ground();
    }

    /** Returns whether the bot was told that the match is over. */
    boolean isConcluded() {
        return concluded;
    }

    /** Returns the number of the last prompt. */
    int turn() {
        return turn;
    }

    @Override
    public String name() {
        return course.name();
    }

    @Override
    public PlayerInfo info() {
        return new PlayerInfo("doctor", new TreeMap<>());
    }

    @Override
    public Duration patience() {
        return Duration.ZERO;
    }

    @Override
    public void join(Invitation invitation) {
        clock = invitation.clock();
    }

    @Override
    public Presence presence() {
        return new Presence.Here();
    }

    @Override
    public long ask(Prompt prompt) {
        turn = prompt.number();
        planted = carried.isPresent() ? Optional.empty() : Optional.ofNullable(troubles.poll());
        if (planted.isEmpty() && carried.isEmpty() && (plainTurns-- <= 0 || System.nanoTime() > plainUntilNanos)) {
            endHere();
        }
        // What lies in an acknowledgement shows its effect in the turn after its own.
        suspectTurn = carried.isPresent() ? suspectTurn : turn;
        suspect = carried.or(() -> planted.filter(trouble -> trouble.moment() == Trouble.Moment.INPUT))
                .orElse(course.ground());
        planted.ifPresent(chart::plant);
        show(FileName.of(FileName.Kind.INPUT, turn), prompt.text());
        long published = clock.nanos();
        open = Optional.of(new Question(prompt, published));
        return published;
    }

    private void show(String name, String text) {
        switch (planted.filter(trouble -> trouble.moment() == Trouble.Moment.INPUT)
                .orElse(course.ground())) {
            case LATE_INPUT -> {
                watch(Limits.LATE_MILLIS);
                hand.write(name, text);
            }
            case LONG_PAUSE -> {
                pause();
                hand.write(name, text);
            }
            case INPUT_IN_PIECES -> hand.writeInPieces(name, text);
            case EMPTY_INPUT -> hand.writeLater(name, text, Limits.EMPTY_MILLIS);
            case HELD_INPUT -> hand.writeHeld(name, text);
            case CRLF_INPUT -> hand.write(name, text.replace("\n", "\r\n"));
            default -> hand.write(name, text);
        }
    }

    /** Waits, and ends the match if the bot ends meanwhile or writes what it can not know yet. */
    private void watch(long millis) {
        long until = Pauses.nanosAfter(millis);
        while (System.nanoTime() < until) {
            lookForHaste();
            Pauses.sleep(Math.max(1, Math.min(Limits.LOOK_MILLIS, (until - System.nanoTime()) / 1_000_000)));
        }
    }

    private void pause() {
        course.watched().forEach(chart::plant);
        Vigil vigil = Vigil.begin(patient);
        long until = Pauses.nanosAfter(Limits.PAUSE_MILLIS);
        while (System.nanoTime() < until) {
            lookForHaste();
            vigil.look();
            Pauses.sleep(Limits.LOOK_MILLIS);
        }
        vigil.judge(chart, turn);
    }

    private void lookForHaste() {
        if (patient.isOver()) {
            halt(patient.end());
        }
        if (open.isEmpty() && output().isPresent()) {
            halt("Your bot wrote " + FileName.of(FileName.Kind.OUTPUT, turn) + " before all of its input was there.");
        }
    }

    private Optional<Path> output() {
        try {
            return Listing.of(patient.folder(), Integer.MAX_VALUE).protocol().stream()
                    .filter(name -> name.kind() == FileName.Kind.OUTPUT && name.number() == turn)
                    .sorted()
                    .findFirst()
                    .map(name -> patient.folder().resolve(name.name()));
        } catch (IOException gone) {
            // The bot has removed its own folder: then there is no answer in it.
            return Optional.empty();
        }
    }

    @Override
    public Optional<Reply> reply() {
        Pauses.proceed();
        return open.flatMap(question -> {
            Optional<byte[]> bytes = look(question);
            if (bytes.isEmpty() && patient.isOver()) {
                halt(patient.end());
            }
            return bytes.map(text -> take(question, text));
        });
    }

    private Optional<byte[]> look(Question question) {
        if (question.file.isEmpty()) {
            question.file = output();
            question.paper = question.file.map(
                    file -> new Paper(file, question.prompt.answers().ending(), PAPER, clock.nanos()));
        }
        return question.paper.flatMap(paper -> paper.look(clock.nanos()));
    }

    private Reply take(Question question, byte[] text) {
        question.taken = text;
        if (isDone()
                && course.ending()
                        .filter(end -> end.trouble() == Trouble.END_BEFORE_CODE)
                        .isPresent()) {
            endHere();
        }
        byte[] counts = planted.equals(Optional.of(Trouble.ERROR_CODE)) ? NONSENSE : text;
        return new Reply(turn, Optional.of(counts), false, Stamps.at(question.publishedNanos, clock.nanos()));
    }

    private boolean isDone() {
        return troubles.isEmpty() && planted.isEmpty() && plainTurns <= 0;
    }

    @Override
    public Reply lastReply() {
        String name = FileName.of(FileName.Kind.OUTPUT, turn);
        long millis = open.orElseThrow().prompt.limit().toMillis();
        throw halt("Your bot did not write " + name + " within " + millis + " ms.");
    }

    @Override
    public List<Reply> orders() {
        return List.of();
    }

    @Override
    public long wakeNanos() {
        return clock.nanos() + Limits.LOOK_MILLIS * 1_000_000L;
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        Question question = open.orElseThrow();
        boolean probe = planted.equals(Optional.of(Trouble.ERROR_CODE));
        if (Ruling.isFault(acknowledgement.code()) && !probe) {
            chart.complain(
                    suspect,
                    suspectTurn,
                    "Your bot answered " + Quote.of(Lines.decode(question.taken).strip()) + ", which is code "
                            + acknowledgement.code() + ": " + words(acknowledgement));
        }
        lookForAfterthought(question);
        carried = planted.filter(trouble -> trouble.moment() == Trouble.Moment.CODE);
        suspect = carried.orElse(course.ground());
        suspectTurn = turn;
        if (!acknowledgement.explanation().isEmpty()) {
            hand.write(FileName.of(FileName.Kind.EXPLAIN, turn), lines(acknowledgement.explanation()));
        }
        tell(FileName.of(FileName.Kind.ACKNOWLEDGE, turn), acknowledgement.code());
        open = Optional.empty();
        return clock.nanos();
    }

    private static String words(Acknowledgement acknowledgement) {
        return acknowledgement.explanation().stream()
                .filter(fact -> fact.key().equals("Words"))
                .map(Fact::value)
                .findFirst()
                .orElse("it is against the rules.");
    }

    private static String lines(List<Fact> facts) {
        return facts.stream()
                .map(fact -> fact.key() + " = " + fact.value() + "\n")
                .collect(Collectors.joining());
    }

    private void tell(String name, int code) {
        switch (suspect) {
            case NEWS -> hand.write(name, "100\n");
            case UNKNOWN_NEWS -> hand.write(name, "137\n");
            case CRLF_CODE -> hand.write(name, code + "\r\n");
            case EMPTY_CODE -> hand.writeLater(name, code + "\n", Limits.PIECES_MILLIS);
            case LATE_CODE -> {
                watch(Limits.LATE_MILLIS);
                hand.write(name, code + "\n");
            }
            default -> hand.write(name, code + "\n");
        }
    }

    /** An answer that was taken as complete must stay as it is; one without a line end is given time to show that it does not. */
    private void lookForAfterthought(Question question) {
        byte last = question.taken[question.taken.length - 1];
        if (last != '\n' && last != '\r') {
            Pauses.sleep(AFTERTHOUGHT_MILLIS);
        }
        try {
            byte[] now = question.file.isPresent() ? Files.readAllBytes(question.file.get()) : question.taken;
            if (!Arrays.equals(now, question.taken)) {
                chart.complain(
                        Trouble.WRITTEN_TWICE,
                        turn,
                        "It held " + Quote.of(Lines.decode(question.taken).strip()) + ", and your bot then made it "
                                + Quote.of(Lines.decode(now).strip()) + ".");
            }
        } catch (IOException removed) {
            // A bot may remove its own answer; the arena has it.
            return;
        }
    }

    private void endHere() {
        course.ending().ifPresent(ending -> {
            chart.plant(ending.trouble());
            planned = ending.text();
            Pauses.sleep(Limits.PEACE_MILLIS);
        });
        throw new VenueException("The doctor has seen enough.");
    }

    /** Ends the match because of what the bot did. */
    private VenueException halt(String did) {
        halted = true;
        chart.complain(suspect, suspectTurn, did);
        throw new VenueException(did);
    }

    @Override
    public void conclude(String gameover) {
        carried.ifPresent(trouble -> {
            if (!halted) {
                chart.withdraw(trouble);
            }
        });
        if (halted || course.ending().isEmpty()) {
            return;
        }
        concluded = true;
        hand.write(FileName.GAMEOVER, planned.orElse(gameover));
    }

    @Override
    public void leave() {
        open = Optional.empty();
    }
}

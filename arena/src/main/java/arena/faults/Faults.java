package arena.faults;

import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.Leaving;
import arena.match.Stamps;
import arena.record.Evidence;
import arena.record.MatchRecord;
import arena.record.Printable;
import arena.record.Replay;
import arena.text.Lines;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * What went wrong in one match for the players that are programs or people, as sentences with their evidence. A king that was
 * found is no fault, nor is a move that is wrong only because of what the player could not see.
 */
public final class Faults<S, V, A> {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int MOST_ERROR_LINES = 20;
    private static final int LONGEST_ORDER = 40;
    private static final int MOST_TURNS = 10;

    private final GameBox<S, V, A> box;
    private final MatchRecord record;
    private final SortedMap<Integer, String> players = new TreeMap<>();
    private final SortedMap<Integer, Long> limitsMillis = new TreeMap<>();
    private final SortedMap<Integer, Integer> turns = new TreeMap<>();
    private final SortedSet<Integer> gone = new TreeSet<>();
    private final List<Fault> faults = new ArrayList<>();

    /** What kind of fault it is. */
    public enum Kind {
        WRONG_MOVE,
        TIME_OUT,
        REMARK,
        LEFT;

        /** Returns the word for programs: {@code WRONG_MOVE} is {@code wrong-move}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * One fault.
     *
     * @param sort what it has in common with others that have the same cause
     * @param words one sentence
     * @param evidence lines that show more of it
     * @param spot where it happened
     */
    public record Fault(Kind kind, String sort, String words, List<String> evidence, Spot spot) {
        public Fault {
            evidence = List.copyOf(evidence);
        }

        /** Returns the sentence and its evidence, indented. */
        public List<String> lines() {
            List<String> lines = new ArrayList<>(List.of(words));
            evidence.forEach(line -> lines.add("    " + line));
            return lines;
        }
    }

    /**
     * Where in a match something happened.
     *
     * @param turn the seat's own turn, the i of its input_i.txt; 0 before its first
     * @param code the code of the ruling; 0 if there was none
     */
    public record Spot(int seat, int turn, int code) {}

    private Faults(GameBox<S, V, A> box, MatchRecord record) {
        this.box = box;
        this.record = record;
        // A record that was cut near its beginning tells of no seats.
        record.began().stream()
                .flatMap(began -> began.sittings().stream())
                .filter(sitting -> !sitting.info().kind().equals("superbot"))
                .forEach(sitting -> players.put(
                        sitting.seat(),
                        "player " + sitting.seat() + " ("
                                + sitting.info().facts().getOrDefault("bot", sitting.name()) + ")"));
        record.events(Event.Left.class).forEach(left -> gone.add(left.seat()));
    }

    /** Returns whether an event may be a fault, so that a look into the record is worth its while. */
    public static boolean isSuspicious(Event event) {
        return event instanceof Event.Left || (event instanceof Event.Ruled ruled && Ruling.isFault(ruled.code()));
    }

    /** Returns the faults of a match in their order. */
    public static <S, V, A> List<Fault> of(GameBox<S, V, A> box, MatchRecord record) {
        Faults<S, V, A> reader = new Faults<>(box, record);
        Replay<S, V, A> replay = Replay.of(box, record.entries());
        for (int at = 0; at < replay.frames().size(); at++) {
            reader.take(replay.frames().get(at).entry().event(), replay, at);
        }
        return List.copyOf(reader.faults);
    }

    /** Returns the faults with those of one sort folded into the first of them, which then says how many there were. */
    public static List<Fault> folded(List<Fault> faults) {
        return folded(faults, (first, more) -> "");
    }

    /** Returns the faults of one bot in one match folded likewise; the first of a sort also names the turns of the others. */
    public static List<Fault> foldedTurns(List<Fault> faults) {
        return folded(faults, Faults::turns);
    }

    private static List<Fault> folded(List<Fault> faults, BiFunction<Fault, List<Fault>, String> where) {
        List<Fault> folded = new ArrayList<>();
        SortedSet<String> told = new TreeSet<>();
        for (Fault fault : faults) {
            if (told.add(fault.sort())) {
                List<Fault> more = faults.stream()
                        .filter(other -> other.sort().equals(fault.sort()))
                        .skip(1)
                        .toList();
                String count = more.isEmpty()
                        ? ""
                        : " (and " + more.size() + " more like this" + where.apply(fault, more) + ")";
                folded.add(
                        new Fault(fault.kind(), fault.sort(), fault.words() + count, fault.evidence(), fault.spot()));
            }
        }
        return folded;
    }

    /** Names some of the turns; none if the player has sat on several seats. */
    private static String turns(Fault first, List<Fault> more) {
        int seat = first.spot().seat();
        if (first.spot().turn() == 0
                || more.stream().anyMatch(fault -> fault.spot().seat() != seat)) {
            return "";
        }
        return more.stream()
                .limit(MOST_TURNS)
                .map(fault -> String.valueOf(fault.spot().turn()))
                .collect(Collectors.joining(
                        ", ",
                        more.size() == 1 ? ": in turn " : ": in turns ",
                        more.size() > MOST_TURNS ? ", ..." : ""));
    }

    private void take(Event event, Replay<S, V, A> replay, int at) {
        if (event instanceof Event.Prompted prompted) {
            limitsMillis.put(prompted.seat(), prompted.limitMillis());
            turns.put(prompted.seat(), prompted.number());
        } else if (event instanceof Event.Ruled ruled
                && players.containsKey(ruled.seat())
                && Ruling.isFault(ruled.code())) {
            rule(ruled, replay.view(at - 1, Viewpoint.of(new Seat(ruled.seat()))));
        } else if (event instanceof Event.Noticed noticed && players.containsKey(noticed.seat())) {
            String words = plain(noticed.words());
            faults.add(new Fault(
                    Kind.REMARK,
                    noticed.kind() + " " + words.replaceAll("[0-9]+", "#"),
                    (noticed.kind().equals(Event.Noticed.MACHINE) ? "" : "The folder of ") + player(noticed.seat())
                            + ": " + words + ".",
                    List.of(),
                    spot(noticed.seat(), 0)));
        } else if (event instanceof Event.Left left && players.containsKey(left.seat())) {
            leave(left);
        }
    }

    private void rule(Event.Ruled ruled, Optional<V> view) {
        String turn = "Turn " + ruled.reply().number() + " of " + player(ruled.seat()) + ": ";
        String file = "output_" + ruled.reply().number() + ".txt";
        if (ruled.code() == Ruling.LATE) {
            if (!gone.contains(ruled.seat())) {
                faults.add(new Fault(
                        Kind.TIME_OUT,
                        "late",
                        turn + "no answer within " + limit(ruled.seat()) + " ms; " + file
                                + " must be there, complete with its line end, before that time is over.",
                        lateness(ruled, file, view),
                        spot(ruled.seat(), ruled.code())));
            }
        } else if (!couldNotKnow(ruled, view)) {
            faults.add(new Fault(
                    Kind.WRONG_MOVE,
                    "code " + ruled.code() + " line " + ruled.line() + " "
                            + ruled.words().replaceAll("[0-9]+", "#"),
                    turn + file + (ruled.line() > 0 ? ", line " + ruled.line() : "") + ", " + blamed(ruled)
                            + ", is a wrong move, code " + ruled.code() + ": " + plain(ruled.words()) + ".",
                    List.of(),
                    spot(ruled.seat(), ruled.code())));
        }
    }

    private List<String> lateness(Event.Ruled ruled, String file, Optional<V> view) {
        Stamps stamps = ruled.reply().stamps();
        List<String> lines = new ArrayList<>();
        record.events(Event.ProcessorTime.class)
                .filter(used -> used.seat() == ruled.seat()
                        && used.number() == ruled.reply().number())
                .findFirst()
                .ifPresent(used -> lines.add(Evidence.processorTime(used)));
        lines.add("after input_" + ruled.reply().number() + ".txt: ready.txt last renewed "
                + since(stamps.heartbeatStopped(), stamps) + ", output listed " + since(stamps.listed(), stamps)
                + ", complete " + since(stamps.complete(), stamps) + ", limit "
                + limit(ruled.seat()) + " ms");
        if (stamps.listed() == Stamps.NEVER) {
            lines.add("no " + file + " was ever seen" + Evidence.but(ruled.reply()));
        } else if (ruled.reply().bytes().isEmpty()) {
            lines.add(file + " is empty");
        }
        ended(ruled.seat())
                .flatMap(ended -> view.flatMap(seen -> printedOrder(ended, seen)))
                .ifPresent(order -> lines.add("it printed " + order
                        + " to its standard output, where the arena does not" + " look: write it to " + file));
        ended(ruled.seat()).ifPresent(ended -> lines.add("all it printed: " + ended.log()));
        return lines;
    }

    private static String since(long nanos, Stamps stamps) {
        return nanos == Stamps.NEVER
                ? "not seen"
                : String.format(Locale.ROOT, "%.1f ms", (nanos - stamps.published()) / NANOS_PER_MILLI);
    }

    /** Returns the last line of standard output that is an order in this game. */
    private Optional<String> printedOrder(Event.ProcessEnded ended, V view) {
        return PrintedLines.ofOutput(ended.log()).stream()
                .filter(line -> box.answers().read((line + "\n").getBytes(StandardCharsets.UTF_8), view)
                        instanceof Answer.Given)
                .reduce((earlier, later) -> later)
                .map(line -> "\"" + Printable.of(line, LONGEST_ORDER) + "\"");
    }

    /** A move that is wrong only because of what the player could not see is no mistake of the bot. */
    private boolean couldNotKnow(Event.Ruled ruled, Optional<V> view) {
        if (view.isEmpty() || box.search().isEmpty() || ruled.reply().bytes().isEmpty()) {
            return false;
        }
        Answer<A> answer = box.answers().read(ruled.reply().bytes().get(), view.get());
        return answer instanceof Answer.Given<A> given
                && box.search()
                        .get()
                        .actions(view.get(), new Seat(ruled.seat()))
                        .contains(given.action());
    }

    /** Returns the line that is to blame, as a part of a sentence; the whole answer if no line is. */
    private static String blamed(Event.Ruled ruled) {
        String text = ruled.reply().bytes().map(Lines::decode).orElse("");
        List<String> lines = Lines.split(text);
        boolean known = ruled.line() >= 1 && ruled.line() <= lines.size();
        String blamed = known ? lines.get(ruled.line() - 1) : text;
        return Lines.holdsText(blamed.strip())
                ? "\"" + Printable.of(blamed.strip(), LONGEST_ORDER) + "\""
                : blamed.isEmpty() ? "which is empty" : "which holds no text";
    }

    private void leave(Event.Left left) {
        Optional<Event.ProcessEnded> ended = ended(left.seat());
        List<String> evidence = new ArrayList<>();
        String words = left.words();
        List<String> errors = ended.map(Event.ProcessEnded::lastErrorLines).orElse(List.of());
        if (left.how() instanceof Leaving.ProgramEnded program) {
            words = errors.size() > 1 && !program.isOfBubblewrap() ? program.withoutErrors() : program.withoutLog();
        }
        if (errors.size() > 1) {
            evidence.add("the end of its error stream:");
            errors.stream()
                    .skip(Math.max(0, errors.size() - MOST_ERROR_LINES))
                    .forEach(line -> evidence.add("| " + Printable.of(line)));
        }
        ended.filter(end -> !end.log().isEmpty()).ifPresent(end -> evidence.add("all it printed: " + end.log()));
        String who = player(left.seat());
        String sentence = who.substring(0, 1).toUpperCase(Locale.ROOT) + who.substring(1) + " has left: "
                + left.why().words() + ", " + plain(Printable.of(words)) + remedy(left) + ".";
        String sort = "left " + left.why() + " " + sort(left.how(), words);
        faults.add(new Fault(Kind.LEFT, sort, sentence, evidence, spot(left.seat(), 0)));
    }

    /** How long a program had run before it ended is by chance; all else is the same where the cause is. */
    private static String sort(Leaving how, String words) {
        return how instanceof Leaving.ProgramEnded ended
                ? ended.status().words() + " " + ended.errorLine().orElse("")
                : words;
    }

    private static String remedy(Event.Left left) {
        if (left.how() instanceof Leaving.NotReady) {
            return "; once it has started and wiped its folder it must write ready.txt there, again and again until it finds"
                    + " its input";
        }
        if (left.why().isLimit()) {
            return "; the limits are in section [launch] of config.ini";
        }
        return left.step() == 0 ? "; mend that first" : "; it must run until Gameover.txt is there";
    }

    private Optional<Event.ProcessEnded> ended(int seat) {
        return record.events(Event.ProcessEnded.class)
                .filter(ended -> ended.seat() == seat)
                .findFirst();
    }

    private Spot spot(int seat, int code) {
        return new Spot(seat, turns.getOrDefault(seat, 0), code);
    }

    private long limit(int seat) {
        return limitsMillis.getOrDefault(seat, 0L);
    }

    private String player(int seat) {
        return players.getOrDefault(seat, "player " + seat);
    }

    private static String plain(String words) {
        return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    }
}
